import type { Seat } from '../../../kernel/game.ts';
import type { HarrowAction } from '../action.ts';
import { hexCount } from '../county.ts';
import { effectFrame } from '../flow.ts';
import { hasFire, isOccupied } from '../rules/occupancy.ts';
import { terrainAt } from '../rules/terrain.ts';
import { rescueAtHome } from '../rules/townsfolk.ts';
import { opponent } from '../state/players.ts';
import { type HarrowState, seatOf } from '../state.ts';
import { close, type Effect } from './effect.ts';
import { terrains } from './maps/layout.ts';

/** HC-PLC-2, 6: everybody places the opponent's objectives; Kammi has none. */
function placedBy(s: HarrowState, seat: Seat): 'townsfolk' | 'building' | undefined {
  const { faction } = s.seats[opponent(seat)];
  if (faction === 'kammi') return undefined;
  return faction === 'protectors' ? 'townsfolk' : 'building';
}

function requirePlaced(s: HarrowState, seat: Seat): 'townsfolk' | 'building' {
  const what = placedBy(s, seat);
  if (what === undefined) throw new Error('Kammi has no objectives');
  return what;
}

function waitingFor(s: HarrowState, what: 'townsfolk' | 'building'): readonly boolean[] {
  return what === 'townsfolk' ? s.waiting.townsfolk : s.waiting.buildings;
}

/** HC-PLC-3: a hex of a waiting objective's terrain, without units (Hester too), objectives and fire (HC-OQ-21). */
function placings(s: HarrowState, seat: Seat, out: HarrowAction[]): void {
  const what = requirePlaced(s, seat);
  const waiting = waitingFor(s, what);
  for (let hex = 0; hex < hexCount; hex++) {
    const terrain = terrainAt(s, hex);
    if (terrain === undefined || !waiting[terrains.indexOf(terrain)]) continue;
    if (s.townsfolk[hex] > 0 || s.buildings[hex] > 0 || hasFire(s, hex)) continue;
    if (!isOccupied(s, hex)) out.push({ type: 'put', what, hex });
  }
}

/** HC-PLC-2 to 5: each player puts one objective of the opponent on the map. With no legal hex nothing is placed. */
export const objectives: Effect = {
  options(s, { seat }, out) {
    placings(s, seat, out);
  },
  apply(s, { seat }, action, emit) {
    if (action.type !== 'put') return;
    const { hex } = action;
    const terrain = terrainAt(s, hex);
    if (terrain === undefined) throw new Error('objectives lie on terrain');
    const what = requirePlaced(s, seat);
    const isTownsfolk = what === 'townsfolk';
    (isTownsfolk ? s.waiting.townsfolk : s.waiting.buildings)[terrains.indexOf(terrain)] = false;
    (isTownsfolk ? s.townsfolk : s.buildings)[hex]++;
    close(s);
    emit({ type: 'objectivePlaced', seat, what, hex });
    if (isTownsfolk) rescueAtHome(s, seatOf(s, 'protectors'), hex, emit);
  },
  mayStop: () => false,
  // HC-PLC-4: with none left there is nothing to tell.
  stop(s, { seat }, emit) {
    const what = requirePlaced(s, seat);
    close(s);
    if (waitingFor(s, what).includes(true)) emit({ type: 'objectiveSkipped', seat, what });
  },
  asks: (s, { seat }) => requirePlaced(s, seat),
  problem: (s, { seat }) => (placedBy(s, seat) ? undefined : 'Kammi has no objectives to be placed'),
};

/** Both seats place, the lantern holder first (HC-PLC-5, HC-OQ-20). */
export function openPlacing(s: HarrowState): void {
  if (![...s.waiting.townsfolk, ...s.waiting.buildings].includes(true)) return;
  const order = [s.lantern, ...s.seats.map((_, seat) => seat).filter((seat) => seat !== s.lantern)];
  for (const seat of order.reverse()) if (placedBy(s, seat)) s.flow.push(effectFrame(seat, 'objectives'));
}
