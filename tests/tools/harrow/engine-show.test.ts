import { expect, test } from 'vitest';
import { decks } from '../../../src/engine/games/harrow/content/solo/cards.ts';
import { pilesOf } from '../../../src/engine/games/harrow/content/solo/levels.ts';
import { pileIds } from '../../../src/engine/games/harrow/state/solo.ts';
import { runTool } from '../run-tool.ts';

const show = (position: unknown) => runTool('engine', ['show', '-'], JSON.stringify(position));

test('show tells legends, cards, wheel, tiles and waiting objectives', () => {
  const { code, out, err } = show({
    mode: 'ch3',
    legends: { protectors: 'skinless_boy', family: 'odessa' },
    tracks: { protectors: 'b' },
    lantern: 'family',
    protectors: { hand: ['t_rally'], spent: ['t_holler'], haints: { '0,1': 2 }, spoon: 3, plate: 1, credit: 1 },
    family: { hand: [], armed: ['u_knife_dark'], stored: 2, haints: { '0,-1': 2 } },
    tokens: {},
    waiting: { townsfolk: ['bog'] },
    tiles: { wild: ['b_wild', 'b_move used'] },
    effects: { range: 1, banished: { red: 1 } },
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const line of [
    'protectors (skinless_boy, track b): 0 points, jars ability wild legend attack',
    'family (odessa, track a): 0 points, jars ability wild legend attack, lantern',
    '  spoon 3, plate 2 (1 remembered); turns begun 0',
    "  on the Attack jar u_knife_dark; 2 cubes on Odessa's board",
    'until the end of the turn: range +1, 1 red cubes set aside',
    'waiting: townsfolk bog; buildings none',
  ]) {
    expect(out.split('\n')).toContain(line);
  }
  expect(out).toContain('  hand t_rally; deck ');
  expect(out).toContain('played t_holler');
  expect(out).toContain('draws 4, returns 1; board empty');
  expect(out).toContain('bonus tiles: ability none, wild b_wild (b_move), legend none, attack none; stack ');
  // on the map the legend is called by its first word
  expect(out).toMatch(/\/ +Skinless +\\/);
});

test('show tells nails and goad tokens, and marks them on the map', () => {
  const nailed = show({ mode: 'ch2', legends: { protectors: 'bernice' }, nails: ['haint@0,-2'] }).out;
  expect(nailed.split('\n')).toContain('nails: family haint on 0,-2');
  expect(nailed).toMatch(/\\ +! +\//);
  const goaded = show({ mode: 'ch2', legends: { protectors: 'priscilla' }, goads: ['1,0'], tokens: {} }).out;
  expect(goaded.split('\n')).toContain('goad tokens: 1,0');
  expect(goaded).toMatch(/\\ +o +\//);
});

test('show keeps hidden what the file hides, and says nothing of what chapter 1 does not have', () => {
  const hidden = { hand: ['hidden', 'hidden'], deck: new Array(14).fill('hidden') };
  expect(show({ mode: 'ch2', protectors: hidden }).out).toContain('  hand hidden hidden; deck hidden');
  const { out } = show({});
  for (const word of ['hand', 'spoon', 'bonus', 'waiting', 'track a']) expect(out).not.toContain(word);
});

test('show tells Hester’s side, and marks fires, roots, infected haints and laid cubes on the map', () => {
  const { code, out, err } = show({
    mode: 'ch5',
    turn: 3,
    protectors: { legend: '0,2', haints: { '0,1': 2 } },
    family: { legend: '0,-2', haints: { '0,-1': 1 } },
    hester: {
      hex: '1,0',
      flames: { '1,0': 3 },
      actions: 2,
      squares: { family: ['fire'] },
      roots: ['>3,0', '3,0>2,0'],
      infected: { protectors: { '0,1': 1 } },
      hand: ['h_reach'],
      row: [['h_ward', 'h_layabout']],
      sacrifices: { '2,-2': 'bog' },
    },
    battlefield: { bog: 2 },
    tree: { forest: 1 },
    tokens: {},
    pending: [{ frame: 'hester', fallen: true }],
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const line of [
    'Round 1, turn 3 of 9, turn of Hester; Hester decides',
    'hester: 1 squares (protectors none; family fire), on 1,0',
    '  actions 2; pairs of flames 2, flames left 3; snakes left 7',
    '  black roots >3,0 3,0>2,0',
    '  terrain cubes on the map: bog on 2,-2',
  ]) {
    expect(out.split('\n')).toContain(line);
  }
  expect(out).toContain(
    '  cubes: battlefield bog 2, wetlands 0, plains 0, forest 0; tree bog 0, wetlands 0, plains 0, forest 1',
  );
  expect(out).toContain('face up h_layabout over h_ward');
  expect(out).toMatch(/\/ +Hester +\\/);
  expect(out).toMatch(/\\ +### +\//);
  expect(out).toMatch(/\/ +P2s1 +\\/);
  expect(out).toMatch(/\\ +c +\//);
  expect(out).toMatch(/\\ +r +\//);
});

test('while the tree is to fall with Hester at the table, every colour has its range; her victory is told', () => {
  const falling = {
    mode: 'ch5',
    turn: 3,
    battlefield: { red: 2, blue: 1, plains: 3 },
    tree: { bog: 1 },
    hester: { roots: ['>3,0', '3,0>2,0'] },
    pending: [{ frame: 'hester' }, { frame: 'tree' }],
  };
  expect(runTool('engine', ['legal', '-'], JSON.stringify(falling)).out.trim()).toBe(
    'tree red=0..2 blue=0..1 bog=0..1 wetlands=0..0 plains=0..3 forest=0..0',
  );
  const won = {
    mode: 'ch5',
    turn: 6,
    winner: 'hester',
    hester: { squares: { protectors: ['fire', 'fire', 'fire'], family: ['fire', 'fire', 'wild'] }, actions: 6 },
  };
  expect(show(won).out.split('\n')[0]).toBe('The game is over after round 1: Hester wins 0:0:6');
});

test('HC-SOLO-51 alone, Hester loses and nobody wins', () => {
  const first = (position: object) => show(position).out.split('\n')[0];
  const piles = { tactics: [], upgrades: [], goblins: [] };
  const discard = pilesOf({ level: 1 }).flatMap((size, i) => decks[pileIds[i]].slice(0, size));
  const spent = { mode: 'solo', winner: 'protectors', solo: { piles, discard } };
  expect(first(spent)).toBe('The game is over after round 1: Hester loses, no card is left to turn over; 0:0:0');
  const beaten = { mode: 'solo', winner: 'family', family: { points: 7 } };
  expect(first(beaten)).toBe('The game is over after round 1: Hester loses, a rival has 7 points; 0:7:0');
});
