import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, legalTexts, play, side, toDecide } from '../play.ts';
import { position } from '../position.ts';

const tiles = { wild: ['b_strengthen'], legend: ['b_move'] } as const;

describe('when a tile may be used', () => {
  test('HC-BON-1 HC-BON-2 HC-TIM-2 the jar comes first; only its own slot is open', () => {
    const s = position({ mode: 'ch3', tiles });
    expect(s).toOffer('tile', []);
    expect(play(s, 'jar wild').state).toOffer('tile', ['tile b_strengthen']);
    expect(play(s, 'jar legend').state).toOffer('tile', ['tile b_move']);
  });

  test('HC-BON-1 the slot serves the jars of both sides', () => {
    const s = position({ mode: 'ch3', tiles, turn: 'family' });
    expect(play(s, 'jar wild').state).toOffer('tile', ['tile b_strengthen']);
  });

  test('HC-TIM-2 HC-RND-4 with a tile to use the flipped jar waits for its player; without one it acts at once', () => {
    const s = position({ mode: 'ch3', tiles });
    const waiting = play(s, 'jar wild').state;
    expect(side(waiting, 'protectors').jars).toEqual([true, false, true, true]);
    expect(legalTexts(waiting)).toEqual(['act', 'tile b_strengthen']);
    expect(waiting).not.toAllow('end');
    const acting = play(waiting, 'act').state;
    expect(acting.flow.at(-1)).toMatchObject({ kind: 'points', any: 2 });
    expect(play(s, 'jar ability').state).toOffer('ability', ['ability move', 'ability spawn', 'ability strengthen']);
  });

  test('HC-BON-2 HC-RND-4 HC-TIM-1 before the action', () => {
    const played = play(position({ mode: 'ch3', tiles }), 'jar wild', 'tile b_strengthen', 'strengthen', 'act');
    expect(side(played.state, 'protectors').cubes).toBe(4);
    expect(played.state.slots[1]).toEqual([{ tile: 'b_strengthen', used: true }]);
    expect(eventsOf(played, 'tileUsed')).toEqual([{ type: 'tileUsed', seat: 0, tile: 'b_strengthen', jar: 'wild' }]);
    expect(play(played.state, 'done').state).toOffer('tile', []);
  });

  test('HC-BON-2 HC-RND-4 HC-TIM-1 after the action', () => {
    const acted = play(position({ mode: 'ch3', tiles }), 'jar wild', 'act', 'done').state;
    expect(legalTexts(acted)).toEqual(['tile b_strengthen', 'end']);
    const { state } = play(acted, 'tile b_strengthen', 'strengthen');
    expect(side(state, 'protectors').cubes).toBe(4);
    expect(legalTexts(state)).toEqual(['end']);
  });

  test('HC-BON-2 not during the action, and not in clean-up', () => {
    const during = play(position({ mode: 'ch3', tiles }), 'jar wild', 'act').state;
    expect(during).toOffer('tile', []);
    const cleaning = play(
      position({ mode: 'ch3', tiles, townsfolk: ['0,1'], protectors: { haints: { '0,1': 1 } } }),
      ...['jar wild', 'act', 'done', 'end'],
    ).state;
    expect(cleaning).toAllow('walk 0,1 0,2');
    expect(cleaning).toOffer('tile', []);
  });

  test('HC-BON-2 HC-OQ-22 a tile left alone stays face up, for the other side too', () => {
    const { state } = play(position({ mode: 'ch3', tiles }), 'jar wild', 'act', 'done', 'end');
    expect(state.slots[1]).toEqual([{ tile: 'b_strengthen', used: false }]);
    expect(toDecide(state)).toBe('family');
    expect(play(state, 'jar wild', 'tile b_strengthen', 'strengthen', 'act').state.slots[1][0].used).toBe(true);
  });

  test('HC-BON-2 a used tile is of no use to the next player', () => {
    const { state } = play(
      position({ mode: 'ch3', tiles }),
      ...['jar wild', 'tile b_strengthen', 'strengthen', 'act', 'done', 'end'],
    );
    const theirs = play(state, 'jar wild').state;
    expect(theirs.flow.at(-1)?.kind).toBe('points');
    expect(play(theirs, 'done').state).toOffer('tile', []);
  });
});

describe('two tiles in a slot', () => {
  const both = { wild: ['b_strengthen', 'b_spawn'] } as const;

  test('HC-BON-3 both before the action', () => {
    const { state } = play(
      position({ mode: 'ch3', tiles: both, protectors: { haints: {} } }),
      ...['jar wild', 'tile b_spawn', 'spawn 0,2', 'tile b_strengthen', 'strengthen', 'act'],
    );
    expect(side(state, 'protectors')).toMatchObject({ cubes: 4, haintsLeft: 14 });
  });

  test('HC-BON-3 each on its own side of the action', () => {
    const { state } = play(
      position({ mode: 'ch3', tiles: both, protectors: { haints: {} } }),
      ...['jar wild', 'tile b_strengthen', 'strengthen', 'act', 'done', 'tile b_spawn', 'spawn 0,2'],
    );
    expect(side(state, 'protectors')).toMatchObject({ cubes: 4, haintsLeft: 14 });
    expect(state.slots[1].every(({ used }) => used)).toBe(true);
  });

  test('HC-BON-3 HC-OQ-22 one of the two, the other stays', () => {
    const { state } = play(
      position({ mode: 'ch3', tiles: both }),
      ...['jar wild', 'tile b_strengthen', 'strengthen', 'act', 'done', 'end'],
    );
    expect(state.slots[1].filter(({ used }) => !used)).toEqual([{ tile: 'b_spawn', used: false }]);
  });
});

describe('an attack with another jar', () => {
  const facing = {
    mode: 'ch3',
    tiles: { wild: ['b_strengthen'], attack: ['b_spawn'] },
    protectors: { legend: '0,2', haints: { '0,1': 1 }, attacked: true },
    family: { legend: '0,-2', haints: { '0,-1': 1 } },
  } as const;

  test('HC-BON-4 HC-REATK-3 the tile is that of the flipped jar, before the attack', () => {
    const s = position(facing);
    const flipped = play(s, 'jar wild attack').state;
    expect(flipped).toOffer('tile', ['tile b_strengthen']);
    const { state } = play(flipped, 'tile b_strengthen', 'strengthen', 'act');
    expect(side(state, 'protectors').cubes).toBe(4);
    expect(state).toAllow('attack 0,1 0,-1');
    // HC-REATK-2: no free action
    expect(state).toOffer('move', []);
  });

  test('HC-BON-4 HC-REATK-3 or after it', () => {
    const { state } = play(position(facing), ...['jar wild attack', 'act', 'attack 0,1 0,-1', 'tree red=0 blue=0']);
    expect(legalTexts(state)).toEqual(['tile b_strengthen', 'end']);
  });

  test('HC-REATK-1 HC-REATK-3 HC-BON-4 a jar may attack although only its tile brings an enemy into reach', () => {
    const s = position({
      mode: 'ch3',
      tiles: { wild: ['b_move'] },
      turnsTaken: 2,
      protectors: { legend: '0,2', haints: { '0,2': 1 }, attacked: true, jars: ['ability', 'wild', 'legend'] },
      family: { legend: '0,-2', haints: { '0,-1': 1 }, jars: ['ability', 'wild', 'legend'] },
    });
    expect(s).toOffer('jar', ['jar ability', 'jar wild', 'jar wild attack', 'jar legend']);
    const { state } = play(s, 'jar wild attack', 'tile b_move', 'move 0,2 0,1 haint=1', 'act');
    expect(state).toOffer('attack', ['attack 0,1 0,-1']);
  });
});
