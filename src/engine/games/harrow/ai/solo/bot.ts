import { type Bot, createBot } from '../../../../ai/bot.ts';
import { type Level, seedOf } from '../../../../ai/levels.ts';
import { seedRng } from '../../../../kernel/rng.ts';
import { topFrame } from '../../flow.ts';
import { type HarrowTypes, harrow } from '../../harrow.ts';
import { hesterSeat } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { hesterHabit, largestPile } from '../hester-habits.ts';
import { bestWay, type WaySearch } from '../ways/best-way.ts';
import { type Outlook, playLuckily, playWell } from '../ways/playing.ts';
import { evaluateSolo } from './evaluate.ts';

export const soloBeginner: WaySearch = { ways: 80, trials: 5 };

/** Is it Hester's part of the solo turn? Before it, her rivals act. */
const isHersNow = (s: HarrowState): boolean =>
  s.flow[1]?.kind === 'roots' || s.flow[1]?.kind.startsWith('hester') === true;

const alone: Outlook = {
  habit: hesterHabit,
  evaluate: evaluateSolo,
  goOn(draft, ways, rng) {
    if (!isHersNow(draft)) playLuckily(alone, draft, ways, isHersNow, rng);
    const { round } = draft;
    playWell(alone, draft, ways, (s) => s.round !== round, rng);
  },
};

/** A greedy Hester for the solo game: tries ways through her rivals' turn, and then through her own, by habit, and takes the best. */
export function soloSearching(search: WaySearch): Level<HarrowTypes> {
  return function* think(question) {
    const { seen } = question;
    const rng = seedRng(seedOf(question));
    if (topFrame(seen)?.kind === 'pile') return [largestPile(seen, harrow.legal(seen))];
    const stop = isHersNow(seen) ? (s: HarrowState) => s.round !== seen.round : isHersNow;
    return yield* bestWay(alone, seen, stop, search, rng);
  };
}

export const createSoloBot = ({ seed, ...search }: WaySearch & { readonly seed: number }): Bot<HarrowTypes> =>
  createBot(harrow, soloSearching(search), hesterSeat, seed);
