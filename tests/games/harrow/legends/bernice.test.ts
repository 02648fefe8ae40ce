import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { haintsAt, legalTexts, play, points, side } from '../play.ts';
import { hex, type Position, position } from '../position.ts';

const bernice = (at: Position) => position({ mode: 'ch2', legends: { protectors: 'bernice' }, ...at });
const power = (at: Position) => play(bernice(at), 'jar legend', 'power').state;

/** A haint far from everybody steps, and is next to nobody then. */
const awayStep = 'shift haint -3,2 -3,1';

describe('first a haint moves', () => {
  const family = { legend: '0,-2', haints: {} };

  test('HC-LGD-BER-1 to an adjacent terrain hex, a storm too, not onto mountain or brambles', () => {
    const s = power({ protectors: { legend: '0,3', haints: { '1,0': 1 } }, buildings: [], family });
    expect(s).toOffer('shift', [
      'shift haint 1,0 1,-1',
      'shift haint 1,0 2,-1',
      'shift haint 1,0 1,1',
      'shift haint 1,0 0,1',
    ]);
    expect(legalTexts(s, 'put')).toEqual([]);
  });

  test('HC-LGD-BER-1 HC-BASE-9 not onto an enemy, a building or a fifth unit; the legend does not move', () => {
    const s = power({
      protectors: { legend: '0,2', haints: { '1,0': 1, '1,1': 4 } },
      family: { legend: '0,-2', haints: { '1,-1': 1 } },
      buildings: ['0,1'],
    });
    expect(legalTexts(s, 'shift').filter((text) => text.startsWith('shift haint 1,0'))).toEqual([
      'shift haint 1,0 2,-1',
    ]);
    expect(legalTexts(s, 'shift').some((text) => text.includes('legend'))).toBe(false);
  });

  test('HC-LGD-BER-1 HC-LGD-BER-2 one haint, one hex, without cost; then the nail', () => {
    const s = power({
      protectors: { legend: '0,2', haints: { '0,1': 2, '1,1': 1 } },
      family: { legend: '1,-1', haints: {} },
    });
    const { state } = play(s, 'shift haint 0,1 1,0');
    expect([haintsAt(state, 'protectors', '0,1'), haintsAt(state, 'protectors', '1,0')]).toEqual([1, 1]);
    expect(legalTexts(state, 'shift')).toEqual([]);
    expect(state).toAllow('put nail_legend 1,-1');
  });

  test('HC-LGD-BER-1 HC-OQ-58 it may not be left out, but is where no haint can step', () => {
    const family = { legend: '0,0', haints: {} };
    expect(power({ protectors: { legend: '0,2', haints: { '0,1': 1 } }, family })).not.toAllow('done');
    const alone = power({ protectors: { legend: '0,1', haints: {} }, family });
    expect(alone).toOffer('put', ['put nail_legend 0,0']);
    expect(alone).not.toAllow('done');
  });
});

describe('then a nail is driven', () => {
  test('HC-LGD-BER-2 HC-OQ-25 under any unit on a hex next to one of hers, her own included', () => {
    const s = power({
      protectors: { legend: '0,2', haints: { '0,1': 1, '-3,2': 1 } },
      family: { legend: '1,0', haints: { '0,0': 2, '0,-1': 1 } },
    });
    const { state } = play(s, awayStep);
    expect(state).toOffer('put', [
      'put nail_haint 0,0',
      'put nail_legend 1,0',
      'put nail_haint 0,1',
      'put nail_legend 0,2',
    ]);
    const nailed = play(state, 'put nail_haint 0,0').state;
    expect(nailed.nails).toEqual([{ hex: hex('0,0'), seat: 1, unit: 'haint' }]);
    expect(legalTexts(nailed, 'put')).toEqual([]);
  });

  test('HC-LGD-BER-2 one nail a unit; of two haints on a hex each can have one', () => {
    const at = (nails: string[]) =>
      play(
        power({
          protectors: { legend: '0,3', haints: { '0,1': 1, '-3,2': 1 } },
          family: { legend: '1,0', haints: { '0,0': 1, '-1,1': 2 } },
          buildings: [],
          nails,
        }),
        awayStep,
      ).state;
    expect(at(['haint@0,0'])).toOffer('put', ['put nail_legend 1,0', 'put nail_haint -1,1']);
    expect(at(['legend@1,0'])).toOffer('put', ['put nail_haint 0,0', 'put nail_haint -1,1']);
    expect(at(['haint@-1,1'])).toAllow('put nail_haint -1,1');
    expect(at(['haint@-1,1'])).not.toAllow('done');
  });

  test('HC-LGD-BER-2 HC-C2-2 with both nails in play one must come back first, from anywhere', () => {
    const at: Position = {
      protectors: { legend: '0,3', haints: { '0,1': 1, '-3,2': 1 } },
      family: { legend: '0,-2', haints: { '0,0': 1, '3,-2': 1 } },
      buildings: [],
      nails: ['legend@0,-2', 'haint@3,-2'],
    };
    const s = play(power(at), awayStep).state;
    expect(s).toOffer('put', []);
    expect(s).toOffer('take', ['take nail_legend 0,-2', 'take nail_haint 3,-2']);
    const { state } = play(s, 'take nail_haint 3,-2', 'put nail_haint 0,0');
    expect(state.nails.map((nail) => nail.hex)).toEqual([hex('0,-2'), hex('0,0')]);
    expect(play(s, 'take nail_haint 3,-2').state).not.toAllow('done');
    expect(play(s, 'done').state.nails).toHaveLength(2);
    expect(play(power({ ...at, nails: ['legend@0,-2'] }), awayStep).state).toOffer('take', []);
  });
});

describe('when a nailed haint dies', () => {
  const at: Position = {
    protectors: { legend: '0,2', haints: { '0,1': 2 } },
    family: { legend: '0,-2', haints: { '0,-1': 2 } },
    nails: ['haint@0,-1'],
  };
  const strike = (nails: string[]) =>
    play(bernice({ ...at, nails }), 'jar attack', 'strengthen', 'attack 0,1 0,-1', 'tree red=4 blue=0').state;

  test('HC-LGD-BER-6 HC-ATK-21 the attacker chooses which haint falls; the nail of a dead one returns', () => {
    const s = strike(['haint@0,-1']);
    expect(s).toOffer('strike', ['strike', 'strike nailed']);
    expect(play(s, 'strike').state.nails).toHaveLength(1);
    expect(play(s, 'strike nailed').state.nails).toEqual([]);
    expect(play(s, 'strike', 'strike').state.nails).toEqual([]);
    expect(points(play(s, 'strike nailed').state)).toBe('1:0');
  });

  test('HC-ATK-21 haints that are alike are no choice', () => {
    expect(strike([])).toOffer('strike', ['strike']);
    expect(strike(['haint@0,-1', 'haint@0,-1'])).toOffer('strike', ['strike']);
  });

  test('HC-LGD-BER-6 HC-ATK-21 in a clash, and for a hit on the legend, too', () => {
    const clash = play(bernice(at), 'jar attack', 'strengthen', 'attack 0,1 0,-1', 'tree red=2 blue=3').state;
    expect(clash).toOffer('clash', ['clash', 'clash nailed']);
    expect(play(clash, 'clash nailed').state.nails).toEqual([]);
    const hit = play(
      bernice({ ...at, family: { legend: '0,0', haints: { '0,-1': 2 } } }),
      ...['jar attack', 'strengthen', 'attack 0,1 0,0', 'tree red=4 blue=0', 'strike', 'push 1,0'],
    ).state;
    expect(hit).toOffer('reap', ['reap 0,-1', 'reap 0,-1 nailed']);
    expect(play(hit, 'reap 0,-1').state.nails).toHaveLength(1);
    expect(play(hit, 'reap 0,-1 nailed').state.nails).toEqual([]);
  });

  test('HC-ATK-23 HC-OQ-7 a nailed legend that is hit stays, its nail too; a haint falls all the same', () => {
    const s = bernice({ ...at, family: { legend: '0,0', haints: { '0,-1': 2 } }, nails: ['legend@0,0'] });
    const { state } = play(s, 'jar attack', 'strengthen', 'attack 0,1 0,0', 'tree red=2 blue=0', 'strike');
    expect(state).toOffer('push', []);
    const after = play(state, 'reap 0,-1').state;
    expect(side(after, 'family').legendHex).toBe(hex('0,0'));
    expect(after.nails).toEqual([{ hex: hex('0,0'), seat: 1, unit: 'legend' }]);
    expect(points(after)).toBe('1:0');
  });
});
