import { maps } from '../../../engine/games/harrow/content/maps/maps.ts';
import { county, type Hex } from '../../../engine/games/harrow/county.ts';
import { type Root, rootColours } from '../../../engine/games/harrow/state/hester.ts';
import { tokenKinds } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { toPixel } from '../../../engine/kit/hex.ts';
import { crowdOf, ownerOf } from '../map/crowd.ts';
import { drawnSide } from '../map/deed-shapes.ts';
import { isCrowded, legendFeet, pathPlaces, standsOf, tokenPlaces } from '../map/stands.ts';

/** A picture of the map: its size, its anchor, and how large it is drawn on a hex of side 49. */
interface Look {
  readonly size: readonly [w: number, h: number];
  readonly anchor: readonly [x: number, y: number];
  readonly scale: number;
}

/** Ground is drawn for hexes of side 26. */
const ground = drawnSide / 26;

/** By the beginning of their names; the art's own list has the same sizes, as a test says. */
export const looks: Readonly<Record<string, Look>> = {
  'terrain-s': { size: [56, 50], anchor: [28, 25], scale: ground },
  'storm-s-printed': { size: [54, 48], anchor: [27, 24], scale: ground },
  'storm-s-token': { size: [54, 54], anchor: [27, 30], scale: ground },
  'home-s': { size: [52, 47], anchor: [26, 24], scale: ground },
  'fire-s': { size: [56, 52], anchor: [28, 27], scale: ground },
  'root-s': { size: [63, 46], anchor: [7, 23], scale: ground },
  haint: { size: [114, 118], anchor: [57, 104], scale: 0.5 },
  infected: { size: [144, 146], anchor: [57, 132], scale: 0.5 },
  standee: { size: [140, 158], anchor: [68, 136], scale: 0.49 },
  townsfolk: { size: [87, 100], anchor: [50, 87], scale: 0.56 },
  building: { size: [84, 101], anchor: [41, 88], scale: 0.57 },
  path: { size: [82, 68], anchor: [40, 32], scale: 0.5 },
  token: { size: [58, 62], anchor: [28, 28], scale: 0.65 },
};

/** A picture where it lies or stands. */
export interface PlacedPicture {
  readonly key: string;
  readonly look: keyof typeof looks;
  readonly x: number;
  readonly y: number;
  /** Smaller, as before the feet of a crowd. */
  readonly share?: number;
  /** In degrees from east, clockwise. */
  readonly angle?: number;
}

export const middleOf = (hex: Hex): { x: number; y: number } => toPixel(county[hex], drawnSide);

type Placed = { readonly x: number; readonly y: number };

const put = (
  key: string,
  look: keyof typeof looks,
  hex: Hex,
  at: Placed = { x: 0, y: 0 },
  share = 1,
): PlacedPicture => {
  const { x, y } = middleOf(hex);
  return { key, look, x: x + at.x, y: y + at.y, share };
};

function groundOf(s: HarrowState, hex: Hex): PlacedPicture[] {
  const { kinds, printedStorms } = maps[s.config.map];
  const variant = kinds[hex] === 'brambles' ? 1 : (hex % 3) + 1;
  const home = s.seats.find((seat) => seat.home === hex);
  const flames = Math.min(s.hester?.flames[hex] ?? 0, 4);
  return [
    put(`terrain-s-${kinds[hex]}-${variant}`, 'terrain-s', hex),
    ...(printedStorms[hex] ? [put('storm-s-printed', 'storm-s-printed', hex)] : []),
    ...(home ? [put(`home-s-${home.faction}`, 'home-s', hex)] : []),
    ...(s.storms[hex] > 0 ? [put('storm-s-token', 'storm-s-token', hex)] : []),
    ...(flames > 0 ? [put(`fire-s-${flames}`, 'fire-s', hex)] : []),
  ];
}

function rootPicture(root: Root & { readonly from: Hex }, colour: string): PlacedPicture {
  const [from, to] = [middleOf(root.from), middleOf(root.to)];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { key: `root-s-${colour}`, look: 'root-s', ...from, angle };
}

/** The roots within what is looked at: those of her last turn below. */
function rootsOf({ hester }: HarrowState, hexes: readonly Hex[]): PlacedPicture[] {
  if (!hester) return [];
  const { roots, oldRoots, rootColour } = hester;
  const oldColour = rootColours[1 - rootColours.indexOf(rootColour)];
  const isInside = (root: Root): root is Root & { readonly from: Hex } =>
    root.from !== undefined && hexes.includes(root.from) && hexes.includes(root.to);
  return [
    ...oldRoots.filter(isInside).map((root) => rootPicture(root, oldColour)),
    ...roots.filter(isInside).map((root) => rootPicture(root, rootColour)),
  ];
}

/** Those who stand on a hex, and what lies before their feet. */
function piecesOf(s: HarrowState, hex: Hex): PlacedPicture[] {
  const crowd = crowdOf(s, hex);
  const stands = standsOf(crowd);
  const owner = ownerOf(s, hex);
  const rim = isCrowded(crowd) ? 0.74 : 1;
  const close = stands.close ? 0.88 : 1;
  const tokens = tokenKinds.flatMap((token, kind) =>
    Array.from({ length: s.tokens[hex * tokenKinds.length + kind] }, () => (token === 'scroll' ? 'legend' : token)),
  );
  const units: PlacedPicture[] = [];
  if (owner >= 0) {
    const { faction, legend } = s.seats[owner];
    const infected = s.hester?.infected[owner][hex] ?? 0;
    if (crowd.legend) units.push(put(`standee-${legend}`, 'standee', hex, legendFeet(crowd)));
    stands.haints.forEach((feet, i) => {
      const isInfected = i >= stands.haints.length - infected;
      const key = `haint-${faction}${isInfected ? '-infected' : ''}`;
      units.push(put(key, isInfected ? 'infected' : 'haint', hex, feet, crowd.legend ? 0.9 : close));
    });
  }
  return [
    ...units,
    ...stands.buildings.map((feet) => put('building', 'building', hex, feet, close)),
    ...stands.townsfolk.map((feet) => put('townsfolk', 'townsfolk', hex, feet, close)),
    ...pathPlaces(crowd, s.paths[hex]).map((place) => put('path', 'path', hex, place, rim)),
    ...tokenPlaces(crowd, tokens.length).map((place, i) => put(`token-${tokens[i]}`, 'token', hex, place, rim)),
  ];
}

/** Everything on a part of the county, the rearmost first. */
export function picturesOf(s: HarrowState, hexes: readonly Hex[]): PlacedPicture[] {
  return [
    ...hexes.flatMap((hex) => groundOf(s, hex)),
    ...rootsOf(s, hexes),
    ...hexes.flatMap((hex) => piecesOf(s, hex)).toSorted((a, b) => a.y - b.y),
  ];
}
