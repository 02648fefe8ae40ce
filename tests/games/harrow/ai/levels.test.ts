import { describe, expect, test } from 'vitest';
import { createBot } from '../../../../src/engine/ai/bot.ts';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import { createSearchBot, type SearchOptions } from '../../../../src/engine/ai/search.ts';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { harrowLevels } from '../../../../src/engine/games/harrow/ai/levels.ts';
import { harrowMind } from '../../../../src/engine/games/harrow/ai/mind.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { unitsAt } from '../../../../src/engine/games/harrow/rules/occupancy.ts';
import { shuffle } from '../../../../src/engine/games/harrow/rules/tiles.ts';
import { fairSeat, hesterSeat, opponent } from '../../../../src/engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../../src/engine/games/harrow/state/set-up.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import type { Seat } from '../../../../src/engine/kernel/game.ts';
import { nextBelow, type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sampleTree } from '../fuzz/random-play.ts';

/** Plays a game; `seen`: each decision before it is made, and whether that is enough. */
function playGame(
  mode: ModeId,
  seed: number,
  choose: (s: HarrowState, seat: Seat) => HarrowAction,
  seen: (s: HarrowState, seat: Seat, action: HarrowAction) => boolean,
): void {
  const s = harrow.setup(completeConfig({ mode }, seed), seed);
  const rng = seedRng(seed + 1);
  for (let pending = harrow.pending(s); pending.kind !== 'over'; pending = harrow.pending(s)) {
    if (pending.kind === 'chance') {
      harrow.apply(s, sampleTree(pending.request, rng), () => {});
      continue;
    }
    const action = choose(s, pending.seat);
    if (seen(s, pending.seat, action)) return;
    harrow.apply(s, action, () => {});
  }
}

test('the gentle level leads the automatic factions of a night with the Fair Folk in their attacks, too', () => {
  const chosen = new Set<Seat>();
  for (let seed = 1; seed <= 30 && chosen.size < 2; seed++) {
    const rng = seedRng(seed);
    playGame(
      'fairhester',
      seed,
      (s) => randomAction(harrow.legal(s), rng),
      (s, seat) => {
        if (chosen.has(seat) || !harrow.legal(s).some(({ type }) => type === 'attack')) return false;
        const action = createBot(harrow, harrowLevels.gentle, seat, seed).choose(s);
        expect(harrow.legal(s).map(harrow.format)).toContain(harrow.format(action));
        chosen.add(seat);
        return true;
      },
    );
  }
  expect([...chosen].sort()).toEqual([hesterSeat, fairSeat]);
});

test('the gentle level attacks no hex twice in the first two rounds, and spares a lone haint now and then', () => {
  let attacks = 0;
  let spared = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const bots = [0, 1].map((seat) => createBot(harrow, harrowLevels.gentle, seat, seed));
    const attacked: Set<number>[] = [new Set(), new Set()];
    playGame(
      'ch1',
      seed,
      (s, seat) => bots[seat].choose(s),
      (s, seat, action) => {
        if (action.type === 'attack') {
          expect([...attacked[seat]]).not.toContain(action.to);
          attacked[seat].add(action.to);
          attacks++;
          const isLone = (option: HarrowAction) =>
            option.type === 'attack' && unitsAt(s, opponent(seat), option.to) === 1;
          if (harrow.legal(s).some(isLone) && !isLone(action)) spared++;
        }
        return s.round > 2;
      },
    );
  }
  expect(attacks).toBeGreaterThan(10);
  expect(spared).toBeGreaterThan(0);
});

/** Everything that a seat cannot see, dealt anew. */
function dealtAnew(s: HarrowState, seat: Seat, rng: Rng): HarrowState {
  const other = cloneJson(s);
  other.rng = [nextBelow(rng, 1 << 30), 2, 3, 4];
  for (const [i, own] of other.seats.entries()) {
    if (i === seat) own.deck = shuffle(own.deck, rng);
    else {
      const unseen = shuffle([...own.hand, ...own.deck], rng);
      own.hand = unseen.slice(0, own.hand.length);
      own.deck = unseen.slice(own.hand.length);
    }
  }
  if (other.hester) {
    const { hand, deck } = other.hester;
    const unseen = seat === 2 ? shuffle(deck, rng) : shuffle([...hand, ...deck], rng);
    if (seat !== 2) other.hester.hand = unseen.slice(0, hand.length);
    other.hester.deck = seat === 2 ? unseen : unseen.slice(hand.length);
  }
  other.tileStack = shuffle(other.tileStack, rng);
  if (other.solo) other.solo.piles = other.solo.piles.map((pile) => shuffle(pile, rng));
  return other;
}

const hasty: SearchOptions = {
  ...{ seed: 1, turns: 3, rounds: [1], breadth: 6, noise: 0.1 },
  answers: { plans: 2, samples: 2, turns: 2 },
};

const wanted = 12;

describe.each(['ch1', 'ch2', 'ch3', 'ch5', 'solo'] as const)('a computer in %s', (mode) => {
  test('decides alike whatever lies where its seat cannot look', () => {
    const rng = seedRng(5);
    const hester = harrowLevels.gentle;
    const botFor = (seat: Seat) =>
      mode === 'solo' ? createBot(harrow, hester, seat, 1) : createSearchBot(harrow, harrowMind, seat, hasty);
    let differing = 0;
    let compared = 0;
    for (let seed = 1; compared < wanted; seed++) {
      const chance = seedRng(seed);
      playGame(
        mode,
        seed,
        (s) => randomAction(harrow.legal(s), chance),
        (s, seat) => {
          if (harrow.legal(s).length === 1 || nextBelow(rng, 8) > 0) return false;
          const other = dealtAnew(s, seat, rng);
          if (JSON.stringify({ ...other, rng: 0 }) !== JSON.stringify({ ...s, rng: 0 })) differing++;
          const choice = (state: HarrowState) => harrow.format(botFor(seat).choose(state));
          expect(choice(other)).toBe(choice(s));
          return ++compared === wanted;
        },
      );
    }
    // Chapter 1 hides nothing but the generator.
    if (mode !== 'ch1') expect(differing).toBeGreaterThan(wanted / 2);
  });
});
