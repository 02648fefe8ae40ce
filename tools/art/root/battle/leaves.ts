import { mix } from '../../ink/colour.ts';
import { circ, D, n1, type Point } from '../../ink/geometry.ts';
import { rnd, rr, seed } from '../../ink/random.ts';
import { FS } from '../../ink/svg.ts';
import { leaf, leafInk } from '../../shell/leaf.ts';
import { C } from '../inks.ts';

/** By how much light falls on a leaf: those towards the sun are gold. */
function inkAt(light: number, chance: number): keyof typeof leafInk {
  if (light > 0.55) return 'gold';
  if (light > 0.15) return 'amber';
  if (light > -0.3) return 'rust';
  return light > -0.6 && chance > 0.5 ? 'olive' : 'dark';
}

interface Clump {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly seed: number;
  /** Scale of a leaf. */
  readonly k: number;
}

const n2 = (value: number): number => Math.round(value * 100) / 100;

/** A leaf of each ink, stamped by the clumps of a picture. */
export const leafStamps = (): string =>
  `<defs>${Object.entries(leafInk)
    .map(([name, ink]) => `<g id="leaf-${name}">${leaf(0, 0, 1, 0, ink)}</g>`)
    .join('')}</defs>`;

/** A dark ragged mass of leaves, sorted from below upwards. */
export function clump({ x, y, rx, ry, seed: seedOf, k }: Clump): string {
  seed(seedOf);
  const edge = circ(x, y, rx, Math.round((rx + ry) / 7), ry).map(
    (p, i): Point => [p[0] + (i % 2 ? 1 : -0.4) * rr(4, 10), p[1] + (i % 2 ? 0.6 : -0.4) * rr(4, 10)],
  );
  const count = Math.round((rx * ry) / 52 / (k / 0.42) ** 2);
  const leaves = Array.from({ length: count }, () => {
    const angle = rr(0, 6.283);
    const far = Math.sqrt(rnd());
    return { x: x + Math.cos(angle) * far * rx, y: y + Math.sin(angle) * far * ry, chance: rnd() };
  }).sort((a, b) => b.y - a.y);
  const drawn = leaves.map((each) => {
    const light = ((x - each.x) / rx) * 0.5 + ((y - each.y) / ry) * 0.6 + (each.chance - 0.5) * 0.9;
    const size = n2(k * rr(0.8, 1.15));
    const turn = Math.round(rr(110, 250));
    const moves = `translate(${n1(each.x)} ${n1(each.y)})rotate(${turn})scale(${size})`;
    return `<use href="#leaf-${inkAt(light, each.chance)}" transform="${moves}"/>`;
  });
  return FS(D(edge), mix(leafInk.dark, C.ink, 0.55), C.ink, 3) + drawn.join('');
}
