import { terrains } from '../../engine/games/harrow/content/maps/layout.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import { setBattleground } from '../../engine/games/harrow/rules/battleground.ts';
import { type HarrowState, pileIds, soloFields } from '../../engine/games/harrow/state.ts';
import { cloneJson } from '../../engine/kernel/clone.ts';
import type { Seat } from '../../engine/kernel/game.ts';

type Changes = {
  readonly [T in HarrowEvent['type']]?: (s: HarrowState, event: Extract<HarrowEvent, { type: T }>) => void;
};

/** Cubes come to the battleground, or leave it; Hester's are counted by their terrain. */
function addCubes(s: HarrowState, seat: Seat | undefined, cubes: number): void {
  const own = seat === undefined ? undefined : s.seats[seat];
  if (own) own.cubes += cubes;
}

function addTerrain({ hester }: HarrowState, cubes: readonly number[], sign: 1 | -1): void {
  if (hester) hester.cubes = hester.cubes.map((n, i) => n + sign * cubes[i]);
}

/** HC-SOLO-29: the turn of the automatic factions has come to this step. */
function comeTo(s: HarrowState, step: number): void {
  const [bottom] = s.flow;
  if (bottom?.kind === 'solo') bottom.step = step;
}

/** What a fight changes, as far as its picture and its words tell of it. */
const ofFights: Changes = {
  majority: (s, { seat, gained, cubes = 1 }) => addCubes(s, seat, gained ? cubes : 0),
  paid: (s, { seat, cubes }) => addCubes(s, seat, -cubes),
  cubesReturned: (s, { seat, cubes }) => {
    addCubes(s, seat, cubes);
    s.seats[seat].stored -= cubes;
  },
  killed: (s, { victim, hex }) => {
    s.seats[victim].haints[hex]--;
  },
  snakeBack: ({ hester }, { owner, hex }) => {
    if (hester) hester.infected[owner][hex]--;
  },
  legendPushed: (s, { victim, to }) => {
    s.seats[victim].legendHex = to;
  },
  flameDoused: ({ hester }, { hex, flames }) => {
    if (hester) hester.flames[hex] = flames;
  },
  pairReturned: ({ hester }, { pairs }) => {
    if (hester) hester.pairs = pairs;
  },
  hesterLeft: ({ hester }) => {
    if (hester) hester.hex = undefined;
  },
  plateEmptied: (s, { seat, spoon }) => {
    Object.assign(s.seats[seat], { plate: s.seats.map(() => 0), credit: 0, spoon });
  },
  spoonTurned: (s, { seat, spoon }) => {
    s.seats[seat].spoon = spoon;
  },
  scored: (s, { seat, points }) => {
    s.seats[seat].points += points;
  },
};

/** What the automatic factions do besides (HC-SOLO-20 to 41). */
const ofRivals: Changes = {
  soloRevealed: ({ solo }, { pile, card, why }) => {
    solo?.piles[pileIds.indexOf(pile)].pop();
    if (solo && why === 'card') solo.card = card;
  },
  soloExchanged: ({ solo }) => {
    delete solo?.card;
  },
  soloObjective: (s, { what, hex }) => {
    (what === 'townsfolk' ? s.townsfolk : s.buildings)[hex]++;
  },
  soloCubesLost: (s, { cubes }) => addTerrain(s, cubes, -1),
  soloSide: ({ solo }, { seat }) => {
    if (solo) solo.active = seat;
  },
  soloTokensLaid: ({ solo }, { tokens }) => {
    if (solo) solo.tokens = [...tokens];
  },
  soloField: (s, { place }) => comeTo(s, 6 + place),
  soloCubes: (s, { seat, cubes }) => addCubes(s, seat, cubes),
  spawned: (s, { seat, hex }) => {
    s.seats[seat].haints[hex]++;
  },
  soloGroupMoved: (s, { seat, from, to, haints, legend }) => {
    const own = s.seats[seat];
    own.haints[from] -= haints;
    own.haints[to] += haints;
    if (legend) own.legendHex = to;
    const snakes = s.hester?.infected[seat] ?? [];
    snakes[to] += snakes[from];
    snakes[from] = 0;
  },
  townsfolkRescued: (s, { hex }) => {
    if (hex !== undefined) s.townsfolk[hex]--;
  },
  buildingDestroyed: (s, { hex }) => {
    s.buildings[hex]--;
  },
  sacrificeTaken: (s, { terrain, hex }) => {
    if (s.hester) s.hester.sacrifices[hex] = 0;
    addTerrain(
      s,
      terrains.map((each) => Number(each === terrain)),
      1,
    );
  },
  terrainGained: (s, { cubes }) => addTerrain(s, cubes, 1),
  terrainPaid: (s, { cubes }) => addTerrain(s, cubes, -1),
  soloAttack: (s) => comeTo(s, 9),
  soloNoAttack: (s) => comeTo(s, 9),
  turnBegan: ({ solo }) => {
    if (solo) solo.tokens = soloFields.map(() => 0);
  },
  roundEnded: ({ solo }) => {
    delete solo?.card;
    delete solo?.active;
  },
};

const changes: Changes = { ...ofFights, ...ofRivals };

/** The cubes have fallen; an attack is about to be compared. */
function fall(s: HarrowState, after: HarrowState, out: readonly number[]): void {
  const frame = topFrame(s);
  setBattleground(s, out);
  s.tree = after.tree;
  if (frame?.kind !== 'tree' || frame.from === undefined || frame.to === undefined) s.flow = after.flow;
  else s.flow = [...s.flow.slice(0, -1), { ...frame, kind: 'outcome', from: frame.from, to: frame.to }];
}

/** HC-OQ-5: a kill that found no haint is only remembered. */
function fillPlate(s: HarrowState, seat: Seat, kill: HarrowEvent | undefined): void {
  const own = s.seats[seat];
  if (kill?.type === 'killed') own.plate[kill.victim]++;
  else own.credit++;
}

/**
 * The position when of all that an action did only these events have been seen: the rules are done at once, but the
 * turn and the fights of the automatic factions are told step by step.
 */
export function partWay(before: HarrowState, after: HarrowState, seen: readonly HarrowEvent[]): HarrowState {
  const s = cloneJson(before);
  seen.forEach((event, i) => {
    if (event.type === 'treeDropped') fall(s, after, event.out);
    // Nothing is left to do but to tell it.
    else if (event.type === 'attackFailed' && !event.clash) s.flow = after.flow;
    else if (event.type === 'plateFilled') fillPlate(s, event.seat, seen[i - 1]);
    else (changes[event.type] as ((s: HarrowState, event: HarrowEvent) => void) | undefined)?.(s, event);
  });
  return s;
}
