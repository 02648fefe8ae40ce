import { mix } from '../../ink/colour.ts';
import { comb, engrave, rays } from '../../ink/cuts.ts';
import { circ, D, line, type Point, pp, rect, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { PAPER, SCORCH } from '../../shell/paper.ts';
import { C } from '../inks.ts';
import { cardBox, cardEdge } from './front.ts';
import { rootArms } from './root-arms.ts';
import { type SuitDress, suitDress, suits } from './suits.ts';

const { w, h } = cardBox;
const centre: Point = [w / 2, h / 2];
const rimWidth = 6.5;
const plate = rect(rimWidth, rimWidth, w - 2 * rimWidth, h - 2 * rimWidth);

/** Three leaves folded into the upper left corner. */
function cornerLeaves(colour: string): string {
  const leaf = pp('M0 0 Q6 -6 20 0 Q6 6 0 0');
  const vein = 'M2 0L15 0';
  return [6, 45, 84]
    .map((turn) =>
      G(rimWidth + 3, rimWidth + 3, 1, FS(D(tr(leaf, 0, 0, 1.15)), colour, C.ink, 1.8) + S(vein, C.ink, 1.2), turn),
    )
    .join('');
}

/** Roots that grow in from the upper left corner, black with a pale edge. */
const cornerRoots = (): string =>
  rootArms([
    ['M2 2 C16 14 26 14 44 12', 13],
    ['M2 2 C12 16 14 30 12 50', 13],
    ['M4 4 C16 18 24 24 32 34', 11],
    ['M22 13 C28 20 36 22 44 21', 6],
    ['M13 24 C18 32 20 40 20 48', 6],
  ]);

/** The same in all four corners, so that a card has no upside down. */
function inCorners(content: string): string {
  const flip = (sx: number, sy: number): string =>
    `<g transform="translate(${sx < 0 ? w : 0} ${sy < 0 ? h : 0}) scale(${sx} ${sy})">${content}</g>`;
  return flip(1, 1) + flip(-1, 1) + flip(1, -1) + flip(-1, -1);
}

/** The suit's mark in its own light. */
function back({ ink, mark, glow, disc, hairline, night: shade, corner, seed: at }: SuitDress): string {
  seed(420 + at);
  const [cx, cy] = centre;
  const edge = cardEdge();
  const field = wob(plate, 0.6, 0.06, 5);
  const dark = (x: number, y: number): number =>
    Math.max(0, Math.min(0.85, (Math.hypot(x - cx, (y - cy) * 0.8) - 30) / 52));
  const night =
    F(D(field), mix(ink, C.ink, shade)) + F(engrave(plate, 0, 4.8, dark, { wave: 2.4, wl: 34, step: 5 }), C.ink);
  const growth = corner === 'roots' ? cornerRoots() : cornerLeaves(mix(ink, C.paper, 0.25));
  const light =
    F(rays(cx, cy, 37, 62, 34, 4.6), glow) +
    FS(D(wob(circ(cx, cy, 38, 34), 1)), mix(ink, C.ink, 0.62), C.ink, 2.6) +
    F(D(wob(circ(cx, cy, 34, 34), 1)), glow) +
    F(comb(circ(cx, cy, 34, 60).slice(0, 26), 225, 9, 18, 2, { spread: 40 }), mix(glow, C.ink, 0.65)) +
    F(D(wob(circ(cx - 1, cy - 1, 26, 28), 0.9)), disc);
  return (
    F(D(edge), PAPER) +
    clip(edge, F(comb(line(2, h - 2, w - 2, h - 2, 3), 270, 5, 26, 2, { spread: 20 }), SCORCH, 'opacity=".5"')) +
    clip(field, night + inCorners(growth) + light) +
    mark(cx - 1, cy, 48, C.ink, disc) +
    S(D(field), C.ink, 2.4) +
    S(
      D(wob(rect(rimWidth + 3, rimWidth + 3, w - 2 * rimWidth - 6, h - 2 * rimWidth - 6), 0.5, 0.06, 5)),
      hairline,
      0.9,
    ) +
    outline(edge, 2.6, C.ink, 0.4)
  );
}

export const cardBacks = (): Picture[] =>
  suits.map((suit) => picture(`card-back-${suit}`, cardBox, () => back(suitDress[suit])));
