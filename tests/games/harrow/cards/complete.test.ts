import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goblinCards } from '../../../../src/engine/games/harrow/content/cards/goblins.ts';
import { hesterCards } from '../../../../src/engine/games/harrow/content/cards/hester-cards.ts';
import { tactics } from '../../../../src/engine/games/harrow/content/cards/tactics.ts';
import { upgrades } from '../../../../src/engine/games/harrow/content/cards/upgrades.ts';
import { legends } from '../../../../src/engine/games/harrow/content/legends/legends.ts';
import { tiles } from '../../../../src/engine/games/harrow/content/tiles/tiles.ts';
import { cardIds, hesterCardIds, upgradeIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { legendIds } from '../../../../src/engine/games/harrow/state/players.ts';
import { tileIds } from '../../../../src/engine/games/harrow/state/tiles.ts';
import { type Language, languages } from '../../../../src/session/settings.ts';
import { texts } from '../../../locales/locale-files.ts';
import { expectRealExamples } from '../../../quoted-examples.ts';
import { ruleIds } from '../rule-ids.ts';

const cards = { ...tactics, ...upgrades, ...goblinCards, ...hesterCards };
const allCardIds = [...cardIds, ...hesterCardIds];

const gameTests = join(import.meta.dirname, '..');
/** The name given to a `test`, with `.each(...)` or without. */
const title = /\btest(?:\.each\b[\s\S]*?\))?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const cited = new Set(
  readdirSync(gameTests, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('complete.test.ts'))
    .flatMap((name) => [...readFileSync(join(gameTests, name), 'utf8').matchAll(title)])
    .flatMap(([, , name]) => name.split(' ')),
);
const isProven = (rule: string): boolean => cited.has(rule);

const manifest: Readonly<Record<string, unknown>> = JSON.parse(readFileSync('assets/art/harrow/manifest.json', 'utf8'));
const isDrawn = (key: string): boolean => key in manifest && existsSync(`assets/art/harrow/${key}.svg`);

const spoken = (namespace: string, keys: readonly string[]): string[] =>
  languages.flatMap((language) => {
    const own = texts(language, namespace);
    return keys.filter((key) => (own.get(key) ?? '').trim() === '').map((key) => `${language} ${key}`);
  });

describe.each(allCardIds)('%s', (id) => {
  test('is registered under its own name, with a rule of the specification', () => {
    expect(cards[id].id).toBe(id);
    expect(ruleIds).toContain(cards[id].rule);
  });

  test('has a name and a text in every language, and a picture', () => {
    expect(spoken('harrow/cards', [`${id}.name`, `${id}.text`])).toEqual([]);
    expect(isDrawn(`card-${id}`)).toBe(true);
  });

  test('has a test that cites its rule', () => {
    expect(isProven(cards[id].rule)).toBe(true);
  });

  const { effect } = cards[id];
  // One without options goes on by itself and asks nothing, and the track's scroll has its own words.
  if (!effect || effect.options.length === 0 || effect.halves?.isScroll) return;
  test('asks in every language for what its steps need', () => {
    const isAsked = (language: Language) =>
      [...texts(language, 'harrow/map').keys()].some((key) => key.startsWith(`effect.${id}.`) && key.endsWith('.hint'));
    expect(languages.filter((language) => !isAsked(language))).toEqual([]);
    if (effect.halves) expect(spoken('harrow/map', [`choice.half.${id}`])).toEqual([]);
  });
});

test('a token on the Attack jar does something there (HC-CARD-6)', () => {
  const armed = upgradeIds.flatMap((id) => (upgrades[id].arms ? [upgrades[id].arms] : []));
  expect(armed.length).toBeGreaterThan(0);
  for (const { range = 0, majority = 0 } of armed) expect(range + majority).toBeGreaterThan(0);
});

/** Which of these names are in the source outside the files they belong to? */
function namedElsewhere(ids: readonly string[], isOwn: RegExp): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !isOwn.test(name))
    .flatMap((name) => {
      const text = readFileSync(join('src', name), 'utf8');
      return ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${name}: ${id}`);
    });
}

/** Positions that the rulebook shows. */
const examples = /^ui\/harrow\/rulebook\/examples\.ts: /;
const namedInRules = (ids: readonly string[], isOwn: RegExp) =>
  namedElsewhere(ids, isOwn).filter((each) => !examples.test(each));

test('a card is known by name only in its own files, among the solo cards and where it is refused', () => {
  const isOwn = /^engine\/games\/harrow\/(state\/cards\.ts|content\/(cards|solo)\/|refusals\/)/;
  expect(namedInRules(allCardIds, isOwn)).toEqual([]);
});

test('so is a tile, but for the lantern, which says who begins, and the wild token, which is seen to come from its tile', () => {
  const isOwn = /^engine\/games\/harrow\/(state\/tiles\.ts|content\/tiles\/)/;
  expect(namedInRules(tileIds, isOwn).sort()).toEqual([
    'engine/games/harrow/rules/tiles.ts: b_lantern',
    'scenes/harrow/map/motions/token-animations.ts: b_wild',
  ]);
});

test('no two cards share a rule, and every upgrade has the picture of its token', () => {
  expect(new Set(allCardIds.map((id) => cards[id].rule)).size).toBe(allCardIds.length);
  expect(upgradeIds.filter((id) => !isDrawn(`token-${id}`))).toEqual([]);
});

describe.each([...legendIds])('%s', (id) => {
  test('has a name, a power and a text in every language, a portrait and standees', () => {
    expect(legends[id].id).toBe(id);
    expect(spoken('harrow/legends', [`${id}.name`, `${id}.power`, `${id}.text`])).toEqual([]);
    expect([`portrait-${id}`, `standee-${id}`, `standee-${id}-lit`].filter((key) => !isDrawn(key))).toEqual([]);
  });

  test('has a test that cites its rule', () => {
    // Rules of a legend are numbered in a group of its own: HC-LGD-EMM-1.
    expect(ruleIds).toContain(legends[id].rule);
    expect(isProven(legends[id].rule)).toBe(true);
  });
});

describe.each([...tileIds])('%s', (id) => {
  test('has a name and a text in every language, a picture, and a test that cites its rule', () => {
    expect(tiles[id].id).toBe(id);
    expect(spoken('harrow/tiles', [`${id}.name`, `${id}.text`])).toEqual([]);
    expect(isDrawn(`tile-${id}`)).toBe(true);
    expect(isProven(tiles[id].rule)).toBe(true);
  });
});

test('no two legends share a rule', () => {
  expect(new Set(legendIds.map((id) => legends[id].rule)).size).toBe(legendIds.length);
});

test('docs/adding-a-card.md shows real files', () => expectRealExamples('docs/adding-a-card.md', 6));
