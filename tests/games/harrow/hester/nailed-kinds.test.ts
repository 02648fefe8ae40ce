import { describe, test } from 'vitest';
import { readPosition, writePosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import { cardBreaks } from '../../../../src/engine/games/harrow/rules/card-invariants.ts';
import type { FactionId } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { expect } from '../matchers.ts';
import { eventsOf, haintsAt, legalTexts, play } from '../play.ts';
import { hex, type Position, position } from '../position.ts';
import { breaks, cubes, hesters, infectedOn, withCard } from './turn.ts';

/** What stands under which nails, as the notation tells it. */
const nails = (s: HarrowState): readonly string[] => writePosition(s).nails ?? [];

/** All haints of a hex, and how many of them have a snake. */
const kinds = (s: HarrowState, faction: FactionId, name: string) => [
  haintsAt(s, faction, name),
  infectedOn(s, faction, name),
];

const allBreaks = (s: HarrowState): string[] => [...breaks(s), ...cardBreaks(s)];

const bernice = { legends: { protectors: 'bernice' } } as const;

/** Haints of the Protectors on 2,-1, one of them infected. */
const pair = (nailed: string[], count = 2): Position => ({
  mode: 'ch5',
  ...bernice,
  protectors: { legend: '0,2', haints: { '2,-1': count } },
  hester: { infected: { protectors: { '2,-1': 1 } }, cubes: { plains: 3 } },
  nails: nailed.map((kind) => `${kind}@2,-1`),
});

describe('Bernice', () => {
  const turn = (count: number, infected: number, nailed: string[] = []) =>
    play(
      position({
        mode: 'ch5',
        ...bernice,
        protectors: { legend: '0,2', haints: { '2,0': 1, '-3,2': 1 } },
        family: { legend: '0,-2', haints: { '2,-1': count } },
        hester: { infected: { family: { '2,-1': infected } } },
        nails: nailed.map((kind) => `${kind}@2,-1`),
      }),
      'jar legend',
      'power',
      'shift haint -3,2 -3,1',
    ).state;

  test('HC-LGD-BER-2 HC-LGD-BER-7 chooses between an infected haint and another on the hex', () => {
    const s = turn(2, 1);
    expect(s).toOffer('put', ['put nail_haint 2,-1', 'put nail_infected 2,-1']);
    const infected = play(s, 'put nail_infected 2,-1');
    expect(nails(infected.state)).toEqual(['infected@2,-1']);
    expect(eventsOf(infected, 'nailDriven')).toEqual([
      { type: 'nailDriven', seat: 1, unit: 'haint', infected: true, hex: hex('2,-1') },
    ]);
    const healthy = play(s, 'put nail_haint 2,-1');
    expect(nails(healthy.state)).toEqual(['haint@2,-1']);
    expect(eventsOf(healthy, 'nailDriven')).toEqual([{ type: 'nailDriven', seat: 1, unit: 'haint', hex: hex('2,-1') }]);
    expect([...allBreaks(infected.state), ...allBreaks(healthy.state)]).toEqual([]);
  });

  test.each([
    ['of one kind only', 2, 2, [], 'infected@2,-1'],
    ['the other kind is nailed', 2, 1, ['haint'], 'infected@2,-1'],
    ['the infected one is nailed', 2, 1, ['infected'], 'haint@2,-1'],
  ] as const)(
    'HC-LGD-BER-2 is not asked where the loose haints are alike: %s',
    (_why, count, infected, nailed, nail) => {
      const s = turn(count, infected, [...nailed]);
      expect(s).toOffer('put', ['put nail_haint 2,-1']);
      const { state } = play(s, 'put nail_haint 2,-1');
      expect(nails(state)).toContain(nail);
      expect(allBreaks(state)).toEqual([]);
    },
  );

  test('HC-LGD-BER-2 takes back the one she means', () => {
    const s = turn(2, 1, ['haint', 'infected']);
    expect(s).toOffer('take', ['take nail_haint 2,-1', 'take nail_infected 2,-1']);
    expect(nails(play(s, 'take nail_haint 2,-1').state)).toEqual(['infected@2,-1']);
    const played = play(s, 'take nail_infected 2,-1');
    expect(nails(played.state)).toEqual(['haint@2,-1']);
    expect(eventsOf(played, 'nailLifted')).toMatchObject([{ unit: 'haint', infected: true }]);
    const alike = turn(3, 3, ['infected', 'infected']);
    expect(alike).toOffer('take', ['take nail_haint 2,-1']);
    expect(nails(play(alike, 'take nail_haint 2,-1').state)).toEqual(['infected@2,-1']);
  });
});

describe('a nailed infected haint beside a healthy one', () => {
  test('HC-LGD-BER-7 Hester cannot move it; two cubes free it', () => {
    const open = play(position({ ...pair(['infected']), turn: 'hester' }), 'use move').state;
    expect(legalTexts(open).sort()).toEqual(['done', 'take nail_haint 2,-1']);
    const { state } = play(open, 'take nail_haint 2,-1', 'creep haint 2,-1 2,-2 terrain');
    expect(nails(state)).toEqual([]);
    expect(cubes(state)).toEqual({});
    expect([kinds(state, 'protectors', '2,-1'), kinds(state, 'protectors', '2,-2')]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test.each([
    ['h_white_innards', {}],
    ['h_stomping_ground', {}],
    ['h_night_hag', { flames: { '-3,0': 2 } }],
    ['h_draw_together', { infected: { protectors: { '2,-1': 1 }, family: { '2,-3': 1 } } }],
  ] as const)('HC-LGD-BER-7 nor does her card move it: %s', (card, side) => {
    const { protectors, hester } = pair([]);
    const there = { ...bernice, protectors, family: { legend: '0,-2', haints: { '2,-3': 1 } } };
    const s = (nailed: string) => withCard(card, { ...hester, ...side }, { ...there, nails: [`${nailed}@2,-1`] });
    expect(s('infected')).not.toAllow(`call ${card}`);
    expect(s('haint')).toAllow(`call ${card}`);
  });

  test('HC-LGD-BER-3 HC-INF-10 its owner moves the healthy one, but not it', () => {
    const open = play(position(pair(['infected'], 3)), 'jar wild').state;
    expect(legalTexts(open, 'move').filter((text) => text.startsWith('move 2,-1 2,-2'))).toEqual([
      'move 2,-1 2,-2 haint=1',
      'move 2,-1 2,-2 haint=2',
    ]);
    const { state } = play(open, 'move 2,-1 2,-2 haint=2');
    expect(kinds(state, 'protectors', '2,-1')).toEqual([1, 1]);
    expect(allBreaks(state)).toEqual([]);
  });

  test('HC-LGD-BER-4 HC-LGD-BER-7 its owner frees either for 1 MOVE, Hester only the infected one', () => {
    const both = pair(['haint', 'infected']);
    const own = play(position(both), 'jar wild').state;
    expect(own).toOffer('take', ['take nail_haint 2,-1', 'take nail_infected 2,-1']);
    expect(nails(play(own, 'take nail_haint 2,-1').state)).toEqual(['infected@2,-1']);
    expect(nails(play(own, 'take nail_infected 2,-1').state)).toEqual(['haint@2,-1']);
    const hers = play(position({ ...both, turn: 'hester' }), 'use move').state;
    expect(hers).toOffer('take', ['take nail_infected 2,-1']);
    expect(nails(play(hers, 'take nail_infected 2,-1').state)).toEqual(['haint@2,-1']);
  });
});

describe('a nailed healthy haint beside an infected one', () => {
  test('HC-LGD-BER-7 Hester moves the infected one and pulls no nail', () => {
    const open = play(position({ ...pair(['haint']), turn: 'hester' }), 'use move').state;
    expect(legalTexts(open, 'take')).toEqual([]);
    const { state } = play(open, 'creep haint 2,-1 2,-2 terrain');
    expect(kinds(state, 'protectors', '2,-1')).toEqual([1, 0]);
    expect(nails(state)).toEqual(['haint@2,-1']);
    expect(allBreaks(state)).toEqual([]);
  });

  test('HC-LGD-BER-3 HC-INF-10 its owner moves only the infected one', () => {
    const open = play(position(pair(['haint'])), 'jar wild').state;
    expect(legalTexts(open, 'move').filter((text) => text.startsWith('move 2,-1 2,-2'))).toEqual([
      'move 2,-1 2,-2 haint=1 infected=1',
    ]);
    const { state } = play(open, 'move 2,-1 2,-2 haint=1 infected=1');
    expect(kinds(state, 'protectors', '2,-2')).toEqual([1, 1]);
    expect(allBreaks(state)).toEqual([]);
  });
});

/** A faction's two haints on `at`, one of them infected; what is played; and how the healthy or the infected one goes then. */
type Way = readonly [string, FactionId, string, Position, readonly string[], string, string];

const home = { legend: '0,-2' };
const near = (hand: 't_yellow_dog' | 't_holler'): Position => ({
  turn: 'protectors',
  protectors: { legend: '0,1', haints: {}, hand: [hand] },
});

const ways: readonly Way[] = [
  ['Levi', 'family', '1,-2', {}, ['jar legend', 'power'], 'step 1,-2 2,-2', 'step 1,-2 2,-2 infected'],
  [
    'the pull of a storm',
    'family',
    '1,-2',
    { family: { ...home, scrolls: 2 } },
    ['jar legend', 'track', 'storm 0,-2'],
    'pull haint 1,-2 0,-2',
    'pull infected 1,-2 0,-2',
  ],
  [
    'the push of a storm',
    'family',
    '0,-1',
    { tracks: { family: 'b' }, family: { ...home, scrolls: 2 } },
    ['jar legend', 'track', 'put storm 1,-2'],
    'shift haint 0,-1 0,0',
    'shift infected 0,-1 0,0',
  ],
  [
    'Storm Walker',
    'family',
    '1,-2',
    { storms: ['1,-1'], family: { ...home, bag: { u_storm_walker: 1 } } },
    ['jar ability', 'activate u_storm_walker', 'choose other'],
    'shift haint 1,-2 1,-1',
    'shift infected 1,-2 1,-1',
  ],
  [
    'Yellow Dog',
    'family',
    '0,-1',
    near('t_yellow_dog'),
    ['card t_yellow_dog'],
    'shift haint 0,-1 0,0',
    'shift infected 0,-1 0,0',
  ],
  ['Holler', 'family', '0,-1', near('t_holler'), ['card t_holler'], 'shift haint 0,-1 0,0', 'shift infected 0,-1 0,0'],
  [
    'Reinforcements',
    'protectors',
    '0,1',
    { turn: 'protectors', protectors: { legend: '0,2', hand: ['t_reinforcements'] } },
    ['card t_reinforcements'],
    'shift haint 0,1 0,2',
    'shift infected 0,1 0,2',
  ],
  [
    'Bernice',
    'protectors',
    '0,1',
    { turn: 'protectors', ...bernice, protectors: { legend: '0,2' } },
    ['jar legend', 'power'],
    'shift haint 0,1 1,0',
    'shift infected 0,1 1,0',
  ],
  [
    'the Skinless Boy',
    'protectors',
    '0,1',
    { turn: 'protectors', legends: { protectors: 'skinless_boy' }, protectors: { legend: '0,2' } },
    ['jar legend', 'power'],
    'shift haint 0,1 0,2',
    'shift infected 0,1 0,2',
  ],
  [
    'Corbin',
    'family',
    '1,-2',
    { legends: { family: 'corbin' } },
    ['jar legend', 'power'],
    'take haint 1,-2',
    'take infected 1,-2',
  ],
];

/** Two haints on a hex, one of them infected, `nail` under the one or the other; the Family’s turn unless told. */
function twoOn(faction: FactionId, at: string, more: Position, nail?: 'haint' | 'infected'): HarrowState {
  const base: Position = {
    mode: 'ch5',
    turn: 'family',
    ...more,
    protectors: { legend: '0,3', haints: {}, ...more.protectors },
    family: { legend: '0,-2', haints: {}, ...more.family },
    hester: { infected: { [faction]: { [at]: 1 } } },
    nails: nail === undefined ? [] : [`${nail}@${at}`],
  };
  return position({ ...base, [faction]: { ...base[faction], haints: { [at]: 2 } } });
}

describe('whatever takes a haint away, a kind goes only if no nail holds it', () => {
  test.each(ways)('HC-LGD-BER-3 HC-INF-10 %s', (_name, faction, at, more, before, healthy, infected) => {
    const free = play(twoOn(faction, at, more), ...before).state;
    expect(free).toAllow(healthy);
    expect(free).toAllow(infected);
    for (const [nail, left] of [
      ['haint', [1, 0]],
      ['infected', [1, 1]],
    ] as const) {
      const s = play(twoOn(faction, at, more, nail), ...before).state;
      expect(s).not.toAllow(infected);
      const { state } = play(s, healthy);
      expect([nail, kinds(state, faction, at), nails(state)]).toEqual([nail, left, [`${nail}@${at}`]]);
      expect(allBreaks(state)).toEqual([]);
    }
  });

  test('HC-LGD-BER-3 HC-UPG-3 the psychopomp carries no haint where the healthy one is nailed', () => {
    const more = { family: { ...home, bag: { u_psychopomp: 1 } } };
    const before = ['jar ability', 'activate u_psychopomp'];
    expect(play(twoOn('family', '1,-2', more, 'infected'), ...before, 'choose other').state).toAllow(
      'shift haint 1,-2 1,0',
    );
    expect(legalTexts(play(twoOn('family', '1,-2', more, 'haint'), ...before).state, 'choose')).toEqual([]);
  });

  test('HC-LGD-BER-3 HC-UPG-6 Merging leaves the nailed one behind', () => {
    const more = { family: { ...home, bag: { u_merging: 1 } } };
    const merged = (nail: 'haint' | 'infected') =>
      play(
        twoOn('family', '1,-1', more, nail),
        'jar ability',
        'activate u_merging',
        'choose other',
        'shift all 1,-1 1,-2',
      ).state;
    expect(kinds(merged('haint'), 'family', '1,-1')).toEqual([1, 0]);
    expect(kinds(merged('infected'), 'family', '1,-1')).toEqual([1, 1]);
  });
});

describe('infecting', () => {
  const rooted = (count: number, nailed: string[]) =>
    play(
      hesters(
        { step: 'fallen', roots: ['2,-2>2,-1'], cubes: { bog: 1 } },
        {
          ...bernice,
          protectors: { legend: '0,2', haints: { '2,-1': count } },
          nails: nailed.map((kind) => `${kind}@2,-1`),
        },
      ),
      'use infect',
    ).state;

  test('HC-INF-4 HC-LGD-BER-7 takes a haint without a nail first', () => {
    const { state } = play(rooted(2, ['haint']), 'infect 2,-1 terrain');
    expect([nails(state), kinds(state, 'protectors', '2,-1')]).toEqual([['haint@2,-1'], [2, 1]]);
    expect(allBreaks(state)).toEqual([]);
  });

  test('HC-INF-4 HC-LGD-BER-7 where all are nailed, the nail is under an infected haint then', () => {
    const { state } = play(rooted(2, ['haint', 'haint']), 'infect 2,-1 terrain');
    expect([...nails(state)].sort()).toEqual(['haint@2,-1', 'infected@2,-1']);
    expect(allBreaks(state)).toEqual([]);
  });

  test('HC-HCD-7 HC-LGD-BER-7 Hurts a Minute does the same', () => {
    const { protectors, hester } = pair([]);
    const s = withCard('h_hurts_a_minute', hester, { ...bernice, protectors, nails: ['haint@2,-1'] });
    const { state } = play(s, 'call h_hurts_a_minute', 'put snake 2,-1');
    expect(nails(state)).toEqual(['infected@2,-1']);
    expect(allBreaks(state)).toEqual([]);
  });
});

describe('killing', () => {
  /** The Protectors have struck at the haints of the Family on 0,-1. */
  const struck = (count: number, infected: number, nailed: string[]) =>
    play(
      position({
        mode: 'ch5',
        ...bernice,
        protectors: { legend: '0,2', haints: { '0,1': 3 }, cubes: 6 },
        family: { legend: '0,-2', haints: { '0,-1': count } },
        hester: { infected: { family: { '0,-1': infected } } },
        nails: nailed.map((kind) => `${kind}@0,-1`),
      }),
      'jar attack',
      'attack 0,1 0,-1',
      'tree red=6 blue=0',
    ).state;

  test('HC-ATK-5 HC-LGD-BER-6 a nailed healthy haint falls before a loose infected one and gives its nail back', () => {
    const s = struck(2, 1, ['haint']);
    expect(s).toOffer('strike', ['strike']);
    const played = play(s, 'strike');
    expect([nails(played.state), kinds(played.state, 'family', '0,-1')]).toEqual([[], [1, 1]]);
    expect(eventsOf(played, 'nailLifted')).toHaveLength(1);
  });

  test('HC-ATK-5 HC-LGD-BER-6 a nailed infected haint falls after a loose healthy one', () => {
    const s = struck(2, 1, ['infected']);
    expect(s).toOffer('strike', ['strike']);
    const first = play(s, 'strike').state;
    expect([nails(first), kinds(first, 'family', '0,-1')]).toEqual([['infected@0,-1'], [1, 1]]);
    const last = play(first, 'strike').state;
    expect([nails(last), kinds(last, 'family', '0,-1')]).toEqual([[], [0, 0]]);
  });

  test('HC-ATK-21 nailed or loose is asked only among those that fall next', () => {
    const s = struck(4, 2, ['haint', 'infected']);
    expect(s).toOffer('strike', ['strike', 'strike nailed']);
    expect(nails(play(s, 'strike').state)).toEqual(['haint@0,-1', 'infected@0,-1']);
    const nailed = play(s, 'strike nailed').state;
    expect(nails(nailed)).toEqual(['infected@0,-1']);
    expect(nailed).toOffer('strike', ['strike']);
    const snakes = play(nailed, 'strike').state;
    expect(snakes).toOffer('strike', ['strike', 'strike nailed']);
    expect(nails(play(snakes, 'strike nailed').state)).toEqual([]);
    expect(nails(play(snakes, 'strike').state)).toEqual(['infected@0,-1']);
  });

  test('HC-CLSH-4 HC-LGD-BER-6 so it is in a clash', () => {
    const s = position({
      mode: 'ch5',
      ...bernice,
      protectors: { legend: '0,2', haints: { '0,1': 2 }, cubes: 4 },
      family: { legend: '0,-2', haints: { '0,-1': 2 }, cubes: 4 },
      hester: { infected: { protectors: { '0,1': 1 }, family: { '0,-1': 1 } } },
      nails: ['haint@0,1', 'infected@0,-1'],
    });
    const clash = play(s, 'jar attack', 'attack 0,1 0,-1', 'tree red=2 blue=4', 'clash', 'clash').state;
    expect(nails(clash)).toEqual(['infected@0,-1']);
    expect([kinds(clash, 'family', '0,-1'), kinds(clash, 'protectors', '0,1')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(allBreaks(clash)).toEqual([]);
  });

  test('HC-INF-13 HC-LGD-BER-6 so it is elsewhere', () => {
    const s = twoOn('protectors', '2,-1', {}, 'haint');
    s.flow.push({ kind: 'reap', seat: 1 });
    expect(s).toOffer('reap', ['reap 2,-1']);
    const { state } = play(s, 'reap 2,-1');
    expect([nails(state), kinds(state, 'protectors', '2,-1')]).toEqual([[], [1, 1]]);
  });

  test('HC-LGD-KAI-2 HC-LGD-BER-6 Kaine takes either, nailed or not', () => {
    const kaine = { legends: { family: 'kaine' }, family: { legend: '0,-1', haints: {}, cubes: 4 } } as const;
    const granted = play(twoOn('protectors', '0,1', kaine, 'haint'), 'jar legend', 'power', 'tree red=0 blue=3').state;
    expect(granted).toOffer('take', ['take haint 0,1', 'take infected 0,1']);
    const healthy = play(granted, 'take haint 0,1').state;
    expect([nails(healthy), kinds(healthy, 'protectors', '0,1')]).toEqual([[], [1, 1]]);
    const infected = play(granted, 'take infected 0,1').state;
    expect([nails(infected), kinds(infected, 'protectors', '0,1')]).toEqual([['haint@0,1'], [1, 0]]);
  });
});

describe('the notation', () => {
  test('HC-LGD-BER-7 tells which haint a nail is under', () => {
    const s = position(pair(['haint', 'infected'], 3));
    const written = writePosition(s);
    expect(written.nails).toEqual(['haint@2,-1', 'infected@2,-1']);
    const read = readPosition(JSON.parse(JSON.stringify(written)));
    expect(read.ok ? hashOf(read.state) : read.error).toBe(hashOf(s));
  });

  test.each([
    [['infected@0,1'], 'nails[0]: expected a unit with a nail such as haint@0,1, found "infected@0,1"'],
    [['haint@1,0'], 'nails[0]: expected a unit with a nail such as haint@0,1, found "haint@1,0"'],
    [['infected@1,0', 'infected@1,0'], 'hex 1,0: a nail under nobody'],
  ])('HC-LGD-BER-7 a nail needs a haint of its kind: %j', (wrong, error) => {
    const read = readPosition({
      mode: 'ch5',
      protectors: { haints: { '0,1': 1, '1,0': 1 } },
      hester: { infected: { protectors: { '1,0': 1 } } },
      nails: wrong,
    });
    expect(read).toEqual({ ok: false, error });
  });

  test('HC-LGD-BER-7 nobody is infected in a chapter without Hester', () => {
    const read = readPosition({ mode: 'ch3', protectors: { haints: { '0,1': 1 } }, nails: ['infected@0,1'] });
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining('nails[0]: expected a unit with a nail') });
  });
});
