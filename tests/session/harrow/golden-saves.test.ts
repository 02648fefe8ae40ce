import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { writePosition } from '../../../src/engine/games/harrow/notation/position.ts';
import { hashOf } from '../../../src/engine/kernel/hash.ts';
import { nightsIn } from '../../../src/session/harrow/campaign/nights-file.ts';
import { createProgressStore } from '../../../src/session/harrow/campaign/progress-store.ts';
import { openSave, openSaveText } from '../../../src/session/harrow/harrow-session.ts';
import { readHarrowSettings } from '../../../src/session/harrow/harrow-settings.ts';
import { createSaveStore } from '../../../src/session/save-store.ts';
import { loadGameSettings, loadSettings, saveGameSettings } from '../../../src/session/settings.ts';
import { legalLines } from '../../../tools/engine/actions.ts';
import { harrowEngine } from '../../../tools/engine/harrow/harrow-engine.ts';
import { type GoldenGame, goldenGames } from '../../../tools/golden/harrow/games.ts';
import { type Moment, moments } from '../../../tools/golden/harrow/play.ts';
import { memory } from '../memory.ts';

/** Written by `tools/golden-saves.ts`, a folder for each version of the rules. */
const folder = join(import.meta.dirname, '../../saves/harrow');
const versions = readdirSync(folder).filter((name) => name.startsWith('rules-'));
const present = `rules-${harrow.version}`;

const textOf = (version: string, file: string): string => readFileSync(join(folder, version, file), 'utf8');
const jsonOf = (version: string, file: string) => JSON.parse(textOf(version, file));

/** Files that are no saved games. */
const others = ['legal.json', 'nights.json', 'storage.json'];
const saves = versions.flatMap((version) =>
  readdirSync(join(folder, version))
    .filter((file) => !others.includes(file))
    .map((file) => ({ version, file })),
);

test.each(saves)('$file of $version opens where it was saved, with the same actions on offer', ({ version, file }) => {
  const save = jsonOf(version, file);
  const opened = openSaveText(textOf(version, file));
  if (!opened.ok) throw new Error(opened.fault);
  const { session, controllers, occasion } = opened.match;
  const { version: _, ...position } = save.position;
  expect(writePosition(session.state)).toMatchObject(position);
  if (version === present) expect(hashOf(session.state)).toBe(save.hash);
  expect(legalLines(harrowEngine, session.state)).toEqual(jsonOf(version, 'legal.json')[file]);
  expect({ controllers, night: occasion?.night }).toEqual({ controllers: save.controllers, night: save.night });
  expect(session.log.map(({ action }) => harrow.format(action))).toEqual(save.actions);
});

/** Written by the version they are named after, which allowed what these rules forbid. */
const forbidden = readdirSync(join(folder, 'forbidden'));

test.each(forbidden)(
  '%s, in which these rules forbid an action, opens where it was saved and says what is lost',
  (file) => {
    const save = jsonOf('forbidden', file);
    const opened = openSaveText(textOf('forbidden', file));
    if (!opened.ok) throw new Error(opened.fault);
    const { session, controllers } = opened.match;
    const { version: _, ...position } = save.position;
    expect(opened.forgets).toBe(true);
    expect(writePosition(session.state)).toMatchObject(position);
    expect({ controllers, log: session.log }).toEqual({ controllers: save.controllers, log: [] });
    expect(legalLines(harrowEngine, session.state)).not.toEqual([]);
  },
);

const wanted = goldenGames.flatMap((game) => moments.map((moment) => ({ ...game, moment })));

const fights = ['tree', 'strike', 'push', 'reap', 'clash'];

test.each(wanted)(
  'these rules have a save of $name in the middle of a $moment',
  (game: GoldenGame & {
    moment: Moment;
  }) => {
    const file = `${game.name}-${game.moment}.json`;
    const { rules, config, night, actions } = jsonOf(present, file);
    expect({ rules, mode: config.mode, night }).toEqual({ rules: harrow.version, mode: game.mode, night: game.night });
    if (game.level !== undefined) expect(config.level).toBe(game.level);
    expect(config.variants).toEqual(game.variant && [game.variant]);
    expect(actions.length).toBeGreaterThan(30);
    const opened = openSaveText(textOf(present, file));
    if (!opened.ok) throw new Error(opened.fault);
    const frame = topFrame(opened.match.session.state);
    expect(fights.includes(frame?.kind ?? '')).toBe(game.moment === 'fight');
  },
);

/** The first rules left a game and nothing else. */
const withStorage = versions.filter((version) => readdirSync(join(folder, version)).includes('storage.json'));

describe.each(withStorage)('what %s kept beside its games', (version) => {
  const storage = jsonOf(version, 'storage.json');
  const keyValue = () => memory(storage.indexedDb);
  const nights = jsonOf(version, 'nights.json');

  test('the nights of an exported file are read, alone or beside a save', () => {
    expect(nightsIn(textOf(version, 'nights.json'))).toEqual({ ok: true, alone: true, progress: nights });
    expect(nightsIn(textOf(version, 'night1-turn.json'))).toEqual({ ok: true, alone: false, progress: nights });
  });

  test('the game to continue and the nights are found in the storage of the browser', async () => {
    const kept = keyValue();
    const store = createSaveStore('harrow', { openSave }, kept);
    const { games, fault } = await store.load();
    expect([games.length, fault]).toEqual([1, undefined]);
    const opened = openSave(games[0].save);
    if (!opened.ok) throw new Error('the game to continue is lost');
    expect((await store.load()).games).toEqual(games);
    const current = jsonOf(version, 'ch1-turn.json');
    expect(opened.match.session.log).toHaveLength(current.actions.length);
    expect(opened.match.session.state.round).toBe(current.position.round);
    expect(await createProgressStore(kept, store.setAside).load()).toEqual({ progress: nights, isDamaged: false });
  });

  test('what was set aside stays beside what is set aside today', async () => {
    const kept = keyValue();
    const store = createSaveStore('harrow', { openSave }, kept);
    await store.setAside('another');
    const before = storage.indexedDb['harrow.set-aside'];
    expect(before[0]).toMatchObject({ hash: 'damaged', format: jsonOf(version, 'ch1-fight.json').format });
    expect(kept.map.get('harrow.set-aside')).toEqual([...before, 'another']);
    await createProgressStore(kept, store.setAside).load();
    // Until rules 5 nights that could not be read lay in a place of their own.
    const apart = 'harrow.nights-set-aside' in storage.indexedDb;
    const unread = { ...nights, version: 0 };
    expect(before.slice(1)).toEqual(apart ? [] : [unread]);
    expect((await store.load()).aside).toEqual([...before, 'another', ...(apart ? [unread] : [])]);
    expect(kept.map.has('harrow.nights-set-aside')).toBe(false);
  });

  test('the settings are as they were', () => {
    const kept = new Map<string, string>(Object.entries(storage.localStorage));
    const local = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    };
    const settings = loadSettings(local, ['pl']);
    expect(settings).toEqual({
      language: 'cs',
      speed: 'fast',
      muted: true,
      effects: 0.35,
      ambience: 0.5,
      music: 0.4,
      curtain: false,
      textSize: 150,
      // Came later.
      holds: true,
      calm: false,
      colours: 'printed',
      contrast: false,
    });
    expect(loadGameSettings(local, 'harrow', readHarrowSettings)).toEqual({
      stepping: true,
      firstChapterDone: true,
      // Came later.
      hints: true,
    });
    // They were moved to a place of their own: what the game keeps from now on does not touch them.
    saveGameSettings(local, 'harrow', { stepping: false, firstChapterDone: true });
    expect(loadSettings(local, ['pl'])).toEqual(settings);
    expect(loadGameSettings(local, 'harrow', readHarrowSettings).stepping).toBe(false);
  });
});
