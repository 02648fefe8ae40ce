import type { LayoutId } from '../../../app/harrow/layout-ids.ts';

/** How large the pieces stand on the hexes of a layout; units as in the art recipes. */
export interface PieceScale {
  /** Hexes with fewer marks, drawn for small screens. */
  readonly small: boolean;
  readonly haint: number;
  readonly haintBesideLegend: number;
  readonly standee: number;
  readonly townsfolk: number;
  readonly building: number;
  readonly token: number;
  readonly path: number;
  readonly cube: number;
  readonly stormBadge: number;
  readonly nail: number;
  /** Goad and rage tokens. */
  readonly chip: number;
  /** How much smaller objectives are beside units, and things before the feet of a crowd. */
  readonly close: number;
  readonly rim: number;
  /** The sign of a legend who reaches farther. */
  readonly night: number;
  readonly hester: number;
  /** The sign of a root before the feet of those who hide it. */
  readonly rootMark: number;
  /** A terrain cube laid on a hex (HC-HCD-9). */
  readonly sacrifice: number;
  /** A flame token at the feet of Hester, who hides the fire. */
  readonly flame: number;
  /** The number of a solo card's hex. */
  readonly hexNumber: number;
  /** The Fair Folk's: a nest, the offer of one that is hidden, an X token, an item found, a mark on units, an arrow beyond the edge. */
  readonly nest: number;
  readonly offerTag: number;
  readonly cross: number;
  readonly foundItem: number;
  readonly mark: number;
  readonly arrow: number;
  /** Offsets inside a hex are given for a side of 49. */
  readonly spread: number;
  readonly tile: number;
}

const pieceUnit = 0.82;
const standeeUnit = 2;
const tokenRadius = 24;
const pathRadius = 32;
const chipRadius = 32;
const cubeHalf = 16;
const flameRadius = 17;
const markRadius = 16;

const large = (side: number): PieceScale => ({
  small: false,
  haint: ((0.41 / pieceUnit) * side) / 49,
  haintBesideLegend: ((0.37 / pieceUnit) * side) / 49,
  standee: ((0.98 / standeeUnit) * side) / 49,
  townsfolk: ((0.46 / pieceUnit) * side) / 49,
  building: ((0.47 / pieceUnit) * side) / 49,
  token: ((15.5 / tokenRadius) * side) / 49,
  path: ((16 / pathRadius) * side) / 49,
  cube: side / 49,
  stormBadge: (0.3 * side) / 49,
  nail: ((0.31 / pieceUnit) * side) / 49,
  chip: ((15 / chipRadius) * side) / 49,
  close: 0.88,
  rim: 0.74,
  night: (0.26 * side) / 49,
  hester: (0.47 * side) / 49,
  rootMark: (0.27 * side) / 49,
  sacrifice: ((11 / cubeHalf) * side) / 49,
  flame: ((8.5 / flameRadius) * side) / 49,
  hexNumber: side / 49,
  nest: ((0.46 / pieceUnit) * side) / 49,
  offerTag: ((0.34 / pieceUnit) * side) / 49,
  cross: ((15 / tokenRadius) * side) / 49,
  foundItem: ((18 / tokenRadius) * side) / 49,
  mark: ((13 / markRadius) * side) / 49,
  arrow: ((0.5 / pieceUnit) * side) / 49,
  spread: side / 49,
  tile: side / 49,
});

export const pieceLooks: Readonly<Record<LayoutId, PieceScale>> = {
  desktop: large(49),
  tablet: large(44),
  upright: large(33.6),
  'upright-tablet': large(37),
  phone: {
    small: true,
    haint: 0.27 / pieceUnit,
    haintBesideLegend: 0.225 / pieceUnit,
    standee: 0.6 / standeeUnit,
    townsfolk: 0.3 / pieceUnit,
    building: 0.29 / pieceUnit,
    token: 9 / tokenRadius,
    path: 10 / pathRadius,
    cube: 0.62,
    stormBadge: 0.19,
    nail: 0.2 / pieceUnit,
    chip: 9 / chipRadius,
    close: 0.8,
    rim: 0.8,
    night: 0.17,
    hester: 0.275,
    rootMark: 0.34,
    sacrifice: 7 / cubeHalf,
    flame: 5.5 / flameRadius,
    hexNumber: 0.8,
    nest: 0.27 / pieceUnit,
    offerTag: 0.22 / pieceUnit,
    cross: 9 / tokenRadius,
    foundItem: 10.5 / tokenRadius,
    mark: 8 / markRadius,
    arrow: 0.32 / pieceUnit,
    spread: 26 / 49,
    tile: 1,
  },
};
