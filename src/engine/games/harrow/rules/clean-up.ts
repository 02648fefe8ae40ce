import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { factions } from '../content/factions/factions.ts';
import { cubeLimit } from '../content/tracks.ts';
import type { FrameOf } from '../flow.ts';
import { tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { collectToken } from './collect.ts';
import { openVisits } from './fair/visits.ts';
import { hexesOf } from './occupancy.ts';
import { hasTokens, tokenCount } from './tokens.ts';

/** HC-STR-3: only the active player's cubes are checked. */
function discardCubes(s: HarrowState, seat: Seat, emit: Emit): void {
  const own = s.seats[seat];
  const over = own.cubes - cubeLimit;
  if (over <= 0) return;
  own.cubes -= over;
  own.cubesLeft += over;
  emit({ type: 'cubesDiscarded', seat, cubes: over });
}

/** HC-TOK-1: from all hexes with a unit of the seat. */
function collectTokens(s: HarrowState, seat: Seat, emit: Emit): void {
  for (const hex of hexesOf(s, seat)) {
    if (!hasTokens(s, hex)) continue;
    for (const kind of tokenKinds) while (tokenCount(s, hex, kind) > 0) collectToken(s, seat, kind, hex, emit);
  }
}

/** HC-CLN-1: cube limit, collecting, objective, offers; a step may open a decision, so the place in the order is kept. */
export function cleanUp(s: HarrowState, frame: FrameOf<'cleanUp'>, emit: Emit): boolean {
  const { length } = s.flow;
  while (s.flow.length === length) takeStep(s, frame, emit);
  return true;
}

function takeStep(s: HarrowState, frame: FrameOf<'cleanUp'>, emit: Emit): void {
  const { seat } = frame;
  const faction = factions[s.seats[seat].faction];
  switch (frame.step++) {
    case 1:
      discardCubes(s, seat, emit);
      break;
    case 2:
      collectTokens(s, seat, emit);
      faction.sortTokens(s, seat);
      break;
    case 3:
      faction.pursueObjective(s, seat, emit);
      break;
    case 4:
      openVisits(s, seat);
      break;
    case 5:
      // HC-OQ-46: the tree has fallen again
      if (s.fair) discardCubes(s, seat, emit);
      break;
    default:
      s.flow.pop();
  }
}
