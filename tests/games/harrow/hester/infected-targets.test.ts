import { describe, test } from 'vitest';
import type { FactionId } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, play, side } from '../play.ts';
import { hex, type Position, position } from '../position.ts';
import { breaks, infectedOn } from './turn.ts';

/** The Protectors attack 0,-1 from 0,1, and this fell out of the tree. */
function struck(result: string, family: Position['family'], infected: Record<string, number>, more: Position = {}) {
  const s = position({
    mode: 'ch5',
    ...more,
    protectors: { legend: '0,2', haints: { '0,1': 3 }, cubes: 6, ...more.protectors },
    family,
    hester: { infected: { family: infected }, ...more.hester },
  });
  return play(s, 'jar attack', 'attack 0,1 0,-1', result).state;
}

/** All haints of a hex, and how many of them have a snake. */
const kinds = (s: HarrowState, faction: FactionId, name: string) => [
  haintsAt(s, faction, name),
  infectedOn(s, faction, name),
];

describe('the order of targets', () => {
  test('HC-EX-19 HC-ATK-5 HC-INF-12 uninfected haints, then the legend, infected haints last', () => {
    const s = struck('tree red=6 blue=0', { legend: '0,-1', haints: { '0,-1': 2, '2,-2': 1 } }, { '0,-1': 1 });
    const first = play(s, 'strike').state;
    expect(kinds(first, 'family', '0,-1')).toEqual([1, 1]);
    expect(side(first, 'family').legendHex).toBe(hex('0,-1'));
    const legend = play(first, 'strike');
    expect(eventsOf(legend, 'legendHit')).toHaveLength(1);
    const reaped = play(legend.state, 'push 0,-2', 'reap 2,-2').state;
    const last = play(reaped, 'strike').state;
    expect(kinds(last, 'family', '0,-1')).toEqual([0, 0]);
    expect(breaks(last)).toEqual([]);
  });

  test('HC-INF-12 a lone infected haint is attacked normally; its snake returns', () => {
    const s = struck('tree red=2 blue=0', { legend: '0,-2', haints: { '0,-1': 1 } }, { '0,-1': 1 });
    const played = play(s, 'strike');
    expect(kinds(played.state, 'family', '0,-1')).toEqual([0, 0]);
    expect(eventsOf(played, 'snakeBack')).toEqual([{ type: 'snakeBack', owner: 1, hex: hex('0,-1') }]);
    expect(played.state.hester?.snakes).toBe(8);
  });

  test('HC-WHL-7 HC-INF-6 killed, it lies on the plate as any other, without its snake', () => {
    const s = struck(
      'tree red=2 blue=0',
      { legend: '0,-2', haints: { '0,-1': 1 } },
      { '0,-1': 1 },
      {
        protectors: { legend: '0,2', haints: { '0,1': 3 }, cubes: 6, spoon: 2 },
      },
    );
    const { state } = play(s, 'strike');
    expect(side(state, 'protectors').plate).toEqual([0, 1]);
    expect(state.hester?.snakes).toBe(8);
  });

  test('HC-ATK-5 a legend that cannot be pushed away still covers infected haints', () => {
    const s = struck(
      'tree red=4 blue=0',
      { legend: '0,-1', haints: { '0,-1': 1, '2,-2': 2 } },
      { '0,-1': 1 },
      {
        nails: ['legend@0,-1'],
      },
    );
    const hit = play(s, 'strike', 'reap 2,-2');
    expect(eventsOf(hit, 'legendStayed')).toHaveLength(1);
    expect(eventsOf(play(hit.state, 'strike'), 'legendHit')).toHaveLength(1);
  });

  test('HC-ATK-7 infected haints count as units', () => {
    const s = position({
      mode: 'ch5',
      protectors: { legend: '0,2', haints: { '0,1': 2 } },
      family: { legend: '0,-2', haints: { '0,-1': 3 } },
      hester: { infected: { family: { '0,-1': 3 } } },
    });
    expect(eventsOf(play(s, 'jar attack', 'attack 0,1 0,-1'), 'majority')).toMatchObject([{ seat: 1, defenders: 3 }]);
  });
});

describe('haints killed elsewhere', () => {
  test('HC-INF-13 any haint may be taken, but where both kinds are the uninfected one', () => {
    const s = struck(
      'tree red=2 blue=0',
      { legend: '0,-1', haints: { '2,-2': 2, '1,-2': 1 } },
      { '2,-2': 1, '1,-2': 1 },
    );
    const reaping = play(s, 'strike', 'push 0,-2').state;
    expect(reaping).toOffer('reap', ['reap 1,-2', 'reap 2,-2']);
    expect(kinds(play(reaping, 'reap 2,-2').state, 'family', '2,-2')).toEqual([1, 1]);
    expect(kinds(play(reaping, 'reap 1,-2').state, 'family', '1,-2')).toEqual([0, 0]);
  });

  test('HC-CLSH-4 in a clash uninfected haints die first', () => {
    const s = position({
      mode: 'ch5',
      protectors: { legend: '0,2', haints: { '0,1': 2 }, cubes: 4 },
      family: { legend: '0,-2', haints: { '0,-1': 2 }, cubes: 4 },
      hester: { infected: { protectors: { '0,1': 1 }, family: { '0,-1': 1 } } },
    });
    const clash = play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=2 blue=4', 'clash', 'clash').state;
    expect(kinds(clash, 'family', '0,-1')).toEqual([1, 1]);
    expect(kinds(clash, 'protectors', '0,1')).toEqual([1, 1]);
  });
});
