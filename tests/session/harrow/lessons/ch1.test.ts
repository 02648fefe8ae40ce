import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { type LessonId, lessonIn, lessonsOf } from '../../../../src/session/harrow/lessons/lessons.ts';
import { playChapter1 } from './newcomer.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const games = seeds.map((seed) => playChapter1({ seed }));
const ofFamily = [1, 2, 3].map((seed) => playChapter1({ seed, faction: 'family' }));
const idsOf = ({ newcomer }: (typeof games)[number]): LessonId[] => newcomer.heard.map(({ id }) => id);

describe('who follows what is lit in chapter 1', () => {
  it('wins against the gentle computer', () => {
    expect(games.filter(({ hasWon }) => hasWon).length).toBeGreaterThanOrEqual(7);
  });

  it('is taught everything of the first round in it, the jar first and nothing before it', () => {
    const firstRound = [
      'jar',
      'row',
      'step',
      'split',
      'end',
      'rival',
      'wild',
      'spawn',
      'strengthen',
      'aim',
      'attack',
      'free',
      'target',
      'tree',
    ];
    for (const game of games) {
      expect(game.newcomer.heard[0]).toMatchObject({ id: 'ch1.jar', round: 1, moment: { past: expect.any(Array) } });
      expect(game.newcomer.heard[0].moment.past.some(({ type }) => type === 'jarBroken')).toBe(false);
      const told = game.newcomer.heard.filter(({ round }) => round === 1).map(({ id }) => id);
      expect(told).toEqual(expect.arrayContaining(firstRound.map((name) => `ch1.${name}`)));
      expect(told.some((id) => id === 'ch1.success' || id === 'ch1.clash')).toBe(true);
    }
  });

  it('hears of being attacked before the tree decides, and by the end of the second round', () => {
    for (const { newcomer } of games.filter(({ session }) =>
      session.log.some(({ events }) => events.some((event) => event.type === 'attackDeclared' && event.seat !== 0)),
    )) {
      const attacked = newcomer.heard.find(({ id }) => id === 'ch1.attacked');
      expect(attacked && topFrame(attacked.moment.state)?.kind).toBe('tree');
    }
    const early = games.filter(({ newcomer }) =>
      newcomer.heard.some(({ id, round }) => id === 'ch1.attacked' && round <= 2),
    );
    expect(early.length).toBeGreaterThanOrEqual(6);
  });

  it('hears nothing twice, and is told only once between two deeds', () => {
    for (const game of [...games, ...ofFamily]) {
      const ids = idsOf(game);
      expect(new Set(ids).size).toBe(ids.length);
      ids.forEach((id, i) => {
        const isTwice = i > 0 && lessonIn(id).watch === true && lessonIn(ids[i - 1]).watch === true;
        if (!isTwice) return;
        const [before, after] = [game.newcomer.heard[i - 1], game.newcomer.heard[i]];
        const since = after.moment.past.slice(before.moment.past.length);
        expect([id, since.some((event) => 'seat' in event && event.seat === game.newcomer.seat)]).toEqual([id, true]);
      });
    }
  });

  it('is shown nothing that is not legal', () => {
    for (const { newcomer } of [...games, ...ofFamily]) {
      for (const { id, moment } of newcomer.heard) {
        const deed = lessonIn(id).deed?.(moment);
        if (!deed) continue;
        expect([id, harrow.legal(moment.state).map(harrow.format)]).toEqual([
          id,
          expect.arrayContaining([harrow.format(deed)]),
        ]);
      }
    }
  });

  it('hears what is for their own faction', () => {
    for (const game of ofFamily) {
      const others = lessonsOf('ch1', 'protectors').filter((id) => !lessonsOf('ch1', 'family').includes(id));
      expect(idsOf(game).filter((id) => others.includes(id))).toEqual([]);
      expect(idsOf(game)[0]).toBe('ch1.bag');
    }
  });
});
