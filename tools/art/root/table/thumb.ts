import { type WoodId, woodIds } from '../../../../src/app/root/wood-places.ts';
import { mix } from '../../ink/colour.ts';
import { engrave } from '../../ink/cuts.ts';
import { circ, cr, D, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, outline } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { pine } from '../../shell/cards/land.ts';
import { type Detail, PANEL, TINY } from '../../shell/tree/detail.ts';
import { funnelBack, funnelFront } from '../../shell/tree/funnel.ts';
import { bareHollow } from '../../shell/tree/hollow.ts';
import { mouthRoots } from '../../shell/tree/roots.ts';
import { trunk } from '../../shell/tree/trunk.ts';
import { evening } from '../battle/evening.ts';
import { C } from '../inks.ts';

/** The tree beside the map: its size, where it stands in it, and the size of what is round it. */
interface Thumb {
  readonly w: number;
  readonly h: number;
  readonly ox: number;
  readonly oy: number;
  readonly scale: number;
  readonly detail: Detail;
  readonly k: number;
}

const thumbs: Readonly<Record<WoodId, Thumb>> = {
  desktop: { w: 246, h: 152, ox: 86, oy: 14, scale: 0.245, detail: PANEL, k: 0.7 },
  tablet: { w: 216, h: 124, ox: 78, oy: 11, scale: 0.2, detail: TINY, k: 0.6 },
  phone: { w: 122, h: 92, ox: 32, oy: 8, scale: 0.155, detail: TINY, k: 0.45 },
  upright: { w: 66, h: 54, ox: 17, oy: 5, scale: 0.09, detail: TINY, k: 0.36 },
};

function scene({ w, h, ox, oy, scale, detail, k }: Thumb): string {
  seed(640);
  const frame = wob(rect(2, 2, w - 4, h - 4), 1, 0.05, 6);
  const [sx, sy] = [w * 0.2, h * 0.56];
  const ground = h * 0.9;
  const suns = [
    [92, mix(C.sunset, C.violet, 0.1)],
    [64, C.sunset],
    [40, C.sun],
    [25, C.core],
  ] as const;
  const tone = (x: number, y: number): number => {
    const far = Math.hypot(x - sx, y - sy) / (w * 0.78);
    return Math.max(0.1, Math.min(0.86, far * (0.8 + 0.4 * noise(x * 0.02, y * 0.05)) - 0.04));
  };
  const cuts = engrave(rect(0, 0, w, h), 0, k < 0.7 ? 4.4 : 5, tone, { wave: 3, wl: 70, step: 10 });
  const firs = [0.03, 0.09, 0.15, 0.21, 0.27, 0.76, 0.82, 0.88, 0.94, 0.99].map((x) =>
    pine(x * w, ground + 3, rr(26, 46) * k, mix(C.rust, C.ink, 0.62)),
  );
  const hill = cr([
    [-8, ground],
    [w * 0.25, ground - 5],
    [w * 0.5, ground - 2],
    [w * 0.78, ground - 6],
    [w + 8, ground],
    [w + 8, h + 8],
    [-8, h + 8],
  ]);
  const tree =
    trunk(detail, evening) +
    funnelBack(detail) +
    bareHollow(detail, evening) +
    mouthRoots(detail) +
    funnelFront(detail);
  const inside =
    F(D(rect(0, 0, w, h)), mix(C.sunset, C.violet, 0.35)) +
    suns.map(([r, ink]) => F(D(wob(circ(sx, sy, r * k), 2)), ink)).join('') +
    F(cuts, mix(C.violet, C.ink, 0.4)) +
    firs.join('') +
    F(D(hill), mix(C.bark, C.ink, 0.4)) +
    `<g transform="translate(${ox} ${oy}) scale(${scale})">${tree}</g>`;
  return clip(frame, inside) + outline(frame, 3 * Math.max(0.8, k), C.ink, 0.5);
}

export const treeThumbs = (): Picture[] =>
  woodIds.map((id) => {
    const { w, h } = thumbs[id];
    return picture(`tree-${id}`, { x: 0, y: 0, w, h }, () => scene(thumbs[id]));
  });
