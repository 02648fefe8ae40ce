import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, isOnOffer, legalTexts, play, side, tokensAt } from '../play.ts';
import { hex } from '../position.ts';
import { holding, kammis, playCard } from './table.ts';

// The goblin is the second token, on 1,0 unless told.

describe('Doppelganger', () => {
  test('HC-GOB-1 a SPAWN on a legal hex within three hexes of the goblin, not with enemies or objectives', () => {
    const s = holding('g_doppelganger', { family: { legend: '0,2', haints: { '1,1': 1 } }, buildings: ['2,0'] });
    const open = play(s, 'card g_doppelganger').state;
    expect(open).toAllow('put haint 0,0');
    expect(open).toAllow('put haint -2,0');
    // HC-OQ-58: once the card is played
    expect(open).not.toAllow('done');
    for (const no of ['1,1', '0,2', '2,0', '-2,-1']) expect(isOnOffer(open, `put haint ${no}`)).toBe(false);
    const { state } = play(open, 'put haint 3,0');
    expect([haintsAt(state, 'kammi', '3,0'), side(state, 'kammi').haintsLeft]).toEqual([1, 14]);
  });

  test('HC-GOB-1 not without a haint in possessions', () => {
    const full = { '0,-2': 4, '0,-3': 3, '1,-3': 4, '-1,-2': 4 };
    expect(holding('g_doppelganger', { kammi: { second: '1,0', haints: full } })).toOffer('card', []);
  });
});

describe('Through the keyhole', () => {
  const table = {
    tokens: { '0,0': ['move'], '1,0': ['scroll'], '2,-1': ['spawn'] } as const,
    buildings: ['2,0'],
    kammi: { second: '1,1' },
    family: { haints: {} },
  };

  test('HC-GOB-2 up to three things from the hexes around a hex one or two away come onto it', () => {
    const open = play(holding('g_keyhole', table), 'card g_keyhole').state;
    expect(isOnOffer(open, 'put keyhole 1,1')).toBe(false);
    const { state } = play(
      open,
      'put keyhole 1,0',
      'shift move 0,0 1,0',
      'shift spawn 2,-1 1,0',
      'shift building 2,0 1,0',
    );
    expect(tokensAt(state, '1,0').sort()).toEqual(['move', 'scroll', 'spawn']);
    expect([state.buildings[hex('1,0')], state.buildings[hex('2,0')]]).toEqual([1, 0]);
    expect(state).toAllow('jar wild');
  });

  test('HC-GOB-2 HC-BASE-5 no building onto the brambles or to units of Kammi; fewer than three will do', () => {
    const s = holding('g_keyhole', { ...table, kammi: { second: '1,1', haints: { '1,0': 1 } } });
    const open = play(s, 'card g_keyhole', 'put keyhole 1,0').state;
    expect(open).not.toAllow('shift building 2,0 1,0');
    expect(play(open, 'done').state).toAllow('jar wild');
  });

  test('HC-GOB-2 a townsfolk too, where nobody of Kammi is', () => {
    const s = holding('g_keyhole', {
      protectors: { haints: {} },
      townsfolk: ['2,0'],
      kammi: { second: '1,1' },
    });
    const { state } = play(s, 'card g_keyhole', 'put keyhole 1,0', 'shift townsfolk 2,0 1,0');
    expect(state.townsfolk[hex('1,0')]).toBe(1);
  });
});

describe('Blood money', () => {
  test('HC-GOB-3 HC-COMP-2 a cube waits on a hex without units; whoever enters brings it to the battleground', () => {
    const s = holding('g_blood_money', { family: { legend: '0,2', haints: { '1,1': 1 } } });
    const open = play(s, 'card g_blood_money').state;
    expect(open).not.toAllow('put money 1,1');
    expect(open).not.toAllow('put money 1,0');
    const laid = play(open, 'put money 0,1').state;
    expect([side(laid, 'kammi').cubesLeft, laid.kammi?.money]).toEqual([11, [hex('0,1')]]);
    const theirs = play(laid, 'jar wild', 'done', 'end', 'jar wild').state;
    const entered = play(theirs, 'move 1,1 0,1 haint=1');
    expect(eventsOf(entered, 'moneyTaken')).toEqual([{ type: 'moneyTaken', seat: 1, hex: hex('0,1'), cubes: 1 }]);
    expect([side(entered.state, 'kammi').cubes, entered.state.kammi?.money]).toEqual([4, []]);
  });

  test('HC-GOB-3 cubes on other hexes stay, and two on one come together', () => {
    const s = kammis({ kammi: { second: '0,-1', haints: {}, money: ['0,-2', '0,-2', '1,0'] } });
    const { state } = play(s, 'jar wild', 'spawn 0,-2');
    expect([side(state, 'kammi').cubes, state.kammi?.money]).toEqual([5, [hex('1,0')]]);
  });

  test('HC-GOB-3 a haint that appears there enters as well; without a cube there is nothing to lay', () => {
    const s = kammis({ kammi: { second: '0,-1', haints: {}, money: ['0,-2'] } });
    const { state } = play(s, 'jar wild', 'spawn 0,-2');
    expect(side(state, 'kammi').cubes).toBe(4);
    expect(holding('g_blood_money', { kammi: { cubes: 15 } })).toOffer('card', []);
  });
});

describe('Snare', () => {
  const on = (goblin: string, levi: string) =>
    holding('g_snare', {
      kammi: { second: goblin, haints: { [goblin]: 2 } },
      family: { legend: levi, haints: {} },
    });

  test('HC-GOB-4 HC-DIFF-7 on terrain of two colours one of her own legends goes one hex, with haints if she likes', () => {
    const open = play(on('1,0', '1,1'), 'card g_snare').state;
    expect(legalTexts(open, 'shift').every((text) => !text.includes('1,1 '))).toBe(true);
    expect(open).toAllow('shift legend 0,-3 0,-2');
    const moved = play(open, 'shift second 1,0 2,0').state;
    const { state } = play(moved, 'shift haint 1,0 2,0', 'done');
    expect([haintsAt(state, 'kammi', '2,0'), haintsAt(state, 'kammi', '1,0')]).toEqual([1, 1]);
    expect(side(state, 'kammi').secondHex).toBe(hex('2,0'));
    expect(state).toAllow('jar wild');
  });

  test('HC-GOB-4 HC-OQ-52 not on like terrain, nor with either on mountain or brambles', () => {
    expect(on('1,0', '1,2')).toOffer('card', []);
    expect(on('2,0', '1,1')).toOffer('card', []);
    expect(on('1,0', '0,0')).toOffer('card', []);
  });
});

describe('Toss', () => {
  test('HC-GOB-5 HC-DIFF-8 a haint next to the goblin lands within two hexes of it, mountain and brambles too', () => {
    const s = holding('g_toss', { kammi: { haints: { '1,-1': 1, '1,0': 1 } }, family: { haints: { '2,1': 1 } } });
    const open = play(s, 'card g_toss').state;
    expect(legalTexts(open).every((text) => text.startsWith('shift haint 1,-1 '))).toBe(true);
    for (const yes of ['2,0', '0,0', '3,-2', '1,0']) expect(isOnOffer(open, `shift haint 1,-1 ${yes}`)).toBe(true);
    for (const no of ['2,1', '-2,0', '1,-1']) expect(isOnOffer(open, `shift haint 1,-1 ${no}`)).toBe(false);
  });
});

describe('Buried', () => {
  test('HC-GOB-6 HC-DIFF-22 with at least one haint at the goblin one MOVE, SPAWN or STRENGTHEN', () => {
    const two = playCard('g_buried', { kammi: { haints: { '1,0': 2 } } }).state;
    expect(two).toAllow('strengthen');
    expect(two).toAllow('spawn 1,0');
    expect(play(two, 'strengthen').state).toAllow('jar wild');
    expect(holding('g_buried', { kammi: { haints: { '0,-3': 2 } } })).toOffer('card', []);
  });
});

describe('Temptation', () => {
  test('HC-GOB-7 any token on the map, a scroll too, comes one hex closer to the goblin', () => {
    const s = holding('g_temptation', { tokens: { '-3,0': ['scroll'], '2,0': ['move'] } });
    const open = play(s, 'card g_temptation').state;
    expect(open).toAllow('shift move 2,0 1,0');
    expect(open).not.toAllow('shift move 2,0 3,0');
    expect(tokensAt(play(open, 'shift scroll -3,0 -2,0').state, '-2,0')).toEqual(['scroll']);
  });
});

describe('Whisper of the doll', () => {
  const near = { family: { legend: '0,2', haints: { '1,1': 2 } }, kammi: { dolls: { '2,1': 'decoy' } as const } };

  test('HC-GOB-8 with a doll within two hexes two enemy haints near the goblin go to two different hexes', () => {
    const open = playCard('g_doll_whisper', near).state;
    const first = play(open, 'shift haint 1,1 2,0').state;
    expect(first).not.toAllow('shift haint 1,1 2,0');
    const { state } = play(first, 'shift haint 1,1 0,1');
    expect([haintsAt(state, 'family', '2,0'), haintsAt(state, 'family', '0,1')]).toEqual([1, 1]);
    expect(state).toAllow('jar wild');
  });

  test('HC-GOB-8 HC-OQ-58 not without a doll near; with one haint only that one', () => {
    expect(holding('g_doll_whisper', { ...near, kammi: { dolls: { '-3,0': 'decoy' } } })).toOffer('card', []);
    const one = playCard('g_doll_whisper', { ...near, family: { legend: '0,2', haints: { '1,1': 1 } } }).state;
    expect(play(one, 'shift haint 1,1 2,0').state).toAllow('jar wild');
  });
});

describe('Sleight of hand', () => {
  const swap = {
    kammi: { haints: { '2,0': 1, '1,-1': 2 } },
    family: { legend: '0,2', haints: { '-3,0': 1, '0,3': 2 } },
  };

  test('HC-GOB-9 a lone haint near the goblin and a lone enemy haint anywhere change places', () => {
    const open = playCard('g_sleight', swap).state;
    expect(legalTexts(open)).toEqual(['shift haint 2,0 -3,0']);
    const { state } = play(open, 'shift haint 2,0 -3,0');
    expect([haintsAt(state, 'kammi', '-3,0'), haintsAt(state, 'family', '2,0')]).toEqual([1, 1]);
  });

  test('HC-GOB-9 no objective may be on either hex', () => {
    expect(holding('g_sleight', { ...swap, buildings: ['-3,0'] })).toOffer('card', []);
  });
});

describe('Lure', () => {
  test('HC-GOB-10 an enemy haint within two hexes of the goblin goes to any legal hex beside it', () => {
    const s = holding('g_lure', { family: { legend: '0,2', haints: { '1,2': 1, '0,3': 1 } } });
    const open = play(s, 'card g_lure').state;
    expect(legalTexts(open).every((text) => text.startsWith('shift haint 1,2 '))).toBe(true);
    expect(open).toAllow('shift haint 1,2 2,1');
    expect(open).toAllow('shift haint 1,2 0,2');
  });

  test('HC-GOB-10 infected or not', () => {
    const s = holding('g_lure', {
      mode: 'ch5',
      family: { legend: '0,2', haints: { '1,1': 2 } },
      hester: { infected: { family: { '1,1': 1 } } },
    });
    const open = play(s, 'card g_lure').state;
    expect(open).toAllow('shift haint 1,1 2,1');
    expect(open).toAllow('shift infected 1,1 2,1');
  });
});

describe('Let us git', () => {
  test('HC-GOB-11 a token of any kind from the box on a hex exactly two away', () => {
    const open = playCard('g_lets_git', {}).state;
    expect(open).toAllow('put scroll 1,2');
    for (const no of ['1,1', '1,0', '-2,0']) expect(isOnOffer(open, `put scroll ${no}`)).toBe(false);
    const { state } = play(open, 'put scroll -1,0');
    expect(tokensAt(state, '-1,0')).toEqual(['scroll']);
  });
});

describe('Grudge', () => {
  test('HC-GOB-12 HC-EX-52 four haints near, three cubes there: three are set aside until the end of the turn', () => {
    const played = playCard('g_grudge', { family: { legend: '0,2', haints: { '1,1': 4 }, cubes: 3 } });
    expect(eventsOf(played, 'cubesBanished')).toEqual([{ type: 'cubesBanished', seat: 1, owner: 0, cubes: 3 }]);
    expect(side(played.state, 'family').cubes).toBe(0);
    const { state } = play(played.state, 'jar wild', 'done', 'end');
    expect(side(state, 'family').cubes).toBe(3);
  });

  test('HC-GOB-12 a cube for each haint within two hexes, not more', () => {
    const { state } = playCard('g_grudge', { family: { legend: '0,2', haints: { '1,1': 1, '-3,0': 2 }, cubes: 3 } });
    expect(side(state, 'family').cubes).toBe(2);
  });
});

describe('the goblin’s cards', () => {
  test('HC-KAM-40 HC-CARD-7 HC-DIFF-31 one a turn, before or after the jar’s action, not in the middle of it', () => {
    const s = kammis({ kammi: { second: '1,0', haints: { '1,0': 2 }, hand: ['g_buried', 'g_lets_git'] } });
    const once = play(s, 'card g_buried', 'strengthen').state;
    expect(once).toOffer('card', []);
    const wild = play(s, 'jar wild').state;
    expect(wild).toOffer('card', []);
    const after = play(wild, 'done').state;
    expect(after).toOffer('card', ['card g_buried', 'card g_lets_git']);
    expect(play(after, 'card g_buried', 'strengthen').state).toOffer('card', []);
  });

  test('HC-KAM-41 played, it takes effect and stays in play beside the goblin', () => {
    const { state } = playCard('g_buried', { kammi: { haints: { '1,0': 1 } } });
    expect([side(state, 'kammi').spent, side(state, 'kammi').hand]).toEqual([['g_buried'], []]);
  });

  test('HC-KAM-42 measured from the goblin, whichever token it is', () => {
    const p = { kammi: { self: 'second' as const, haints: { '0,-3': 1, '1,0': 1 } } };
    expect(playCard('g_buried', p).state).toAllow('strengthen');
    const open = play(holding('g_lets_git', p), 'card g_lets_git').state;
    expect(open).toAllow('put move 0,-1');
    expect(open).not.toAllow('put move 1,2');
  });
});
