import { describe, expect, test } from 'vitest';
import { createPlayedStore, mergedGames, type PlayedGame, playedGames } from '../../src/session/played.ts';
import { playedFile, playedIn } from '../../src/session/played-file.ts';
import { memory } from './memory.ts';

const played = (day: number): PlayedGame => ({
  id: day.toString(16).padStart(16, '0'),
  at: `2026-01-0${day}T20:15:00.000Z`,
  mode: 'short',
  level: 'hard',
  sides: [
    { player: 'red', leader: 'ada', person: true, won: true, out: 7, expected: 6.25 },
    { player: 'blue', person: false, level: 'sharp', won: false, out: 0, expected: 1 },
  ],
});

const [first, second, third] = [1, 2, 3].map(played);

describe('games played to their end', () => {
  test('lie under keys of the game and of each one', async () => {
    const storage = memory();
    const store = createPlayedStore('toy', storage);
    await store.add([second, first]);
    expect([...storage.map.keys()].sort()).toEqual([`toy.played.${first.id}`, `toy.played.${second.id}`].sort());
    expect(await store.load()).toEqual([first, second]);
    expect(await createPlayedStore('root', storage).load()).toEqual([]);
  });

  test('two tabs write beside each other, and what both know is there once', async () => {
    const storage = memory();
    const [one, other] = [createPlayedStore('toy', storage), createPlayedStore('toy', storage)];
    expect([await one.load(), await other.load()]).toEqual([[], []]);
    await one.add([first, second]);
    await other.add([second, third]);
    expect(await one.load()).toEqual([first, second, third]);
  });

  test('those that are erased are gone, others stay', async () => {
    const store = createPlayedStore('toy', memory());
    await store.add([first, second, third]);
    await store.remove([first, third]);
    expect(await store.load()).toEqual([second]);
  });

  test('what is damaged is passed over, the others are read', () => {
    const [own] = first.sides;
    const broken = [
      { ...first, id: 'not an id' },
      { ...first, at: 'yesterday' },
      { ...first, mode: '<b>' },
      { ...first, sides: [] },
      { ...first, sides: [{ ...own, out: 1e15 }] },
      { ...first, sides: [{ ...own, expected: -1 }] },
      { ...first, sides: Array.from({ length: 9 }, () => own) },
      null,
    ];
    for (const each of broken) expect(playedGames([each, second])).toEqual([second]);
    expect(playedGames({ length: 3 })).toEqual([]);
  });

  test('the first played comes first, and each is there once', () => {
    expect(mergedGames([third, first], [second, first])).toEqual([first, second, third]);
  });

  test('no more are read than anybody plays', () => {
    const many = Array.from(
      { length: 6000 },
      (_, i): PlayedGame => ({ ...first, id: i.toString(16).padStart(16, '0') }),
    );
    expect(playedGames(many)).toHaveLength(5000);
  });
});

describe('the file of them', () => {
  test('is read by its own game alone', () => {
    const text = JSON.stringify(playedFile('toy', [first, second]));
    expect(playedIn('toy', text)).toEqual({ games: [first, second], alone: true });
    expect(playedIn('root', text)).toBeUndefined();
  });

  test('they lie beside a saved game too', () => {
    expect(playedIn('toy', JSON.stringify({ game: 'toy', played: [second] }))).toEqual({
      games: [second],
      alone: false,
    });
  });

  test('any other file tells of none', () => {
    for (const text of ['', 'null', '[]', '{"game":"toy"}', '{"played":[]}']) {
      expect(playedIn('toy', text)).toBeUndefined();
    }
  });
});
