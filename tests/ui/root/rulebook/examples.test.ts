import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { woods } from '../../../../src/app/root/wood-places.ts';
import type { FactionId } from '../../../../src/engine/games/root/factions/ids.ts';
import { rulerOf } from '../../../../src/engine/games/root/rules/rule.ts';
import { type Clearing, placeByName } from '../../../../src/engine/games/root/state/places.ts';
import { countAt, type RootState, sideAs } from '../../../../src/engine/games/root/state.ts';
import type { ArtManifest } from '../../../../src/scenes/gallery.ts';
import { languages } from '../../../../src/session/settings.ts';
import { clearingsIn, lookOf } from '../../../../src/ui/root/rulebook/example-board.ts';
import { stagesOf } from '../../../../src/ui/root/rulebook/example-stages.ts';
import { type ExampleId, examples } from '../../../../src/ui/root/rulebook/examples.ts';
import { standsAt } from '../../../../src/ui/root/table/stands.ts';
import { texts } from '../../../locales/locale-files.ts';

const ids = Object.keys(examples) as ExampleId[];

const statesOf = (id: ExampleId): RootState[] => stagesOf(id).map(({ state }) => state);
const lastOf = (id: ExampleId): RootState => statesOf(id)[examples[id].steps.length];

const seatAs = (s: RootState, faction: FactionId): number => s.sides.findIndex((side) => side.faction === faction);
const sideOf = (s: RootState, faction: FactionId) => s.sides[seatAs(s, faction)];
const clearing = (name: string): Clearing => placeByName(name) ?? -1;
const count = (s: RootState, faction: FactionId, piece: Parameters<typeof countAt>[1], at: string): number =>
  countAt(sideOf(s, faction), piece, clearing(at));
const points = (s: RootState, faction: FactionId): number => sideOf(s, faction).points;
const rulersOf = (id: ExampleId, at: string) =>
  statesOf(id).map((s) => {
    const ruler = rulerOf(s, clearing(at));
    return ruler === undefined ? undefined : s.sides[ruler].faction;
  });

describe('an example is played by the rules to what it tells', () => {
  test('RT-2.5-1, RT-7.2.2 the Eyrie wins the tie', () => {
    expect(rulersOf('rule', 'c12')).toEqual(['mc', 'ed']);
  });

  test('RT-4.2.1 to rule one end of the path is enough', () => {
    expect(rulersOf('move', 'c1')[0]).toBe('ed');
    expect(count(lastOf('move'), 'mc', 'warrior', 'c10')).toBe(3);
  });

  test('RT-4.3.2, RT-4.3.4 three hits take two warriors and the roost, one hit takes a cat', () => {
    const s = lastOf('battle');
    expect([
      count(s, 'ed', 'warrior', 'c12'),
      count(s, 'ed', 'roost', 'c12'),
      count(s, 'mc', 'warrior', 'c12'),
    ]).toEqual([0, 0, 2]);
    expect([points(s, 'mc'), points(s, 'ed')]).toEqual([1, 0]);
  });

  test('RT-4.3.1.II an ambush ends the battle', () => {
    const s = lastOf('ambush');
    expect([count(s, 'mc', 'warrior', 'c12'), count(s, 'ed', 'warrior', 'c12'), s.flow]).toEqual([0, 3, []]);
  });

  test('RT-4.1.2 an item is crafted and scores', () => {
    const s = lastOf('craft');
    expect([points(s, 'mc'), sideOf(s, 'mc').hand]).toEqual([2, []]);
    expect(sideOf(s, 'mc').crafted.reduce((all, n) => all + n, 0)).toBe(1);
  });

  test('RT-6.5.4 wood comes through clearings that are ruled', () => {
    const s = lastOf('mcBuild');
    expect([count(s, 'mc', 'sawmill', 'c1'), count(s, 'mc', 'wood', 'c12'), points(s, 'mc')]).toEqual([1, 0, 1]);
  });

  test('RT-6.2.3 the fallen return to the keep, and the battle goes on', () => {
    const s = lastOf('mcKeep');
    expect(count(s, 'mc', 'warrior', 'c1')).toBe(2);
    expect(s.flow.at(-1)).toMatchObject({ kind: 'battle', stage: 'roll' });
  });

  test('RT-7.5.2 the decree is carried out card by card', () => {
    const [, moved, fought, built] = statesOf('edDecree');
    expect(count(moved, 'ed', 'warrior', 'c7')).toBe(3);
    expect([count(fought, 'mc', 'warrior', 'c7'), count(fought, 'ed', 'warrior', 'c7')]).toEqual([0, 2]);
    expect(count(built, 'ed', 'roost', 'c7')).toBe(1);
  });

  test('RT-7.7 turmoil costs a point for each bird, the cards and the leader', () => {
    const [before, fallen, risen] = statesOf('edTurmoil');
    expect([points(before, 'ed'), points(fallen, 'ed')]).toEqual([5, 2]);
    const { own } = sideAs(risen, seatAs(risen, 'ed'), 'ed');
    expect([own.leader, own.decree]).toEqual([
      'commander',
      { recruit: [], move: ['vizier'], battle: ['vizier'], build: [] },
    ]);
  });

  test('RT-8.4.2 the fourth token costs two supporters, and one more under martial law', () => {
    const s = lastOf('waSympathy');
    expect([sideAs(s, seatAs(s, 'wa'), 'wa').own.supporters.length, points(s, 'wa')]).toEqual([0, 1]);
  });

  test('RT-8.4.1 a revolt clears the clearing', () => {
    const s = lastOf('waRevolt');
    const { own } = sideAs(s, seatAs(s, 'wa'), 'wa');
    expect([points(s, 'wa'), count(s, 'wa', 'warrior', 'c12'), own.officers]).toEqual([2, 3, 1]);
    expect(count(s, 'mc', 'warrior', 'c12')).toBe(0);
  });

  test('RT-4.3.3.II, RT-8.2.6 a token alone is defenseless, and its loss is paid for', () => {
    const s = lastOf('waOutrage');
    expect([points(s, 'mc'), sideOf(s, 'mc').hand]).toEqual([1, ['m_travel_gear']]);
    expect(sideAs(s, seatAs(s, 'wa'), 'wa').own.supporters).toEqual(['m_sword']);
  });

  test('RT-9.5.3 a ruin is explored', () => {
    const s = lastOf('vbDeeds');
    expect([points(s, 'vb'), s.ruins]).toEqual([1, []]);
  });

  test('RT-9.5.4, RT-9.2.9.I aid improves what somebody thinks, and an item may be taken', () => {
    const [, aided, taken] = statesOf('vbAid');
    expect([points(aided, 'vb'), sideOf(aided, 'mc').hand]).toEqual([1, ['f_anvil']]);
    expect(sideOf(taken, 'mc').crafted.every((n) => n === 0)).toBe(true);
  });
});

test.each(ids)('%s shows clearings of the wood, and each picture something new', (id) => {
  const seen = clearingsIn(examples[id]);
  expect(seen).toHaveLength(examples[id].clearings.length);
  const pictures = statesOf(id).map((s) =>
    JSON.stringify([seen.map((at) => standsAt(s, woods.desktop, at)), s.sides.map(({ own, points }) => [own, points])]),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test.each(languages)('in %s every picture has a sentence', (language) => {
  const words = texts(language, 'root/rulebook');
  for (const id of ids) {
    const lines = words.get(`examples.${id}`)?.split('\n') ?? [];
    expect([id, lines.length]).toEqual([id, examples[id].steps.length + 1]);
    for (const line of lines) expect(line).toMatch(/^[\p{Lu}\d].{10,190}[.?]$/u);
  }
});

test('pieces are as large as they were drawn', () => {
  const manifest = JSON.parse(readFileSync('assets/art/root/manifest.json', 'utf8')) as ArtManifest;
  for (const id of ids) {
    for (const { state } of stagesOf(id)) {
      for (const { key } of clearingsIn(examples[id]).flatMap((at) => standsAt(state, woods.desktop, at))) {
        const { w, h, ax, ay } = manifest[key];
        expect([key, lookOf(key)]).toEqual([key, { size: [w, h], anchor: [ax, ay] }]);
      }
    }
  }
});
