import type { Seat } from '../../kernel/game.ts';
import { factions } from './content/factions/factions.ts';
import { maps } from './content/maps/maps.ts';
import { familySpaces, protectorsRows, scrollSpaces } from './content/tracks.ts';
import { brambles, hexCount, hexNames } from './county.ts';
import { unitLimit, unitsAt } from './rules/occupancy.ts';
import { turnsPerRound } from './rules/round.ts';
import { supplies } from './setup.ts';
import { abilities, type HarrowState, type SeatState, tokenKinds } from './state.ts';

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

/** Ability tokens of one kind wherever they lie, in the order of `tokenKinds`. */
function tokensOfKind(s: HarrowState, kind: number): number {
  let total = s.box[kind];
  for (let at = kind; at < s.tokens.length; at += tokenKinds.length) total += s.tokens[at];
  for (const seat of s.seats) {
    if (tokenKinds[kind] === 'scroll') {
      total += seat.scrolls;
      continue;
    }
    total += seat.rows[kind] + seat.bag[kind] + seat.drawn[kind];
    for (const fixed of seat.board) if (fixed === abilities[kind]) total++;
  }
  for (const frame of s.flow) if (frame.kind === 'sort') total += frame.tokens[kind] ?? 0;
  return total;
}

/** HC-COMP-1, HC-COMP-2: every component is somewhere, and exactly once. */
export function conservationBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const expect = (what: string, found: number, owned: number) => {
    if (found !== owned) out.push(`${what}: ${found} of ${owned}`);
  };
  s.seats.forEach((seat, i) => {
    const { faction } = seat;
    const hidden = faction === 'protectors' ? sum(s.redCubes) : 0;
    expect(`${faction} cubes`, seat.cubesLeft + seat.cubes + s.tree.inside[i] + hidden, factions[faction].cubes);
    expect(`${faction} haints`, sum(seat.haints) + seat.haintsLeft, supplies.haints);
    // HC-SET-9: the tokens not collected yet lie on the track, one for each scroll to come
    if (faction === 'protectors') {
      expect('path tokens', seat.pathsLeft + sum(s.paths) + scrollSpaces - seat.scrolls, supplies.paths);
    } else {
      expect('storm tokens', seat.stormsLeft + sum(s.storms), supplies.storms);
    }
  });
  expect('wild tokens', s.wildSupply + sum(s.seats.map((seat) => seat.wild)), supplies.wild);
  for (let kind = 0; kind < tokenKinds.length; kind++) {
    expect(`${tokenKinds[kind]} tokens`, tokensOfKind(s, kind), supplies.tokens[kind]);
  }
  return out;
}

function seatNumbers(seat: SeatState): readonly number[] {
  const { points, haintsLeft, cubesLeft, wild, cubes, scrolls, pathsLeft, stormsLeft } = seat;
  return [points, haintsLeft, cubesLeft, wild, cubes, scrolls, pathsLeft, stormsLeft];
}

/** Counts are whole and not below zero, boards not over-full, and poses belong to cubes inside the tree. */
export function countBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const check = (what: string, numbers: readonly number[]) => {
    for (const n of numbers) if (!isCount(n)) out.push(`${what}: ${n} is no count`);
  };
  for (const seat of s.seats) {
    check(`${seat.faction}`, seatNumbers(seat));
    check(`${seat.faction} haints`, seat.haints);
    check(`${seat.faction} tokens`, [...seat.rows, ...seat.bag, ...seat.drawn]);
    if (seat.scrolls > scrollSpaces) out.push(`${seat.faction}: ${seat.scrolls} scrolls on ${scrollSpaces} spaces`);
    if (seat.board.length >= familySpaces) out.push(`${seat.faction}: ${seat.board.length} tokens on the board`);
    abilities.forEach((ability, i) => {
      if (seat.rows[i] >= protectorsRows[ability].length) out.push(`${seat.faction}: the ${ability} row is over-full`);
    });
  }
  check('paths', s.paths);
  check('storms', s.storms);
  check('red cubes', s.redCubes);
  check('townsfolk', s.townsfolk);
  check('buildings', s.buildings);
  check('tokens', s.tokens);
  check('box', s.box);
  check('supply', [s.wildSupply, s.round, s.turn]);
  check('tree', s.tree.inside);
  s.seats.forEach((seat, i) => {
    const { colour } = factions[seat.faction];
    const posed = s.tree.poses.filter((cube) => cube.colour === colour).length;
    if (posed > s.tree.inside[i]) out.push(`tree: ${posed} poses for ${s.tree.inside[i]} ${colour} cubes`);
  });
  return out;
}

/** HC-BASE-1 to 4, HC-BASE-8: what may never be on one hex together. */
export function occupancyBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const printed = maps[s.config.map].printedStorms;
  for (let hex = 0; hex < hexCount; hex++) {
    const units = s.seats.map((_, seat) => unitsAt(s, seat, hex));
    const at = `hex ${hexNames[hex]}`;
    if (units.filter((n) => n > 0).length > 1) out.push(`${at}: units of two factions`);
    units.forEach((n, seat) => {
      if (n > unitLimit) out.push(`${at}: ${n} units, the limit is ${unitLimit}`);
      const { faction } = s.seats[seat];
      if (n > 0 && faction === 'protectors' && s.buildings[hex] > 0)
        out.push(`${at}: a Protectors unit and a building`);
      if (n > 0 && faction === 'family' && s.townsfolk[hex] > 0) out.push(`${at}: a Family unit and a townsfolk`);
    });
    if (s.storms[hex] > (printed[hex] ? 0 : 1)) out.push(`${at}: two storms`);
    if (s.redCubes[hex] > 1) out.push(`${at}: ${s.redCubes[hex]} red cubes`);
    if (s.townsfolk[hex] > 0 && s.buildings[hex] > 0) out.push(`${at}: a townsfolk and a building`);
  }
  if (s.storms[brambles] > 0) out.push('a storm on the brambles');
  if (s.townsfolk[brambles] > 0) out.push('a townsfolk on the brambles');
  return out;
}

/** Turns the seat has still to begin in this round (HC-RND-2). */
export function turnsLeft(s: HarrowState, seat: Seat): number {
  let left = 0;
  for (let turn = s.turn; turn < turnsPerRound; turn++) {
    const mover = (turn - s.turn) % 2 === 0 ? s.active : 1 - s.active;
    const begun = turn === s.turn && s.flow.every((frame) => frame.kind !== 'turn' || frame.acted);
    if (mover === seat && !begun) left++;
  }
  return left;
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
  return [...conservationBreaks(s), ...countBreaks(s), ...occupancyBreaks(s), ...jarBreaks(s), ...flowBreaks(s)];
}
