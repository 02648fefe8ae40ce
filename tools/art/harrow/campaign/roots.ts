import { mix } from '../../ink/colour.ts';
import { cr, D, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { S } from '../../ink/svg.ts';
import { bough, drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { type CampaignLayout, rootTo } from './layouts.ts';

/** How thick the path is at the oak and in the last burrow. */
const [thick, thin] = [40, 21];

/** Fine roots that lead nowhere. */
export function rootlets({ rootlets: list, ground, detail }: CampaignLayout): string {
  seed(920);
  const hair = list.flatMap((spine) => {
    const [[bx, by], [ax, ay]] = spine.slice(-2);
    return twigs(ax, ay, Math.atan2(ay - by, ax - bx), 46, 4, 1);
  });
  const look = { colour: mix(C.bog, C.ink, 0.62), lit: mix(C.bog, C.paper, 0.3), detail };
  return (
    drawTwigs(hair, C.ink) + list.map((spine) => bough(spine, spine[0][1] < ground + 20 ? 26 : 15, 3.5, look)).join('')
  );
}

/** The one root through all burrows, in parts whose ends lie under them, so that each part is lit from above. */
export function pathRoot(layout: CampaignLayout): string {
  const { burrows, detail } = layout;
  seed(921);
  const width = (i: number): number => thick - ((thick - thin) * i) / burrows.length;
  return burrows
    .map((_, i) =>
      bough(rootTo(layout, i), width(i), width(i + 1), {
        colour: mix(C.bog, C.ink, 0.3),
        lit: mix(C.bog, C.paper, 0.5),
        light: [-0.3, -0.95],
        ink: 4.6,
        detail,
      }),
    )
    .join('');
}

/** The burning line on the part of the path that leads to burrow i, once it has been walked. */
export function walkedLine(layout: CampaignLayout, i: number): string {
  seed(930 + i);
  const way = cr(rootTo(layout, i), false, 9).slice(i === 0 ? 4 : 0);
  const line = (): string => D(wob(way, 1.2, 0.05, 5, false), false);
  const k = Math.max(1, 0.8 / layout.k);
  return (
    S(D(way, false), C.ink, 7.5 * k) +
    S(line(), C.ember, 4.6 * k) +
    S(line(), C.lit, 1.8 * k, 'stroke-dasharray="14 5 5 5"')
  );
}

/** What the burning line covers, in units. */
export function walkedBox(layout: CampaignLayout, i: number): { readonly from: Point; readonly to: Point } {
  const way = cr(rootTo(layout, i), false, 9);
  const [xs, ys] = [way.map(([x]) => x), way.map(([, y]) => y)];
  return { from: [Math.min(...xs) - 8, Math.min(...ys) - 8], to: [Math.max(...xs) + 8, Math.max(...ys) + 8] };
}
