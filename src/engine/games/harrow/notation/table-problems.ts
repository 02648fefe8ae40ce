import { sum } from '../../../kit/sum.ts';
import { type Features, features } from '../content/chapters/features.ts';
import { terrains } from '../content/maps/layout.ts';
import { turnsLeft } from '../invariants.ts';
import { filledSquares, squaresToWin } from '../rules/hester/hester.ts';
import { nailsOut } from '../rules/nails.ts';
import type { FactionId, LegendId } from '../state/players.ts';
import { type HarrowState, seatOf } from '../state.ts';

/** Pieces that only one legend brings into the game: how many are out, and the field they are told in. */
const brought: readonly (readonly [LegendId, string, (s: HarrowState) => number])[] = [
  ['bernice', 'nails', nailsOut],
  ['priscilla', 'goads', (s) => s.goads.length],
  ['emmy', 'redCubes', (s) => sum(s.redCubes)],
  ['odessa', 'family.stored', (s) => s.seats[seatOf(s, 'family')]?.stored ?? 0],
];

/** Pieces that only one faction brings: how many lie on the map or wait, and the field they are told in. */
const ofFaction: readonly (readonly [FactionId, string, (s: HarrowState) => number])[] = [
  ['protectors', 'paths', (s) => sum(s.paths)],
  ['protectors', 'townsfolk', (s) => sum(s.townsfolk)],
  ['protectors', 'waiting.townsfolk', (s) => s.waiting.townsfolk.filter(Boolean).length],
  ['family', 'storms', (s) => sum(s.storms)],
  ['family', 'buildings', (s) => sum(s.buildings)],
  ['family', 'waiting.buildings', (s) => s.waiting.buildings.filter(Boolean).length],
];

/** HC-TRK-31: path tokens stay in the box where side b of the track lies up. */
function strayPaths(s: HarrowState): string[] {
  const isOnB = s.seats[seatOf(s, 'protectors')]?.track === 'b';
  return isOnB && sum(s.paths) > 0 ? ['paths: side b of the legend track has none'] : [];
}

/** HC-C2-2, HC-LGD: nails, goad tokens, red cubes on the map and cubes set aside belong to a legend of this game, objectives to a faction. */
export function foreignPieces(s: HarrowState): string[] {
  const leaders = s.seats.map(({ legend }) => legend);
  const missing = brought.filter(([legend, , count]) => count(s) > 0 && !leaders.includes(legend));
  const idle = ofFaction.filter(([faction, , count]) => count(s) > 0 && seatOf(s, faction) < 0);
  return [
    ...idle.map(([faction, field]) => `${field}: the ${faction} ${faction === 'family' ? 'does' : 'do'} not play`),
    ...missing.map(([legend, field]) => `${field}: only ${legend} has them, who is not in this game`),
    ...strayPaths(s),
  ];
}

/** HC-SET-4, HC-SET-5, HC-PLC-1, HC-SOLO-20: three of each on the corners, from chapter 3 on one for each terrain, alone one at a time. */
function objectivesOf({ tiles, solo }: Features): number {
  if (solo) return 1;
  return tiles ? terrains.length : 3;
}

/** More townsfolk or buildings, on the map and still to come, than the chapter has. */
export function spareObjectives(s: HarrowState): string[] {
  const most = objectivesOf(features[s.config.mode]);
  return (['townsfolk', 'buildings'] as const).flatMap((what) => {
    const there = sum(s[what]);
    const waiting = s.waiting[what].filter(Boolean).length;
    if (there + waiting <= most) return [];
    return [`${what}: ${there} on the map${waiting > 0 ? ` and ${waiting} waiting` : ''}, only ${most} exist`];
  });
}

/** HC-RND-3: one jar is left over at the end of the round, and no more. */
export function spareJars(s: HarrowState): string[] {
  if (s.result) return [];
  return s.seats.flatMap((own, seat) => {
    const full = own.jars.filter(Boolean).length;
    const left = turnsLeft(s, seat);
    if (full <= left + 1) return [];
    return [`${own.faction}.jars: ${full} full, but with ${left} turns still to come in this round ${left + 1} are`];
  });
}

/** HC-HEND-1: a board that is full has ended the game. */
export function untoldEnd(s: HarrowState): string[] {
  const isFull = s.hester !== undefined && filledSquares(s.hester) >= squaresToWin;
  return isFull && !s.result ? ['hester.squares: all are filled, so the game is over: say "winner": "hester"'] : [];
}
