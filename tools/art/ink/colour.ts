import { harrowPalette } from '../../../src/ui/harrow/styles/palette.ts';
import { palette } from '../../../src/ui/styles/palette.ts';

const { ink, night, parchment, moon, ember, bog, lit, core } = palette;
const { protectors, family, kammi, wetlands, plains, forest, mountain, brambles, storm } = harrowPalette;

/** The inks of the game (art.md, section 2). `prot` and `fam` are the factions, see pieces/factions.ts. */
export const C = {
  ink,
  night,
  paper: parchment,
  moon,
  prot: protectors,
  fam: family,
  kammi,
  ember,
  silver: '#b9c4c9',
  bog,
  wetlands,
  plains,
  forest,
  mountain,
  brambles,
  storm,
  /** The steps of ember light: rays, lit surfaces, the core of a flame. */
  ray: '#f0b44a',
  lit,
  core,
  /** The brightest step of moonlight, inside the Family's jars. */
  moonlit: '#e3edf0',
  bolt: '#f7e6a8',
} as const;

const channels = (hex: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** `from` with a share of `to` (0..1) printed over it. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + (target[i] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
