import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { legalTexts, play, points, side } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const lone = { legend: '0,-2', haints: {} };

/** The Protectors play the card, choose its second half first. */
const byCard = (at: Position) =>
  play(position({ mode: 'ch2', family: lone, ...at }), 'card t_your_will', 'choose other').state;
/** Whoever's turn it is uses the tile at the Wild jar. */
const byTile = (at: Position) =>
  play(
    position({ mode: 'ch3', family: lone, tiles: { wild: ['b_first_scroll'] }, ...at }),
    'jar wild',
    'tile b_first_scroll',
  ).state;

const will = { legend: '0,2', haints: {}, hand: ['t_your_will'] } as const;
const inRange = ['0,0', '1,0', '2,0', '-1,1', '0,1', '1,1', '2,1', '-2,2', '-1,2', '0,2', '1,2', '-2,3', '-1,3', '0,3'];

describe('paths', () => {
  test('HC-PATH-7 HC-TRK-37 HC-TAC-14 one path token from possessions to a hex in range', () => {
    const s = byCard({ protectors: { ...will, scrolls: 2 } });
    expect(side(s, 'protectors').pathsLeft).toBe(3);
    expect(s).toOffer(
      'put',
      inRange.map((name) => `put path ${name}`),
    );
    const { state } = play(s, 'put path 1,0');
    expect(state.paths[hex('1,0')]).toBe(1);
    expect(side(state, 'protectors').pathsLeft).toBe(2);
    expect(legalTexts(state, 'put')).toEqual([]);
  });

  test('HC-PATH-7 HC-TRK-37 or one from anywhere on the map', () => {
    const s = byCard({ protectors: will, paths: { '3,-3': 1 } });
    expect(s).toOffer('put', []);
    expect(s).toOffer(
      'shift',
      inRange.map((name) => `shift path 3,-3 ${name}`),
    );
    const { state } = play(s, 'shift path 3,-3 0,0');
    expect([state.paths[hex('3,-3')], state.paths[hex('0,0')]]).toEqual([0, 1]);
    expect(legalTexts(state, 'shift')).toEqual([]);
  });

  test('HC-PATH-7 HC-LEG-3 from a mountain the range is 3', () => {
    const s = byCard({ protectors: { ...will, legend: '2,0' } });
    expect(s).toAllow('put path 0,-1');
    expect(s).not.toAllow('put path -2,0');
  });

  test('HC-PATH-7 HC-TRK-37 HC-BON-18 by the bonus tile as well', () => {
    const s = byTile({ protectors: { legend: '0,2', haints: {} } });
    expect(play(s, 'put path 1,0').state.paths[hex('1,0')]).toBe(1);
    expect(legalTexts(play(s, 'done').state, 'put')).toEqual([]);
  });
});

describe('the other tracks', () => {
  test('HC-TRK-37 townsfolk: one is pulled, whatever scrolls are collected', () => {
    const at: Position = {
      tracks: { protectors: 'b' },
      protectors: { ...will, scrolls: 3 },
      family: { legend: '0,-2', haints: { '2,-1': 1 } },
      townsfolk: ['1,-1'],
      tokens: { '1,0': ['move'] },
    };
    for (const s of [byCard(at), byTile({ ...at, protectors: { ...will, hand: [], scrolls: 3 } })]) {
      const { state } = play(s, 'shift townsfolk 1,-1 1,0');
      expect(state.townsfolk[hex('1,0')]).toBe(1);
      expect([...legalTexts(state, 'take'), ...legalTexts(state, 'shift')]).toEqual([]);
    }
  });

  test('HC-TRK-37 HC-RES-5 a townsfolk pulled home is rescued', () => {
    const s = byCard({ tracks: { protectors: 'b' }, protectors: will, townsfolk: ['0,1'] });
    expect(points(play(s, 'shift townsfolk 0,1 0,2').state)).toBe('2:0');
  });

  test('HC-TRK-37 pulling storms: a storm, no pull', () => {
    const s = byTile({ turn: 'family', family: { ...lone, scrolls: 3 }, tokens: { '3,0': ['spawn'] } });
    expect(s).toOffer('storm', ['storm 0,-2']);
    const { state } = play(s, 'storm 0,-2');
    expect(state.storms[hex('0,-2')]).toBe(1);
    expect(legalTexts(state, 'pull')).toEqual([]);
  });

  test('HC-TRK-37 pushing storms: a storm, no push', () => {
    const s = byTile({
      turn: 'family',
      tracks: { family: 'b' },
      family: { ...lone, scrolls: 3 },
      tokens: { '0,0': ['spawn'] },
    });
    const { state } = play(s, 'put storm 0,-1');
    expect(state.storms[hex('0,-1')]).toBe(1);
    expect(legalTexts(state, 'shift')).toEqual([]);
  });
});
