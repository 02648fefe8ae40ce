import { mix } from '../../ink/colour.ts';
import { engrave, gouge } from '../../ink/cuts.ts';
import { D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { clip, F, FS, G, outline, S } from '../../ink/svg.ts';
import type { Box } from '../../picture.ts';
import { burntEdges, PAPER, SCORCH, stain } from '../../shell/paper.ts';
import { C, type Suit, suitInk } from '../inks.ts';
import { suitDisc } from '../pieces/suit-disc.ts';

// A card of the wood: first of all its suit, so a spine shows suit and cost even where the card is covered by others.

export const cardWidth = 119;
export const cardHeight = 170;
export const cardBox: Box = { x: 0, y: 0, w: cardWidth + 5, h: cardHeight + 6 };

/** Where the words stand, in px from the upper left corner. */
export const cardSlots = {
  name: { x: 34, y: 6, w: 79, h: 27 },
  kind: { x: 9, y: 117, w: 101, h: 11 },
  text: { x: 9, y: 128, w: 101, h: 38 },
} as const satisfies Readonly<Record<string, Box>>;

export const cardEdge = (): Point[] => wob(rect(1.8, 1.8, cardWidth - 3.6, cardHeight - 3.6), 1, 0.06, 6);

export const cardShade = (edge: readonly Point[]): string =>
  F(D(edge.map((p): Point => [p[0] + 3, p[1] + 4])), C.shadow, 'opacity=".4"');

/** The strip in the suit's ink, of this height. */
function spine(suit: Suit, height: number): string {
  const ink = suitInk[suit];
  const strip = rect(5, 5, 27, height);
  const edge = wob(strip, 0.5, 0.06, 6);
  const cuts = engrave(strip, 0, 4, () => 0.42, { wave: 1.6, wl: 26, step: 14 });
  return (
    F(D(edge), mix(ink, C.ink, 0.62)) +
    clip(edge, F(cuts, mix(ink, C.ink, 0.22))) +
    S(D(edge), C.ink, 1.8) +
    G(18.5, 19, 1, suitDisc(suit, 12.4))
  );
}

/** The picture in its frame, below the strip for the name. */
function mounted(suit: Suit, vignette: string): string {
  const frame = wob(rect(34, 37, 79, 79), 0.6, 0.06, 6);
  const name = wob(rect(34, 6, 79, 27), 0.5, 0.06, 6);
  return (
    F(D(name), mix(C.paper, C.white, 0.5), 'opacity=".5"') +
    F(gouge(line(34, 34, 113, 34, 6), 2, { a: 0.5, b: 0.5 }), suitInk[suit]) +
    clip(frame, G(33.4, 36.4, 0.802, vignette)) +
    outline(frame, 2.6, C.ink, 0.4) +
    S(D(rect(36.4, 39.4, 74.2, 74.2)), C.paper, 0.7, 'opacity=".65"')
  );
}

/** A printed sheet with spine, picture and whatever is at its foot. */
export function cardSheet(
  suit: Suit,
  vignette: string,
  o: { readonly paper?: string; readonly spine: number; readonly foot: string },
): string {
  const edge = cardEdge();
  const worn =
    stain(0, 90, cardWidth, 80) + F(burntEdges(1, 1, cardWidth - 2, cardHeight - 2, 7), SCORCH, 'opacity=".5"');
  return (
    cardShade(edge) +
    F(D(edge), o.paper ?? PAPER) +
    clip(edge, worn) +
    spine(suit, o.spine) +
    mounted(suit, vignette) +
    S(D(wob(rect(4.6, 4.6, cardWidth - 9.2, cardHeight - 9.2), 0.4, 0.06, 6)), suitInk[suit], 1) +
    o.foot +
    outline(edge, 2.6, C.ink, 0.4)
  );
}

/** A tile of paper on which an item lies. */
export const itemBed = (x: number, y: number, w: number, h: number): string =>
  FS(D(wob(rect(x, y, w, h), 0.8, 0.1, 4)), mix(C.paper, C.white, 0.4), C.ink, 2);
