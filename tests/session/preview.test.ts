import { expect, test } from 'vitest';
import { legendIds, legendsOf } from '../../src/engine/games/harrow/state.ts';
import { previewOf } from '../../src/session/interaction/preview.ts';
import { hex, position } from '../games/harrow/position.ts';

const empty = { sources: [], targets: [] };

test('a card shows where it can be played, and nothing has happened', () => {
  const s = position({ mode: 'ch3', turn: 'protectors', protectors: { hand: ['t_witchfire'] } });
  const before = structuredClone(s);
  const { targets } = previewOf(s, { type: 'card', card: 't_witchfire' });
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.every((hex) => s.seats.every((own) => own.haints[hex] === 0 && own.legendHex !== hex))).toBe(true);
  expect(s).toEqual(before);
});

test('a card that can take tokens of several kinds shows all of them', () => {
  const s = position({
    mode: 'ch3',
    turn: 'protectors',
    protectors: { legend: '0,2', hand: ['t_sure_shot'] },
    tokens: { '0,1': ['move'], '1,1': ['strengthen'] },
  });
  const { targets } = previewOf(s, { type: 'card', card: 't_sure_shot' });
  expect(targets).toEqual(expect.arrayContaining([hex('0,1'), hex('1,1')]));
});

test('a jar that draws tokens from the bag shows nothing of what they would allow', () => {
  const s = position({ turn: 'family' });
  expect(previewOf(s, { type: 'jar', jar: 'ability', attack: false })).toEqual(empty);
});

test('an action after which somebody else decides shows nothing', () => {
  const s = position({ mode: 'ch3', turn: 'protectors' });
  s.flow = [{ kind: 'turn', seat: 0, acted: true, jar: 'wild' }];
  expect(previewOf(s, { type: 'end' })).toEqual(empty);
});

test.each(legendIds.filter((legend) => legend !== 'odessa' && legend !== 'willa'))(
  'the power of %s shows on the map what it could do',
  (legend) => {
    const isProtectors = (legendsOf.protectors as readonly string[]).includes(legend);
    const s = position({
      mode: 'ch3',
      turn: isProtectors ? 'protectors' : 'family',
      legends: { [isProtectors ? 'protectors' : 'family']: legend },
      protectors: { legend: '0,2', haints: { '0,1': 1, '1,0': 1, '0,2': 1, '1,-3': 1 } },
      family: { legend: '0,-2', haints: { '0,-1': 2, '-1,0': 1 } },
      townsfolk: ['-1,2'],
    });
    s.flow = [
      { kind: 'turn', seat: s.active, acted: true, jar: 'legend' },
      { kind: 'legend', seat: s.active, track: true, power: true },
    ];
    const { sources, targets } = previewOf(s, { type: 'power' });
    expect(sources.length + targets.length).toBeGreaterThan(0);
  },
);
