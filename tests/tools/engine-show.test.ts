import { expect, test } from 'vitest';
import { runTool } from './run-tool.ts';

const show = (position: unknown) => runTool('tools/engine.ts', ['show', '-'], JSON.stringify(position));

test('show tells legends, cards, wheel, tiles, nails, goads and waiting objectives', () => {
  const { code, out, err } = show({
    mode: 'ch3',
    legends: { protectors: 'skinless_boy', family: 'odessa' },
    tracks: { protectors: 'b' },
    lantern: 'family',
    protectors: { hand: ['t_rally'], spent: ['t_holler'], haints: { '0,1': 2 }, spoon: 3, plate: 1, credit: 1 },
    family: { hand: [], armed: ['u_knife_dark'], stored: 2, haints: { '0,-1': 2 } },
    nails: ['haint@0,-1'],
    goads: ['1,0'],
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
    'nails: family haint on 0,-1',
    'goad tokens: 1,0',
    'until the end of the turn: range +1, 1 red cubes set aside',
    'waiting: townsfolk bog; buildings none',
  ]) {
    expect(out.split('\n')).toContain(line);
  }
  expect(out).toContain('  hand t_rally; deck ');
  expect(out).toContain('played t_holler');
  expect(out).toContain('draws 4, returns 1; board empty');
  expect(out).toContain('bonus tiles: ability none, wild b_wild (b_move), legend none, attack none; stack ');
  // on the map: the legend by its first word, the nail and the goad token by their marks
  expect(out).toMatch(/\/ +Skinless +\\/);
  expect(out).toMatch(/\\ +! +\//);
  expect(out).toMatch(/\\ +o +\//);
});

test('show keeps hidden what the file hides, and says nothing of what chapter 1 does not have', () => {
  const hidden = { hand: ['hidden', 'hidden'], deck: new Array(14).fill('hidden') };
  expect(show({ mode: 'ch2', protectors: hidden }).out).toContain('  hand hidden hidden; deck hidden');
  const { out } = show({});
  for (const word of ['hand', 'spoon', 'bonus', 'waiting', 'track a']) expect(out).not.toContain(word);
});
