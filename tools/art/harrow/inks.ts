import { harrowPalette } from '../../../src/ui/harrow/styles/palette.ts';
import { C as shellInks } from '../ink/colour.ts';

const { protectors, family, kammi, kammiSparks, wetlands, plains, forest, mountain, brambles, storm, fair } =
  harrowPalette;

/** The inks of the game (art.md, section 2). `prot` and `fam` are the factions, see pieces/factions.ts. */
export const C = {
  ...shellInks,
  prot: protectors,
  fam: family,
  kammi,
  wetlands,
  plains,
  forest,
  mountain,
  brambles,
  storm,
  silver: fair,
  /** The brightest step of moonlight, inside the Family's jars. */
  moonlit: '#e3edf0',
  bolt: '#f7e6a8',
  /** The steps of Kammi's light, and light on dark hair. */
  lilac: kammiSparks,
  pearl: '#ecd9f2',
  mauve: '#f3e6f2',
  /** The brightest step of silver. */
  frost: '#eef3f4',
  /** From a glint in an eye and on glass to dead skin. */
  white: '#ffffff',
  gleam: '#fff',
  coldEye: '#f2f7f8',
  eggshell: '#fff8e6',
  pallor: '#e8eef0',
  /** Hester's snakes, Bernice's iron. */
  viper: '#d6e07a',
  nail: '#8d8982',
  /** What is nearly black, from hills at night to the depth of a hole. */
  hill: '#171a20',
  scorched: '#1b1210',
  socket: '#120e0c',
  soot: '#120c0a',
  char: '#0f0b09',
  pit: '#0a0807',
} as const;
