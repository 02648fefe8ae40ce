import { expect, test } from 'vitest';
import type { SimKit } from '../../tools/sim/sim-kit.ts';
import { simulate } from '../../tools/sim/simulate.ts';
import { toy } from './engine/rules.ts';
import type { ToyState, ToyTypes } from './engine/state.ts';
import { throwDie } from './session/throw-die.ts';

/** Nobody has more points than cards laid can be worth, and the hands are as long as each other, or the next to lay has one more. */
function invariantBreaks({ active, laid, hands, points }: ToyState): string[] {
  const ahead = hands[active].length - hands[1 - active].length;
  const expected = active === 0 ? 0 : 1;
  const breaks: string[] = [];
  if (ahead !== (laid === null ? expected : expected - 1)) breaks.push('somebody has laid out of turn');
  if (points.some((each) => each > 21)) breaks.push('more points than all cards are worth');
  return breaks;
}

const kit: SimKit<ToyTypes> = {
  game: toy,
  config: (number) => ({ cards: 1 + (number % 6) }),
  chance: (_, request) => throwDie(request, false).action,
  invariantBreaks,
};

const sound = { errors: 0, deadEnds: 0, invariantBreaks: 0, replayMismatches: 0 };

test('whole games with the die from the tree are sound, saved and replayed after every action', () => {
  const { report, problems } = simulate(kit, { games: 200, seed: 1 });
  expect(problems).toEqual([]);
  expect(report).toMatchObject({ ...sound, games: 200, finished: 200 });
});

test('the same seed plays the same games', () => {
  const scores = (seed: number) => {
    const out: (readonly number[])[] = [];
    simulate(kit, { games: 12, seed, onEnd: ({ state }) => out.push(state.points) });
    return out;
  };
  expect(scores(3)).toEqual(scores(3));
  expect(scores(3)).not.toEqual(scores(4));
});
