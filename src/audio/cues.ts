// Every sound the game can ask for. Files are made by `npm run sounds` and lie in assets/sound.

export const cueNames = [
  'click',
  'refuse',
  'cubeOnWood',
  'cubeOnCube',
  'cubeOnTray',
  'jarBreak',
  'jarOpen',
  'haintStep',
  'legendStep',
  'storm',
  'pathLaid',
  'tokenPicked',
  'tokenBagged',
  'spawn',
  'kill',
  'push',
  'rescue',
  'buildingDestroyed',
  'scoreTick',
  'roundBell',
  'cardDrawn',
  'cardPlayed',
  'tileFlip',
  'nail',
  'goad',
  'rage',
  'plate',
  'spoon',
  'root',
  'hiss',
  'fire',
  'douse',
  'hesterRise',
  'devour',
  'heldBreath',
  'victory',
] as const;

export type Cue = (typeof cueNames)[number];

interface CueSound {
  /** One of them is picked at random, never the same twice in a row. */
  readonly files: readonly string[];
  /** 0 to 1; balances files that are all recorded to the same peak. */
  readonly volume: number;
  /** The rate of playing varies at random by up to this share. */
  readonly jitter: number;
  /** An impact: louder and a little higher the stronger it is, and many may fall at once. */
  readonly impact?: true;
}

const variants = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${name}-${i + 1}.wav`);

export const cues: Readonly<Record<Cue, CueSound>> = {
  click: { files: variants('click', 2), volume: 0.45, jitter: 0.03 },
  refuse: { files: variants('refuse', 1), volume: 0.85, jitter: 0.02 },
  cubeOnWood: { files: variants('cube-on-wood', 5), volume: 0.85, jitter: 0.05, impact: true },
  cubeOnCube: { files: variants('cube-on-cube', 3), volume: 0.75, jitter: 0.06, impact: true },
  cubeOnTray: { files: variants('cube-on-tray', 3), volume: 1, jitter: 0.04, impact: true },
  jarBreak: { files: variants('jar-break', 2), volume: 0.48, jitter: 0.04 },
  jarOpen: { files: variants('jar-open', 1), volume: 0.6, jitter: 0.03 },
  haintStep: { files: variants('haint-step', 3), volume: 0.65, jitter: 0.06 },
  legendStep: { files: variants('legend-step', 2), volume: 0.95, jitter: 0.04 },
  storm: { files: variants('storm', 1), volume: 0.85, jitter: 0.05 },
  pathLaid: { files: variants('path-laid', 2), volume: 0.6, jitter: 0.04 },
  tokenPicked: { files: variants('token-picked', 2), volume: 0.5, jitter: 0.04 },
  tokenBagged: { files: variants('token-bagged', 2), volume: 0.5, jitter: 0.05 },
  spawn: { files: variants('spawn', 2), volume: 0.45, jitter: 0.06 },
  kill: { files: variants('kill', 2), volume: 0.85, jitter: 0.04 },
  push: { files: variants('push', 2), volume: 0.6, jitter: 0.05 },
  rescue: { files: variants('rescue', 1), volume: 0.5, jitter: 0 },
  buildingDestroyed: { files: variants('building-destroyed', 1), volume: 0.85, jitter: 0.04 },
  scoreTick: { files: variants('score-tick', 1), volume: 0.28, jitter: 0.01 },
  roundBell: { files: variants('round-bell', 1), volume: 0.75, jitter: 0 },
  cardDrawn: { files: variants('card-drawn', 2), volume: 0.4, jitter: 0.06 },
  cardPlayed: { files: variants('card-played', 1), volume: 0.6, jitter: 0.04 },
  tileFlip: { files: variants('tile-flip', 2), volume: 0.6, jitter: 0.05 },
  nail: { files: variants('nail', 2), volume: 0.6, jitter: 0.05 },
  goad: { files: variants('goad', 1), volume: 0.5, jitter: 0.06 },
  rage: { files: variants('rage', 1), volume: 0.85, jitter: 0.04 },
  plate: { files: variants('plate', 1), volume: 0.4, jitter: 0.04 },
  spoon: { files: variants('spoon', 1), volume: 0.4, jitter: 0.03 },
  root: { files: variants('root', 2), volume: 0.6, jitter: 0.06 },
  hiss: { files: variants('hiss', 1), volume: 0.4, jitter: 0.06 },
  fire: { files: variants('fire', 1), volume: 0.75, jitter: 0.05 },
  douse: { files: variants('douse', 1), volume: 0.5, jitter: 0.05 },
  hesterRise: { files: variants('hester-rise', 1), volume: 0.9, jitter: 0.02 },
  devour: { files: variants('devour', 1), volume: 0.8, jitter: 0.04 },
  heldBreath: { files: variants('held-breath', 1), volume: 0.35, jitter: 0.03 },
  victory: { files: variants('victory', 1), volume: 0.75, jitter: 0 },
};

/** Cubes that come to rest touch the wood many times without being heard. */
const faintestImpact = 0.04;
const usualImpact = 0.7;

/** How a cue sounds this once, or nothing where an impact is too faint. `random` gives 0 to 1. */
export function voicing(
  sound: CueSound,
  strength: number | undefined,
  random: () => number,
): { readonly volume: number; readonly rate: number } | undefined {
  const wobble = 1 + (random() * 2 - 1) * sound.jitter;
  if (!sound.impact) return { volume: sound.volume, rate: wobble };
  const hit = Math.min(1, Math.max(0, strength ?? usualImpact));
  if (hit < faintestImpact) return undefined;
  return { volume: sound.volume * (0.08 + 0.92 * hit ** 1.2), rate: wobble * (0.94 + 0.1 * hit) };
}
