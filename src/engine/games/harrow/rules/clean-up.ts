import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { factions } from '../content/factions/factions.ts';
import { cubeLimit, scrollSpaces } from '../content/tracks.ts';
import { type Hex, hexCount } from '../county.ts';
import type { FrameOf } from '../flow.ts';
import { type HarrowState, tokenKinds } from '../state.ts';
import { hasUnits } from './occupancy.ts';

/** HC-STR-3: only the active player's cubes are checked. */
function discardCubes(s: HarrowState, seat: Seat, emit: Emit): void {
  const own = s.seats[seat];
  const over = own.cubes - cubeLimit;
  if (over <= 0) return;
  own.cubes -= over;
  own.cubesLeft += over;
  emit({ type: 'cubesDiscarded', seat, cubes: over });
}

/** HC-TOK-2 */
function collectScroll(s: HarrowState, seat: Seat, hex: Hex, emit: Emit): void {
  const own = s.seats[seat];
  const hasRoom = own.scrolls < scrollSpaces;
  if (hasRoom) {
    own.scrolls++;
    factions[own.faction].onScroll(s, seat);
  } else {
    s.box[tokenKinds.indexOf('scroll')]++;
  }
  emit({ type: 'tokenCollected', seat, token: 'scroll', hex, to: hasRoom ? 'track' : 'box' });
}

/** HC-TOK-1: from all hexes with a unit of the seat. */
function collectTokens(s: HarrowState, seat: Seat, emit: Emit): void {
  const faction = factions[s.seats[seat].faction];
  for (let hex = 0; hex < hexCount; hex++) {
    if (!hasUnits(s, seat, hex)) continue;
    for (let kind = 0; kind < tokenKinds.length; kind++) {
      const at = hex * tokenKinds.length + kind;
      for (; s.tokens[at] > 0; s.tokens[at]--) {
        const token = tokenKinds[kind];
        if (token === 'scroll') collectScroll(s, seat, hex, emit);
        else faction.collect(s, seat, token, hex, emit);
      }
    }
  }
}

/** HC-CLN-1: cube limit, collecting, objective; a step may open a decision, so the place in the order is kept. */
export function cleanUp(s: HarrowState, frame: FrameOf<'cleanUp'>, emit: Emit): boolean {
  const faction = factions[s.seats[frame.seat].faction];
  switch (frame.step++) {
    case 1:
      discardCubes(s, frame.seat, emit);
      return true;
    case 2:
      collectTokens(s, frame.seat, emit);
      faction.sortTokens(s, frame.seat);
      return true;
    case 3:
      faction.pursueObjective(s, frame.seat, emit);
      return true;
    default:
      s.flow.pop();
      return true;
  }
}
