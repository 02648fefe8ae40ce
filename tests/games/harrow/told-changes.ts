import { terrains } from '../../../src/engine/games/harrow/content/maps/layout.ts';
import type { EventOf, HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import type { HarrowTypes } from '../../../src/engine/games/harrow/harrow.ts';
import { fairSeat, hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import { pileIds } from '../../../src/engine/games/harrow/state/solo.ts';
import {
  abilities,
  bagTokens,
  jars,
  type TokenKind,
  tokenKinds,
} from '../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import type { Moment, Step } from '../../../src/engine/kernel/game.ts';

/** What an event says has changed with it, by the path of each number in the state. */
interface Said {
  /** Numbers, and lengths of lists, that are so much larger now. */
  readonly by?: Readonly<Record<string, number>>;
  /** What now has just this value. */
  readonly to?: Readonly<Record<string, unknown>>;
  /** What changes along with it without a number in the event, wherever it lies. An event that says nothing else has changed some of it. */
  readonly also?: readonly string[];
}

const own = (seat: number, field: string, ...at: readonly number[]): string => ['seats', seat, field, ...at].join('.');
const token = (hex: number, kind: TokenKind): string => `tokens.${hex * tokenKinds.length + tokenKinds.indexOf(kind)}`;
const each = (path: string, numbers: readonly number[], sign: 1 | -1 = 1): Record<string, number> =>
  Object.fromEntries(numbers.map((n, i) => [`${path}.${i}`, sign * n]));
const silent = (): Said => ({});

/** Cubes go from a seat's possessions to the battleground, or back. */
const cubes = (seat: number, count: number): Said => ({
  by: { [own(seat, 'cubes')]: count, [own(seat, 'cubesLeft')]: -count },
});

interface Group {
  readonly from: number;
  readonly to: number;
  readonly haints: number;
  readonly legend: boolean;
  readonly second?: boolean;
}

const walk = (seat: number, { from, to, haints, legend, second }: Group, infected?: number): Said => ({
  by: {
    [own(seat, 'haints', from)]: -haints,
    [own(seat, 'haints', to)]: haints,
    ...(infected !== undefined && {
      [`hester.infected.${seat}.${from}`]: -infected,
      [`hester.infected.${seat}.${to}`]: infected,
    }),
  },
  to: { ...(legend && { [own(seat, 'legendHex')]: to }), ...(second && { [own(seat, 'secondHex')]: to }) },
  also: ['hester.infected'],
});

type Single = EventOf<'unitPulled' | 'unitShifted'>;
const single = ({ owner, unit, infected, from, to }: Single): Said =>
  walk(
    owner,
    { from, to, haints: unit === 'haint' ? 1 : 0, legend: unit === 'legend', second: unit === 'second' },
    infected ? 1 : undefined,
  );

const carry = (area: string, from: number, to: number): Said => ({
  by: { [`${area}.${from}`]: -1, [`${area}.${to}`]: 1 },
});

const terrainCubes = (change: readonly number[], sign: 1 | -1): Said => ({
  by: { ...each('hester.cubes', change, sign), ...each('hester.supply', change, sign === 1 ? -1 : 1) },
});

const objective = (what: 'townsfolk' | 'building', hex: number): Record<string, number> => ({
  [`${what === 'townsfolk' ? 'townsfolk' : 'buildings'}.${hex}`]: 1,
});

/** Where the cubes of a colour lie. */
function onField(colour: number): string {
  if (colour < hesterSeat) return own(colour, 'cubes');
  return colour < hesterSeat + terrains.length ? `hester.cubes.${colour - hesterSeat}` : 'fair.cubes';
}

const silver = hesterSeat + terrains.length;

/** Search cubes between the battleground and the supply. */
const searchCubes = (count: number): Said => ({ by: { 'fair.cubes': count, 'fair.supply': -count } });

/** The card of a solo turn goes with the turn (HC-SOLO-20). */
const soloDiscard = ['solo.card', 'solo.active', 'solo.discard', 'solo.exchanged', 'solo.tokens'];

/** What of the nests and offers changes as one: lists in an order of their own. */
const nests = ['fair.nests', 'fair.nestsLeft', 'fair.ready', 'fair.bag', 'fair.offers'];

/** Written from the rules, not from the code: what a reader of the event takes to have happened. */
const told: { readonly [T in HarrowEvent['type']]: (event: EventOf<T>, after: HarrowState) => Said } = {
  roundBegan: ({ round, lantern }) => ({ to: { round, lantern, turn: 0 }, also: ['active'] }),
  // Jars and tiles are made ready with the first turn of a round, in which also the roots of the last turn grow old.
  turnBegan: ({ seat, round, turn }) => ({
    to: { active: seat, round, turn },
    also: [
      ...['seats.jars', 'effects.range', 'hester.rootColour', 'hester.oldRoots', 'hester.roots', 'solo.tokens'],
      ...['fair.next', 'fair.crept'],
    ],
  }),
  jarBroken: ({ seat, jar }) => ({ to: { [own(seat, 'jars', jars.indexOf(jar))]: false } }),
  abilityChosen: silent,
  tokensDrawn: ({ seat, tokens }) => ({
    by: { ...each(own(seat, 'bag'), tokens, -1), ...each(own(seat, 'drawn'), tokens) },
  }),
  wildTaken: ({ seat, wild }) => ({ to: { [own(seat, 'wild')]: wild }, also: ['wildSupply'] }),
  moved: (event) => walk(event.seat, event, event.infected),
  spawned: ({ seat, hex }) => ({
    by: { [own(seat, 'haints', hex)]: 1, [own(seat, 'haintsLeft')]: -1 },
    also: ['goads'],
  }),
  strengthened: ({ seat }) => cubes(seat, 1),
  pathLaid: ({ seat, hex }) => ({ by: { [`paths.${hex}`]: 1, [own(seat, 'pathsLeft')]: -1 } }),
  pathTaken: ({ hex }) => ({ by: { [`paths.${hex}`]: -1 }, also: ['seats.pathsLeft'] }),
  stormRaised: ({ seat, hex }) => ({ by: { [`storms.${hex}`]: 1, [own(seat, 'stormsLeft')]: -1 } }),
  tokenPulled: ({ token: kind, from, to }) => ({ by: { [token(from, kind)]: -1, [token(to, kind)]: 1 } }),
  unitPulled: single,
  cubeHidden: ({ seat, hex }) => ({ by: { [`redCubes.${hex}`]: 1, [own(seat, 'cubesLeft')]: -1 } }),
  cubeGathered: ({ hex }) => ({ to: { [`redCubes.${hex}`]: 0 }, also: ['seats.cubes'] }),
  haintStepped: ({ seat, from, to, infected }) =>
    walk(seat, { from, to, haints: 1, legend: false }, infected ? 1 : undefined),
  attackDeclared: ({ seat }) => ({ to: { [own(seat, 'attacked')]: true } }),
  // Hester's cube has been told before.
  majority: ({ seat, gained, cubes: count = 1 }) =>
    seat === undefined || seat === hesterSeat || !gained ? {} : cubes(seat, count),
  treeDropped: ({ dropped, out }) => ({
    by: each(
      'tree.inside',
      dropped.map((n, i) => n - out[i]),
    ),
    to: Object.fromEntries(out.flatMap((n, i) => (i < hesterSeat || n > 0 ? [[onField(i), n]] : []))),
    also: ['hester.cubes', 'fair.cubes', 'tree.poses'],
  }),
  attackSucceeded: ({ seat, own: count }) => ({ to: { [own(seat, 'cubes')]: count } }),
  attackFailed: ({ seat, own: count }) => ({ to: { [own(seat, 'cubes')]: count } }),
  paid: ({ seat, cubes: count }) => cubes(seat, -count),
  // Where kills fill plates the haint is on its way there.
  killed: ({ victim, hex }) => ({ by: { [own(victim, 'haints', hex)]: -1 }, also: ['seats.haintsLeft'] }),
  legendHit: silent,
  legendPushed: ({ victim, to, second }) => ({ to: { [own(victim, second ? 'secondHex' : 'legendHex')]: to } }),
  legendStayed: ({ victim, hex, second }) => ({ to: { [own(victim, second ? 'secondHex' : 'legendHex')]: hex } }),
  cubesDiscarded: ({ seat, cubes: count }) => cubes(seat, -count),
  tokenCollected: ({ seat, token: kind, hex, to }) => ({
    by: {
      [token(hex, kind)]: -1,
      ...(to === 'board' && { [own(seat, 'rows', tokenKinds.indexOf(kind))]: 1 }),
      ...(to === 'track' && { [own(seat, 'scrolls')]: 1 }),
      ...(to === 'hand' && { [own(seat, 'drawn', tokenKinds.indexOf(kind))]: 1 }),
      ...(to === 'box' && { [`box.${tokenKinds.indexOf(kind)}`]: 1 }),
    },
    also: ['seats.pathsLeft'],
  }),
  tokenSorted: ({ seat, token: kind, to }) => ({
    by: to === 'bag' ? { [own(seat, 'bag', bagTokens.indexOf(kind))]: 1 } : { [own(seat, 'board')]: 1 },
  }),
  townsfolkWalked: ({ from, to }) => carry('townsfolk', from, to),
  townsfolkRescued: ({ seat, hex }, after) => ({ by: { [`townsfolk.${hex ?? after.seats[seat].home}`]: -1 } }),
  buildingDestroyed: ({ hex }) => ({ by: { [`buildings.${hex}`]: -1 } }),
  cardDrawn: ({ seat }) =>
    seat === hesterSeat
      ? { by: { 'hester.hand': 1, 'hester.deck': -1 } }
      : { by: { [own(seat, 'hand')]: 1, [own(seat, 'deck')]: -1 } },
  cardPlayed: ({ seat }) => ({ by: { [own(seat, 'hand')]: -1, [own(seat, 'spent')]: 1 } }),
  cardBuried: ({ seat }) =>
    seat === hesterSeat
      ? { by: { 'hester.hand': -1, 'hester.deck': 1 } }
      : { by: { [own(seat, 'hand')]: -1, [own(seat, 'deck')]: 1 } },
  tokenReturned: ({ seat, token: kind }) => ({
    by: { [own(seat, 'drawn', bagTokens.indexOf(kind))]: -1, [own(seat, 'bag', bagTokens.indexOf(kind))]: 1 },
  }),
  upgradeGained: ({ seat, token: kind, paid }) => ({
    by: {
      [own(seat, 'drawn', bagTokens.indexOf(kind))]: 1,
      [own(seat, 'drawn', bagTokens.indexOf(paid))]: -1,
      [`box.${abilities.indexOf(paid)}`]: 1,
    },
  }),
  upgradeUsed: ({ seat, token: kind, armed }) =>
    armed ? { by: { [own(seat, 'drawn', bagTokens.indexOf(kind))]: -1, [own(seat, 'armed')]: 1 } } : {},
  tokenDisarmed: ({ seat, token: kind }) => ({
    by: { [own(seat, 'armed')]: -1, [own(seat, 'bag', bagTokens.indexOf(kind))]: 1 },
  }),
  tokenPicked: ({ seat, token: kind }) => ({
    by: { [own(seat, 'bag', bagTokens.indexOf(kind))]: -1, [own(seat, 'drawn', bagTokens.indexOf(kind))]: 1 },
  }),
  // HC-KAM-45: a goblin's is used once.
  powerUsed: ({ legend }) => (legend.startsWith('goblin') ? { to: { 'kammi.power': false } } : {}),
  unitShifted: single,
  tokenShifted: ({ token: kind, from, to }) => ({ by: { [token(from, kind)]: -1, [token(to, kind)]: 1 } }),
  tokenLaid: ({ token: kind, hex }) => ({ by: { [token(hex, kind)]: 1, [`box.${tokenKinds.indexOf(kind)}`]: -1 } }),
  pathShifted: ({ from, to }) => carry('paths', from, to),
  allPulled: ({ from }) => ({
    to: Object.fromEntries(tokenKinds.map((kind) => [token(from, kind), 0])),
    also: [
      ...['tokens', 'paths', 'storms', 'buildings', 'goads', 'redCubes', 'seats.haints', 'seats.legendHex'],
      ...['hester.infected', 'hester.sacrifices', 'seats.secondHex', 'kammi.dolls', 'kammi.money'],
    ],
  }),
  haintRemoved: ({ owner, hex }) => ({ by: { [own(owner, 'haints', hex)]: -1, [own(owner, 'haintsLeft')]: 1 } }),
  nailDriven: ({ seat }) => (seat === hesterSeat ? { to: { 'hester.nailed': true } } : { by: { nails: 1 } }),
  nailLifted: ({ seat }) => (seat === hesterSeat ? { to: { 'hester.nailed': false } } : { by: { nails: -1 } }),
  goadPlaced: () => ({ by: { goads: 1 } }),
  goadTaken: () => ({ by: { goads: -1 } }),
  goadLost: () => ({ by: { goads: -1 } }),
  ragePlaced: silent,
  cubesStored: ({ seat, cubes: count }) => ({ by: { [own(seat, 'cubes')]: -count, [own(seat, 'stored')]: count } }),
  cubesReturned: ({ seat, cubes: count }) => ({ by: { [own(seat, 'cubes')]: count, [own(seat, 'stored')]: -count } }),
  cubesBanished: ({ owner, cubes: count, terrain }) => ({
    by: {
      [onField(terrain ? hesterSeat + terrains.indexOf(terrain) : owner === fairSeat ? silver : owner)]: -count,
      [`effects.banished.${terrain ? hesterSeat + terrains.indexOf(terrain) : owner === fairSeat ? silver : owner}`]:
        count,
    },
  }),
  banishedBack: ({ owner, cubes: count }) => ({
    by: owner >= hesterSeat ? {} : { [own(owner, 'cubes')]: count, [`effects.banished.${owner}`]: -count },
    also: ['hester.cubes', 'fair.cubes', 'effects.banished'],
  }),
  rangeGrown: () => ({ also: ['effects.range'] }),
  tileUsed: () => ({ also: ['slots'] }),
  tilePlaced: ({ jar }, after) => ({
    to: { [`slots.${jars.indexOf(jar)}`]: after.slots[jars.indexOf(jar)] },
    also: ['slots', 'tileStack', 'tilesUsed'],
  }),
  lanternTaken: ({ seat }) => ({ to: { lantern: seat } }),
  objectivePlaced: ({ what, hex }) => ({
    by: objective(what, hex),
    also: ['waiting.townsfolk', 'waiting.buildings'],
  }),
  objectiveSkipped: silent,
  plateFilled: ({ seat, spoon }) => ({ to: { [own(seat, 'spoon')]: spoon }, also: ['seats.plate', 'seats.credit'] }),
  plateEmptied: ({ seat, spoon }) => ({
    to: { [own(seat, 'spoon')]: spoon, [own(seat, 'plate', 0)]: 0, [own(seat, 'plate', 1)]: 0 },
    also: ['seats.credit', 'seats.haintsLeft'],
  }),
  spoonTurned: ({ seat, spoon }) => ({ to: { [own(seat, 'spoon')]: spoon } }),
  scored: ({ seat, points }) => ({ by: { [own(seat, 'points')]: points } }),
  rootPlaced: ({ root }) => ({ by: { 'hester.roots': 1 }, to: { 'hester.tip': root.to } }),
  rootSkipped: silent,
  rootsWithdrawn: () => ({ also: ['hester.oldRoots', 'hester.roots'] }),
  terrainGained: ({ cubes: gained }) => terrainCubes(gained, 1),
  terrainPaid: ({ cubes: paid }) => terrainCubes(paid, -1),
  flameAdded: ({ hex, flames }) => ({
    by: { [`hester.flames.${hex}`]: 1 },
    to: { [`hester.flames.${hex}`]: flames },
    also: ['hester.flamesLeft'],
  }),
  actUsed: silent,
  hesterCardLaid: () => ({ by: { 'hester.hand': -1 }, also: ['hester.row'] }),
  hesterCardCalled: silent,
  sacrificeLaid: ({ terrain, hex }) => ({
    by: { [`hester.supply.${terrains.indexOf(terrain)}`]: -1 },
    to: { [`hester.sacrifices.${hex}`]: 1 + terrains.indexOf(terrain) },
  }),
  sacrificeTaken: ({ terrain, hex }) => ({
    by: { [`hester.cubes.${terrains.indexOf(terrain)}`]: 1 },
    to: { [`hester.sacrifices.${hex}`]: 0 },
  }),
  cubesGiven: ({ seat, cubes: count }) => cubes(seat, count),
  crept: ({ owner, from, to }) => walk(owner, { from, to, haints: 1, legend: false }),
  hesterMoved: ({ to }) => ({ to: { 'hester.hex': to } }),
  fireMade: ({ hex, actions }) => ({
    by: { [own(0, 'haints', hex)]: -1, [own(1, 'haints', hex)]: -1, 'hester.pairs': -1 },
    to: { [`hester.flames.${hex}`]: 2, 'hester.actions': actions },
    also: ['hester.flamesLeft'],
  }),
  squareFilled: ({ side }) => ({ by: { [`hester.squares.${side}`]: 1 } }),
  thingScattered: ({ what, from, to }) =>
    what === 'red_cube'
      ? carry('redCubes', from, to)
      : { to: { [`hester.sacrifices.${from}`]: 0 }, also: ['hester.sacrifices'] },
  treeShaken: silent,
  haintInfected: ({ owner, hex }) => ({
    by: { [`hester.infected.${owner}.${hex}`]: 1, 'hester.snakes': -1 },
    also: ['nails'],
  }),
  snakeBack: ({ owner, hex }) => ({ by: { [`hester.infected.${owner}.${hex}`]: -1, 'hester.snakes': 1 } }),
  flameDoused: ({ hex, flames }) => ({
    to: { [`hester.flames.${hex}`]: flames },
    by: { [`hester.flames.${hex}`]: -1, 'hester.flamesLeft': 1 },
  }),
  fireOut: ({ hex }) => ({ to: { [`hester.flames.${hex}`]: 0 } }),
  pairReturned: ({ pairs }) => ({ by: { 'hester.pairs': 1, 'hester.flamesLeft': -2 }, to: { 'hester.pairs': pairs } }),
  hesterSummoned: ({ hex }) => ({ to: { 'hester.hex': hex } }),
  devoured: () => ({
    also: [
      'seats.rows',
      'seats.scrolls',
      'seats.board',
      'seats.bag',
      'seats.wild',
      'seats.pathsLeft',
      'paths',
      'box',
      'wildSupply',
    ],
  }),
  hesterLeft: () => ({ to: { 'hester.hex': undefined }, also: ['hester.nailed'] }),
  tokenSet: ({ seat, token: which, hex }) => ({
    to: { [own(seat, which === 'first' ? 'legendHex' : 'secondHex')]: hex },
  }),
  identityChosen: () => ({ also: ['kammi.self'] }),
  dollsLaid: ({ hexes }) => ({ by: { 'kammi.dolls': hexes.length } }),
  rowInserted: ({ seat, row, token: kind, out, cubes: count }) => ({
    by: { [own(seat, 'cubes')]: count, [`kammi.gridCubes.${row}`]: -count },
    to: { [`kammi.grid.${row}.0`]: kind, 'kammi.waiting': out, 'kammi.waitingRow': row },
    also: ['kammi.grid'],
  }),
  gridCubesLaid: ({ seat, rows }) => ({
    by: {
      ...Object.fromEntries(rows.map((row) => [`kammi.gridCubes.${row}`, 1])),
      [own(seat, 'cubesLeft')]: -rows.length,
    },
  }),
  cardReplayed: silent,
  legendsSwapped: ({ seat, first, second }) => ({
    to: { [own(seat, 'legendHex')]: first, [own(seat, 'secondHex')]: second },
  }),
  dollMoved: () => ({ also: ['kammi.dolls.hex'] }),
  // HC-DOLL-6: a decoy is gone at once.
  dollRevealed: ({ face }) => (face === 'decoy' ? { by: { 'kammi.dolls': -1 } } : { also: ['kammi.dolls.up'] }),
  dollTaken: () => ({ by: { 'kammi.dolls': -1 }, to: { 'kammi.taken': true } }),
  dollsRearranged: (_event, after) => ({
    to: { 'kammi.dolls': after.kammi?.dolls },
    also: ['kammi.dolls.face', 'kammi.dolls.up'],
  }),
  kammiRevealed: ({ self }) => ({ to: { 'kammi.revealed': true, 'kammi.self': self } }),
  goblinCardsLost: ({ seat, cards }) => ({
    by: { [own(seat, 'spent')]: -cards.length, 'kammi.discard': cards.length },
  }),
  goblinLeft: () => ({ also: ['seats.legendHex', 'seats.secondHex'] }),
  moneyLaid: ({ seat }) => ({ by: { 'kammi.money': 1, [own(seat, 'cubesLeft')]: -1 } }),
  moneyTaken: ({ seat, cubes: count }) => ({ by: { 'kammi.money': -count, [own(seat, 'cubes')]: count } }),
  moneyShifted: () => ({ also: ['kammi.money'] }),
  buildingShifted: ({ from, to }) => carry('buildings', from, to),
  haintsSwapped: ({ seat, from, to }) => ({
    by: {
      [own(seat, 'haints', from)]: -1,
      [own(seat, 'haints', to)]: 1,
      [own(1 - seat, 'haints', from)]: 1,
      [own(1 - seat, 'haints', to)]: -1,
    },
    also: ['hester.infected'],
  }),
  mealRefused: silent,
  soloRevealed: ({ pile, card, why }) => ({
    by: { [`solo.piles.${pileIds.indexOf(pile)}`]: -1, ...(why !== 'card' && { 'solo.discard': 1 }) },
    to: why === 'card' ? { 'solo.card': card } : {},
  }),
  soloHexesBarred: silent,
  soloCubesLost: ({ cubes: lost }) => terrainCubes(lost, -1),
  soloObjective: ({ what, hex }) => ({ by: objective(what, hex) }),
  soloExchanged: () => ({ by: { 'solo.discard': 1 }, to: { 'solo.card': undefined, 'solo.exchanged': true } }),
  soloSide: ({ seat, card }) => ({ to: { 'solo.active': seat, 'solo.card': card } }),
  soloTokensLaid: ({ tokens }) => ({ to: Object.fromEntries(tokens.map((n, i) => [`solo.tokens.${i}`, n])) }),
  soloField: silent,
  soloCubes: ({ seat, cubes: count }) => cubes(seat, count),
  soloSpawn: silent,
  soloNoHaints: ({ seat }) => ({ to: { [own(seat, 'haintsLeft')]: 0 } }),
  soloGroupMoved: (event) => walk(event.seat, event),
  soloGroupBlocked: silent,
  soloAttack: silent,
  soloNoAttack: silent,
  soloForced: silent,
  soloLost: () => ({ to: { turn: 1 } }),
  roundEnded: ({ round, points }, after) => ({
    to: {
      round,
      ...Object.fromEntries(points.map((n, seat) => [own(seat, 'points'), n])),
      ...(after.solo && { 'solo.card': undefined, 'solo.active': undefined }),
    },
    also: ['turn', 'goads', 'fair.turnBag', ...soloDiscard],
  }),
  gameOver: ({ result }) => ({ to: { result }, also: ['turn'] }),
  itemHidden: () => ({ by: { 'fair.places': 1 } }),
  fieldMarked: ({ terrain }) => ({
    by: { 'fair.supply': -1 },
    to: { [`fair.fields.${terrains.indexOf(terrain)}`]: true },
  }),
  searchGained: ({ cubes: gained }) => searchCubes(gained),
  searchPaid: ({ cubes: paid }) => searchCubes(-paid),
  nestPlaced: () => ({ by: { 'fair.nests': 1, 'fair.ready': -1 }, also: nests }),
  nestRecalled: ({ nest }) => ({ by: { 'fair.nests': nest ? -1 : 0 }, also: nests }),
  offersReady: ({ offers }) => ({
    by: { 'fair.ready': offers.length, 'fair.bag': -offers.length, 'fair.nestsLeft': -offers.length },
  }),
  questDone: () => ({ by: { 'fair.quests': -1, 'fair.questDiscard': 1 } }),
  fairCardPlayed: () => ({ by: { 'fair.hand': -1, 'fair.discard': 1 } }),
  fairDrew: ({ cards, quests }) => ({
    by: { ...(cards > 0 && { 'fair.hand': cards }), ...(quests > 0 && { 'fair.quests': quests }) },
    also: ['fair.deck', 'fair.discard', 'fair.questDeck', 'fair.questDiscard', 'fair.hand', 'fair.quests'],
  }),
  questsDropped: ({ quests }) => ({ by: { 'fair.quests': -quests.length, 'fair.questDiscard': quests.length } }),
  offerWithdrawn: () => ({ by: { 'fair.bag': 1 }, also: nests }),
  arrowPlaced: () => ({ by: { 'fair.arrows': 1 } }),
  arrowLifted: () => ({ by: { 'fair.arrows': -1 } }),
  guessed: silent,
  crossPlaced: ({ back }) => ({ by: { 'fair.crosses': back === undefined ? 1 : 0 }, also: ['fair.crosses'] }),
  itemFound: ({ arrows, crosses, nests: gone }) => ({
    by: {
      'fair.found': 1,
      ...(arrows > 0 && { 'fair.arrows': -arrows }),
      ...(crosses > 0 && { 'fair.crosses': -crosses }),
      ...(gone.length > 0 && { 'fair.nests': -gone.length, 'fair.nestsLeft': gone.length }),
    },
  }),
  offerTaken: ({ seat }) => ({ by: { [`fair.offers.${seat}`]: 1 }, also: ['fair.nests'] }),
  bargained: ({ seat, own: count, fair }) => ({
    to: { 'fair.cubes': fair, ...(seat < hesterSeat && { [own(seat, 'cubes')]: count }) },
  }),
  offerUsed: ({ seat }) => ({ by: { [`fair.offers.${seat}`]: -1, 'fair.bag': 1 } }),
  nestMoved: () => ({ also: ['fair.nests'] }),
  nestsSwapped: () => ({ also: ['fair.nests'] }),
  offerRenewed: () => ({ also: ['fair.nests', 'fair.bag'] }),
  cubesCalmed: ({ owner, cubes: count, terrain }) =>
    terrain === undefined
      ? cubes(owner, -count)
      : terrainCubes(
          terrains.map((each) => (each === terrain ? count : 0)),
          -1,
        ),
  truceBegan: ({ seats }) => ({ to: { 'fair.truce': seats } }),
  truceEnded: () => ({ to: { 'fair.truce': [] } }),
  thornGrown: () => ({ by: { 'fair.thorns': 1 } }),
  thornWithered: () => ({ by: { 'fair.thorns': -1 } }),
  turnDrawn: ({ seat }) => ({ to: { active: seat }, also: ['turn', 'fair.turnBag', ...soloDiscard] }),
  nightBroken: silent,
};

/** What no piece on the table shows, beside the flow and the generator: who may do what, until when. Tokens to be sorted lie in the flow. */
const unseen = new Set([
  ...['effects.farSpawn', 'effects.again', 'effects.range', 'solo.goal', 'fair.next', 'fair.crept', 'fair.truce'],
  ...['seats.attacked', 'seats.turns', 'seats.drawn', 'kammi.carrying'],
]);

interface Change {
  readonly path: string;
  /** The path without the places in lists. */
  readonly area: string;
  readonly by: number;
}

const size = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0));

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;

/** Everything that differs: numbers one by one, a list that has grown or shrunk as a whole. */
function changes(was: unknown, is: unknown, path = '', out: Change[] = []): Change[] {
  if (was === is) return out;
  const [a, b] = [fieldsOf(was), fieldsOf(is)];
  if (a && b && (!Array.isArray(was) || size(was) === size(is))) {
    const under = (key: string) => changes(a[key], b[key], path === '' ? key : `${path}.${key}`, out);
    for (const key in b) if (key !== 'flow' && key !== 'rng') under(key);
    for (const key in a) if (!(key in b)) under(key);
    return out;
  }
  out.push({ path, area: path.replace(/\.\d+/g, ''), by: size(is) - size(was) });
  return out;
}

const valueAt = (s: HarrowState, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], s);

function faultsOf(before: HarrowState, { event, after }: Moment<HarrowTypes>): string[] {
  const claim = told[event.type] as (event: HarrowEvent, after: HarrowState) => Said;
  const { by = {}, to = {}, also = [] } = claim(event, after);
  const changed = changes(before, after);
  const unlike = Object.entries(by).flatMap(([path, n]) => {
    const real = changed.find((change) => change.path === path)?.by ?? 0;
    return real === n ? [] : [`${event.type} says ${path} by ${n}, not by ${real}`];
  });
  const unset = Object.entries(to).flatMap(([path, value]) =>
    JSON.stringify(valueAt(after, path)) === JSON.stringify(value) ? [] : [`${event.type} says ${path} is ${value}`],
  );
  const isAlso = ({ area }: Change) => also.some((each) => area === each || area.startsWith(`${each}.`));
  const untold = changed.flatMap((change) => {
    const { path, area } = change;
    return path in by || path in to || isAlso(change) || unseen.has(area) ? [] : [`${event.type} does not say ${path}`];
  });
  const isOnlyAlso = also.length > 0 && Object.keys(by).length + Object.keys(to).length === 0;
  const idle = isOnlyAlso && !changed.some(isAlso) ? [`nothing changes with ${event.type}`] : [];
  return [...unlike, ...unset, ...untold, ...idle];
}

/** Where an action is told otherwise than it happens: an event before its change, or a change without its event. */
export function toldWrong(before: HarrowState, { state, trace }: Pick<Step<HarrowTypes>, 'state' | 'trace'>): string[] {
  const positions = [before, ...trace.map(({ after }) => after)];
  const last = positions[positions.length - 1];
  const afterwards = changes(last, state).filter(({ area }) => !unseen.has(area));
  return [
    ...trace.flatMap((moment, i) => faultsOf(positions[i], moment)),
    ...afterwards.map(({ path }) => `${path} changes after the last event, ${trace.at(-1)?.event.type}`),
  ];
}
