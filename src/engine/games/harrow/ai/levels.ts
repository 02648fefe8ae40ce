import type { Levels } from '../../../ai/levels.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { HarrowAction } from '../action.ts';
import type { HarrowTypes } from '../harrow.ts';
import { unitsAt } from '../rules/occupancy.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { createMind, harrowMind } from './mind.ts';
import { remembering, type Weights, weightsOf } from './weights.ts';

/** Fears nothing and plans no attack, and thinks little of cubes. */
const plainly: Partial<Weights> = { cube: 0.7, cubeInTree: 0.3, danger: 0, promise: 0, lead: 0 };

/** No fear of the answer. */
const boldly: Partial<Weights> = { danger: 0, promise: 0 };

const leaning = (changes: Partial<Weights>): typeof weightsOf =>
  remembering((mode, faction) => ({ ...weightsOf(mode, faction), ...changes }));

/** A lone haint is spared in two rounds of three, each hex in its own. */
const isSpared = (s: HarrowState, seat: Seat, to: number): boolean =>
  unitsAt(s, opponent(seat), to) === 1 && (to + s.round) % 3 > 0;

function isHarsh(s: HarrowState, action: HarrowAction): boolean {
  if (action.type === 'jar') return action.attack === true;
  return action.type === 'attack' && action.on === undefined && isSpared(s, s.active, action.to);
}

/** Attacks once a round, and leaves a lone haint alone now and then: a weak opponent that never errs in view. */
function gently(s: HarrowState, options: readonly HarrowAction[]): readonly HarrowAction[] {
  const mild = options.filter((option) => !isHarsh(s, option));
  return mild.length > 0 ? mild : options;
}

/** Measured against each other by `npm run arena`. */
export const harrowLevels: Levels<HarrowTypes> = {
  gentle: {
    mind: createMind({ weigh: leaning(plainly), considers: gently }),
    search: { turns: 8, rounds: [1], breadth: 14, noise: 0.12, whim: { temperature: 8, among: 8 } },
  },
  steady: {
    mind: createMind({ weigh: leaning(boldly) }),
    search: { turns: 6, rounds: [1], breadth: 14, noise: 0.12, whim: { temperature: 4, among: 6 } },
  },
  sharp: {
    mind: harrowMind,
    search: { turns: 16, rounds: [2, 4, 8], breadth: 14, noise: 0.12 },
  },
  ruthless: {
    mind: harrowMind,
    search: {
      ...{ turns: 40, rounds: [2, 4, 8], breadth: 20, noise: 0.12 },
      answers: { plans: 6, samples: 12, turns: 10 },
    },
  },
};
