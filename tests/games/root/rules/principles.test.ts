import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { pieceKinds } from '../../../../src/engine/games/root/state/pieces.ts';
import { can, legal, play, playAll, toDecide } from '../play.ts';
import { birdsong, daylight, decree, evening, points, scene, sideOf, there } from '../scene.ts';

describe('golden rules', () => {
  test('RT-1.1.1-1 a card beats the Law: Scouting Party takes the ambush away that RT-4.3.1-1 gives', () => {
    const s = (effects: string[]) =>
      play(
        scene({
          ...daylight('mc'),
          mc: { warriors: { c12: 2 }, effects },
          ed: { warriors: { c12: 2 }, hand: ['f_ambush'] },
        }),
        'battle c12 ed',
      );
    expect([legal(s([])), toDecide(s(['m_scouting_party']))]).toEqual([['ambush f_ambush', 'pass'], 'dice']);
  });

  test('RT-1.1.1-2 RT-G.1.26 a faction’s rule beats the general one: what is a tie for others the Eyrie rule', () => {
    const s = scene({
      ...daylight('ed'),
      mc: { warriors: { c8: 2 } },
      ed: { warriors: { c8: 2 }, ...decree('despot', { build: ['f_anvil'] }, 'build') },
    });
    expect(can(s, 'build c8 by f_anvil')).toBe(true);
  });

  test('RT-1.1.2 RT-G.1.14 what cannot be is not done, though it ought to be', () => {
    // A new roost is compulsory, and the keep's clearing has the fewest warriors.
    const many = Object.fromEntries(
      ['c1', 'c2', 'c3', 'c5', 'c6', 'c7', 'c8', 'c9', 'c10', 'c11', 'c12'].map((at) => [at, 1]),
    );
    const s = scene({ ...birdsong('ed', 'roost'), mc: { keep: 'c4', warriors: many } });
    expect(legal(s).some((text) => text === 'roost c4')).toBe(false);
    expect(legal(s)).toHaveLength(11);
  });

  test('RT-0.3 RT-0.4 only what is written happens: moving is not placing, damaging is not removing', () => {
    const keep = scene({
      ...daylight('ed'),
      mc: { keep: 'c2' },
      ed: { warriors: { c5: 2 }, ...decree('despot', {}, 'move') },
    });
    expect(there(play(keep, 'move c5 c2 1 by vizier'), 'ed', 'warrior', 'c2')).toBe(1);
    const revolt = scene({
      ...birdsong('wa', 'revolt'),
      wa: { sympathy: ['c8'], supporters: ['f_anvil', 'f_favor'] },
      vb: { at: 'c8', items: ['boot', 'tea', 'coin'] },
    });
    const risen = play(revolt, 'revolt c8 f_anvil f_favor');
    expect([points(risen, 'wa'), sideOf(risen, 'vb').pawn]).toEqual([0, 7]);
  });

  test('RT-OQ-58 own pieces removed score nothing', () => {
    const s = scene({ ...daylight('mc'), mc: { warriors: { c1: 2 }, sawmills: { c5: 1 }, wood: { c1: 1 } } });
    expect(points(play(s, 'build sawmill c1 from c1'), 'mc')).toBe(1);
    const organized = scene({ ...evening('wa', 'operate'), wa: { officers: 1, warriors: { c1: 1 } } });
    expect(points(play(organized, 'organize c1'), 'wa')).toBe(0);
  });

  test('RT-OQ-21 RT-OQ-7 ruins and items are no enemy pieces; each owner decides on their own effects', () => {
    const s = scene({
      ...birdsong('wa', 'revolt'),
      wa: { sympathy: ['c12'], supporters: ['f_anvil', 'f_favor'] },
      mc: { keep: 'c1', warriors: { c12: 1 }, crafted: ['tea'], hand: ['f_root_tea'] },
      vb: { at: 'c12', items: ['boot', 'tea', 'coin', 'sword'] },
    });
    const risen = play(s, 'revolt c12 f_anvil f_favor');
    expect([toDecide(risen), toDecide(play(risen, 'damage boot', 'damage tea', 'damage coin'))]).toEqual(['vb', 'mc']);
    expect([risen.ruins.length, sideOf(risen, 'mc').crafted[2]]).toEqual([4, 1]);
  });

  test('RT-OQ-134 RT-OQ-63 who has no pieces left takes turns and draws, without end', () => {
    const s = scene({ ...daylight('wa'), wa: { hand: ['m_sword'] } });
    const passed = play(s, 'done');
    expect(sideOf(passed, 'wa').hand).toHaveLength(2);
    expect(toDecide(passed)).not.toBe('wa');
  });

  test('RT-1.3.2 RT-1.3.1 no action hands a card over but those of a rule', () => {
    const s = scene({ ...daylight('mc'), mc: { warriors: { c1: 1 }, hand: ['f_anvil'] }, wa: { warriors: { c9: 1 } } });
    const { events } = playAll(s, 'march', 'move c1 c5 1', 'done');
    expect(events.map(({ type }) => type)).not.toContain('handed');
    expect(legal(s, 'aid')).toEqual([]);
  });
});

/** Files that may know a faction: its own, the lists of all, and what computers think of each. */
const knowing =
  /^ai\/|^factions\/(marquise|eyrie|alliance|vagabond)\/|^factions\/(ids|by-faction|own|factions|plays|notations|reasons)\.ts$|^notation\/words\.ts$|^notation\/fields\.ts$|^action\.ts$|^events\.ts$|^setup\.ts$/;

describe('the core', () => {
  const folder = join(import.meta.dirname, '../../../../src/engine/games/root');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const core = files.filter((name) => !knowing.test(name));
  const code = (name: string) => readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

  test('names no faction, and none of its pieces but warriors', () => {
    const words = [...factionIds, ...pieceKinds.filter((kind) => kind !== 'warrior' && kind !== 'pawn')];
    const named = core
      .filter((name) => name !== 'state/pieces.ts')
      .flatMap((name) =>
        words.filter((word) => new RegExp(`['".]${word}['"]`).test(code(name))).map((word) => `${name}: ${word}`),
      );
    // Steps and frames of a turn have their names in one list each.
    expect(
      named.filter(
        (each) => !/^(flow|state\/phases|notation\/frame-fields|rules\/triggers)\.ts: (wood|roost|base)$/.test(each),
      ),
    ).toEqual([]);
    expect(core.length).toBeGreaterThan(40);
  });

  test('imports no faction’s folder', () => {
    const imports = core.flatMap((name) =>
      [...code(name).matchAll(/from '([^']*factions\/(?:marquise|eyrie|alliance|vagabond)\/[^']*)'/g)].map(
        ([, path]) => `${name}: ${path}`,
      ),
    );
    expect(imports).toEqual([]);
  });
});
