import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomAction } from '../../../src/engine/ai/random.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { writePosition } from '../../../src/engine/games/harrow/notation/position.ts';
import type { Config } from '../../../src/engine/games/harrow/state/set-up.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import type { HarrowMatch } from '../../../src/session/harrow/harrow-session.ts';
import { openSave, openSaveText, saveOf } from '../../../src/session/harrow/harrow-session.ts';
import { dropTree } from '../../../src/session/harrow/tree-drop.ts';
import { createSaveStore } from '../../../src/session/save-store.ts';
import { createSession } from '../../../src/session/session.ts';
import { memory } from '../memory.ts';

const chapter1: Config = { mode: 'ch1', map: 'b', north: 'protectors' };

function matchAfter(actions: number, seed = 3, config = chapter1): HarrowMatch {
  const session = createSession(harrow, config, seed);
  const rng = seedRng(seed);
  for (let i = 0; i < actions; i++) {
    const pending = session.pending();
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') session.submit(dropTree(session.state, pending.request, false).action);
    else session.submit(randomAction(session.legal(), rng));
  }
  return { session, controllers: ['human', 'bot'] };
}

const now = new Date('2026-11-16T12:00:00Z');
const written = (match: HarrowMatch) => JSON.stringify(saveOf(match, now));

test('a saved game opens exactly where it was, tree and all, in the middle of a turn', () => {
  for (const actions of [0, 1, 7, 60, 200]) {
    const match = matchAfter(actions);
    const opened = openSaveText(written(match));
    if (!opened.ok) throw new Error(opened.fault);
    expect(opened.match.session.state).toEqual(match.session.state);
    expect(opened.match.session.undoDepth).toBe(match.session.undoDepth);
    expect(opened.match.controllers).toEqual(['human', 'bot']);
  }
});

test('it keeps how well each computer plays; one in which nothing is said of it has them play as they did then', () => {
  const match: HarrowMatch = { ...matchAfter(7), levels: ['ruthless', 'sharp'] };
  const opened = openSaveText(written(match));
  expect(opened.ok && opened.match.levels).toEqual(['ruthless', 'sharp']);
  const { levels, ...older } = JSON.parse(written(match));
  expect(levels).toEqual(['ruthless', 'sharp']);
  const before = openSave(older);
  expect(before.ok && before.match.levels).toEqual(['gentle', 'gentle']);
  const three = matchAfter(7, 3, completeConfig({ mode: 'ch3' }, 3));
  const full = openSave({ ...JSON.parse(written(three)), levels: undefined });
  expect(full.ok && full.match.levels).toEqual(['steady', 'steady']);
  for (const wrong of [['sharp'], ['sharp', 'cunning'], 'sharp']) {
    expect(openSave({ ...older, levels: wrong })).toEqual({ ok: false, fault: 'damaged' });
  }
});

test.each(['ch2', 'ch3'] as const)('so does one of %s, with cards in hand and whatever legends and tracks', (mode) => {
  for (let seed = 0; seed < 8; seed++) {
    const match = matchAfter(30 + 25 * seed, seed, completeConfig({ mode }, seed));
    const opened = openSaveText(written(match));
    if (!opened.ok) throw new Error(opened.fault);
    expect(opened.match.session.state).toEqual(match.session.state);
    expect(opened.match.session.config).toEqual(match.session.config);
  }
});

test.each(['ch5', 'solo'] as const)('so does one with Hester (%s), with a seat more', (mode) => {
  for (let seed = 0; seed < 4; seed++) {
    const match = matchAfter(60 + 40 * seed, seed, completeConfig({ mode, level: 2 }, seed));
    expect(openSaveText(written(match))).toEqual({ ok: false, fault: 'damaged' });
    const three: HarrowMatch = { ...match, controllers: ['bot', 'human', 'human'] };
    const opened = openSaveText(written(three));
    if (!opened.ok) throw new Error(opened.fault);
    expect(opened.match.session.state).toEqual(match.session.state);
    expect(opened.match.session.config).toEqual(match.session.config);
    expect(opened.match.controllers).toEqual(three.controllers);
  }
});

test('a solo save with a level or with piles there are none of is refused', () => {
  const match = matchAfter(5, 1, completeConfig({ mode: 'solo' }, 1));
  const good = saveOf({ ...match, controllers: ['bot', 'bot', 'human'] }, now);
  expect(openSave(good).ok).toBe(true);
  for (const wrong of [{ level: 4 }, { piles: [18] }]) {
    expect(openSave({ ...good, config: { ...good.config, ...wrong } })).toEqual({ ok: false, fault: 'damaged' });
  }
});

test('a game saved under the first rules opens, each piece where it was', () => {
  const text = readFileSync(join(import.meta.dirname, '../../saves/harrow/rules-1/ch1-over.json'), 'utf8');
  const old = JSON.parse(text);
  expect(old.rules).toBe(1);
  const opened = openSaveText(text);
  if (!opened.ok) throw new Error(opened.fault);
  const { version: _, ...position } = old.position;
  expect(writePosition(opened.match.session.state)).toMatchObject(position);
  expect(opened.match.session.pending()).toMatchObject({ kind: 'over', result: { winners: [1], scores: [4, 7] } });
  expect(openSave({ ...old, position: {}, rules: 0 })).toEqual({ ok: false, fault: 'damaged' });
});

test('a game of earlier rules whose actions these forbid goes on from its position, and can be saved again', () => {
  const match = matchAfter(60);
  const written = saveOf(match, now);
  const older = { ...written, rules: 3, actions: [...written.actions, 'shift infected 2,-1 0,0'] };
  const opened = openSave(older);
  if (!opened.ok) throw new Error(opened.fault);
  expect(opened.forgets).toBe(true);
  expect(opened.match.session.state).toEqual(match.session.state);
  expect(opened.match.session.log).toEqual([]);

  const { session } = opened.match;
  session.submit(session.legal()[0]);
  const again = openSave(JSON.parse(JSON.stringify(saveOf(opened.match, now))));
  if (!again.ok) throw new Error(again.fault);
  expect(again.forgets).toBeUndefined();
  expect(again.match.session.state).toEqual(session.state);
  expect(again.match.session.initial).toEqual(match.session.state);
  expect(again.match.session.log).toHaveLength(1);
  // A position that was touched, or is none, cannot be gone on from.
  expect(openSave({ ...older, position: { ...written.position, round: 9 } })).toEqual({ ok: false, fault: 'damaged' });
  expect(openSave({ ...older, position: { version: 99 }, seal: undefined })).toEqual({ ok: false, fault: 'older' });
});

test('a save with a legend of the other side, or a track that is none, is refused', () => {
  const good = saveOf(matchAfter(5, 1, completeConfig({ mode: 'ch2' }, 1)), now);
  expect(openSave(good).ok).toBe(true);
  const legends = { protectors: 'levi', family: 'emmy' };
  expect(openSave({ ...good, config: { ...good.config, legends } })).toEqual({ ok: false, fault: 'damaged' });
  const tracks = { protectors: 'c', family: 'a' };
  expect(openSave({ ...good, config: { ...good.config, tracks } })).toEqual({ ok: false, fault: 'damaged' });
});

test('a save holds no display text', () => {
  const text = written(matchAfter(40));
  for (const word of ['Emmy', 'Protectors', 'The Family', 'Ochránci', 'Rodzina']) expect(text).not.toContain(word);
});

test('what is not a save is refused with its reason', () => {
  const good = saveOf(matchAfter(20), now);
  expect(openSaveText('{ half')).toEqual({ ok: false, fault: 'unreadable' });
  expect(openSaveText('[1, 2]')).toEqual({ ok: false, fault: 'foreign' });
  expect(openSave({ format: 'another game' })).toEqual({ ok: false, fault: 'foreign' });
  expect(openSave({ ...good, version: 2 })).toEqual({ ok: false, fault: 'newer' });
  expect(openSave({ ...good, rules: good.rules + 1 })).toEqual({ ok: false, fault: 'newer' });
  for (const wrong of [
    { seed: 'x' },
    { seed: 3.5 },
    { rules: -1 },
    { rules: 0.5, actions: [] },
    { rules: 3, position: 'lost' },
  ]) {
    expect(openSave({ ...good, ...wrong })).toEqual({ ok: false, fault: 'damaged' });
  }
  expect(openSave({ ...good, actions: [...good.actions, 'fly away'] })).toEqual({ ok: false, fault: 'damaged' });
  expect(openSave({ ...good, actions: [...good.actions, 'walk 0,0 0,1'] })).toEqual({ ok: false, fault: 'damaged' });
  expect(openSave({ ...good, actions: good.actions.slice(0, -1) })).toEqual({ ok: false, fault: 'damaged' });
  expect(openSave({ ...good, game: 'another' })).toEqual({ ok: false, fault: 'foreign' });
});

test('a save of a night there is none of is refused, one of a real night opens with it', () => {
  const match = matchAfter(5, 1, completeConfig({ mode: 'solo' }, 1));
  const good = saveOf({ ...match, controllers: ['bot', 'bot', 'human'], occasion: { night: 'night2' } }, now);
  const opened = openSave(good);
  expect(opened.ok && opened.match.occasion).toEqual({ night: 'night2' });
  expect(openSave({ ...good, night: 'night7' })).toEqual({ ok: false, fault: 'damaged' });
});

test('the store keeps every game, the last played first, and sets a damaged one aside that was to be continued', async () => {
  const storage = memory();
  const store = createSaveStore('harrow', { openSave }, storage);
  const earlier = saveOf(matchAfter(5), new Date('2026-11-15T12:00:00Z'));
  const later = saveOf(matchAfter(9), now);
  const games = [
    { id: 'b', name: 'The long one', save: later },
    { id: 'a', save: earlier },
  ];
  await Promise.all(games.map(store.keep));
  expect(await store.load()).toEqual({ games, aside: [], fault: undefined });

  const damaged = { ...later, hash: 'nonsense' };
  await store.keep({ id: 'b', save: damaged });
  expect(await store.load()).toEqual({ games: [games[1]], aside: [damaged], fault: 'damaged' });
  expect(await store.load()).toEqual({ games: [games[1]], aside: [damaged], fault: undefined });
  storage.map.set('harrow.game.c', 'no game at all');
  expect(await store.load()).toMatchObject({ aside: [damaged, 'no game at all'], fault: 'damaged' });
  expect(await store.dropAside(1)).toEqual([damaged]);
  // The next one does not push it out; of many, the latest stay.
  for (const name of ['a', 'b', 'c', 'd', 'e']) await store.setAside(name);
  expect(storage.map.get('harrow.set-aside')).toEqual(['a', 'b', 'c', 'd', 'e']);
});
