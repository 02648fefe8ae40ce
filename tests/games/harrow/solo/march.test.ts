import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, points } from '../play.ts';
import { hex } from '../position.ts';
import { at, deal, type Table, table } from './table.ts';

/** The Protectors are about to make one step toward hex 4, where their legend is already; their objective is elsewhere. */
function aboutToStep(haints: Readonly<Record<string, number>>, p: Table = {}) {
  return table({
    townsfolk: [at(35)],
    buildings: [at(30)],
    protectors: { haints, legend: at(4) },
    solo: { ...deal({ goblins: ['g_snare', 'g_toss'], card: 'g_grudge' }), active: 'protectors', goal: at(4) },
    pending: [{ frame: 'effect', by: 'solo_march', left: 1 }],
    ...p,
  });
}

/** The card's side is chosen with these units on the map: the events of the whole march. */
function march(faction: 'protectors' | 'family', p: Table, card: 't_gumption' | 'g_grudge' = 'g_grudge') {
  const start = table({
    townsfolk: [at(1)],
    buildings: [at(37)],
    solo: deal({ goblins: ['g_snare', 'g_toss'], card }),
    pending: [{ frame: 'effect', by: 'solo_side' }],
    ...p,
  });
  return play(start, `choose ${faction}`);
}

const ways = (played: ReturnType<typeof play>) =>
  eventsOf(played, 'soloGroupMoved').map(({ from, to }) => `${from + 1}-${to + 1}`);

describe('step C: move', () => {
  test('HC-SOLO-33 every unit goes one hex toward its objective, 1 + k times', () => {
    // move is the card's own field: strength 2. The legend goes from 10, a haint from the other end.
    const played = march('protectors', { townsfolk: [at(1)], protectors: { haints: { [at(3)]: 1 }, legend: at(10) } });
    expect(ways(played)).toEqual(['3-2', '10-5', '2-1', '5-1']);
    const family = march('family', { townsfolk: [at(37)], buildings: [at(4)], family: { haints: {}, legend: at(1) } });
    expect(ways(family)).toEqual(['1-2', '2-3']);
  });

  test('HC-SOLO-33 the player says in which order groups go where it matters, and all must go', () => {
    const start = aboutToStep({ [at(1)]: 1, [at(2)]: 1 });
    expect(legalTexts(start)).toEqual([`shift all ${at(1)} ${at(2)}`, `shift all ${at(2)} ${at(3)}`]);
    const one = play(start, `shift all ${at(2)} ${at(3)}`);
    expect(ways(one)).toEqual(['2-3', '1-2']);
  });

  test('HC-SOLO-33 a group whose step concerns nobody else goes unasked', () => {
    const played = march('protectors', { townsfolk: [at(4)], protectors: { haints: {}, legend: at(1) } });
    expect(ways(played)).toEqual(['1-2', '2-3']);
    expect(eventsOf(played, 'soloGroupMoved').every(({ only, why }) => only && why === 'closer')).toBe(true);
  });

  test('HC-SOLO-34 mountains and storms cost nothing more; fires, enemy units and the enemy’s objective block', () => {
    // along the left edge from 1 to 4; 3 is a mountain
    const free = march('protectors', { townsfolk: [at(4)], protectors: { haints: {}, legend: at(2) } });
    expect(ways(free)).toEqual(['2-3', '3-4']);
    const blocked: Table[] = [
      { hester: { flames: { [at(3)]: 2 } } },
      { family: { haints: { [at(3)]: 1 } } },
      { buildings: [at(3)] },
    ];
    // 2-3-4 is closed: by 7 and 8
    for (const p of blocked) expect(aboutToStep({ [at(2)]: 1 }, p).seats[0].haints[hex(at(7))]).toBe(1);
  });

  test('HC-SOLO-35 around an obstacle the step may lead away in plain distance', () => {
    // 1 has the neighbours 2, 5, 6; the way 2 is burning, 6 is held: 5 leads away from 4
    const played = march('protectors', {
      townsfolk: [at(3)],
      hester: { flames: { [at(2)]: 2 } },
      family: { haints: { [at(6)]: 1 } },
      protectors: { haints: {}, legend: at(1) },
    });
    expect(ways(played)[0]).toBe('1-5');
    expect(eventsOf(played, 'soloGroupMoved')[0].why).toBe('around');
  });

  test('HC-SOLO-35 nobody moves if the objective is unreachable', () => {
    const ring = { [at(2)]: 2, [at(5)]: 2, [at(6)]: 2 };
    const played = march('protectors', {
      townsfolk: [at(1)],
      hester: { flames: ring, actions: 4, pairs: 0 },
      protectors: { haints: {}, legend: at(4) },
    });
    expect(ways(played)).toEqual([]);
    expect(eventsOf(played, 'soloGroupBlocked')[0]).toMatchObject({ hex: hex(at(4)), why: 'cutOff' });
  });

  test('HC-SOLO-35 HC-OQ-42 of equal steps the player chooses', () => {
    const start = aboutToStep({ [at(6)]: 1 });
    expect(start).toOffer('shift', [`shift all ${at(6)} ${at(2)}`, `shift all ${at(6)} ${at(7)}`]);
  });

  test('HC-SOLO-36 HC-OQ-60 units of a hex move together; where four would be too few places, the group waits', () => {
    const start = aboutToStep({ [at(2)]: 3, [at(3)]: 2 });
    // the rear group has no room with the front one, which goes first
    expect([at(2), at(3), at(4)].map((name) => haintsAt(start, 'protectors', name))).toEqual([0, 3, 2]);
    // four do not fit beside the legend
    const full = march('protectors', { townsfolk: [at(4)], protectors: { haints: { [at(3)]: 4 }, legend: at(8) } });
    expect(full.state).toOffer('shift', [`shift all ${at(3)} ${at(4)}`, `shift all ${at(8)} ${at(4)}`]);
    const first = play(full.state, `shift all ${at(8)} ${at(4)}`);
    expect(eventsOf(first, 'soloGroupBlocked')[0]).toMatchObject({ hex: hex(at(3)), why: 'crowded' });
    expect(haintsAt(first.state, 'protectors', at(3))).toBe(4);
  });

  test('HC-SOLO-36 HC-EX-81 haint A joins haint B that has not moved: both move on, A twice', () => {
    const joined = play(aboutToStep({ [at(1)]: 1, [at(2)]: 1 }), `shift all ${at(1)} ${at(2)}`);
    expect(eventsOf(joined, 'soloGroupMoved')).toEqual([
      expect.objectContaining({ from: hex(at(1)), to: hex(at(2)), haints: 1, joins: true, only: false }),
      expect.objectContaining({ from: hex(at(2)), to: hex(at(3)), haints: 2, joins: false, only: true }),
    ]);
    expect(haintsAt(joined.state, 'protectors', at(3))).toBe(2);
  });

  test('HC-SOLO-36 a haint that joins units that have moved stays with them; snakes go along', () => {
    const start = aboutToStep(
      { [at(1)]: 1, [at(6)]: 1 },
      { hester: { infected: { protectors: { [at(6)]: 1 }, family: {} } } },
    );
    const joined = play(start, `shift all ${at(6)} ${at(2)}`);
    // the haint of 1 could go nowhere else and has gone unasked
    expect(ways(joined)).toEqual(['6-2']);
    expect(haintsAt(joined.state, 'protectors', at(2))).toBe(2);
    expect(joined.state.hester?.infected[0][hex(at(2))]).toBe(1);
  });

  test('HC-SOLO-37 the first to enter rescues for 2 points at once; the others go on toward that hex', () => {
    const played = march('protectors', {
      townsfolk: [at(4)],
      protectors: { haints: { [at(1)]: 1 }, legend: at(3) },
    });
    expect(eventsOf(played, 'townsfolkRescued')).toEqual([{ type: 'townsfolkRescued', seat: 0, hex: hex(at(4)) }]);
    expect(points(played.state)).toBe('2:0');
    expect(haintsAt(played.state, 'protectors', at(3))).toBe(1);
    // nobody goes closer to a townsfolk that is rescued
    const there = eventsOf(played, 'soloGroupMoved').map(({ to, gone = false }) => [to, gone]);
    expect(there.filter(([to]) => to === hex(at(4)))).toEqual([[hex(at(4)), false]]);
    expect(there.at(-1)).toEqual([hex(at(3)), true]);
    expect(played.state.townsfolk.every((n) => n === 0)).toBe(true);
  });

  test('HC-SOLO-37 the Family destroys its building by entering it, without a storm', () => {
    const played = march('family', { buildings: [at(37)], family: { haints: {}, legend: at(36) } });
    expect(eventsOf(played, 'buildingDestroyed')).toEqual([{ type: 'buildingDestroyed', seat: 1, hex: hex(at(37)) }]);
    expect(points(played.state)).toBe('0:2');
    expect(played.state.storms.every((n) => n === 0)).toBe(true);
  });

  test('HC-SOLO-37 HC-OQ-59 a haint that appears on its objective has reached it', () => {
    const start = table({
      townsfolk: [at(2)],
      buildings: [at(37)],
      solo: deal({ goblins: ['g_snare'], card: 't_over_yonder' }),
      pending: [{ frame: 'effect', by: 'solo_side' }],
    });
    const played = play(start, 'choose protectors', `put haint ${at(2)}`);
    expect(points(played.state)).toBe('2:0');
  });
});
