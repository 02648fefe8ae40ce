import { canClash, targetCost } from '../../engine/games/harrow/rules/attack.ts';
import { battleground } from '../../engine/games/harrow/rules/battleground.ts';
import { fairSeat, hesterSeat, opponent } from '../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { sum } from '../../engine/kit/sum.ts';
import { type Asking, type Attack, type Bargain, cubesOfSeat, type Fight, type Shaking } from './fight.ts';
import { attackOdds, type OddsInput, oddsOf } from './odds.ts';

/** What decides a drop before it happens; also known afterwards, from what fell out. */
interface Stakes {
  readonly input: OddsInput;
  readonly cost: number;
  /** HC-CLSH-1: haints on both hexes. */
  readonly canClash: boolean;
}

/** Cubes of each colour inside the tree when the drop began. */
function insideBefore(s: HarrowState, { dropped, out }: Pick<Fight, 'dropped' | 'out'>): readonly number[] {
  return s.tree.inside.map((inside, colour) => inside - (dropped?.[colour] ?? 0) + (out?.[colour] ?? 0));
}

/** Who hopes for cubes, and with whose they are compared: Hester's with nobody's, and the taker's with the Fair Folk's. */
function sidesOf(fight: Fight): readonly [own: Seat, enemy: Seat] {
  const { attacker } = fight;
  if (fight.kind === 'attack') return [attacker, fight.defender];
  if (fight.kind === 'bargain') return [fairSeat, attacker];
  return [attacker, attacker === hesterSeat ? 0 : opponent(attacker)];
}

/** HC-TREE-8: nothing is compared before Odessa has put her cubes back; reckoned as if she kept none. */
function odessasCubes(s: HarrowState, fight: Fight): Pick<OddsInput, 'ownAdded' | 'enemyAdded'> {
  if (fight.kind === 'shaking') return {};
  const kept = (seat: Seat) => (s.seats[seat]?.stored ?? 0) + (fight.returned[seat] ?? 0);
  const [ownAdded, enemyAdded] = sidesOf(fight).map(kept);
  return ownAdded + enemyAdded > 0 ? { ownAdded, enemyAdded } : {};
}

/** Cubes that are thrown in and cubes that wait inside, from the side of whoever hopes for them. */
export function oddsInputOf(s: HarrowState, fight: Fight): OddsInput {
  const [seat, enemy] = sidesOf(fight);
  const dropped = fight.dropped ?? battleground(s);
  const inside = insideBefore(s, fight);
  const [own, ownStuck] = [cubesOfSeat(dropped, seat), cubesOfSeat(inside, seat)];
  const [against, againstStuck] = [cubesOfSeat(dropped, enemy), cubesOfSeat(inside, enemy)];
  const input = { own, enemy: against, ownStuck, enemyStuck: againstStuck, ...odessasCubes(s, fight) };
  if (!s.hester && !s.fair) return input;
  // HC-FIRE-21: the cubes of all others fall along
  return { ...input, other: sum(dropped) - own - against, otherStuck: sum(inside) - ownStuck - againstStuck };
}

export function stakesOf(s: HarrowState, fight: Attack): Stakes {
  const { attacker, from, to, siege } = fight;
  return {
    input: oddsInputOf(s, fight),
    // The flames it began with: the state may be ahead, with all of them doused.
    cost: targetCost(to, siege !== undefined && siege.flames > 0),
    canClash: canClash(s, attacker, from, to, siege && 'hester'),
  };
}

/** One difference of cubes (attacker's less defender's), or one number of own cubes, with what it brings. */
export interface Bar {
  readonly value: number;
  readonly success: number;
  readonly failure: number;
  /** Enough in comparison, but too few to pay (HC-ATK-12). */
  readonly tooFew: number;
}

const verdicts = ['certain', 'likely', 'even', 'unlikely', 'longShot'] as const;
type Verdict = (typeof verdicts)[number];

export interface Forecast {
  readonly success: number;
  readonly clash: number;
  readonly nothing: number;
  readonly verdict: Verdict;
  readonly bars: readonly Bar[];
}

export function forecastOf({ input, cost, canClash }: Stakes, mostBars: number): Forecast {
  const { success, outnumbered, tooFew, difference } = attackOdds(input, cost);
  return {
    success,
    clash: canClash ? outnumbered : 0,
    nothing: canClash ? tooFew : tooFew + outnumbered,
    verdict: verdictOf(success),
    bars: visible(
      difference.map(({ value, success, outnumbered, tooFew }) => ({ value, success, failure: outnumbered, tooFew })),
      mostBars,
    ),
  };
}

/** The chance that enough own cubes fall out, and a bar for each number of them. */
export function askingForecast(s: HarrowState, fight: Asking, mostBars: number): Forecast {
  const bars = ownBars(s, fight, fight.enough);
  const success = sum(bars.map((bar) => bar.success));
  return { success, clash: 0, nothing: 1 - success, verdict: verdictOf(success), bars: visible(bars, mostBars) };
}

/** HC-FAIR-43: the chance that the Fair Folk have at least as many cubes as the taker; none will do as well. */
export function bargainForecast(s: HarrowState, fight: Bargain, mostBars: number): Forecast {
  return forecastOf({ input: oddsInputOf(s, fight), cost: 0, canClash: false }, mostBars);
}

/** How many terrain cubes the tree may give Hester, and how many it gives on average. */
export function shakingForecast(
  s: HarrowState,
  fight: Shaking,
  mostBars: number,
): { readonly expected: number; readonly bars: readonly Bar[] } {
  const bars = ownBars(s, fight, 0);
  return { expected: sum(bars.map(({ value, success }) => value * success)), bars: visible(bars, mostBars) };
}

/** A bar for each number of own cubes that may fall out. */
function ownBars(s: HarrowState, fight: Fight, enough: number): Bar[] {
  return oddsOf(oddsInputOf(s, fight)).joint.map((row, value) => {
    const p = sum(row);
    return { value, success: value >= enough ? p : 0, failure: 0, tooFew: value >= enough ? 0 : p };
  });
}

export function verdictOf(success: number): Verdict {
  if (success >= 0.95) return 'certain';
  if (success >= 0.58) return 'likely';
  if (success >= 0.42) return 'even';
  return success >= 0.1 ? 'unlikely' : 'longShot';
}

const heightOf = ({ success, failure, tooFew }: Bar): number => success + failure + tooFew;
const faintest = 0.004;

/** Leaves out the ends nobody will see, the fainter end first. */
function visible(bars: readonly Bar[], most: number): readonly Bar[] {
  let from = 0;
  let to = bars.length;
  while (to - from > 1) {
    const isLeft = heightOf(bars[from]) <= heightOf(bars[to - 1]);
    if (to - from <= most && heightOf(bars[isLeft ? from : to - 1]) >= faintest) break;
    if (isLeft) from++;
    else to--;
  }
  return bars.slice(from, to);
}
