import { mix } from '../../ink/colour.ts';
import { engrave, hatch } from '../../ink/cuts.ts';
import { circ, D, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { C } from '../inks.ts';

export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Engraved dusk: plum above, then the same lines in amber and gold, which close up towards the sun. */
export function dusk(w: number, h: number, sun: Sun, gap = 6.5): string {
  seed(1010);
  const reach = Math.hypot(w, h) * 0.62;
  const lines = (share: number, power: number, base: number): string => {
    const tone = (x: number, y: number): number => {
      const near = 1 - Math.hypot((x - sun.x) * 0.62, y - sun.y) / (reach * share);
      return (base + power * Math.max(0, near)) * (0.75 + 0.5 * noise(x * 0.01, y * 0.03));
    };
    return engrave(rect(0, 0, w, h), 0, gap, tone, { wave: 6, wl: 90, step: 14 });
  };
  const disc = (share: number, tremble: number): string =>
    D(wob(circ(sun.x, sun.y, sun.r * share, 60), tremble, 0.04, 7));
  return (
    F(D(rect(0, 0, w, h)), C.dusk) +
    F(lines(1, 0.9, 0.16), C.plum) +
    F(lines(0.8, 1.15, 0), C.ruddy) +
    F(lines(0.56, 1.2, -0.12), C.amber) +
    F(lines(0.4, 1.1, -0.18), C.gold) +
    F(disc(1.5, 4), C.gold, 'opacity=".42"') +
    F(disc(1.22, 3), C.gold, 'opacity=".6"') +
    FS(disc(1, 1.4), C.sunPale, mix(C.amber, C.ink, 0.2), 2.6) +
    F(hatch(circ(sun.x, sun.y + sun.r * 0.5, sun.r * 0.94, 50), 0, 7, 2.6, { from: 0.06, to: 0.94 }), C.gold)
  );
}
