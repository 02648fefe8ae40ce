import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { type FairPapers, type FairStrip, fairRailPlaces } from './fair-rail-places.ts';
import { hesterRailPlaces } from './hester-rail-places.ts';

/** As much of a position as says what lies beside the county. */
export type Table = Pick<HarrowState, 'hester' | 'solo' | 'fair' | 'active' | 'flow' | 'seats' | 'config'>;

/** Who may be at the table beside the factions. */
export type Shared = Pick<HarrowState, 'hester' | 'fair'>;

/** Whose board lies on the left and whose sheet under the county; nobody's while a faction of jars has its turn. */
export function boardOf({ hester, solo, fair, active }: Table): 'hester' | 'fair' | undefined {
  if (fair !== undefined && active === fairSeat) return 'fair';
  return hester !== undefined && (solo !== undefined || active === hesterSeat) ? 'hester' : undefined;
}

/** HC-FVH-2, 3: a card leads the automatic factions, or is about to. */
const isLed = ({ solo, flow }: Table): boolean =>
  solo !== undefined && (solo.card !== undefined || flow.some(({ kind }) => kind === 'pile'));

/** What lies on the right: the jars, the solo board, or what the Fair Folk hold. */
export function rightOf(s: Table): 'jars' | 'solo' | 'fair' {
  if (boardOf(s) === 'fair' && !isLed(s)) return 'fair';
  return s.solo ? 'solo' : 'jars';
}

/** Does somebody's board or strip take its share of the left rail? */
export const isShared = ({ hester, fair }: Shared): boolean => hester !== undefined || fair !== undefined;

/**
 * Whose parts the battleground of the left rail has, from the left: Hester's lies between the factions' (HC-HINT-1), the Fair
 * Folk's last.
 */
export function traySeats({ hester, fair }: Shared): readonly Seat[] {
  if (fair) return hester ? [0, 1, hesterSeat, fairSeat] : [0, 1, fairSeat];
  return hester ? [0, hesterSeat, 1] : [0, 1];
}

/** The tree and the battleground of the game on the table. */
export function treeRail({ id, map }: Layout, s: Shared) {
  const { tree, treePicture, tray } = isShared(s) ? hesterRailPlaces[id] : map;
  return { tree, treePicture, tray };
}

/** The plaques: smaller in the solo game, where the solo board needs room beside them, and where more than two share a line. */
export function plaqueRail({ id, map }: Layout, s: Shared & Pick<HarrowState, 'solo'>): { north: Rect; south: Rect } {
  const places = hesterRailPlaces[id];
  const { north, south } = s.solo ? places.solo : (isShared(s) && places.plaques) || map;
  return { north, south };
}

/** The right rail of the Fair Folk's own turns. */
export function papersOf({ id }: Layout, { hester }: Pick<HarrowState, 'hester'>): FairPapers {
  return fairRailPlaces[id].papers[hester ? 'three' : 'two'];
}

/** Have the factions their plaques, or strips among what the Fair Folk hold? */
export function hasPlaques(layout: Layout, s: Table): boolean {
  return rightOf(s) !== 'fair' || papersOf(layout, s).seats === undefined;
}

/** What is seen of Hester's board in the turns of others lies where it always does, or else in the Fair Folk's own turns here. */
export function hestersStrip(layout: Layout, s: Table): FairPapers['hester'] {
  return boardOf(s) === 'fair' ? papersOf(layout, s).hester : 'usual';
}

/** The strip of the Fair Folk's board; undefined where there is none. */
export function fairStrip({ id, ending }: Layout, s: Table): FairStrip | undefined {
  const board = boardOf(s);
  if (s.fair === undefined || board === 'fair') return undefined;
  const { strip, belowHesters, inHestersTurns, onStrip: places } = fairRailPlaces[id];
  if (board === 'hester') return inHestersTurns;
  return { rect: s.hester ? belowHesters : strip, picture: `strip-fair${ending}`, places };
}

/** The strips of objectives that wait: clear of the arrows of the Fair Folk, where they play. */
export function waitingRail({ id, map }: Layout, { fair }: Pick<HarrowState, 'fair'>) {
  return fair ? fairRailPlaces[id].waiting : map.waiting;
}

/** Hand and log: lower where two strips lie above them. */
export function handRail({ id, map }: Layout, { hester, fair }: Shared) {
  const { hand, log } = hester && fair ? fairRailPlaces[id] : map;
  return { hand, log };
}
