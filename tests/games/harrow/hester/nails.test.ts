import { describe, test } from 'vitest';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play } from '../play.ts';
import { hex, position } from '../position.ts';
import { breaks, cubes, hesterAt, hesters, withCard } from './turn.ts';

const bernice = { legends: { protectors: 'bernice' } } as const;
const flames = { '-3,0': 2 };

describe('Bernice', () => {
  const turn = (hester: Parameters<typeof hesters>[0], nails: string[] = []) =>
    play(
      position({
        mode: 'ch5',
        ...bernice,
        turn: 'protectors',
        protectors: { legend: '0,2', haints: { '2,0': 1, '-3,2': 1 } },
        family: { legend: '0,-2', haints: { '2,-1': 1 } },
        hester: { flames, ...hester },
        nails,
      }),
      'jar legend',
      'power',
      'shift haint -3,2 -3,1',
    ).state;

  test('HC-LGD-BER-2 HC-HINT-10 may put a nail under Hester beside one of her units', () => {
    const s = turn({ hex: '1,0' });
    expect(s).toOffer('put', ['put nail_hester 1,0', 'put nail_haint 2,-1']);
    const played = play(s, 'put nail_hester 1,0');
    expect(requireHester(played.state).nailed).toBe(true);
    expect(played.state.nails).toEqual([]);
    expect(eventsOf(played, 'nailDriven')).toEqual([{ type: 'nailDriven', seat: 2, unit: 'legend', hex: hex('1,0') }]);
    expect(breaks(played.state)).toEqual([]);
    expect(legalTexts(turn({ hex: '-1,0' }), 'put')).toEqual(['put nail_haint 2,-1']);
  });

  test('HC-LGD-BER-2 with both nails out one comes back first, Hester’s too', () => {
    const s = turn({ hex: '1,0', nailed: true }, ['haint@2,-1']);
    expect(s).toOffer('take', ['take nail_haint 2,-1', 'take nail_hester 1,0']);
    expect(legalTexts(s, 'put')).toEqual([]);
    const free = play(s, 'take nail_hester 1,0').state;
    expect(requireHester(free).nailed).toBe(false);
    expect(free).toOffer('put', ['put nail_hester 1,0']);
    expect(legalTexts(turn({ hex: '1,0', nailed: true }), 'put')).toEqual(['put nail_haint 2,-1']);
  });
});

describe('a nailed Hester', () => {
  const nailed = { hex: '2,-1', nailed: true, flames };

  test('HC-LGD-BER-3 HC-LGD-BER-5 cannot move until two cubes of any colours pull the nail out', () => {
    const s = hesters({ ...nailed, cubes: { plains: 3, bog: 1 } }, bernice);
    const open = play(s, 'use move').state;
    expect(legalTexts(open, 'creep')).toEqual([]);
    expect(open).toOffer('take', ['take nail_hester 2,-1']);
    const asked = play(open, 'take nail_hester 2,-1').state;
    expect(asked).toOffer('pay', ['pay bog', 'pay plains']);
    const freed = play(asked, 'pay bog', 'pay plains').state;
    expect(requireHester(freed).nailed).toBe(false);
    expect(hesterAt(play(freed, 'creep hester 2,-1 2,-2 terrain').state)).toBe('2,-2');
  });

  test('HC-LGD-BER-5 not with one cube', () => {
    expect(hesters({ ...nailed, cubes: { plains: 1 } }, bernice)).not.toAllow('use move');
    const played = play(hesters({ ...nailed, cubes: { plains: 2 } }, bernice), 'use move', 'take nail_hester 2,-1');
    expect(cubes(played.state)).toEqual({});
    expect(eventsOf(played, 'nailLifted')).toEqual([{ type: 'nailLifted', seat: 2, unit: 'legend', hex: hex('2,-1') }]);
  });

  test.each([
    ['h_reach', { roots: ['2,-2>2,-3'] }, []],
    ['h_stomping_ground', {}, []],
    ['h_night_hag', {}, ['choose plains']],
  ] as const)('HC-LGD-BER-5 the movement of a card pulls it out: %s', (card, side, first) => {
    const s = withCard(card, { ...nailed, ...side }, { ...bernice, protectors: { legend: '-1,3' } });
    const open = play(s, `call ${card}`, ...first).state;
    expect(legalTexts(open).sort()).toEqual(['done', 'take nail_hester 2,-1']);
    const { state } = play(open, 'take nail_hester 2,-1');
    expect(requireHester(state).nailed).toBe(false);
    expect(hesterAt(state)).toBe('2,-1');
    expect(state).toAllow('end');
  });
});

describe('a nailed infected haint', () => {
  const side = { infected: { protectors: { '2,-1': 1 } } };
  const there = { ...bernice, protectors: { haints: { '2,-1': 1 } }, nails: ['infected@2,-1'] };

  test('HC-LGD-BER-7 Hester cannot move it; two cubes free it', () => {
    const s = hesters({ ...side, cubes: { plains: 3 } }, there);
    const open = play(s, 'use move').state;
    expect(legalTexts(open).sort()).toEqual(['done', 'take nail_haint 2,-1']);
    const { state } = play(open, 'take nail_haint 2,-1', 'creep haint 2,-1 2,-2 terrain');
    expect(state.nails).toEqual([]);
    expect(haintsAt(state, 'protectors', '2,-2')).toBe(1);
    expect(cubes(state)).toEqual({});
  });

  test('HC-LGD-BER-7 nor do her cards move it', () => {
    for (const card of ['h_white_innards', 'h_stomping_ground'] as const) {
      expect(withCard(card, side, there)).not.toAllow(`call ${card}`);
      expect(withCard(card, side, { ...there, nails: [] })).toAllow(`call ${card}`);
    }
  });

  test('HC-LGD-BER-6 HC-FIRE-1 burning, it gives the nail back', () => {
    const s = hesters(
      { cubes: { bog: 1 }, infected: { protectors: { '2,-1': 1 }, family: { '1,0': 1 } } },
      { ...there, family: { haints: { '1,0': 1 } } },
    );
    const { state } = play(s, 'use move', 'creep haint 1,0 2,-1 terrain', 'choose side_0');
    expect(state.nails).toEqual([]);
    expect(breaks(state)).toEqual([]);
  });
});
