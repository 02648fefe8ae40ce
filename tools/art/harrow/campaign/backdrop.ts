import { mix } from '../../ink/colour.ts';
import { engrave } from '../../ink/cuts.ts';
import { D, n1, rect } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { earth } from './earth.ts';
import { type CampaignLayout, campaignLayouts, extent } from './layouts.ts';
import { nightStrip, oakAbove } from './night-strip.ts';
import { pathRoot, rootlets, walkedBox, walkedLine } from './roots.ts';

/** Dark boards behind the story. */
function wall(layout: CampaignLayout): string {
  const { cut, detail } = layout;
  const [w, h] = extent(layout);
  seed(940);
  const grain = engrave(
    rect(cut, 0, w - cut, h),
    0,
    6 / Math.sqrt(detail),
    (x, y) => 0.12 + 0.3 * noise(x * 0.01, y * 0.2),
    { wave: 8, wl: 120, step: 12 },
  );
  return (
    F(D(rect(cut, 0, w - cut, h)), mix(C.ink, C.bog, 0.16)) +
    F(grain, mix(C.bog, C.ink, 0.5)) +
    S(`M${cut} 0V${n1(h)}`, C.ink, 7)
  );
}

function backdrop(layout: CampaignLayout): string {
  const { k, cut } = layout;
  const [, h] = extent(layout);
  const scene = nightStrip(layout) + earth(layout) + rootlets(layout) + pathRoot(layout) + oakAbove(layout);
  return G(0, 0, k, clip(rect(0, 0, cut, h), scene) + wall(layout));
}

/** A part of the walked path; its anchor is the centre of the burrow it leads to. */
function walked(layout: CampaignLayout, i: number): Picture {
  const { id, k, burrows } = layout;
  const { from, to } = walkedBox(layout, i);
  const [x, y] = burrows[i];
  const box = {
    x: Math.floor((from[0] - x) * k),
    y: Math.floor((from[1] - y) * k),
    w: Math.ceil((to[0] - from[0]) * k) + 1,
    h: Math.ceil((to[1] - from[1]) * k) + 1,
  };
  return picture(`campaign-walked-${id}-${i + 1}`, box, () => G(0, 0, k, G(-x, -y, 1, walkedLine(layout, i))));
}

/** The cut-open earth behind the campaign, and the six burning parts of the way through it. */
export const backdrops = (): Picture[] =>
  campaignLayouts.flatMap((layout) => [
    picture(`campaign-${layout.id}`, { x: 0, y: 0, w: layout.w, h: layout.h }, () => backdrop(layout)),
    ...layout.burrows.map((_, i) => walked(layout, i)),
  ]);
