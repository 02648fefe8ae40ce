import type { Layout } from '../../../app/harrow/layout.ts';
import { county, type Hex, hexAt, linesFrom } from '../../../engine/games/harrow/county.ts';
import type { Arrow, ArrowWay } from '../../../engine/games/harrow/state/fair.ts';
import { add, directions } from '../../../engine/kit/hex.ts';
import { hexPlace } from './hex-places.ts';

// Where arrows lie beyond the edge of the county, and the threads along their lines (HC-FAIR-25).

/** Sides of hexes by which places are given. */
const unit = 49;

/** From the middle of the last hex of the line, on an upright line and on others. */
const reach = { upright: 70, slanting: 62 } as const;

/** An arrow that would lie beyond the sheet lies beside the last hex, on the side to which it points. */
const aside = 58;

/** How near the edge of the sheet its middle may come. */
const margin = 24;

/** At which end of its line an arrow lies, as one of `directions`; it points across the line, clockwise or the other way. */
const ends: Readonly<Record<ArrowWay, { readonly end: number; readonly turn: 1 | -1 }>> = {
  e: { end: 0, turn: 1 },
  w: { end: 3, turn: 1 },
  se: { end: 1, turn: 1 },
  nw: { end: 4, turn: 1 },
  ne: { end: 2, turn: -1 },
  sw: { end: 5, turn: -1 },
};

/** Degrees on the screen of each of `directions`. */
const degrees = [-90, -30, 30, 90, 150, 210] as const;

const radians = (angle: number): number => (angle * Math.PI) / 180;

export interface ArrowPlace {
  readonly x: number;
  readonly y: number;
  /** Degrees by which it is turned; it is drawn pointing to the right. */
  readonly angle: number;
}

export function arrowPlace(layout: Layout, { hex, way, turned }: Arrow): ArrowPlace {
  const k = layout.map.hexSide / unit;
  const { end, turn } = ends[way];
  const last = linesFrom[hex][end].at(-1) ?? hex;
  const from = hexPlace(layout, last);
  const away = (end % 3 === 0 ? reach.upright : reach.slanting) * k;
  const pointing = degrees[end] + 90 * turn;
  const [left, top, width, height] = layout.map.sheet;
  const x = from.x + Math.cos(radians(degrees[end])) * away;
  const y = from.y + Math.sin(radians(degrees[end])) * away;
  const room = margin * k;
  const isOut = y < top + room || y > top + height - room;
  const clamp = (at: number, low: number, high: number): number => Math.min(high, Math.max(low, at));
  return {
    x: clamp(x + (isOut ? Math.cos(radians(pointing)) * aside * k : 0), left + room, left + width - room),
    y: clamp(y, top + room, top + height - room),
    angle: turned ? pointing + 180 : pointing,
  };
}

export interface Thread {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** How many hexes it runs through. */
  readonly hexes: number;
}

/** Through the middles of all hexes of the line. */
export function threadPlace(layout: Layout, { hex, way }: Pick<Arrow, 'hex' | 'way'>): Thread {
  const { end } = ends[way];
  const line = [...linesFrom[hex][end].toReversed(), hex, ...linesFrom[hex][(end + 3) % 6]];
  const [a, b] = [hexPlace(layout, line[0]), hexPlace(layout, line[line.length - 1])];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle: degrees[end], hexes: line.length };
}

/** The side of a hex from its eastern corner to the south-eastern one, turned by so many sixths, lies towards this neighbour. */
const towards = [2, 3, 4, 5, 0, 1] as const;

/** The sides on which a region of hexes ends, as sixths of a turn. */
export function rimOf(hex: Hex, isInside: (hex: Hex) => boolean): number[] {
  return towards.flatMap((direction, sixth) => {
    const next = hexAt(add(county[hex], directions[direction]));
    return next !== undefined && isInside(next) ? [] : [sixth];
  });
}
