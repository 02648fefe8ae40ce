import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { type Hex, hexCount } from '../../../../src/engine/games/harrow/county.ts';
import type { Frame } from '../../../../src/engine/games/harrow/flow.ts';
import { tokenKinds } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';

/** HC-MAP-25: the point reflection of a hex. */
export const mirrorHex = (hex: Hex): Hex => hexCount - 1 - hex;

const hexFields: ReadonlySet<string> = new Set(['hex', 'from', 'to', 'at', 'storm', 'laid', 'moved', 'walked']);

/** Turns the hexes named by an action or a frame round the brambles. */
function mirrorFields<T extends HarrowAction | Frame>(value: T): T {
  const entries = Object.entries(value).map(([key, field]) => {
    if (!hexFields.has(key)) return [key, field];
    if (typeof field === 'number') return [key, mirrorHex(field)];
    return [key, Array.isArray(field) ? field.map(mirrorHex) : field];
  });
  return Object.fromEntries(entries) as T;
}

export const mirrorAction = (action: HarrowAction): HarrowAction => mirrorFields(action);

const turned = (counts: readonly number[]): number[] => [...counts].reverse();

/** The same position seen from the other side of the table: north is south. */
export function mirrorState(s: HarrowState): HarrowState {
  const kinds = tokenKinds.length;
  return {
    ...structuredClone(s),
    config: { ...s.config, north: s.config.north === 'family' ? 'protectors' : 'family' },
    seats: s.seats.map((seat) => ({
      ...structuredClone(seat),
      home: mirrorHex(seat.home),
      legendHex: mirrorHex(seat.legendHex),
      haints: turned(seat.haints),
    })),
    paths: turned(s.paths),
    storms: turned(s.storms),
    redCubes: turned(s.redCubes),
    townsfolk: turned(s.townsfolk),
    buildings: turned(s.buildings),
    tokens: s.tokens.map((_, at) => s.tokens[mirrorHex(Math.floor(at / kinds)) * kinds + (at % kinds)]),
    flow: s.flow.map(mirrorFields),
  };
}
