import { describe, expect, test } from 'vitest';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import { beginner, createSearchBot, type SearchOptions } from '../../../../src/engine/ai/search.ts';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { harrowMind } from '../../../../src/engine/games/harrow/ai/mind.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sampleTree } from '../fuzz/random-play.ts';
import { play } from '../play.ts';
import { familys, kammis } from './table.ts';

/** Less thought than on the screen, so that many games fit a test. */
const quick: SearchOptions = { ...beginner, turns: 4, rounds: [2] };

function winsAgainstRandom(rival: 'protectors' | 'family', botSeat: number, seed: number): boolean {
  const config = completeConfig({ mode: 'ch4', factions: [rival, 'kammi'] }, seed);
  const s = harrow.setup(config, seed);
  const rng = seedRng(seed + 99);
  const bot = createSearchBot(harrow, harrowMind, botSeat, { ...quick, seed });
  for (let pending = harrow.pending(s); pending.kind !== 'over'; pending = harrow.pending(s)) {
    let action: HarrowAction;
    if (pending.kind === 'chance') action = sampleTree(pending.request, rng);
    else if (pending.seat === botSeat) action = bot.choose(s);
    else action = randomAction(harrow.legal(s), rng);
    harrow.apply(s, action, () => {});
  }
  return s.result?.winner === botSeat;
}

describe.each(['protectors', 'family'] as const)('in chapter 4 against the %s', (rival) => {
  test.each([
    ['Kammi', 1],
    ['her rival', 0],
  ])('%s, played by the bot, beats random play in at least seven games of eight', (_, seat) => {
    let wins = 0;
    for (let seed = 0; seed < 8; seed++) if (winsAgainstRandom(rival, seat, seed)) wins++;
    expect(wins).toBeGreaterThanOrEqual(7);
  });
});

const choice = (s: ReturnType<typeof kammis>, seat: number): HarrowAction =>
  createSearchBot(harrow, harrowMind, seat, quick).choose(s);

test('HC-KAM-50 the bot of her opponent does not know who is who, nor what she holds', () => {
  const s = familys({
    kammi: { first: '1,0', second: '-1,0', hand: ['g_lure', 'g_toss'], dolls: { '0,3': 'real', '1,2': 'decoy' } },
  });
  const other = cloneJson(s);
  if (other.kammi) other.kammi.self = 'second';
  const own = other.seats[1];
  [own.hand, own.deck] = [own.deck.slice(0, 2), [...own.deck.slice(2), ...own.hand]];
  expect(choice(other, 0)).toEqual(choice(s, 0));
});

test('HC-KAM-50 the bot of Kammi does not know the faces of the dolls', () => {
  const s = kammis({ kammi: { first: '1,0', dolls: { '1,1': 'real', '0,1': 'decoy', '-1,2': 'decoy' } } });
  const other = cloneJson(s);
  const dolls = other.kammi?.dolls ?? [];
  [dolls[0].face, dolls[2].face] = ['decoy', 'real'];
  expect(choice(other, 1)).toEqual(choice(s, 1));
});

test('HC-DOLL-7 the bot of Kammi goes and takes the real doll once it lies face up', () => {
  let { state } = play(
    kammis({
      kammi: { first: '0,-1', second: '-1,-1', haints: {}, dolls: { '1,-1': 'real' }, up: ['1,-1'], revealed: true },
    }),
    'jar attack',
  );
  const bot = createSearchBot(harrow, harrowMind, 1, { ...beginner, turns: 8 });
  const rng = seedRng(3);
  for (let n = 0; n < 30 && state.active === 1 && state.turn === 0; n++) {
    const pending = harrow.pending(state);
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : bot.choose(state);
    const next = cloneJson(state);
    harrow.apply(next, action, () => {});
    state = next;
  }
  expect(state.kammi?.taken).toBe(true);
});
