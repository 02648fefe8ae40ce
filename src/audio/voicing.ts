import type { CueSound } from './soundscape.ts';

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
