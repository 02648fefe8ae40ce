import { describe, expect, test, vi } from 'vitest';
import { createClicks } from '../../../src/app/harrow/clicks.ts';
import { shownHand } from '../../../src/app/harrow/shown-hand.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import { stepOn } from '../../../src/session/harrow/interaction/step-on.ts';
import {
  actSpot,
  cardSpot,
  hexSpot,
  jarSpot,
  nightSpot,
  pileSpot,
  sideSpot,
  tileSpot,
  tokenSpot,
} from '../../../src/session/harrow/spots.ts';
import { hesters } from '../../games/harrow/hester/turn.ts';
import { play } from '../../games/harrow/play.ts';
import { hex, type Position, position } from '../../games/harrow/position.ts';
import { deal, table } from '../../games/harrow/solo/table.ts';
import { clicksOn, spotClicksOn } from './clicked.ts';

describe('a jar', () => {
  test('HC-RND-3 is broken by a click, if it is one of the own', () => {
    const click = spotClicksOn(position({ turn: 'family' }));
    expect(click(jarSpot(1, 'wild'))).toEqual({ done: { type: 'jar', jar: 'wild', attack: false } });
    expect(click(jarSpot(0, 'wild'))).toMatchObject({ refused: { key: expect.any(String) } });
  });

  test('HC-REATK-1 that may act or attack is asked about', () => {
    const s = position({
      turnsTaken: 2,
      protectors: { legend: '0,2', haints: { '0,1': 3 }, attacked: true, jars: ['ability', 'wild', 'legend'] },
      family: { legend: '0,-2', haints: { '0,-1': 2 } },
    });
    const actions = [false, true].map((attack) => ({ type: 'jar', jar: 'wild', attack }));
    expect(spotClicksOn(s)(jarSpot(0, 'wild'))).toEqual({ asked: { kind: 'jar', jar: 'wild', actions } });
  });
});

describe('cards and tiles', () => {
  const tiled: Position = { mode: 'ch3', tiles: { wild: ['b_card_cycle'] } };
  const s = position({ ...tiled, protectors: { hand: ['t_rally', 't_banish'], deckTop: ['t_holler'] } });

  test('HC-BON-2 a tile is used by a click once its jar is broken, and says why before', () => {
    const [tile, spot] = [{ type: 'tile', tile: 'b_card_cycle' }, tileSpot('wild', 'b_card_cycle')];
    expect(spotClicksOn(s)(spot)).toMatchObject({ refused: { key: expect.any(String) } });
    expect(spotClicksOn(play(s, 'jar wild').state)(spot)).toEqual({ done: tile });
  });

  test('HC-BON-2 a tile that has been used is on offer no more', () => {
    const used = position({ ...tiled, mode: 'ch3', tiles: { wild: ['b_card_cycle'], ability: ['b_move'] } });
    used.slots[1][0].used = true;
    const click = spotClicksOn(play(used, 'jar wild').state);
    expect(click(tileSpot('wild', 'b_card_cycle'))).toMatchObject({ refused: { key: expect.any(String) } });
  });

  test('HC-BON-14 a card of the hand is picked by a click', () => {
    const picking = play(s, 'jar wild', 'tile b_card_cycle').state;
    expect(spotClicksOn(picking)(cardSpot('t_rally'))).toEqual({ done: { type: 'choose', option: 't_rally' } });
  });

  test('HC-CARD-2 a card that cannot be played says why', () => {
    const dry = position({ mode: 'ch3', protectors: { hand: ['t_banish'] } });
    dry.flow = [{ kind: 'turn', seat: 1, acted: false }];
    expect(spotClicksOn(dry)(cardSpot('t_banish'))).toMatchObject({ refused: { key: expect.any(String) } });
  });

  const picks = (option: string) => ({ type: 'choose', option }) as const;

  test('the hand shows one card to pick from as well as three', () => {
    const spots = new Map([[cardSpot('t_rally'), { deeds: [{ kind: 'use', action: picks('t_rally') } as const] }]]);
    const hand = shownHand(s, 0, { ...interactionOf(s, harrow.legal(s), {}), spots });
    expect(hand).toMatchObject({ cards: ['t_rally', 't_banish'], playable: ['t_rally'], picking: true });
  });

  test('the hand of somebody else shows none of its cards', () => {
    expect(shownHand(harrow.view(s, 1), 0, undefined)).toMatchObject({ cards: [], playable: [], picking: false });
  });
});

describe('Hester’s board', () => {
  const acting = () => hesters({ cubes: { bog: 2, wetlands: 2 } });

  test('HC-HACT-2 an action is bought by a click, or says why not', () => {
    const s = acting();
    s.flow = [{ kind: 'hester', seat: hesterSeat, used: [], called: [], fallen: false }];
    expect(spotClicksOn(s)(actSpot('root'))).toEqual({ done: { type: 'use', act: 'root' } });
    s.flow = [{ kind: 'hester', seat: hesterSeat, used: ['root'], called: [], fallen: false }];
    expect(spotClicksOn(s)(actSpot('root'))).toMatchObject({ refused: { key: expect.any(String) } });
  });

  test('HC-FIRE-1 a click on the free squares of a side fills one of them', () => {
    const s = hesters({ flames: { '1,0': 2 } }, { protectors: { haints: { '0,2': 1 } } });
    s.flow.push({ kind: 'effect', seat: hesterSeat, by: 'new_fire', step: 1, left: 0, marks: [hex('1,0')] });
    const options = harrow.legal(s).flatMap((action) => (action.type === 'choose' ? [action] : []));
    expect(options).toHaveLength(2);
    for (const [side, action] of options.entries()) expect(spotClicksOn(s)(sideSpot(side))).toEqual({ done: action });
  });

  test('HC-INF-2 how an infection is paid is kept when its hex is picked up', () => {
    const s = hesters({ cubes: { bog: 2 } });
    s.flow.push({ kind: 'infect', seat: hesterSeat, hexes: [], legends: [] });
    const held = interactionOf(s, harrow.legal(s), { price: 'any' });
    const picked: unknown[] = [];
    createClicks({
      ...silent(s),
      interaction: () => ({ ...held, spots: new Map([[hexSpot(3), { source: 'open', deeds: [] }]]) }),
      pick: (selection) => picked.push(selection),
    })(hexSpot(3));
    expect(picked).toEqual([{ mode: held.selection.mode, price: 'any', from: 3 }]);
  });
});

test('HC-SOLO-10 a pile is turned over by a click', () => {
  const start = table({ solo: deal({ tactics: ['t_banish', 't_holler'], upgrades: ['u_storm_walker', 'u_merging'] }) });
  expect(spotClicksOn(start)(pileSpot('upgrades'))).toEqual({ done: { type: 'reveal', pile: 'upgrades' } });
});

describe('the Family’s tokens', () => {
  test('HC-TRK-12 are given back by a click', () => {
    const s = position({ mode: 'ch3', turn: 'family' });
    s.seats[1].drawn = s.seats[1].drawn.map(() => 1);
    s.flow.push({ kind: 'return', seat: 1, left: 1 });
    const [action] = harrow.legal(s);
    if (action.type !== 'return') throw new Error('nothing is given back');
    expect(spotClicksOn(s)(tokenSpot(action.token))).toEqual({ done: action });
  });

  test('HC-TOK-4 are asked about one kind at a time, the first until another is clicked', () => {
    const s = position({ turn: 'family' });
    s.flow = [{ kind: 'sort', seat: 1, tokens: [2, 0, 1] }];
    const sources = (token?: 'strengthen') =>
      ['move', 'spawn', 'strengthen'].map(
        (each) => interactionOf(s, harrow.legal(s), { token }).spots.get(`token:${each}`)?.source,
      );
    expect(sources()).toEqual(['held', undefined, 'open']);
    expect(sources('strengthen')).toEqual(['open', undefined, 'held']);
    const picked = spotClicksOn(s, { mode: 'lay', token: 'move' })(tokenSpot('strengthen'));
    expect(picked).toMatchObject({ picked: { mode: 'lay', token: 'strengthen' } });
  });
});

test('HC-SUM-3 what can be done in several ways is asked about, be it two', () => {
  const s = hesters({ cubes: { bog: 4, wetlands: 4, plains: 4, forest: 4 }, flames: { '1,0': 2 }, pairs: 2 });
  s.flow = [{ kind: 'hester', seat: hesterSeat, used: [], called: [], fallen: true, layabout: true }];
  const ways = harrow.legal(s).filter((action) => action.type === 'summon');
  expect(ways.length).toBeGreaterThan(1);
  expect(clicksOn(s)(hex('1,0'))).toEqual({ asked: { kind: 'which', actions: ways } });
  const two = ways.slice(0, 2);
  expect(clicksOn(s, {}, two)(hex('1,0'))).toEqual({ asked: { kind: 'which', actions: two } });
});

test('HC-ATK-2 whoever has just stepped and stayed picked up need not be put down for a lone attack', () => {
  const start = position({
    protectors: { legend: '0,3', haints: { '0,1': 1, '-2,3': 2 } },
    family: { legend: '0,-2', haints: { '1,0': 1 } },
    buildings: [],
  });
  start.flow.push({ kind: 'attack', seat: 0, free: 2, attack: true });
  const attacks = harrow.legal(start).flatMap((action) => (action.type === 'attack' ? [action] : []));
  expect(new Set(attacks.map(({ from }) => from)).size).toBe(1);
  const kept = { from: hex('-2,3'), kept: true, mode: 'move' } as const;
  expect(clicksOn(start, kept)(hex('1,0'))).toEqual({ done: attacks[0] });
  expect(clicksOn(start, { ...kept, kept: undefined })(hex('1,0'))).toMatchObject({ refused: {} });
  expect(stepOn(start, harrow.legal(start), attacks[0])).toEqual({});
});

/** Nothing that a click does is heard of. */
const silent = (s: HarrowState) => ({
  interaction: () => undefined,
  legal: () => harrow.legal(s),
  warning: () => undefined,
  perform: vi.fn(),
  pick: (_: object): void => {},
  refuse: vi.fn(),
  notNow: vi.fn(),
  open: vi.fn(),
  lookAtNight: vi.fn(),
});

test('while nobody may act, every spot says so, but a night can always be looked at', () => {
  const stage = silent(position());
  const click = createClicks(stage);
  click(jarSpot(0, 'wild'));
  click(hexSpot(3));
  expect(stage.notNow).toHaveBeenCalledTimes(2);
  click(nightSpot('night3'));
  expect(stage.lookAtNight).toHaveBeenCalledExactlyOnceWith('night3');
  expect(stage.notNow).toHaveBeenCalledTimes(2);
});
