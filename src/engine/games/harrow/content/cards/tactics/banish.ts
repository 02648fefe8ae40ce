import type { Seat } from '../../../../../kernel/game.ts';
import { sum } from '../../../../../kit/sum.ts';
import { effectFrame } from '../../../flow.ts';
import { requireFair, searchCubes } from '../../../rules/fair/fair.ts';
import { hestersCubes, requireHester } from '../../../rules/hester/hester.ts';
import { type CubeColour, factionSeats } from '../../../state/cubes.ts';
import { fairSeat, hesterSeat, opponent } from '../../../state/players.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type EffectFrame } from '../../effect.ts';
import { type Terrain, terrains } from '../../maps/layout.ts';
import type { Tactic } from '../card.ts';

const most = 3;

const silver = 'silver' satisfies CubeColour;

/** Hester's cubes go one by one, for they have colours, and the Fair Folk's likewise; from the second on, no other opponent's can be meant. */
const hestersOnly = 2;
const fairsOnly = 3;

function isTerrain(option: string): option is Terrain {
  return (terrains as readonly string[]).includes(option);
}

function banishOf(s: HarrowState, seat: Seat, cubes: number): void {
  const owner = opponent(seat);
  s.seats[owner].cubes -= cubes;
  s.effects.banished[owner] += cubes;
}

function banishTerrain(s: HarrowState, frame: EffectFrame, terrain: Terrain): void {
  const i = terrains.indexOf(terrain);
  requireHester(s).cubes[i]--;
  s.effects.banished[factionSeats + i]++;
  frame.step = hestersOnly;
  frame.left--;
  if (frame.left === 0) close(s);
}

function banishSilver(s: HarrowState, frame: EffectFrame): void {
  requireFair(s).cubes--;
  s.effects.banished[factionSeats + terrains.length]++;
  frame.step = fairsOnly;
  frame.left--;
  if (frame.left === 0) close(s);
}

/** Up to three cubes of one opponent leave the battleground until the end of the turn; HC-OQ-53: Hester and the Fair Folk are too. */
export const banish: Tactic = {
  id: 't_banish',
  rule: 'HC-TAC-16',
  canPlay: (s, seat) => s.seats[opponent(seat)].cubes + sum(hestersCubes(s)) + searchCubes(s) > 0,
  play(s, seat) {
    s.flow.push(effectFrame(seat, 't_banish', most));
  },
  effect: {
    options(s, { seat, step }, out) {
      const { cubes } = s.seats[opponent(seat)];
      if (step === 1) {
        for (let n = 1; n <= Math.min(most, cubes); n++) out.push({ type: 'choose', option: String(n) });
      }
      if (step !== hestersOnly && searchCubes(s) > 0) out.push({ type: 'choose', option: silver });
      if (step === fairsOnly) return;
      hestersCubes(s).forEach((n, i) => {
        if (n > 0) out.push({ type: 'choose', option: terrains[i] });
      });
    },
    apply(s, frame, action, emit) {
      if (action.type !== 'choose') return;
      const { seat } = frame;
      const { option } = action;
      if (option === silver) {
        banishSilver(s, frame);
        emit({ type: 'cubesBanished', seat, owner: fairSeat, cubes: 1 });
      } else if (isTerrain(option)) {
        banishTerrain(s, frame, option);
        emit({ type: 'cubesBanished', seat, owner: hesterSeat, cubes: 1, terrain: option });
      } else {
        close(s);
        banishOf(s, seat, Number(option));
        emit({ type: 'cubesBanished', seat, owner: opponent(seat), cubes: Number(option) });
      }
    },
    asks: (_s, { step }) => (step === 1 ? '1' : 'more'),
  },
};
