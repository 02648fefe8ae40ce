import type { Seat } from '../../kernel/game.ts';
import { sum } from '../../kit/sum.ts';
import { features } from './content/chapters/features.ts';
import { coloursOf } from './content/colours.ts';
import { traits } from './content/factions/traits.ts';
import { maps } from './content/maps/maps.ts';
import { familySpaces, rowSpaces, scrollSpaces } from './content/tracks.ts';
import { brambles, type Hex, hexCount, hexNames } from './county.ts';
import { cardBreaks } from './rules/card-invariants.ts';
import { fairBreaks } from './rules/fair/fair-invariants.ts';
import { hesterBreaks, trophiesOf } from './rules/hester/hester-invariants.ts';
import { kammiBreaks } from './rules/kammi/kammi-invariants.ts';
import { unitLimit, unitsAt } from './rules/occupancy.ts';
import { turnsPerSeat } from './rules/order/order.ts';
import { soloBreaks } from './rules/solo/solo-invariants.ts';
import { supplies } from './setup.ts';
import type { SeatState } from './state/seat.ts';
import { type Ability, abilities, tokenKinds } from './state/tokens.ts';
import type { HarrowState } from './state.ts';

function expectCount(out: string[], what: string, found: number, owned: number): void {
  if (found !== owned) out.push(`${what}: ${found} of ${owned}`);
}

function expectCounts(out: string[], what: string, numbers: readonly number[]): void {
  for (const n of numbers) if (!Number.isInteger(n) || n < 0) out.push(`${what}: ${n} is no count`);
}

/** Ability tokens of one kind wherever they lie, in the order of `tokenKinds`. */
function tokensOfKind(s: HarrowState, kind: number): number {
  let total = s.box[kind] + trophiesOf(s, tokenKinds[kind]);
  for (let at = kind; at < s.tokens.length; at += tokenKinds.length) total += s.tokens[at];
  for (const seat of s.seats) {
    if (tokenKinds[kind] === 'scroll') {
      total += seat.scrolls;
      continue;
    }
    total += seat.rows[kind] + seat.bag[kind] + seat.drawn[kind];
    for (const fixed of seat.board) if (fixed === abilities[kind]) total++;
  }
  for (const token of kammisTokens(s)) if (token === tokenKinds[kind]) total++;
  if (kind < abilities.length) for (const frame of s.flow) if (frame.kind === 'sort') total += frame.tokens[kind];
  return total;
}

/** HC-KAM-24: the seven tokens of Kammi's grid. */
export function kammisTokens({ kammi }: HarrowState): readonly Ability[] {
  return kammi ? [...kammi.grid.flat(), kammi.waiting] : [];
}

/** HC-COMP-2: Kammi's cubes on her grid and on the map. */
function kammisCubes({ kammi }: HarrowState): number {
  return kammi ? sum(kammi.gridCubes) + kammi.money.length : 0;
}

/** HC-WHL-4: haints of the seat on anybody's plate. */
function onPlates(s: HarrowState, owner: Seat): number {
  let total = 0;
  for (const { plate } of s.seats) total += plate[owner];
  return total;
}

/** Haints of each faction in a fire that has no square yet. */
export function unplacedHaints(s: HarrowState): number {
  return s.flow.some((frame) => frame.kind === 'effect' && frame.by === 'new_fire' && frame.step === 1) ? 1 : 0;
}

/** HC-OQ-33: path tokens that are still to leave the map with a devoured scroll. */
export function owedPaths(s: HarrowState): number {
  return s.flow.some((frame) => frame.kind === 'effect' && frame.by === 'devour' && frame.step === 2) ? 1 : 0;
}

/** HC-COMP-1, HC-COMP-2: every component is somewhere, and exactly once. */
export function conservationBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  let wild = s.wildSupply + trophiesOf(s, 'wild');
  // HC-FIRE-1: a haint of each faction for every fire
  const burnt = trophiesOf(s, 'fire');
  for (let i = 0; i < s.seats.length; i++) {
    const seat = s.seats[i];
    const { faction } = seat;
    const hidden = faction === 'protectors' ? sum(s.redCubes) : faction === 'kammi' ? kammisCubes(s) : 0;
    const aside = seat.stored + s.effects.banished[i];
    const cubes = seat.cubesLeft + seat.cubes + s.tree.inside[i] + hidden + aside;
    expectCount(out, `${faction} cubes`, cubes, traits[faction].cubes);
    const haints = sum(seat.haints) + seat.haintsLeft + onPlates(s, i) + burnt + unplacedHaints(s);
    expectCount(out, `${faction} haints`, haints, supplies.haints);
    // HC-SET-9: the tokens not collected yet lie on the track, one for each scroll to come
    if (faction === 'protectors' && seat.track === 'b') {
      expectCount(out, 'path tokens', seat.pathsLeft + sum(s.paths), 0);
    } else if (faction === 'protectors') {
      const onTrack = scrollSpaces - seat.scrolls - owedPaths(s);
      expectCount(out, 'path tokens', seat.pathsLeft + sum(s.paths) + onTrack, supplies.paths);
    } else if (faction === 'family') {
      expectCount(out, 'storm tokens', seat.stormsLeft + sum(s.storms), supplies.storms);
    }
    wild += seat.wild;
  }
  expectCount(out, 'wild tokens', wild, supplies.wild);
  for (let kind = 0; kind < tokenKinds.length; kind++) {
    expectCount(out, `${tokenKinds[kind]} tokens`, tokensOfKind(s, kind), supplies.tokens[kind]);
  }
  return out;
}

function seatCountBreaks(seat: SeatState, out: string[]): void {
  const { faction, points, haintsLeft, cubesLeft, wild, cubes, scrolls, pathsLeft, stormsLeft } = seat;
  expectCounts(out, faction, [points, haintsLeft, cubesLeft, wild, cubes, scrolls, pathsLeft, stormsLeft]);
  expectCounts(out, `${faction} spoon, plate, stored cubes`, [seat.spoon - 1, ...seat.plate, seat.credit, seat.stored]);
  expectCounts(out, `${faction} haints`, seat.haints);
  expectCounts(out, `${faction} rows`, seat.rows);
  expectCounts(out, `${faction} bag`, seat.bag);
  expectCounts(out, `${faction} drawn`, seat.drawn);
  if (scrolls > scrollSpaces) out.push(`${faction}: ${scrolls} scrolls on ${scrollSpaces} spaces`);
  if (seat.board.length >= familySpaces) out.push(`${faction}: ${seat.board.length} tokens on the board`);
  for (let i = 0; i < abilities.length; i++) {
    if (seat.rows[i] > rowSpaces) out.push(`${faction}: the ${abilities[i]} row is over-full`);
  }
}

/** Counts are whole and not below zero, boards not over-full, and poses belong to cubes inside the tree. */
export function countBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  for (const seat of s.seats) seatCountBreaks(seat, out);
  const colours = coloursOf(s.config);
  for (let i = 0; i < s.tree.inside.length; i++) {
    const colour = colours[i];
    let posed = 0;
    for (const cube of s.tree.poses) if (cube.colour === colour) posed++;
    if (posed > s.tree.inside[i]) out.push(`tree: ${posed} poses for ${s.tree.inside[i]} ${colour} cubes`);
  }
  expectCounts(out, 'paths', s.paths);
  expectCounts(out, 'storms', s.storms);
  expectCounts(out, 'red cubes', s.redCubes);
  expectCounts(out, 'townsfolk', s.townsfolk);
  expectCounts(out, 'buildings', s.buildings);
  expectCounts(out, 'tokens', s.tokens);
  expectCounts(out, 'box', s.box);
  expectCounts(out, 'supply, round and turn', [s.wildSupply, s.round, s.turn]);
  expectCounts(out, 'tree', s.tree.inside);
  return out;
}

function hexBreaks(s: HarrowState, hex: Hex, printedStorm: boolean, out: string[]): void {
  const at = hexNames[hex];
  let sides = 0;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const units = unitsAt(s, seat, hex);
    if (units === 0) continue;
    sides++;
    if (units > unitLimit) out.push(`hex ${at}: ${units} units, the limit is ${unitLimit}`);
    const { faction } = s.seats[seat];
    if (faction === 'protectors' && s.buildings[hex] > 0) out.push(`hex ${at}: a Protectors unit and a building`);
    if (faction === 'family' && s.townsfolk[hex] > 0) out.push(`hex ${at}: a Family unit and a townsfolk`);
    if (faction === 'kammi' && s.townsfolk[hex] + s.buildings[hex] > 0)
      out.push(`hex ${at}: a unit of Kammi and an objective`);
  }
  if (sides > 1) out.push(`hex ${at}: units of two factions`);
  // HC-OQ-10: only a card can bring two of a kind together
  const canStack = features[s.config.mode].cards;
  if (!canStack && s.storms[hex] > (printedStorm ? 0 : 1)) out.push(`hex ${at}: two storms`);
  if (!canStack && s.redCubes[hex] > 1) out.push(`hex ${at}: ${s.redCubes[hex]} red cubes`);
  if (s.townsfolk[hex] > 0 && s.buildings[hex] > 0) out.push(`hex ${at}: a townsfolk and a building`);
}

/** HC-BASE-1 to 4, HC-BASE-8: what may never be on one hex together. */
export function occupancyBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const { printedStorms } = maps[s.config.map];
  for (let hex = 0; hex < hexCount; hex++) hexBreaks(s, hex, printedStorms[hex], out);
  if (s.storms[brambles] > 0) out.push('a storm on the brambles');
  if (s.townsfolk[brambles] > 0) out.push('a townsfolk on the brambles');
  return out;
}

/** Turns the seat has still to begin in this round (HC-RND-2); a turn begins with its jar. */
export function turnsLeft(s: HarrowState, seat: Seat): number {
  const isChoosing = s.flow.some(
    (frame) => frame.kind === 'turn' && frame.seat === seat && frame.jar === undefined && !frame.acted,
  );
  return turnsPerSeat - s.seats[seat].turns + (isChoosing ? 1 : 0);
}

/** HC-RND-3: of four jars one is left over each round. */
function jarBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  s.seats.forEach((own, seat) => {
    const full = own.jars.filter(Boolean).length;
    const left = turnsLeft(s, seat);
    if (full !== left + 1) out.push(`${own.faction}: ${full} full jars for ${left} turns`);
  });
  return out;
}

function flowBreaks(s: HarrowState): string[] {
  return s.flow.length === 0 && s.result === undefined ? ['nobody is to decide and the game is not over'] : [];
}

/** Everything that must hold after every action of a game; each break in a line. */
export function invariantBreaks(s: HarrowState): string[] {
  return [
    ...conservationBreaks(s),
    ...cardBreaks(s),
    ...hesterBreaks(s),
    ...kammiBreaks(s),
    ...soloBreaks(s),
    ...fairBreaks(s),
    ...countBreaks(s),
    ...occupancyBreaks(s),
    ...jarBreaks(s),
    ...flowBreaks(s),
  ];
}
