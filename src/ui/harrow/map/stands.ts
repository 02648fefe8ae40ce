import type { MapPoint } from '../../../app/harrow/map-view.ts';

/** Who and what stands upright on a hex. */
export interface Crowd {
  readonly haints: number;
  readonly legend: boolean;
  /** Two legends: Kammi and her goblin (HC-KAM-5). */
  readonly both?: boolean;
  readonly townsfolk: number;
  readonly buildings: number;
  /** Hester shares a hex with whomever she likes (HC-HMOV-6). */
  readonly hester?: boolean;
  /** A bonfire burns here, in which nobody but Hester stands. */
  readonly fire?: boolean;
  /** A nest of the Fair Folk lies in the middle. */
  readonly nest?: boolean;
}

/** Where they stand: their feet, from the middle of a hex of side 49. */
export interface Stands {
  readonly haints: readonly MapPoint[];
  readonly townsfolk: readonly MapPoint[];
  readonly buildings: readonly MapPoint[];
  /** Units share the hex with townsfolk or buildings: all of them are drawn smaller. */
  readonly close: boolean;
}

/** A legend stands in the middle, two beside each other; before Hester they are pressed aside. */
export function legendFeet({ hester, both }: Crowd, isSecond = false): MapPoint {
  if (hester) return both && isSecond ? { x: 30, y: 2 } : { x: 25, y: 22 };
  if (!both) return { x: 0, y: 12 };
  return isSecond ? { x: 19, y: 14 } : { x: -19, y: 10 };
}

export function hesterFeet({ haints, legend, townsfolk, buildings, fire }: Crowd): MapPoint {
  if (legend) return { x: -17, y: 14 };
  return haints + townsfolk + buildings > 0 || fire ? { x: 0, y: 20 } : { x: 0, y: 30 };
}

/** Flame tokens before the feet of Hester, who hides the fire she stands in. */
export function flamePlaces(count: number): readonly MapPoint[] {
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * 18, y: 32 }));
}

/** Groups by their number, the rear first. */
const groups: readonly (readonly MapPoint[])[] = [
  [],
  [{ x: 0, y: 26 }],
  [
    { x: -18, y: 20 },
    { x: 18, y: 26 },
  ],
  [
    { x: 0, y: 8 },
    { x: -21, y: 28 },
    { x: 21, y: 30 },
  ],
  [
    { x: -20, y: 6 },
    { x: 20, y: 8 },
    { x: -20, y: 32 },
    { x: 20, y: 34 },
  ],
];

const groupsBeforeLegend: readonly (readonly MapPoint[])[] = [
  [],
  [{ x: -24, y: 36 }],
  [
    { x: -24, y: 36 },
    { x: 24, y: 36 },
  ],
  [
    { x: -27, y: 34 },
    { x: 27, y: 34 },
    { x: 0, y: 40 },
  ],
];

function row(count: number, half: number, y: number): MapPoint[] {
  return Array.from({ length: count }, (_, i) => {
    const x = count < 2 ? 0 : half * ((2 * i) / (count - 1) - 1);
    return { x, y: y - Math.abs(x) * 0.14 };
  });
}

function placesFor(count: number, legend: boolean): readonly MapPoint[] {
  if (legend) return groupsBeforeLegend[count] ?? row(count, 34, 40);
  const rear = Math.floor(count / 2);
  return groups[count] ?? [...row(rear, 27, 8), ...row(count - rear, 32, 37)];
}

/** Townsfolk and buildings are chosen places for from the left, those of the front row first. */
function frontFirst(places: readonly MapPoint[]): MapPoint[] {
  const front = Math.max(...places.map(({ y }) => y)) - 12;
  return places.toSorted((a, b) => Number(a.y < front) - Number(b.y < front) || a.x - b.x);
}

/** A lone objective leaves room for the token beside it. */
const loneObjective: MapPoint = { x: -17, y: 28 };

/** Arranges a hex so that nobody hides anybody: objectives stand beside the units or before them. */
export function standsOf({ haints, legend, townsfolk, buildings, hester = false }: Crowd): Stands {
  const objectives = townsfolk + buildings;
  const hasUnits = haints > 0 || legend || hester;
  const places = !hasUnits && objectives === 1 ? [loneObjective] : placesFor(haints + objectives, legend || hester);
  const chosen = frontFirst(places).slice(0, objectives);
  return {
    haints: places.filter((place) => !chosen.includes(place)),
    buildings: chosen.slice(0, buildings),
    townsfolk: chosen.slice(buildings),
    close: hasUnits && objectives > 0,
  };
}

/** Where one more objective would stand. */
export function nextFeet(crowd: Crowd, what: 'townsfolk' | 'building'): MapPoint {
  const key = what === 'building' ? 'buildings' : 'townsfolk';
  return standsOf({ ...crowd, [key]: crowd[key] + 1 })[key].at(-1) ?? loneObjective;
}

/** Do things that lie on the ground have to make way for those who stand there? */
export function isCrowded({ haints, legend, townsfolk, buildings, hester = false }: Crowd): boolean {
  return haints > 0 || legend || hester || townsfolk + buildings > 1;
}

/** Where so many tokens lie: in the middle, beside a lone objective, or small at the rim before the feet of a crowd. */
export function tokenPlaces(crowd: Crowd, count: number): readonly MapPoint[] {
  const { townsfolk, buildings } = crowd;
  const legend = crowd.legend || crowd.hester;
  const objectives = townsfolk + buildings;
  const spread = (middle: MapPoint, step: number): MapPoint[] =>
    Array.from({ length: count }, (_, i) => ({ x: middle.x + (i - (count - 1) / 2) * step, y: middle.y }));
  if (!isCrowded(crowd) && crowd.nest) return spread({ x: 21, y: 22 }, 10);
  if (!isCrowded(crowd)) return objectives > 0 ? spread({ x: 21, y: 14 }, 13) : spread({ x: 0, y: 14 }, 22);
  const first = legend ? { x: -34, y: -8 } : objectives > 0 ? { x: 0, y: 32 } : { x: -23, y: 28 };
  return Array.from({ length: count }, (_, i) => ({ x: first.x + i * 13, y: first.y + (legend ? -i * 9 : i * 2) }));
}

/** Where the path tokens of a hex lie. */
export function pathPlaces(crowd: Crowd, count: number): readonly MapPoint[] {
  const first = !isCrowded(crowd)
    ? { x: 19, y: 23 }
    : crowd.legend || crowd.hester
      ? { x: 34, y: -4 }
      : { x: 22, y: 28 };
  return Array.from({ length: count }, (_, i) => ({ x: first.x - i * 8, y: first.y - i * 4 }));
}

/** Where a nest lies, and the tag of its offer where units hide it. */
export const nestFeet: MapPoint = { x: 0, y: 18 };
export const offerPlace: MapPoint = { x: -28, y: -13 };

/** Where an X token lies: beside a nest or before the feet of a crowd it makes way. */
export function crossPlace(crowd: Crowd): MapPoint {
  return isCrowded(crowd) || crowd.nest ? { x: -22, y: -19 } : { x: 0, y: -12 };
}

/** Where an item lies that was found. */
export function itemPlace(crowd: Crowd): MapPoint {
  return isCrowded(crowd) || crowd.nest ? { x: -20, y: -18 } : { x: 0, y: -4 };
}

/** Where thorns are marked. */
export const thornPlace: MapPoint = { x: 28, y: 14 };

/** Where Emmy's cube lies (HC-LGD-EMM-1). */
export const cubePlace: MapPoint = { x: 33, y: 6 };

/** Where a terrain cube lies (HC-HCD-9): at the rear, clear of whoever stands before it. */
export function sacrificePlace(crowd: Crowd): MapPoint {
  return isCrowded(crowd) ? { x: -28, y: -15 } : { x: -20, y: -18 };
}

/** Where the sign of a root lies: before the feet on the left, clear of the face of a legend on the next hex. */
export const rootMarkPlace: MapPoint = { x: -20, y: 30 };

/** Where chips lie: at the right of a hex. */
export const chipPlace: MapPoint = { x: 29, y: 2 };

/** Where a doll stands: alone in the front, else before the feet of whoever could carry it. */
export function dollPlace(crowd: Crowd): MapPoint {
  return isCrowded(crowd) ? { x: 20, y: 36 } : { x: 15, y: 26 };
}

/** Where blood money lies: at the rear, clear of whoever enters. */
export const moneyPlace: MapPoint = { x: -22, y: -16 };
