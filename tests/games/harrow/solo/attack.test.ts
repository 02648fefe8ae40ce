import { describe, test } from 'vitest';
import { fires } from '../../../../src/engine/games/harrow/rules/hester/fire.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, points, side } from '../play.ts';
import { hex } from '../position.ts';
import { at, deal, placed, type Table, table } from './table.ts';

type Card = Parameters<typeof deal>[0]['card'];

/** g_grudge has no Hester symbol, g_lure has one; the fields are behind, the attack comes next. */
function attacking(card: Card, p: Table = {}) {
  return table({
    ...placed,
    battlefield: { red: 4, blue: 1, bog: 0, wetlands: 0, plains: 0, forest: 0 },
    protectors: { haints: { [at(8)]: 2 }, legend: at(33) },
    family: { haints: {}, legend: at(16) },
    solo: { ...deal({ goblins: ['g_snare'], card }), active: 'protectors', goal: at(1) },
    pending: [{ frame: 'attack', seat: 'protectors', attack: true }],
    ...p,
  });
}

/** Before the last field of the card, cubes: what follows is told in events. */
function comingToAttack(card: 't_gumption' | 't_rally', p: Table) {
  const start = table({
    townsfolk: [at(4)],
    buildings: [at(37)],
    family: { haints: {}, legend: at(16) },
    protectors: { haints: {}, legend: at(3) },
    solo: deal({ goblins: ['g_snare'], card }),
    pending: [{ frame: 'effect', by: 'solo_side' }],
    ...p,
  });
  const chosen = play(start, 'choose protectors');
  return play(chosen.state, `put haint ${at(card === 't_gumption' ? 33 : 36)}`);
}

describe('step D: attack', () => {
  test('HC-SOLO-40 without anything in range there is none, and that is said', () => {
    const played = comingToAttack('t_gumption', {});
    expect(eventsOf(played, 'soloNoAttack')).toEqual([{ type: 'soloNoAttack', seat: 0, symbol: false }]);
    expect(eventsOf(played, 'turnBegan')).toHaveLength(1);
  });

  test('HC-SOLO-40 the only target is attacked unasked, and must be', () => {
    const played = comingToAttack('t_gumption', { family: { haints: { [at(2)]: 1 }, legend: at(16) } });
    expect(eventsOf(played, 'soloAttack')).toEqual([
      {
        type: 'soloAttack',
        seat: 0,
        from: hex(at(4)),
        to: hex(at(2)),
        target: 'units',
        symbol: false,
        only: true,
      },
    ]);
    expect(played.state.flow.at(-1)).toMatchObject({ kind: 'tree', seat: 0, from: hex(at(4)), to: hex(at(2)) });
  });

  test('HC-SOLO-41 with the Hester symbol: Hester in range first of all', () => {
    const p: Table = {
      hester: { hex: at(2), flames: { [at(7)]: 2 } },
      family: { haints: { [at(12)]: 1 }, legend: at(16) },
      protectors: { haints: { [at(8)]: 2 }, legend: at(8) },
    };
    // with the symbol the only target was declared while the position was read
    expect(attacking('g_lure', p).flow.at(-1)).toMatchObject({ kind: 'tree', to: hex(at(2)), on: 'hester' });
    expect(attacking('g_grudge', p).flow.at(-1)).toMatchObject({ kind: 'tree', to: hex(at(12)) });
  });

  test('HC-SOLO-41 otherwise a fire in range, the player chooses which', () => {
    const s = attacking('g_lure', {
      hester: { flames: { [at(7)]: 2, [at(13)]: 2 }, pairs: 1, actions: 3 },
      family: { haints: { [at(12)]: 1 }, legend: at(16) },
      protectors: { haints: { [at(8)]: 2 }, legend: at(8) },
    });
    expect(s).toOffer('attack', [`attack ${at(8)} ${at(7)} hester`, `attack ${at(8)} ${at(13)} hester`]);
    expect(s).not.toAllow('done');
  });

  test('HC-SOLO-42 the symbol without Hester or fire in range: units of the other faction', () => {
    const s = attacking('g_lure', { family: { haints: { [at(12)]: 1 }, legend: at(16) } });
    expect(s.flow.at(-1)).toMatchObject({ kind: 'tree', from: hex(at(8)), to: hex(at(12)) });
    expect(s.flow.at(-1)).not.toHaveProperty('on');
  });

  test('HC-SOLO-42 only units that are not more than those of the attacking hex; several: the player chooses', () => {
    const s = attacking('g_grudge', {
      family: { haints: { [at(12)]: 3, [at(6)]: 2, [at(13)]: 1 }, legend: at(16) },
    });
    // two on 8 may attack two or one, not three
    expect(s).toOffer('attack', [`attack ${at(8)} ${at(6)}`, `attack ${at(8)} ${at(13)}`]);
    const chosen = play(s, `attack ${at(8)} ${at(13)}`);
    expect(eventsOf(chosen, 'soloAttack')[0]).toMatchObject({ target: 'units', only: false });
  });

  test('HC-SOLO-43 majority cube as usual: against Hester 3 and the flames, in the colour of her hex', () => {
    const s = attacking('g_lure', { hester: { hex: at(7), flames: { [at(7)]: 2 } } });
    // 2 against 5 on bog
    expect(s.hester?.cubes).toEqual([1, 0, 0, 0]);
    expect(side(s, 'protectors').cubes).toBe(4);
  });

  test('HC-SOLO-44 HC-OQ-41 every kill that can be paid is paid', () => {
    const s = attacking('g_grudge', { family: { haints: { [at(12)]: 2 }, legend: at(16) } });
    const played = play(s, 'tree red=4 blue=0');
    expect(eventsOf(played, 'killed')).toHaveLength(2);
    expect(haintsAt(played.state, 'family', at(12))).toBe(0);
    expect(side(played.state, 'protectors').cubes).toBe(0);
  });

  test('HC-SOLO-44 HC-OQ-41 both sides of a clash kill where they can', () => {
    const s = attacking('g_grudge', {
      family: { haints: { [at(12)]: 2 }, legend: at(16) },
      battlefield: { red: 2, blue: 3, bog: 0, wetlands: 0, plains: 0, forest: 0 },
    });
    const played = play(s, 'tree red=2 blue=3');
    expect(eventsOf(played, 'killed').map(({ seat, how }) => `${seat} ${how}`)).toEqual(['0 clash', '1 clash']);
  });

  test('HC-SOLO-44 pushing the legend and which haint dies are the player’s', () => {
    const s = attacking('g_grudge', { family: { haints: { [at(35)]: 1, [at(30)]: 1 }, legend: at(12) } });
    const hit = play(s, 'tree red=2 blue=0');
    expect(hit.state.flow.at(-1)).toMatchObject({ kind: 'push', seat: 0 });
    const pushed = play(hit.state, `push ${at(18)}`);
    expect(pushed.state).toOffer('reap', [`reap ${at(35)}`, `reap ${at(30)}`]);
    expect(haintsAt(play(pushed.state, `reap ${at(35)}`).state, 'family', at(35))).toBe(0);
  });

  test('HC-SOLO-44 one hex for the legend and one with haints: both unasked, and that is said', () => {
    // the Family's legend on 12 has the Protectors and fires around, but for 19
    const s = attacking('g_grudge', {
      hester: { flames: { [at(7)]: 2, [at(13)]: 2, [at(18)]: 2 } },
      protectors: { haints: { [at(8)]: 2, [at(6)]: 1, [at(11)]: 1 }, legend: at(33) },
      family: { haints: { [at(35)]: 2 }, legend: at(12) },
    });
    const [attack] = legalTexts(s, 'attack');
    const hit = play(attack ? play(s, attack).state : s, 'tree red=2 blue=0');
    expect(eventsOf(hit, 'soloForced')).toEqual([
      { type: 'soloForced', seat: 0, what: 'push', hex: hex(at(19)) },
      { type: 'soloForced', seat: 0, what: 'reap', hex: hex(at(35)) },
    ]);
    expect(side(hit.state, 'family').legendHex).toBe(hex(at(19)));
    expect(haintsAt(hit.state, 'family', at(35))).toBe(1);
    expect(hit.state.flow.at(-1)).toMatchObject({ kind: 'roots' });
  });

  test('HC-SOLO-44 HC-SOLO-45 fire before Hester; a fire put out is a point', () => {
    const s = attacking('g_lure', { hester: { hex: at(7), flames: { [at(7)]: 2 }, pairs: 2 } });
    const played = play(s, 'tree red=2 bog=1');
    expect(eventsOf(played, 'flameDoused')).toHaveLength(2);
    expect(eventsOf(played, 'fireOut')).toHaveLength(1);
    expect(points(played.state)).toBe('1:0');
    expect(played.state.hester?.hex).toBe(hex(at(7)));
  });

  test('HC-SOLO-45 HC-OQ-39 Hester killed: the spoon back to 1, two flames on an empty fire space, no points', () => {
    const s = attacking('g_lure', {
      protectors: { haints: { [at(8)]: 2 }, legend: at(33), spoon: 3 },
      hester: { hex: at(7), flames: { [at(30)]: 2 }, pairs: 1, actions: 3 },
    });
    const played = play(s, 'tree red=4 bog=0');
    expect(eventsOf(played, 'hesterLeft')).toEqual([{ type: 'hesterLeft', hex: hex(at(7)), why: 'killed' }]);
    expect(side(played.state, 'protectors').spoon).toBe(1);
    expect(played.state.hester?.pairs).toBe(2);
    expect(points(played.state)).toBe('0:0');
  });

  test('HC-OQ-39 by the other reading no flames come back when she is killed', () => {
    const s = attacking('g_lure', {
      variants: ['no_solace'],
      protectors: { haints: { [at(8)]: 2 }, legend: at(33), spoon: 3 },
      hester: { hex: at(7), flames: { [at(30)]: 2 }, pairs: 1, actions: 3 },
    });
    const played = play(s, 'tree red=4 bog=0');
    expect(eventsOf(played, 'hesterLeft')).toHaveLength(1);
    expect(side(played.state, 'protectors').spoon).toBe(1);
    expect(played.state.hester?.pairs).toBe(1);
  });

  test('HC-OQ-39 HC-FIRE-5 a pair that has come back while three fires burn makes a fourth', () => {
    const burning = (fires: readonly number[]) =>
      table({
        ...placed,
        protectors: { haints: { [at(12)]: 1 }, legend: at(33) },
        family: { haints: { [at(13)]: 1 }, legend: at(16) },
        battlefield: { forest: 1, wetlands: 1 },
        hester: {
          flames: Object.fromEntries(fires.map((hex) => [at(hex), 2])),
          pairs: 1,
          actions: 4,
          infected: { protectors: { [at(12)]: 1 }, family: { [at(13)]: 1 } },
        },
        solo: { ...deal({ goblins: ['g_snare'], card: 'g_grudge' }), active: 'family', goal: at(37) },
        pending: [{ frame: 'hester' }, { frame: 'creep' }],
      });
    expect(burning([4, 9])).toAllow(`creep haint ${at(12)} ${at(13)} terrain`);
    const lit = play(burning([4, 9, 28]), `creep haint ${at(12)} ${at(13)} terrain`).state;
    expect(fires(lit)).toEqual([4, 9, 13, 28].map((n) => hex(at(n))));
    expect(lit.hester?.pairs).toBe(0);
  });

  test('HC-SOLO-45 kills count by the haint wheel', () => {
    const s = attacking('g_grudge', {
      family: { haints: { [at(12)]: 1 }, legend: at(16) },
      protectors: { haints: { [at(8)]: 2 }, legend: at(33), spoon: 2 },
    });
    const played = play(s, 'tree red=2 blue=0');
    expect(points(played.state)).toBe('0:0');
    expect(side(played.state, 'protectors').plate).toEqual([0, 1]);
  });
});
