import { describe, expect, test } from 'vitest';
import { root } from '../../../../src/engine/games/root/root.ts';
import { can, legal, play, playAll, toDecide, winners } from '../play.ts';
import { daylight, decree, evening, handOf, points, scene, supporters, there } from '../scene.ts';

const mc = daylight('mc');
const ed = daylight('ed');

describe('a battle', () => {
  test('RT-TV-20 RT-4.3.2-1 RT-4.3.4-1 RT-4.3.4-2 RT-4.3.4-3 RT-4.3.4-5 RT-BT-2 higher for the attacker, warriors before the roost', () => {
    const s = scene({ ...mc, mc: { warriors: { c12: 3 } }, ed: { warriors: { c12: 2 }, roosts: ['c12'] } });
    const fought = play(s, 'battle c12 ed', 'roll 3 1');
    expect(points(fought, 'mc')).toBe(1);
    expect(there(fought, 'mc', 'warrior', 'c12')).toBe(2);
    expect(there(fought, 'ed', 'warrior', 'c12') + there(fought, 'ed', 'roost', 'c12')).toBe(0);
    expect(sideActions(fought)).toBe(1);
  });

  test('RT-TV-21 RT-4.3.2.I RT-BT-11 rolled hits are capped by own warriors', () => {
    const s = scene({ ...mc, mc: { warriors: { c12: 1 } }, ed: { warriors: { c12: 4 } } });
    const fought = play(s, 'battle c12 ed', 'roll 3 2');
    expect([there(fought, 'mc', 'warrior', 'c12'), there(fought, 'ed', 'warrior', 'c12')]).toEqual([0, 3]);
  });

  test('RT-TV-22 RT-4.3.3.II RT-OQ-8 RT-OQ-18 RT-8.2.6-1 a lone token is defenseless, and its loss is paid for', () => {
    const s = scene({ ...mc, mc: { hand: ['m_sword', 'f_anvil'], warriors: { c9: 2 } }, wa: { sympathy: ['c9'] } });
    const fought = play(s, 'battle c9 wa', 'roll 0 0');
    expect(points(fought, 'mc')).toBe(1);
    expect(there(fought, 'wa', 'sympathy', 'c9')).toBe(0);
    expect(supporters(fought)).toEqual(['m_sword']);
  });

  const attackC8 = (leader: 'commander' | 'despot') =>
    scene({
      ...ed,
      mc: { sawmills: { c8: 1 }, workshops: { c8: 1 } },
      ed: { warriors: { c8: 2 }, ...decree(leader, { battle: ['f_anvil'] }, 'battle') },
    });

  test('RT-TV-23 RT-7.8.3 RT-4.3.3.I RT-BT-12 extra hits are not capped; surplus ones are lost', () => {
    const fought = play(attackC8('commander'), 'battle c8 mc by f_anvil', 'roll 1 0');
    expect(points(fought, 'ed')).toBe(2);
    expect(there(fought, 'mc', 'sawmill', 'c8') + there(fought, 'mc', 'workshop', 'c8')).toBe(0);
  });

  test('RT-TV-24 RT-7.8.4 Despot scores once for a battle with buildings', () => {
    expect(points(play(attackC8('despot'), 'battle c8 mc by f_anvil', 'roll 1 0'), 'ed')).toBe(3);
  });

  test('RT-TV-25 RT-8.2.2 RT-BT-10 the Alliance defends with the higher number', () => {
    const s = scene({ ...mc, mc: { warriors: { c12: 4 } }, wa: { warriors: { c12: 2 }, sympathy: ['c12'] } });
    const fought = play(s, 'battle c12 wa', 'roll 3 0');
    expect([there(fought, 'mc', 'warrior', 'c12'), there(fought, 'wa', 'warrior', 'c12')]).toEqual([2, 2]);
  });

  test('RT-TV-38 RT-DATA-2 of sixteen rolls, two against two', () => {
    const hits = { attacker: [0, 0, 0], defender: [0, 0, 0] };
    const s = play(scene({ ...mc, mc: { warriors: { c12: 2 } }, ed: { warriors: { c12: 2 } } }), 'battle c12 ed');
    for (let a = 0; a < 4; a++) {
      for (let b = 0; b < 4; b++) {
        const fought = play(s, `roll ${Math.max(a, b)} ${Math.min(a, b)}`);
        hits.attacker[2 - there(fought, 'ed', 'warrior', 'c12')]++;
        hits.defender[2 - there(fought, 'mc', 'warrior', 'c12')]++;
      }
    }
    expect(hits).toEqual({ attacker: [1, 3, 12], defender: [7, 5, 4] });
  });

  test('RT-TV-133 RT-3.1-1 RT-OQ-131 RT-3.2.1 the thirtieth point ends the game at once', () => {
    const s = scene({
      ...mc,
      mc: { points: 29, warriors: { c12: 2 } },
      ed: { roosts: ['c12'] },
      wa: { sympathy: ['c12'] },
    });
    const won = play(s, 'battle c12 ed', 'roll 2 0');
    expect(winners(won)).toEqual(['mc']);
    expect(legal(won)).toEqual([]);
  });

  test('RT-TV-134 RT-3.1-2 RT-BT-16 both reach 30 in one step: the active player wins', () => {
    const s = scene({
      ...mc,
      mc: { points: 29, warriors: { c8: 1 }, sawmills: { c8: 1 }, effects: ['b_brutal_tactics'] },
      ed: { points: 28, warriors: { c8: 1 }, roosts: ['c8'], effects: ['b_sappers'] },
    });
    const both = play(s, 'battle c8 ed', 'roll 1 1', 'use b_brutal_tactics', 'use b_sappers');
    expect([points(both, 'mc'), points(both, 'ed'), winners(both)]).toEqual([30, 30, ['mc']]);
  });

  test('RT-TV-230 RT-BT-6 RT-BT-8 RT-OQ-79 an ambush takes warriors, then buildings, and ends the battle', () => {
    const s = scene({
      ...mc,
      mc: { warriors: { c8: 1 }, sawmills: { c8: 1 } },
      ed: { warriors: { c8: 3 }, hand: ['f_ambush'] },
    });
    const shot = playAll(s, 'battle c8 ed', 'ambush f_ambush');
    expect(points(shot.state, 'ed')).toBe(1);
    expect(there(shot.state, 'mc', 'sawmill', 'c8')).toBe(0);
    expect(shot.events.map(({ type }) => type)).not.toContain('rolled');
    expect(toDecide(shot.state)).toBe('mc');
  });

  test('RT-TV-231 the cap is taken after the ambush', () => {
    const s = scene({ ...mc, mc: { warriors: { c12: 3 } }, ed: { warriors: { c12: 3 }, hand: ['b_ambush'] } });
    const fought = play(s, 'battle c12 ed', 'ambush b_ambush', 'roll 3 2');
    expect([there(fought, 'mc', 'warrior', 'c12'), there(fought, 'ed', 'warrior', 'c12')]).toEqual([0, 2]);
  });

  test('RT-TV-233 RT-4.3.4-4 RT-BT-15 RT-OQ-81 the owner names buildings and tokens one by one', () => {
    const s = scene({
      ...ed,
      mc: { warriors: { c5: 1 }, workshops: { c5: 1 }, recruiters: { c5: 1 }, wood: { c5: 1 } },
      ed: { warriors: { c5: 4 }, ...decree('builder', { battle: ['r_cobbler'] }, 'battle') },
    });
    const rolled = play(s, 'battle c5 mc by r_cobbler', 'roll 3 1');
    expect(toDecide(rolled)).toBe('mc');
    expect(legal(rolled)).toEqual(['lose workshop', 'lose recruiter', 'lose wood']);
    const lost = play(rolled, 'lose workshop', 'lose wood');
    expect(points(lost, 'ed')).toBe(2);
    expect([there(lost, 'ed', 'warrior', 'c5'), there(lost, 'mc', 'recruiter', 'c5')]).toEqual([3, 1]);
  });

  test('RT-TV-234 a base behind a warrior', () => {
    const s = scene({
      ...ed,
      wa: { warriors: { c8: 1 }, bases: { fox: 'c8' } },
      ed: { warriors: { c8: 5 }, ...decree('builder', { battle: ['f_anvil'] }, 'battle') },
    });
    const fought = play(s, 'battle c8 wa by f_anvil', 'roll 3 1');
    expect([
      there(fought, 'ed', 'warrior', 'c8'),
      there(fought, 'wa', 'warrior', 'c8'),
      there(fought, 'wa', 'base', 'c8'),
    ]).toEqual([4, 0, 1]);
  });

  test('RT-TV-237 Despot scores as defender, too', () => {
    const s = scene({
      ...mc,
      mc: { warriors: { c8: 1 }, sawmills: { c8: 1 } },
      ed: { warriors: { c8: 2 }, ...decree('despot') },
    });
    const fought = play(s, 'battle c8 ed', 'roll 2 2');
    expect([points(fought, 'ed'), there(fought, 'ed', 'warrior', 'c8')]).toEqual([2, 1]);
  });

  test('RT-TV-238 Commander defends without a bonus', () => {
    const s = scene({ ...mc, mc: { warriors: { c8: 3 } }, ed: { warriors: { c8: 2 }, ...decree('commander') } });
    expect(there(play(s, 'battle c8 ed', 'roll 2 1'), 'mc', 'warrior', 'c8')).toBe(2);
  });

  test('RT-TV-243 RT-BT-1 RT-4.3-1 only the defender named is hit', () => {
    const s = scene({ ...mc, mc: { warriors: { c12: 3 } }, ed: { warriors: { c12: 2 } }, wa: { sympathy: ['c12'] } });
    expect(legal(s, 'battle')).toEqual(['battle c12 ed', 'battle c12 wa']);
    const fought = play(s, 'battle c12 ed', 'roll 3 0');
    expect([there(fought, 'ed', 'warrior', 'c12'), there(fought, 'wa', 'sympathy', 'c12')]).toEqual([0, 1]);
  });

  test('RT-BT-9 RT-NO-10 the dice are asked for, and only two faces with the higher first are taken', () => {
    const s = play(scene({ ...mc, mc: { warriors: { c12: 3 } }, ed: { warriors: { c12: 2 } } }), 'battle c12 ed');
    expect(root.pending(s)).toMatchObject({ kind: 'chance', request: { dice: 2, faces: 4, roller: 0 } });
    expect(['roll 3 3', 'roll 0 0', 'roll 1 2', 'roll 4 0'].map((text) => can(s, text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('RT-4.3-2 the steps come in their order, and hits are told before they are taken', () => {
    const s = scene({
      ...mc,
      mc: { warriors: { c12: 3 } },
      ed: { warriors: { c12: 3 }, hand: ['m_sword'], effects: ['b_armorers'] },
    });
    const { events } = playAll(s, 'battle c12 ed', 'pass', 'roll 3 1', 'use b_armorers');
    expect(events.map(({ type }) => type)).toEqual([
      'battleBegan',
      'rolled',
      'cardUsed',
      'discarded',
      'hitsDealt',
      'removed',
      'battleEnded',
    ]);
  });
});

const sideActions = (s: Parameters<typeof there>[0]): number => (s.sides[0].own as { actions: number }).actions;

describe('ambushes', () => {
  const against = (hands: { mc?: string[]; ed?: string[] }, at = 'c12') =>
    play(
      scene({
        ...mc,
        mc: { warriors: { [at]: 2 }, hand: hands.mc ?? [] },
        ed: { warriors: { [at]: 3 }, hand: hands.ed ?? [] },
      }),
      `battle ${at} ed`,
    );

  test('RT-TV-26 RT-4.3.1-1 RT-4.3.1.II-1 RT-4.3.1.II-2 RT-PE-13 two hits at once, and no dice if nobody is left', () => {
    const shot = playAll(against({ ed: ['f_ambush'] }), 'ambush f_ambush');
    expect(there(shot.state, 'mc', 'warrior', 'c12')).toBe(0);
    expect(shot.events.map(({ type }) => type)).not.toContain('rolled');
    expect(shot.state.discard).toEqual(['f_ambush']);
  });

  test('RT-TV-27 RT-4.3.1.I RT-BT-5 RT-OQ-78 a foil cancels it; it need not be of the same suit', () => {
    const s = play(against({ mc: ['b_ambush'], ed: ['f_ambush'] }), 'ambush f_ambush');
    expect(legal(s)).toEqual(['foil b_ambush', 'pass']);
    const foiled = play(s, 'foil b_ambush');
    expect(toDecide(foiled)).toBe('dice');
    expect(foiled.discard).toEqual(['f_ambush', 'b_ambush']);
    expect(there(foiled, 'mc', 'warrior', 'c12')).toBe(2);
  });

  test('RT-TV-28 RT-2.1.5 an ambush of another suit cannot be used, a bird can', () => {
    expect(legal(against({ ed: ['f_ambush', 'b_ambush'] }, 'c9'))).toEqual(['ambush b_ambush', 'pass']);
  });

  test('RT-BT-4 RT-OQ-6 RT-NO-11 the defender is asked whenever the hand is not empty', () => {
    expect(legal(against({ ed: ['m_sword'] }))).toEqual(['pass']);
    expect(toDecide(against({ ed: ['m_sword'] }))).toBe('ed');
    expect(toDecide(against({ ed: [] }))).toBe('dice');
  });

  test('RT-OQ-139 the attacker is asked to foil whenever the hand is not empty', () => {
    const asked = play(against({ mc: ['m_sword'], ed: ['f_ambush'] }), 'ambush f_ambush');
    expect(toDecide(asked)).toBe('mc');
    expect(legal(asked)).toEqual(['pass']);
  });

  test('RT-TV-29 RT-6.2.3 RT-BT-7 RT-OQ-98 the keep’s own warriors come back and fight on', () => {
    const s = scene({
      ...mc,
      mc: { keep: 'c1', warriors: { c1: 2 }, hand: ['f_anvil'] },
      ed: { warriors: { c1: 1 }, hand: ['f_ambush'] },
    });
    const healed = play(s, 'battle c1 ed', 'ambush f_ambush', 'pass', 'hospital f_anvil');
    expect(there(healed, 'mc', 'warrior', 'c1')).toBe(2);
    expect(toDecide(healed)).toBe('dice');
  });

  test('RT-TV-239 ambush and step-4 hits are two events for the hospitals', () => {
    const s = scene({
      ...mc,
      mc: { keep: 'c4', warriors: { c5: 4 }, hand: ['r_bake_sale', 'b_sappers'] },
      ed: { warriors: { c5: 4 }, hand: ['r_ambush'] },
    });
    const fought = play(s, 'battle c5 ed', 'ambush r_ambush', 'pass', 'hospital r_bake_sale', 'roll 2 2');
    expect(there(fought, 'mc', 'warrior', 'c4')).toBe(2);
    expect(legal(fought)).toEqual(['hospital b_sappers', 'pass']);
    const saved = play(fought, 'hospital b_sappers');
    expect([there(saved, 'mc', 'warrior', 'c4'), there(saved, 'mc', 'warrior', 'c5')]).toEqual([4, 0]);
  });

  test('RT-TV-240 RT-PE-11 against Scouting Party nobody is asked', () => {
    const s = scene({
      ...ed,
      mc: { warriors: { c12: 2 }, hand: ['f_ambush'] },
      ed: {
        warriors: { c12: 2 },
        effects: ['m_scouting_party'],
        ...decree('builder', { battle: ['f_anvil'] }, 'battle'),
      },
    });
    const begun = play(s, 'battle c12 mc by f_anvil');
    expect(toDecide(begun)).toBe('dice');
    expect(handOf(begun, 'mc')).toEqual(['f_ambush']);
  });

  test('RT-TV-241 RT-OQ-77 a lone token can be defended by an ambush', () => {
    const s = scene({ ...mc, mc: { warriors: { c9: 2 } }, wa: { sympathy: ['c9'], hand: ['m_ambush'] } });
    const shot = play(s, 'battle c9 wa', 'ambush m_ambush');
    expect([there(shot, 'mc', 'warrior', 'c9'), there(shot, 'wa', 'sympathy', 'c9')]).toEqual([0, 1]);
  });
});

describe('effects of battle', () => {
  const armed = (mcEffects: string[], edEffects: string[], warriors: [number, number], roll: string, mcPoints = 0) =>
    play(
      scene({
        ...mc,
        mc: { points: mcPoints, warriors: { c12: warriors[0] }, effects: mcEffects },
        ed: { warriors: { c12: warriors[1] }, effects: edEffects },
      }),
      'battle c12 ed',
      roll,
    );

  test('RT-TV-30 RT-PE-10 RT-BT-14 Armorers stop rolled hits, not extra ones', () => {
    const plain = play(armed([], ['b_armorers'], [5, 3], 'roll 3 2'), 'use b_armorers');
    expect([there(plain, 'ed', 'warrior', 'c12'), there(plain, 'mc', 'warrior', 'c12')]).toEqual([3, 3]);
    const brutal = play(
      armed(['b_brutal_tactics'], ['b_armorers'], [5, 3], 'roll 3 2'),
      'use b_brutal_tactics',
      'use b_armorers',
    );
    expect([there(brutal, 'ed', 'warrior', 'c12'), points(brutal, 'ed')]).toEqual([2, 1]);
  });

  test('RT-TV-235 RT-PE-8 RT-BT-13 RT-OQ-80 who uses something lets the other answer', () => {
    const s = armed(['b_brutal_tactics'], ['b_armorers'], [3, 4], 'roll 2 0');
    expect(legal(s)).toEqual(['use b_brutal_tactics', 'first ed', 'pass']);
    const used = play(s, 'use b_brutal_tactics');
    expect([points(used, 'ed'), toDecide(used)]).toEqual([1, 'ed']);
    const done = play(used, 'use b_armorers');
    expect([there(done, 'ed', 'warrior', 'c12'), there(done, 'mc', 'warrior', 'c12')]).toEqual([3, 3]);
  });

  test('RT-4.3.3-1 the attacker may give the first word away, and each may decline', () => {
    const s = play(armed(['b_brutal_tactics'], ['b_armorers'], [3, 4], 'roll 2 0'), 'first ed');
    expect(legal(s)).toEqual(['use b_armorers', 'pass']);
    const declined = play(s, 'pass', 'pass');
    expect([there(declined, 'ed', 'warrior', 'c12'), points(declined, 'ed')]).toEqual([2, 0]);
    const answered = play(s, 'pass', 'use b_brutal_tactics');
    expect(legal(answered)).toEqual(['use b_armorers', 'pass']);
  });

  test('RT-TV-236 RT-PE-9 Sappers help a lone roost', () => {
    const s = scene({ ...mc, mc: { warriors: { c12: 2 } }, ed: { roosts: ['c12'], effects: ['b_sappers'] } });
    const fought = play(s, 'battle c12 ed', 'roll 0 0', 'use b_sappers');
    expect([points(fought, 'mc'), there(fought, 'mc', 'warrior', 'c12'), there(fought, 'ed', 'roost', 'c12')]).toEqual([
      1, 1, 0,
    ]);
    expect(fought.discard).toEqual(['b_sappers']);
  });

  test('RT-TV-242 RT-OQ-83 the defender may win by the attacker’s Brutal Tactics', () => {
    const s = scene({
      ...mc,
      mc: { points: 29, warriors: { c12: 2 }, effects: ['b_brutal_tactics'] },
      wa: { points: 29, sympathy: ['c12'] },
    });
    const won = play(s, 'battle c12 wa', 'roll 0 0', 'use b_brutal_tactics');
    expect(winners(won)).toEqual(['wa']);
    expect(there(won, 'wa', 'sympathy', 'c12')).toBe(1);
  });
});

describe('what comes after the hits', () => {
  test('RT-BT-17 RT-OQ-82 RT-1.1.3-1 RT-1.1.3-2 the active side’s effects come first, and an owner orders theirs', () => {
    const s = scene({
      ...mc,
      mc: { keep: 'c1', warriors: { c8: 3 }, hand: ['f_anvil', 'b_sappers'] },
      wa: { warriors: {}, bases: { fox: 'c8' }, sympathy: ['c8'], effects: ['b_sappers'], supporters: ['m_sword'] },
    });
    const fought = play(s, 'battle c8 wa', 'roll 3 2', 'use b_sappers');
    // All pieces are gone before anything is decided.
    expect(there(fought, 'wa', 'base', 'c8') + there(fought, 'wa', 'sympathy', 'c8')).toBe(0);
    expect([toDecide(fought), legal(fought)]).toEqual(['mc', ['hospital f_anvil', 'hospital b_sappers', 'pass']]);
    const ordered = play(fought, 'pass');
    expect([toDecide(ordered), legal(ordered)]).toEqual(['wa', ['resolve base c8', 'resolve outrage c8']]);
    const paid = play(ordered, 'resolve outrage c8', 'outrage f_anvil');
    expect(supporters(paid)).toEqual(['m_sword']);
    const kept = play(ordered, 'resolve base c8', 'outrage f_anvil');
    expect(supporters(kept)).toEqual(['f_anvil', 'm_sword']);
  });

  test('RT-OQ-84 RT-OQ-145 a keep may be lost last, and a target need not be removable', () => {
    const s = scene({
      ...ed,
      mc: { keep: 'c4', wood: { c4: 1 } },
      ed: { warriors: { c4: 1 }, ...decree('builder', { battle: ['r_cobbler'] }, 'battle') },
    });
    const rolled = play(s, 'battle c4 mc by r_cobbler', 'roll 0 0');
    expect(legal(rolled)).toEqual(['lose wood', 'lose keep']);
    expect(there(play(rolled, 'lose wood'), 'mc', 'keep', 'c4')).toBe(1);
    const idle = scene({ ...mc, mc: { warriors: { c1: 1 } }, vb: { at: 'c1', items: ['boot damaged'] } });
    expect(play(idle, 'battle c1 vb', 'roll 3 0').sides[3]).toEqual(idle.sides[3]);
  });

  test('RT-BT-3 RT-BT-18 an attacker without allies is not asked for any', () => {
    const s = scene({
      ...evening('wa', 'operate'),
      wa: { warriors: { c5: 1 }, officers: 1 },
      mc: { warriors: { c5: 1 } },
    });
    expect(legal(s, 'battle')).toEqual(['battle c5 mc']);
  });
});
