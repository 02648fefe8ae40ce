import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hexByName } from '../../../../src/engine/games/harrow/county.ts';
import type { FactionId } from '../../../../src/engine/games/harrow/state/players.ts';
import type { ArtManifest } from '../../../../src/scenes/gallery.ts';
import { languages } from '../../../../src/session/settings.ts';
import { looks, picturesOf } from '../../../../src/ui/harrow/rulebook/example-pieces.ts';
import { stagesOf } from '../../../../src/ui/harrow/rulebook/example-stages.ts';
import { type Example, type ExampleId, examples } from '../../../../src/ui/harrow/rulebook/examples.ts';
import { namedPictures } from '../../../../src/ui/harrow/rulebook/named-pictures.ts';
import { haintsAt, points, side, tokensAt } from '../../../games/harrow/play.ts';
import { hex } from '../../../games/harrow/position.ts';
import { texts } from '../../../locales/locale-files.ts';

const ids = Object.keys(examples) as ExampleId[];

const statesOf = (id: ExampleId) => stagesOf(id).map(({ state }) => state);

const lastOf = (id: ExampleId) => statesOf(id)[examples[id].steps.length];

/** From picture to picture. */
const cubesIn = (id: ExampleId, faction: FactionId) => statesOf(id).map((s) => side(s, faction).cubes);

describe('an example is played by the rules to what it tells', () => {
  test('HC-MOVE-1, 3 two haints go to the forest for 1, one of them onto the mountain for 2', () => {
    const s = lastOf('MOVE');
    expect([
      haintsAt(s, 'protectors', '1,1'),
      haintsAt(s, 'protectors', '1,0'),
      haintsAt(s, 'protectors', '2,0'),
    ]).toEqual([0, 1, 1]);
    expect(s.flow.some(({ kind }) => kind === 'points')).toBe(false);
  });

  test('HC-SPWN-1 two haints fill the hex of the legend, the third comes at home', () => {
    const s = lastOf('SPWN');
    expect([haintsAt(s, 'protectors', '0,1'), haintsAt(s, 'protectors', '0,2')]).toEqual([3, 1]);
  });

  test('HC-ATK-7 a success pays for two haints', () => {
    expect(cubesIn('ATK', 'protectors').slice(2)).toEqual([4, 2, 0]);
    expect(cubesIn('ATK', 'family').slice(2)).toEqual([2, 2, 2]);
    expect(haintsAt(lastOf('ATK'), 'family', '0,-1')).toBe(0);
    expect(points(lastOf('ATK'))).toBe('2:0');
  });

  test('HC-CLSH-2, 4 a failed attack kills, and the defender strikes back without a haint', () => {
    expect(cubesIn('CLSH', 'protectors').slice(1)).toEqual([2, 0, 0]);
    expect(cubesIn('CLSH', 'family').slice(1)).toEqual([3, 3, 1]);
    expect([haintsAt(lastOf('CLSH'), 'family', '0,-1'), haintsAt(lastOf('CLSH'), 'protectors', '0,1')]).toEqual([0, 1]);
  });

  test('HC-RES-2 somebody is led home for 2 points', () => {
    expect(points(lastOf('RES'))).toBe('2:0');
    expect(lastOf('RES').townsfolk[hex('1,0')]).toBe(0);
  });

  test('HC-STORM-1, 3 a storm rises and pulls a scroll', () => {
    const s = lastOf('STORM');
    expect(s.storms[hex('1,-1')]).toBe(1);
    expect(tokensAt(s, '1,-1')).toEqual(['scroll']);
  });

  test('HC-DEST-1, 2 the storm of clean-up closes the chain', () => {
    const [before, after] = statesOf('DEST');
    expect(before.buildings[hex('2,-1')]).toBe(1);
    expect([after.buildings[hex('2,-1')], after.storms[hex('1,-1')]]).toEqual([0, 1]);
    expect(points(after)).toBe('0:2');
  });

  test('HC-ROOT-2, 4 two roots give a cube of each terrain, and the old ones go', () => {
    const { hester } = lastOf('ROOT');
    expect(hester?.roots.map(({ to }) => to)).toEqual([hex('1,0'), hex('1,1')]);
    expect(hester?.oldRoots).toEqual([]);
    expect(hester?.cubes).toEqual([0, 1, 0, 1]);
  });

  test('HC-INF-1 one action infects on both hexes', () => {
    const { hester } = lastOf('INF');
    expect([hester?.infected[1][hex('1,0')], hester?.infected[0][hex('1,1')]]).toEqual([1, 1]);
    expect(hester?.cubes).toEqual([1, 0, 0, 0]);
  });

  test('HC-FIRE-1 where two infected haints meet a bonfire flares up', () => {
    const s = lastOf('FIRE');
    expect(s.hester?.flames[hex('1,0')]).toBe(2);
    expect([haintsAt(s, 'protectors', '1,0'), haintsAt(s, 'family', '1,0')]).toEqual([0, 0]);
  });

  test('HC-SOLO-36, 37 a group gathers and destroys the building', () => {
    const s = lastOf('SOLO');
    expect(haintsAt(s, 'family', '1,0')).toBe(2);
    expect(s.buildings[hex('1,0')]).toBe(0);
    expect(points(s)).toBe('0:2');
  });
});

test.each(ids)('%s shows hexes of the county, and each picture something new', (id) => {
  const { hexes }: Example = examples[id];
  expect(hexes.every((name) => hexByName(name) !== undefined)).toBe(true);
  expect(new Set(hexes).size).toBe(hexes.length);
  const seen = stagesOf(id).map(({ state }) =>
    JSON.stringify([picturesOf(state, hexes.map(hex)), state.seats, state.hester]),
  );
  expect(new Set(seen).size).toBe(seen.length);
});

describe.each(languages)('in %s', (language) => {
  const words = texts(language, 'harrow/rulebook');

  test.each(ids)('%s has a sentence for each picture', (id) => {
    const lines = words.get(`examples.${id}`)?.split('\n') ?? [];
    expect(lines).toHaveLength(examples[id].steps.length + 1);
    for (const line of lines) expect(line).toMatch(/^[\p{Lu}\d].{10,190}[.?]$/u);
  });

  test('the same things are named in pictures as in English, and all of them have one', () => {
    const tagsOf = (text: string) => [...text.matchAll(/<(\w+)>.+?<\/\1>/g)].map((match) => match[1]).sort();
    const english = texts('en', 'harrow/rulebook');
    for (const [key, text] of words) {
      if (!key.startsWith('text.')) continue;
      expect([key, tagsOf(text)]).toEqual([key, tagsOf(english.get(key) ?? '')]);
      expect(tagsOf(text).filter((tag) => !(tag in namedPictures))).toEqual([]);
      expect(text.replaceAll(/<(\w+)>[^<]+<\/\1>/g, '')).not.toMatch(/[<>]/);
    }
  });
});

test('every picture of a named piece is there and is named somewhere', () => {
  for (const picture of Object.values(namedPictures))
    expect([picture, existsSync(`assets/art/${picture}.svg`)]).toEqual([picture, true]);
  const all = [...texts('en', 'harrow/rulebook').values()].join(' ');
  expect(Object.keys(namedPictures).filter((tag) => !all.includes(`<${tag}>`))).toEqual([]);
});

test('pieces are as large as they were drawn', () => {
  const manifest = JSON.parse(readFileSync('assets/art/harrow/manifest.json', 'utf8')) as ArtManifest;
  for (const id of ids) {
    const { hexes }: Example = examples[id];
    for (const { state } of stagesOf(id)) {
      for (const { key, look } of picturesOf(state, hexes.map(hex))) {
        const { w, h, ax, ay } = manifest[key];
        expect([key, looks[look].size, looks[look].anchor]).toEqual([key, [w, h], [ax, ay]]);
      }
    }
  }
});
