/** The inks of the game (art.md, section 2). `prot` and `fam` are the factions, see pieces/factions.ts. */
export const C = {
  ink: '#14110f',
  night: '#1d2330',
  paper: '#e9dcc0',
  moon: '#c9d3d8',
  prot: '#b5312a',
  fam: '#2f5d8c',
  kammi: '#6d3f86',
  ember: '#d9772b',
  silver: '#b9c4c9',
  bog: '#6b4a2f',
  wetlands: '#3c7f7a',
  plains: '#c9a33b',
  forest: '#4b6b3a',
  mountain: '#6d6a66',
  brambles: '#3b2a33',
  storm: '#4a5568',
  /** The steps of ember light: rays, lit surfaces, the core of a flame. */
  ray: '#f0b44a',
  lit: '#f6cf7a',
  core: '#fff2cc',
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
