import { hexCount } from '../county.ts';
import type { Frame, FrameOf } from '../flow.ts';
import { fires } from '../rules/hester/fire.ts';
import { hasActs, requireHester } from '../rules/hester/hester.ts';
import { touchedBy } from '../rules/hester/roots.ts';
import type { HesterAct } from '../state/hester.ts';
import { hesterSeat } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { infectedOwner, whyNotCreepFrom, whyNotInfect } from './hester.ts';
import { type Refusal, refuse } from './keys.ts';

/** HC-HACT-5: nobody to move, nobody who can go, or nothing to pay with. */
function whyNotMove(s: HarrowState): Refusal {
  const reasons: Refusal[] = [];
  for (let hex = 0; hex < hexCount; hex++) {
    const isHers = infectedOwner(s, hex) !== undefined || requireHester(s).hex === hex;
    if (isHers) reasons.push(whyNotCreepFrom(s, hex));
  }
  if (reasons.length === 0) return refuse('nobodyToCreep');
  return reasons.some(({ key }) => key === 'creepDear') ? refuse('creepsDear') : reasons[0];
}

/** HC-HACT-6: no snake, nobody at the roots, or nothing to pay with. */
function whyNotInfectAny(s: HarrowState): Refusal {
  const { roots, snakes } = requireHester(s);
  if (snakes === 0) return refuse('noSnakes');
  const frame: FrameOf<'infect'> = { kind: 'infect', seat: hesterSeat, hexes: [], legends: [] };
  const keys = touchedBy(roots).map((hex) => whyNotInfect(s, frame, undefined, hex).key);
  if (keys.includes('infectDear')) return refuse('infectsDear');
  return refuse(keys.includes('noneUninfected') ? 'noneUninfected' : 'nobodyAtRoots');
}

function whyNotSummonAny(s: HarrowState): Refusal {
  if (requireHester(s).hex !== undefined) return refuse('hesterRisen');
  return refuse(fires(s).length === 0 ? 'noFire' : 'summonDear');
}

const lacks: Readonly<Record<HesterAct, (s: HarrowState) => Refusal>> = {
  card: () => refuse('handEmpty'),
  root: () => refuse('rootCornered'),
  spawn: () => refuse('rivalSpawnNowhere'),
  move: whyNotMove,
  infect: whyNotInfectAny,
  summon: whyNotSummonAny,
};

/** HC-HACT-1 to 8: why Hester cannot buy the action now. */
export function whyNotAct(s: HarrowState, frame: Frame, act: HesterAct): Refusal {
  if (frame.kind !== 'hester') return refuse('decideFirst', undefined, 'HC-HACT-1');
  const { used, fallen } = frame;
  if (used.includes(act)) return refuse('actTaken');
  const isLate = act === 'infect' || act === 'summon';
  if (fallen && !isLate) return refuse('treeFallen');
  if (!hasActs(s, frame)) return refuse('noActionsLeft');
  return !fallen && isLate ? refuse('beforeTree') : lacks[act](s);
}
