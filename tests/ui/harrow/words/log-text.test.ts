import { describe, expect, test } from 'vitest';
import { terrains } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import type { KammiEvent } from '../../../../src/engine/games/harrow/events/kammi.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { setup } from '../../../../src/engine/games/harrow/setup.ts';
import { cardIds, goblinIds, hesterCardIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { hesterActs } from '../../../../src/engine/games/harrow/state/hester.ts';
import { fairSeat, hesterSeat, legendIds, legendsOf } from '../../../../src/engine/games/harrow/state/players.ts';
import { tileIds } from '../../../../src/engine/games/harrow/state/tiles.ts';
import { abilities, bagTokens, jars, tokenKinds } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { languages } from '../../../../src/session/settings.ts';
import { logText } from '../../../../src/ui/harrow/words/log-text.ts';
import { place, placeForms } from '../../../../src/ui/harrow/words/terms.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';
import { fairEvents } from './fair-events.ts';

const state = setup({ mode: 'ch1', map: 'a', north: 'family' }, 1);
const way = { from: 4, to: 3 };
const seats = [0, 1];
const units = ['haint', 'legend'] as const;

/** Every event in every form it takes, but for those of the solo game and Kammi's; the record proves that no type is forgotten. */
const events: {
  readonly [T in Exclude<HarrowEvent['type'], `solo${string}` | KammiEvent['type']>]: readonly Extract<
    HarrowEvent,
    { type: T }
  >[];
} = {
  roundBegan: [0, 1].map((lantern) => ({ type: 'roundBegan', round: 2, lantern })),
  turnBegan: [{ type: 'turnBegan', seat: 0, round: 1, turn: 0 }],
  jarBroken: [0, 1].flatMap((seat) =>
    (['ability', 'wild', 'legend', 'attack'] as const).flatMap((jar) =>
      [false, true].map((toAttack) => ({ type: 'jarBroken' as const, seat, jar, toAttack })),
    ),
  ),
  abilityChosen: [{ type: 'abilityChosen', seat: 0, ability: 'move', value: 3 }],
  tokensDrawn: [
    { type: 'tokensDrawn', seat: 1, tokens: [2, 0, 1] },
    { type: 'tokensDrawn', seat: 1, tokens: [0, 0, 0] },
    { type: 'tokensDrawn', seat: 1, tokens: bagTokens.map((_, i) => i % 3) },
  ],
  wildTaken: [1, 2, 5].map((wild) => ({ type: 'wildTaken', seat: 1, wild })),
  moved: [0, 1].flatMap((seat) =>
    [
      { haints: 1, legend: false },
      { haints: 3, legend: true },
      { haints: 5, legend: false },
      { haints: 0, legend: true },
    ].map((group) => ({ type: 'moved' as const, seat, ...way, ...group, cost: 1 })),
  ),
  spawned: [0, 1].map((seat) => ({ type: 'spawned', seat, hex: 7 })),
  strengthened: [0, 1].map((seat) => ({ type: 'strengthened', seat })),
  pathLaid: [{ type: 'pathLaid', seat: 0, hex: 7 }],
  pathTaken: [{ type: 'pathTaken', seat: 0, hex: 7 }],
  stormRaised: [false, true].map((byCleanUp) => ({ type: 'stormRaised', seat: 1, hex: 7, byCleanUp })),
  tokenPulled: (['move', 'spawn', 'strengthen', 'scroll'] as const).map((token) => ({
    type: 'tokenPulled',
    seat: 1,
    token,
    ...way,
  })),
  unitPulled: [0, 1].flatMap((owner) =>
    (['haint', 'legend'] as const).map((unit) => ({ type: 'unitPulled' as const, seat: 1, owner, unit, ...way })),
  ),
  cubeHidden: [{ type: 'cubeHidden', seat: 0, hex: 7 }],
  cubeGathered: [false, true].map((attacked) => ({ type: 'cubeGathered', seat: 0, hex: 7, attacked })),
  haintStepped: [{ type: 'haintStepped', seat: 1, ...way }],
  attackDeclared: [0, 1].flatMap((seat) => [
    { type: 'attackDeclared' as const, seat, ...way },
    { type: 'attackDeclared' as const, seat, ...way, on: 'hester' as const },
  ]),
  majority: [
    { type: 'majority', seat: undefined, attackers: 2, defenders: 2, gained: false },
    { type: 'majority', seat: 0, attackers: 3, defenders: 1, gained: true },
    { type: 'majority', seat: 1, attackers: 1, defenders: 4, gained: true },
    { type: 'majority', seat: 0, attackers: 3, defenders: 1, gained: false },
    { type: 'majority', seat: 1, attackers: 1, defenders: 3, gained: false },
    ...[true, false].map((gained) => ({ type: 'majority' as const, seat: 2, attackers: 1, defenders: 5, gained })),
    ...[0, 1, 2].map((cubes) => ({
      type: 'majority' as const,
      seat: 1,
      attackers: 1,
      defenders: 3,
      gained: cubes > 0,
      cubes,
    })),
  ],
  treeDropped: [
    { type: 'treeDropped', dropped: [5, 4], out: [3, 2] },
    { type: 'treeDropped', dropped: [5, 4, 1, 0, 2, 0], out: [3, 2, 1, 0, 1, 0] },
  ],
  attackSucceeded: [{ type: 'attackSucceeded', seat: 0, own: 4, enemy: 2 }],
  attackFailed: [
    { type: 'attackFailed', seat: 0, own: 1, enemy: 2, why: 'outnumbered', clash: false },
    { type: 'attackFailed', seat: 0, own: 1, enemy: 2, why: 'outnumbered', clash: true },
    { type: 'attackFailed', seat: 0, own: 1, enemy: 0, why: 'tooFew', clash: false },
  ],
  paid: [{ type: 'paid', seat: 0, cubes: 2 }],
  killed: [0, 1].flatMap((seat) =>
    (['attack', 'legend', 'clash'] as const).map((how) => ({
      type: 'killed' as const,
      seat,
      victim: 1 - seat,
      hex: 18,
      how,
    })),
  ),
  legendHit: [0, 1].map((seat) => ({ type: 'legendHit', seat, victim: 1 - seat, hex: 7 })),
  legendPushed: [0, 1].map((seat) => ({ type: 'legendPushed', seat, victim: 1 - seat, ...way })),
  legendStayed: [0, 1].map((victim) => ({ type: 'legendStayed', victim, hex: 7 })),
  cubesDiscarded: [0, 1].flatMap((seat) =>
    [1, 2, 5].map((cubes) => ({ type: 'cubesDiscarded' as const, seat, cubes })),
  ),
  tokenCollected: [0, 1].flatMap((seat) =>
    (['board', 'track', 'box', 'hand'] as const).map((to) => ({
      type: 'tokenCollected' as const,
      seat,
      token: to === 'track' ? ('scroll' as const) : ('spawn' as const),
      hex: 7,
      to,
    })),
  ),
  tokenSorted: (['bag', 'board'] as const).flatMap((to) =>
    bagTokens.map((token) => ({ type: 'tokenSorted' as const, seat: 1, token, to })),
  ),
  townsfolkWalked: [{ type: 'townsfolkWalked', seat: 0, ...way }],
  townsfolkRescued: [{ type: 'townsfolkRescued', seat: 0 }],
  buildingDestroyed: [{ type: 'buildingDestroyed', seat: 1, hex: 7 }],
  cardDrawn: seats.map((seat) => ({ type: 'cardDrawn', seat })),
  cardPlayed: cardIds.map((card) => ({ type: 'cardPlayed', seat: card.startsWith('t') ? 0 : 1, card })),
  cardBuried: seats.map((seat) => ({ type: 'cardBuried', seat })),
  tokenReturned: bagTokens.map((token) => ({ type: 'tokenReturned', seat: 1, token })),
  tokenPicked: bagTokens.map((token) => ({ type: 'tokenPicked', seat: 1, token })),
  upgradeGained: (['move', 'spawn', 'strengthen'] as const).map((paid) => ({
    type: 'upgradeGained',
    seat: 1,
    token: 'u_merging',
    paid,
  })),
  upgradeUsed: [false, true].map((armed) => ({ type: 'upgradeUsed', seat: 1, token: 'u_knife_dark', armed })),
  tokenDisarmed: [{ type: 'tokenDisarmed', seat: 1, token: 'u_knitted_fate' }],
  powerUsed: legendIds.map((legend) => ({ type: 'powerUsed', seat: 0, legend })),
  unitShifted: seats.flatMap((owner) =>
    units.flatMap((unit) => [1, 2].map((seat) => ({ type: 'unitShifted' as const, seat, owner, unit, ...way }))),
  ),
  tokenShifted: tokenKinds.flatMap((token) =>
    [1, 2].map((seat) => ({ type: 'tokenShifted' as const, seat, token, ...way })),
  ),
  tokenLaid: seats.flatMap((seat) => tokenKinds.map((token) => ({ type: 'tokenLaid' as const, seat, token, hex: 18 }))),
  pathShifted: [{ type: 'pathShifted', seat: 0, ...way }],
  allPulled: [{ type: 'allPulled', seat: 1, ...way }],
  haintRemoved: seats.map((owner) => ({ type: 'haintRemoved', seat: 1, owner, hex: 7 })),
  nailDriven: seats.flatMap((seat) => units.map((unit) => ({ type: 'nailDriven' as const, seat, unit, hex: 7 }))),
  nailLifted: seats.flatMap((seat) => units.map((unit) => ({ type: 'nailLifted' as const, seat, unit, hex: 7 }))),
  goadPlaced: [{ type: 'goadPlaced', seat: 0, hex: 7 }],
  goadTaken: [{ type: 'goadTaken', seat: 0, hex: 7 }],
  goadLost: [{ type: 'goadLost', hex: 7 }],
  ragePlaced: [{ type: 'ragePlaced', seat: 0, hex: 7 }],
  cubesStored: [1, 2, 5].map((cubes) => ({ type: 'cubesStored', seat: 1, cubes })),
  cubesReturned: [1, 2, 5].map((cubes) => ({ type: 'cubesReturned', seat: 1, cubes })),
  cubesBanished: seats
    .flatMap((owner) => [1, 2, 5].map((cubes) => ({ type: 'cubesBanished' as const, seat: 1 - owner, owner, cubes })))
    .concat(terrains.map((terrain) => ({ type: 'cubesBanished', seat: 0, owner: hesterSeat, cubes: 1, terrain }))),
  banishedBack: [...seats, hesterSeat].flatMap((owner) =>
    [1, 2, 5].map((cubes) => ({ type: 'banishedBack' as const, owner, cubes })),
  ),
  rangeGrown: seats.map((seat) => ({ type: 'rangeGrown', seat })),
  tileUsed: seats.flatMap((seat) => tileIds.map((tile) => ({ type: 'tileUsed' as const, seat, tile, jar: 'wild' }))),
  tilePlaced: jars.map((jar) => ({ type: 'tilePlaced', tile: 'b_lantern', jar })),
  lanternTaken: seats.map((seat) => ({ type: 'lanternTaken', seat })),
  objectivePlaced: (['townsfolk', 'building'] as const).map((what) => ({
    type: 'objectivePlaced',
    seat: what === 'townsfolk' ? 1 : 0,
    what,
    hex: 7,
  })),
  objectiveSkipped: (['townsfolk', 'building'] as const).map((what) => ({
    type: 'objectiveSkipped',
    seat: what === 'townsfolk' ? 1 : 0,
    what,
  })),
  plateFilled: seats.map((seat) => ({ type: 'plateFilled', seat, plate: 1, spoon: 2 })),
  plateEmptied: seats.map((seat) => ({ type: 'plateEmptied', seat, spoon: 3 })),
  spoonTurned: seats.map((seat) => ({ type: 'spoonTurned', seat, spoon: 1 })),
  scored: [0, 1].flatMap((seat) =>
    (['kill', 'hit', 'rescue', 'destroy', 'brambles', 'fire'] as const).map((why) => ({
      type: 'scored' as const,
      seat,
      points: why === 'rescue' || why === 'destroy' ? 2 : 1,
      why,
    })),
  ),
  roundEnded: [{ type: 'roundEnded', round: 3, points: [4, 2] }],
  gameOver: [0, 1].flatMap((winner) => [
    { type: 'gameOver' as const, result: { winner, scores: winner === 0 ? [8, 5] : [5, 8] }, tie: false },
    { type: 'gameOver' as const, result: { winner, scores: [7, 7] }, tie: true },
    { type: 'gameOver' as const, result: { winner: 2, scores: [4, 5, 6] }, tie: false },
  ]),
  rootPlaced: [{ to: 4 }, way].map((root) => ({ type: 'rootPlaced', root, colour: 'brown' })),
  rootSkipped: [{ type: 'rootSkipped' }],
  rootsWithdrawn: [1, 2, 3].map((n) => ({
    type: 'rootsWithdrawn',
    roots: Array.from({ length: n }, () => way),
    colour: 'black',
  })),
  terrainGained: [
    { type: 'terrainGained', cubes: [1, 0, 2, 0], lost: [0, 0, 0, 0] },
    { type: 'terrainGained', cubes: [1, 0, 2, 0], lost: [0, 1, 0, 0] },
    { type: 'terrainGained', cubes: [0, 0, 0, 0], lost: [0, 0, 0, 2] },
  ],
  terrainPaid: (['cost', 'limit'] as const).map((why) => ({ type: 'terrainPaid', cubes: [1, 1, 0, 3], why })),
  flameAdded: [3, 4, 5].map((flames) => ({ type: 'flameAdded', hex: 7, flames })),
  actUsed: hesterActs.map((act) => ({ type: 'actUsed', act, left: 1 })),
  hesterCardLaid: hesterCardIds.flatMap((card) => [
    { type: 'hesterCardLaid' as const, card },
    { type: 'hesterCardLaid' as const, card, over: 'h_ward' as const },
  ]),
  hesterCardCalled: hesterCardIds.map((card) => ({ type: 'hesterCardCalled', card })),
  sacrificeLaid: terrains.map((terrain) => ({ type: 'sacrificeLaid', terrain, hex: 7 })),
  sacrificeTaken: terrains.map((terrain) => ({ type: 'sacrificeTaken', terrain, hex: 7 })),
  cubesGiven: seats.flatMap((seat) => [0, 1, 2].map((cubes) => ({ type: 'cubesGiven' as const, seat, cubes }))),
  crept: seats.map((owner) => ({ type: 'crept', owner, ...way })),
  hesterMoved: [{ type: 'hesterMoved', ...way }],
  fireMade: [2, 5].map((actions) => ({ type: 'fireMade', hex: 18, actions })),
  squareFilled: seats.flatMap((side) => [
    { type: 'squareFilled' as const, side, trophy: 'fire' as const, filled: 1 },
    { type: 'squareFilled' as const, side, trophy: 'wild' as const, filled: 6 },
  ]),
  thingScattered: (['sacrifice', 'red_cube'] as const).map((what) => ({ type: 'thingScattered', what, ...way })),
  treeShaken: [{ type: 'treeShaken' }],
  haintInfected: seats.map((owner) => ({ type: 'haintInfected', owner, hex: 7, by: 8 })),
  snakeBack: seats.map((owner) => ({ type: 'snakeBack', owner, hex: 7 })),
  flameDoused: seats.flatMap((seat) =>
    [0, 3].map((flames) => ({ type: 'flameDoused' as const, seat, hex: 7, flames })),
  ),
  fireOut: seats.map((seat) => ({ type: 'fireOut', seat, hex: 7 })),
  pairReturned: (['fireOut', 'killed'] as const).map((why) => ({ type: 'pairReturned', pairs: 2, why })),
  hesterSummoned: [{ type: 'hesterSummoned', hex: 7 }],
  devoured: seats.flatMap((victim) =>
    ([...tokenKinds, 'wild'] as const).map((token) => ({ type: 'devoured' as const, victim, token })),
  ),
  hesterLeft: (['fed', 'killed'] as const).map((why) => ({ type: 'hesterLeft', hex: 7, why })),
  ...fairEvents,
};

const kammiState = setup({ mode: 'ch4', map: 'a', north: 'kammi', factions: ['family', 'kammi'] }, 1);
const bothTokens = ['first', 'second'] as const;

/** Kammi's, told in a game with her. */
const kammiEvents: { readonly [T in KammiEvent['type']]: readonly Extract<HarrowEvent, { type: T }>[] } = {
  tokenSet: bothTokens.map((token) => ({ type: 'tokenSet', seat: 1, token, hex: 7 })),
  identityChosen: [{ type: 'identityChosen', seat: 1 }],
  dollsLaid: [{ type: 'dollsLaid', seat: 0, hexes: [1, 2, 3] }],
  rowInserted: abilities.flatMap((token, row) =>
    [0, 1, 2, 5].map((cubes) => ({ type: 'rowInserted' as const, seat: 1, row, token, out: 'move' as const, cubes })),
  ),
  gridCubesLaid: [{ type: 'gridCubesLaid', seat: 1, rows: [0, 2] }],
  cardReplayed: goblinIds.map((card) => ({ type: 'cardReplayed', seat: 1, card })),
  legendsSwapped: [{ type: 'legendsSwapped', seat: 1, first: 3, second: 4 }],
  dollMoved: [{ type: 'dollMoved', seat: 0, ...way }],
  dollRevealed: (['real', 'decoy'] as const).map((face) => ({ type: 'dollRevealed', seat: 1, hex: 7, face })),
  dollTaken: [{ type: 'dollTaken', seat: 1, hex: 7 }],
  dollsRearranged: [{ type: 'dollsRearranged', seat: 0, hexes: [1, 2] }],
  kammiRevealed: bothTokens.map((self) => ({ type: 'kammiRevealed', seat: 1, self })),
  goblinCardsLost: [1, 2, 5].map((n) => ({ type: 'goblinCardsLost', seat: 1, cards: goblinIds.slice(0, n) })),
  goblinLeft: [{ type: 'goblinLeft', seat: 1, hex: 7 }],
  moneyLaid: [{ type: 'moneyLaid', seat: 1, hex: 7 }],
  moneyTaken: [1, 2, 5].map((cubes) => ({ type: 'moneyTaken', seat: 1, hex: 7, cubes })),
  moneyShifted: [{ type: 'moneyShifted', seat: 1, ...way }],
  buildingShifted: [{ type: 'buildingShifted', seat: 1, ...way }],
  haintsSwapped: [{ type: 'haintsSwapped', seat: 1, ...way }],
  mealRefused: [{ type: 'mealRefused', victim: 1, hex: 7 }],
};

/** Told by another sentence: a wrong guess by the guess itself. */
const isSilent = (event: HarrowEvent): boolean =>
  event.type === 'turnBegan' || event.type === 'paid' || (event.type === 'crossPlaced' && event.seat === fairSeat);

describe.each(languages)('the log in %s', (language) => {
  test.each(Object.entries(events))('%s', async (type, examples) => {
    await speaking(language);
    for (const event of examples) {
      const text = logText(event, state);
      if (isSilent(event)) expect(text).toBeUndefined();
      // a whole sentence: no blank left open, no key, nothing undefined, one space between words
      else expect(text, type).toMatch(/^\p{Lu}(?!.*(\{\{|undefined|\b\w+\.\w+_|\s\s)).*\.$/u);
    }
  });

  test.each(Object.entries(kammiEvents))('%s', async (type, examples) => {
    await speaking(language);
    for (const event of examples) {
      expect(logText(event, kammiState), type).toMatch(/^\p{Lu}(?!.*(\{\{|undefined|\b\w+\.\w+_|\s\s)).*\.$/u);
    }
  });

  test('HC-KAM-50 a hooded legend is told by its number, whoever reads the log', async () => {
    await speaking(language);
    const told = (self: 'first' | 'second' | 'hidden', revealed: boolean) => {
      const kammi = kammiState.kammi && { ...kammiState.kammi, self, revealed };
      const s = { ...kammiState, ...(kammi && { kammi }) };
      const moved: HarrowEvent = { type: 'moved', seat: 1, ...way, haints: 1, legend: true, second: true, cost: 1 };
      return logText(moved, s);
    };
    expect(new Set([told('first', false), told('second', false), told('hidden', false)]).size).toBe(1);
    expect(told('first', true)).not.toBe(told('first', false));
  });

  test('a place has a name in every form', async () => {
    await speaking(language);
    for (let hex = 0; hex < 37; hex++) {
      for (const form of placeForms) {
        const name = place('b', hex, form);
        expect(name).toMatch(hex === 18 ? /^\p{L}[\p{L} ]+$/u : new RegExp(`^\\p{L}[\\p{L} ]+ ${hex + 1}$`, 'u'));
      }
    }
  });
});

test('who did it is the subject, and the verb agrees', async () => {
  const moved = (seat: number): HarrowEvent => ({ type: 'moved', seat, ...way, haints: 2, legend: true, cost: 1 });
  await speaking('en');
  expect(logText(moved(0), state)).toBe('The Protectors move 2 haints and Emmy from bog 5 to forest 4.');
  expect(logText(moved(1), state)).toBe('The Family moves 2 haints and Levi from bog 5 to forest 4.');
  await speaking('cs');
  expect(logText(moved(0), state)).toBe('Ochránci vedou 2 běsy a Emu z bažiny 5 do lesa 4.');
  expect(logText(moved(1), state)).toBe('Rodina vede 2 běsy a Leviho z bažiny 5 do lesa 4.');
  await speaking('pl');
  expect(logText(moved(0), state)).toBe('Obrońcy prowadzą 2 Stwory i Emmy z bagna 5 do lasu 4.');
  expect(logText(moved(1), state)).toBe('Rodzina prowadzi 2 Stwory i Leviego z bagna 5 do lasu 4.');
});

test('numbers of the tree stand by faction, wherever the factions sit', async () => {
  await speaking('en');
  const swapped = { ...state, seats: [...state.seats].reverse() };
  const event: HarrowEvent = { type: 'treeDropped', dropped: [5, 4], out: [3, 2] };
  expect(logText(event, state)).toBe('Out of the tree fall cubes: Protectors 3, Family 2.');
  expect(logText(event, swapped)).toBe('Out of the tree fall cubes: Protectors 2, Family 3.');
});

test('every legend is declined where it is the object', async () => {
  const pinned = (seat: number, legend: (typeof legendIds)[number]) =>
    logText(
      { type: 'nailDriven', seat, unit: 'legend', hex: 4 },
      { ...state, seats: state.seats.map((own, i) => (i === seat ? { ...own, legend } : own)) },
    );
  const all = () => [legendsOf.protectors, legendsOf.family].flatMap((ids, seat) => ids.map((id) => pinned(seat, id)));
  await speaking('cs');
  expect(all()[4]).toBe('Železný hřebík přibíjí Chlapce bez kůže v bažině 5.');
  expect(new Set(all()).size).toBe(all().length);
  await speaking('pl');
  expect(all()[7]).toBe('Żelazny Gwóźdź przybija Odessę na bagnie 5.');
  expect(new Set(all()).size).toBe(all().length);
});

test('a drawn or buried card is not named', async () => {
  for (const language of languages) {
    await speaking(language);
    for (const event of [...events.cardDrawn, ...events.cardBuried]) {
      expect(Object.keys(event)).toEqual(['type', 'seat']);
      expect(logText(event, state)).not.toMatch(/[„“]/);
    }
  }
});
