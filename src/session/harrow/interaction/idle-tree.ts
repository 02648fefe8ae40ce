import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { haintOwnerAt, healthyAt, healthyHexes } from '../../../engine/games/harrow/rules/hester/infection.ts';
import { touchedBy } from '../../../engine/games/harrow/rules/hester/roots.ts';
import type { HesterState } from '../../../engine/games/harrow/state/hester.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { tokensAt } from '../kammi.ts';

/** HC-INF-2, HC-INF-5: a healthy haint on a root hex, or a legend there and a healthy haint of its faction anywhere. */
function isAnybodyOnRoots(s: HarrowState, hester: HesterState): boolean {
  return touchedBy(hester.roots).some((hex) => {
    const owner = haintOwnerAt(s, hex);
    if (owner !== undefined && healthyAt(s, owner, hex) > 0) return true;
    return s.seats.some((_, seat) => tokensAt(s, seat, hex).length > 0 && healthyHexes(s, seat).length > 0);
  });
}

/** HC-HEST-31: if Hester shook the tree now, could she neither infect nor rise after it? */
export function isTreeIdle(s: HarrowState): boolean {
  const frame = topFrame(s);
  const { hester } = s;
  if (frame?.kind !== 'hester' || frame.fallen || !hester) return false;
  const canInfect = hester.snakes > 0 && isAnybodyOnRoots(s, hester);
  const canRise = hester.hex === undefined && hester.flames.some((flames) => flames > 0);
  return !canInfect && !canRise;
}
