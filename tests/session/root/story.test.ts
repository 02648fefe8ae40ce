import { expect, test } from 'vitest';
import type { RootEvent } from '../../../src/engine/games/root/events.ts';
import { scores } from '../../../src/engine/games/root/rules/points.ts';
import { sum } from '../../../src/engine/kit/sum.ts';
import { luckOf } from '../../../src/session/root/played-game.ts';
import { storyOf } from '../../../src/session/root/story.ts';
import { playSome } from '../../games/root/fuzz/random-play.ts';

function randomGame(seed: number) {
  const events: RootEvent[] = [];
  const s = playSome(['mc', 'ed', 'wa', 'vb'], seed, 2500, { after: (step) => events.push(...step.events) });
  return { s, events };
}

test('points by what they were for come to those on the track, turn by turn', () => {
  for (const seed of [2, 3]) {
    const { s, events } = randomGame(seed);
    const story = storyOf([{ events }], s.sides.length);
    s.sides.forEach(({ points }, seat) => {
      // RT-3.3.1-1: whoever plays for dominance has given theirs up.
      if (scores(s, seat)) expect(sum(Object.values(story.sides[seat].points))).toBe(points);
    });
    // One for each turn as it begins, and one more for the end.
    expect(story.turns.length).toBe(s.turn + (s.result ? 1 : 0));
    if (s.result) expect(story.turns.at(-1)).toEqual(s.result.scores);
    const slain = sum(story.sides.map((side) => side.slain));
    expect(slain).toBe(sum(story.sides.map(({ fallen }) => fallen)));
  }
});

test('RT-4.3.2, RT-8.2.2: the higher die is the luck of the attacker, against the Alliance that of the defender', () => {
  const { s } = randomGame(5);
  const seatOf = (faction: string) => s.sides.findIndex((side) => side.faction === faction);
  const [mc, ed, wa] = ['mc', 'ed', 'wa'].map(seatOf);
  const battle = (attacker: number, defender: number): RootEvent[] => [
    { type: 'battleBegan', attacker, defender, at: 1 },
    { type: 'rolled', high: 3, low: 1, hits: [1, 1] },
  ];
  const luck = luckOf([...battle(mc, ed), ...battle(mc, wa)], s);
  expect(luck[mc]).toEqual({ out: 4, expected: 3 });
  expect(luck[ed]).toEqual({ out: 1, expected: 0.875 });
  expect(luck[wa]).toEqual({ out: 3, expected: 2.125 });
});
