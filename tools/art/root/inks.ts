import { rootPalette } from '../../../src/ui/root/styles/palette.ts';
import { mix, C as shellInks } from '../ink/colour.ts';

/** The inks of the game: those of all games, and the woodland in the last hour of an autumn day. */
export const C = {
  ...shellInks,
  /** Golden hour: the low sun, and the dusk that answers it. */
  sun: '#f3b24a',
  sunset: '#e08a35',
  violet: '#3a2440',
  floor: '#705a31',
  floorDark: '#3b2e1f',
  road: '#d9bf8d',
  roadEdge: '#2b2017',
  water: '#41818a',
  glint: '#e9c987',
  rust: '#b5552a',
  moss: '#6d7338',
  fir: '#3f5a46',
  bark: '#3b2a1d',
  stone: '#8d8a80',
  steel: '#b3bec2',
  white: '#fff6e3',
  /** The sky at dusk, from its height down to the sun. */
  dusk: '#3b2a34',
  plum: '#5a3640',
  ruddy: '#a4552b',
  amber: '#c8762f',
  gold: '#edb252',
  sunPale: '#ffe6a6',
} as const;

export const suitInk = {
  fox: rootPalette.fox,
  rabbit: rootPalette.rabbit,
  mouse: rootPalette.mouse,
  bird: rootPalette.bird,
} as const;
export type Suit = keyof typeof suitInk;
export const suits = Object.keys(suitInk) as readonly Suit[];

export const seatInk = { mc: rootPalette.mc, ed: rootPalette.ed, wa: rootPalette.wa, vb: rootPalette.vb } as const;

export const pale = C.bone;
export const lighter = (ink: string, share = 0.45): string => mix(ink, C.paper, share);
