import type { Level, LevelId, Levels } from '../../../ai/levels.ts';
import type { Mind } from '../../../ai/mind.ts';
import { type Search, searching } from '../../../ai/search.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { HarrowAction } from '../action.ts';
import type { Hex } from '../county.ts';
import { type HarrowTypes, harrow } from '../harrow.ts';
import { unitsAt } from '../rules/occupancy.ts';
import { hesterSeat, opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { createMind, harrowMind } from './mind.ts';
import { soloSearching } from './solo/bot.ts';
import type { WaySearch } from './ways/best-way.ts';
import { remembering, type Weights, weightsOf } from './weights.ts';

/** Fears nothing and plans no attack, and thinks little of cubes. */
const plainly: Partial<Weights> = { cube: 0.7, cubeInTree: 0.3, danger: 0, promise: 0, lead: 0 };

/** No fear of the answer. */
const boldly: Partial<Weights> = { danger: 0, promise: 0 };

const leaning = (changes: Partial<Weights>): typeof weightsOf =>
  remembering((mode, faction) => ({ ...weightsOf(mode, faction), ...changes }));

/** A lone haint is spared in two rounds of three, each hex in its own. */
const isSpared = (s: HarrowState, seat: Seat, to: Hex): boolean =>
  unitsAt(s, opponent(seat), to) === 1 && (to + s.round) % 3 > 0;

/** As long as this, nothing is attacked that was attacked before. */
const roundsOfMercy = 2;

const wasAttacked = (deeds: readonly HarrowAction[], hex: Hex): boolean =>
  deeds.some((deed) => deed.type === 'attack' && deed.to === hex);

function isHarsh(s: HarrowState, action: HarrowAction, deeds: readonly HarrowAction[]): boolean {
  if (action.type === 'jar') return action.attack === true;
  if (action.type !== 'attack') return false;
  if (s.round <= roundsOfMercy && wasAttacked(deeds, action.to)) return true;
  // Hester and the Fair Folk strike with the automatic factions, as their cards say.
  const isOwn = action.on === undefined && s.active < s.seats.length;
  return isOwn && isSpared(s, s.active, action.to);
}

/** Attacks once a round, not the same hex again at once, and leaves a lone haint alone now and then: a weak opponent that never errs in view. */
function gently(
  s: HarrowState,
  options: readonly HarrowAction[],
  deeds: readonly HarrowAction[],
): readonly HarrowAction[] {
  const mild = options.filter((option) => !isHarsh(s, option, deeds));
  return mild.length > 0 ? mild : options;
}

interface Play {
  readonly mind: Mind<HarrowTypes>;
  readonly search: Search;
  /** Where more than two act, and every turn takes longer to think through; else the same. */
  readonly amongMany?: Search;
  /** As Hester among others, and in her night with the Fair Folk: turns are cheap to try, and a lucky fall of the cubes makes no good one. */
  readonly hester: Pick<Search, 'turns' | 'rounds' | 'whim'>;
  /** As Hester in the solo game. */
  readonly solo: WaySearch;
}

const plays: Readonly<Record<LevelId, Play>> = {
  gentle: {
    mind: createMind({ weigh: leaning(plainly), considers: gently }),
    search: { turns: 8, rounds: [1], breadth: 14, noise: 0.12, whim: { temperature: 8, among: 8 } },
    hester: { turns: 10, rounds: [1] },
    solo: { ways: 3, trials: 1 },
  },
  steady: {
    mind: createMind({ weigh: leaning(boldly) }),
    search: { turns: 6, rounds: [1], breadth: 14, noise: 0.12, whim: { temperature: 4, among: 6 } },
    hester: { turns: 40, rounds: [1, 3], whim: { temperature: 1.5, among: 4 } },
    solo: { ways: 16, trials: 2 },
  },
  sharp: {
    mind: harrowMind,
    search: { turns: 16, rounds: [2, 4, 8], breadth: 14, noise: 0.12 },
    hester: { turns: 80, rounds: [2, 4, 8] },
    solo: { ways: 80, trials: 5, ahead: { plans: 6, samples: 6, ways: 6 } },
  },
  ruthless: {
    mind: harrowMind,
    search: {
      ...{ turns: 40, rounds: [2, 4, 8], breadth: 20, noise: 0.12 },
      answers: { plans: 6, samples: 12, turns: 10 },
    },
    amongMany: {
      ...{ turns: 32, rounds: [2, 4, 8], breadth: 18, noise: 0.12 },
      answers: { plans: 5, samples: 8, turns: 7 },
    },
    hester: { turns: 160, rounds: [2, 4, 8] },
    solo: { ways: 160, trials: 6, ahead: { plans: 8, samples: 16, ways: 8 } },
  },
};

/** In the solo game Hester is led by a search of her own: nobody answers her but the cards. */
const isAlone = ({ solo, fair }: HarrowState): boolean => solo !== undefined && fair === undefined;

const areMany = ({ hester, fair }: HarrowState): boolean => hester !== undefined || fair !== undefined;

function levelOf({ mind, search, amongMany = search, hester, solo }: Play): Level<HarrowTypes> {
  const alone = soloSearching(solo);
  const cheap = searching(harrow, mind, { ...amongMany, ...hester });
  const many = searching(harrow, mind, amongMany);
  const two = searching(harrow, mind, search);
  return (question) => {
    const { seat, seen } = question;
    if (isAlone(seen)) return alone(question);
    if (seat === hesterSeat || seen.solo) return cheap(question);
    return (areMany(seen) ? many : two)(question);
  };
}

/** Measured against each other by `npm run arena`. */
export const harrowLevels: Levels<HarrowTypes> = {
  gentle: levelOf(plays.gentle),
  steady: levelOf(plays.steady),
  sharp: levelOf(plays.sharp),
  ruthless: levelOf(plays.ruthless),
};
