import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';

/** The inks of the county against the light. */
export interface LandLight {
  readonly dusk: string;
  readonly far: string;
  readonly near: string;
  readonly mist: string;
  readonly rows: string;
  readonly soil: string;
  readonly shine: string;
  readonly glint: string;
}

/** The inks of a morning. */
export interface MorningLight extends LandLight {
  /** The light in steps, from the edge of the sky to the disc. */
  readonly steps: readonly string[];
  readonly disc: string;
  readonly discEdge: string;
  readonly lines: string;
  readonly cloud: string;
  readonly barkLit: string;
  readonly rain: boolean;
}

const DUSK = mix(C.night, C.brambles, 0.5);

/** The sun comes back: the Protectors have held the county. */
export const sunrise: MorningLight = {
  dusk: DUSK,
  steps: [mix(DUSK, C.prot, 0.3), mix(C.prot, C.ink, 0.36), mix(C.prot, C.ember, 0.42), C.ember, C.ray, C.lit],
  disc: C.core,
  discEdge: mix(C.ember, C.ink, 0.3),
  lines: mix(DUSK, C.ink, 0.55),
  cloud: mix(C.ember, C.prot, 0.3),
  far: mix(mix(C.prot, C.night, 0.55), C.ink, 0.35),
  near: mix(C.brambles, C.ink, 0.5),
  mist: mix(C.ember, C.prot, 0.25),
  rows: mix(C.brambles, C.ember, 0.3),
  soil: mix(mix(C.bog, C.prot, 0.35), C.ink, 0.45),
  shine: C.ember,
  glint: C.lit,
  barkLit: mix(C.bog, C.ember, 0.5),
  rain: false,
};

/** No sun, a moon that does not set, rain: the Family has it. */
export const moonset: MorningLight = {
  dusk: mix(C.night, C.ink, 0.2),
  steps: [
    mix(C.night, C.fam, 0.25),
    mix(C.fam, C.ink, 0.5),
    mix(C.fam, C.night, 0.3),
    mix(C.fam, C.moon, 0.12),
    mix(C.fam, C.moon, 0.4),
    mix(C.fam, C.moon, 0.66),
  ],
  disc: C.moonlit,
  discEdge: mix(C.fam, C.ink, 0.4),
  lines: mix(C.night, C.ink, 0.6),
  cloud: mix(C.fam, C.moon, 0.35),
  far: mix(mix(C.night, C.fam, 0.5), C.ink, 0.3),
  near: mix(C.night, C.ink, 0.55),
  mist: mix(C.fam, C.moon, 0.3),
  rows: mix(C.night, C.moon, 0.22),
  soil: mix(mix(C.night, C.storm, 0.5), C.ink, 0.3),
  shine: mix(C.fam, C.moon, 0.4),
  glint: C.moonlit,
  barkLit: mix(C.storm, C.moon, 0.4),
  rain: true,
};

/** A violet dusk that will not end: the county is Kammi's. */
export const witching: MorningLight = {
  dusk: mix(C.kammi, C.ink, 0.66),
  steps: [
    mix(C.kammi, C.ink, 0.5),
    mix(C.kammi, C.ink, 0.28),
    mix(C.kammi, C.prot, 0.12),
    mix(C.kammi, C.lilac, 0.3),
    mix(C.kammi, C.lilac, 0.66),
    C.lilac,
  ],
  disc: C.pearl,
  discEdge: mix(C.kammi, C.ink, 0.3),
  lines: mix(C.kammi, C.ink, 0.8),
  cloud: mix(C.kammi, C.lilac, 0.35),
  far: mix(mix(C.kammi, C.night, 0.55), C.ink, 0.35),
  near: mix(C.brambles, C.ink, 0.5),
  mist: mix(C.kammi, C.lilac, 0.25),
  rows: mix(C.brambles, C.kammi, 0.5),
  soil: mix(mix(C.brambles, C.kammi, 0.35), C.ink, 0.45),
  shine: mix(C.kammi, C.lilac, 0.45),
  glint: C.pearl,
  barkLit: mix(C.brambles, C.lilac, 0.45),
  rain: false,
};

/** The moon is full and the county lies in silver: the Fair Folk have found their queen. */
export const fullMoon: MorningLight = {
  dusk: mix(C.night, C.ink, 0.35),
  steps: [
    mix(C.night, C.silver, 0.14),
    mix(C.night, C.silver, 0.28),
    mix(C.night, C.silver, 0.44),
    mix(C.night, C.silver, 0.64),
    mix(C.silver, C.night, 0.14),
    mix(C.silver, C.frost, 0.45),
  ],
  disc: C.frost,
  discEdge: mix(C.night, C.silver, 0.3),
  lines: mix(C.night, C.ink, 0.6),
  cloud: mix(C.night, C.silver, 0.6),
  far: mix(mix(C.night, C.forest, 0.35), C.ink, 0.3),
  near: mix(C.night, C.ink, 0.55),
  mist: mix(C.night, C.silver, 0.5),
  rows: mix(C.night, C.silver, 0.3),
  soil: mix(mix(C.forest, C.night, 0.5), C.ink, 0.45),
  shine: mix(C.night, C.silver, 0.7),
  glint: C.frost,
  barkLit: mix(C.night, C.silver, 0.6),
  rain: false,
};

/** How a screen frames the county; lengths of things grow with `k`. */
interface Framing {
  readonly w: number;
  readonly h: number;
  readonly k: number;
  readonly horizon: number;
}

export interface Land extends Framing, LandLight {}
export interface Morning extends Framing, MorningLight {}
