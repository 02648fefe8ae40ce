import { describe, test } from 'vitest';
import { expect } from '../../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play, side } from '../../play.ts';
import { hex, type Position, position } from '../../position.ts';

const activated = (at: Position) =>
  play(
    position({
      mode: 'ch2',
      turn: 'family',
      ...at,
      family: { legend: '0,-2', haints: {}, ...at.family, bag: { u_storm_walker: 1 } },
    }),
    'jar ability',
    'activate u_storm_walker',
  ).state;

/** Storms on 0,-1 and 1,-1 beside the printed one on 2,-1. */
const stormy: Position = { storms: ['0,-1', '1,-1'], family: { haints: { '1,-2': 2, '3,-1': 1 } } };

describe('the free moves', () => {
  test('HC-UPG-2 HC-MAP-10 legend and haints, each onto an adjacent storm, printed or not', () => {
    expect(play(activated(stormy), 'choose other').state).toOffer('shift', [
      'shift legend 0,-2 0,-1',
      'shift haint 1,-2 0,-1',
      'shift haint 1,-2 1,-1',
      'shift haint 3,-1 2,-1',
    ]);
  });

  test('HC-UPG-2 each once, one after the other', () => {
    const s = play(activated(stormy), 'choose other', 'shift haint 1,-2 0,-1', 'shift legend 0,-2 0,-1').state;
    expect(s).toOffer('shift', ['shift haint 1,-2 0,-1', 'shift haint 1,-2 1,-1', 'shift haint 3,-1 2,-1']);
    const played = play(s, 'shift haint 1,-2 1,-1', 'shift haint 3,-1 2,-1');
    expect(['0,-1', '1,-1', '2,-1'].map((name) => haintsAt(played.state, 'family', name))).toEqual([1, 1, 1]);
    expect(side(played.state, 'family').legendHex).toBe(hex('0,-1'));
    // those who walked stand next to storms, but have had their step
    expect(legalTexts(played.state, 'shift')).toEqual([]);
    expect(eventsOf(played, 'moved')).toEqual([]);
  });

  test('HC-UPG-2 HC-BASE-9 not onto an enemy, a townsfolk or a fifth unit, nor onto a hex without a storm', () => {
    const s = activated({
      storms: ['0,-1', '1,-2', '-1,-1', '1,-3'],
      protectors: { legend: '0,2', haints: { '0,-1': 1 } },
      townsfolk: ['-1,-1'],
      family: { legend: '0,-2', haints: { '1,-2': 4 } },
    });
    expect(play(s, 'choose other').state).toOffer('shift', ['shift legend 0,-2 1,-3', 'shift haint 1,-2 1,-3']);
  });

  test('HC-UPG-2 any of them may be left out', () => {
    const s = play(activated(stormy), 'choose other', 'shift haint 3,-1 2,-1', 'done').state;
    expect(legalTexts(s, 'shift')).toEqual([]);
    expect(haintsAt(s, 'family', '1,-2')).toBe(2);
  });
});

describe('the two halves', () => {
  test('HC-UPG-2 the MOVE first: the moves onto storms follow', () => {
    const s = activated(stormy);
    expect(s).toOffer('choose', ['choose ability', 'choose other']);
    const { state } = play(s, 'choose ability', 'move 1,-2 1,-3 haint=2');
    expect(state).toAllow('shift haint 3,-1 2,-1');
    expect(legalTexts(state, 'move')).toEqual([]);
  });

  test('HC-UPG-2 the moves first: the MOVE follows, and no more of them after it', () => {
    const { state } = play(activated(stormy), 'choose other', 'shift haint 3,-1 2,-1', 'done');
    expect(state).toAllow('move 2,-1 2,-2 haint=1');
    const after = play(state, 'move 2,-1 2,-2 haint=1').state;
    expect([...legalTexts(after, 'choose'), ...legalTexts(after, 'shift')]).toEqual([]);
  });

  test('HC-UPG-2 neither is mixed with the other', () => {
    expect(legalTexts(play(activated(stormy), 'choose ability').state, 'shift')).toEqual([]);
    expect(legalTexts(play(activated(stormy), 'choose other').state, 'move')).toEqual([]);
  });
});
