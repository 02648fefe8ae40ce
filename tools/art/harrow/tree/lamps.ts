import { mix } from '../../ink/colour.ts';
import { rays } from '../../ink/cuts.ts';
import { circ, D, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import type { FirstFaction } from '../pieces/factions.ts';
import { AXIS, type BattleLayout, onScreen } from './layouts.ts';

// What holds and lights the jars that hang to both sides of the tree; the jars themselves are the scene's.

/** Where the jar of a side hangs. */
export function lampPlace(layout: BattleLayout, side: FirstFaction): Point {
  const { out } = layout.lamp;
  return onScreen(layout, AXIS + (side === 'protectors' ? -out : out), 312);
}

interface LampLight {
  readonly glow: string;
  /** How much of the night the glow covers, 0 to 1. */
  readonly opacity: string;
  readonly rays: string;
}

const lights: Readonly<Record<FirstFaction, LampLight>> = {
  protectors: { glow: C.ember, opacity: '.24', rays: C.ray },
  family: { glow: C.fam, opacity: '.24', rays: mix(C.fam, C.moon, 0.6) },
};

/** The light round a jar: always of the same shape, so that one laid over another covers it. */
export function lampLight(layout: BattleLayout, side: FirstFaction, light: LampLight): string {
  const k = layout.lamp.scale;
  const [x, y] = lampPlace(layout, side);
  seed(side === 'protectors' ? 620 : 621);
  return (
    F(D(wob(circ(x, y - 26 * k, 64 * k), 4 * k, 0.05)), light.glow, `opacity="${light.opacity}"`) +
    F(rays(x, y - 30 * k, 45 * k, 74 * k, 30, 5 * Math.max(k, 0.75)), light.rays)
  );
}

/** The cord from a bough and the light round the jar on it. */
export function lamp(layout: BattleLayout, side: FirstFaction): string {
  const { out, scale: k } = layout.lamp;
  const left = side === 'protectors';
  const u = AXIS + (left ? -out : out);
  const [x, y] = lampPlace(layout, side);
  const [tx, ty] = onScreen(layout, u - 3, left ? 114 : 118);
  const cord = `M${Math.round(x)} ${Math.round(y - 60 * k)}Q${Math.round(x + 4)} ${Math.round((y + ty) / 2 - 30)} ${Math.round(tx)} ${Math.round(ty)}`;
  return S(cord, C.ink, 4 * k) + S(cord, mix(C.bog, C.paper, 0.4), 1.5) + lampLight(layout, side, lights[side]);
}
