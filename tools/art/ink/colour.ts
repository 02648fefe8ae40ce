import { channelsOf, palette } from '../../../src/ui/styles/palette.ts';

const { ink, night, parchment, moon, ember, bog, red, blue, iron, hollow, lit, core, shadow } = palette;

/** The inks that everything is printed with; a game has more of its own. */
export const C = {
  ink,
  night,
  paper: parchment,
  moon,
  ember,
  bog,
  red,
  blue,
  iron,
  hollow,
  /** The steps of ember light: lit surfaces, the core of a flame. */
  lit,
  core,
  /** The rays of ember light. */
  ray: '#f0b44a',
  /** Bone, cloth and skin in lamplight. */
  bone: '#efe3c8',
  /** In short, as it stands in most pictures. */
  shadow: shadow.slice(0, 4),
} as const;

/** `from` with a share of `to` (0..1) printed over it. */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to);
  const mixed = channelsOf(from).map((value, i) => Math.round(value + (target[i] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
