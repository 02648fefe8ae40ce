import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { D, line, type Point, pp } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { symbol } from '../pieces/symbols.ts';
import { type CampaignLayout, extent } from './layouts.ts';

/** A facet of shade and one highlight: hatching would make a blackberry of a stone this small. */
function stone(x: number, y: number, r: number, colour: string): string {
  const edge = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (i / 7) * 6.283 + 0.3;
    return [x + Math.cos(angle) * r * rr(0.85, 1.12), y + Math.sin(angle) * r * 0.72 * rr(0.85, 1.1)];
  });
  const shade: readonly Point[] = [
    [x + r * 0.1, y - r],
    [x + r * 1.3, y - r],
    [x + r * 1.3, y + r],
    [x - r * 0.5, y + r],
    [x + r * 0.2, y + r * 0.1],
  ];
  const light =
    gouge(line(x - r * 0.6, y - r * 0.1, x - r * 0.1, y - r * 0.5, 3), 2.6) +
    gouge(line(x - r * 0.55, y + r * 0.2, x - r * 0.2, y - r * 0.1, 3), 1.8);
  return (
    FS(D(edge), colour, C.ink, 2.6) +
    clip(edge, F(D(shade), C.ink, 'opacity=".75"') + F(light, mix(colour, C.paper, 0.5)))
  );
}

/** Stones wherever no burrow is, darker the deeper they lie. */
export function stones(layout: CampaignLayout, soil: string): string {
  const { cut, ground, burrows, burrowScale, k, buried, detail } = layout;
  const depth = extent(layout)[1];
  const clear = (112 * burrowScale) / k;
  const most = Math.round(34 * detail);
  const placed: Point[] = [];
  let s = '';
  seed(912);
  for (let i = 0; i < 120 && placed.length < most; i++) {
    const [x, y, r] = [rr(6, cut - 12), rr(ground + 46, depth - 20), rr(6, 15)];
    const taken =
      burrows.some(([bx, by]) => Math.hypot((bx - x) * 0.85, by + 8 - y) < clear) ||
      buried.some(([, bx, by]) => Math.hypot(bx - x, by - y) < 40) ||
      placed.some(([px, py]) => Math.hypot(px - x, py - y) < 46);
    if (taken) continue;
    placed.push([x, y]);
    const sunk = (y - ground) / (depth - ground);
    s += stone(x, y, r, mix(mix(C.mountain, C.bog, 0.3), soil, 0.1 + 0.5 * sunk));
  }
  return s;
}

function skull(): string {
  const holes = 'M-14 -4Q-6 -10 -3 0Q-6 8 -12 6Q-16 2 -14 -4ZM14 -4Q6 -10 3 0Q6 8 12 6Q16 2 14 -4ZM0 4L3 11L-3 11Z';
  const bone = pp('M0 -22 C18 -22 24 -8 20 4 C18 10 14 10 13 18 L-13 18 C-14 10 -18 10 -20 4 C-24 -8 -18 -22 0 -22');
  return (
    FS(D(bone), mix(C.paper, C.bog, 0.35), C.ink, 3) +
    F(holes, C.ink) +
    S('M-6 13V18M0 13V18M6 13V18', C.ink, 2) +
    clip(bone, F(hatch(pp('M8 -22 L26 -10 L22 8 L12 18'), 70, 4, 1.8), C.ink))
  );
}

const relics = {
  skull: (k: number): string => G(0, 0, k, skull()),
  bones: (size: number, soil: string): string => symbol('bones', 0, 0, size, mix(C.paper, C.bog, 0.45), soil),
  spoon: (size: number, soil: string): string => symbol('spoon', 0, 0, size, mix(C.mountain, C.paper, 0.3), soil),
  teeth: (size: number, soil: string): string => symbol('teeth', 0, 0, size, mix(C.paper, C.bog, 0.4), soil),
} as const;

export function buriedThings({ buried }: CampaignLayout, soil: string): string {
  seed(913);
  return buried.map(([kind, x, y, k, turn]) => G(x, y, 1, relics[kind](k, soil), turn)).join('');
}
