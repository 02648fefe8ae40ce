import { mix } from '../../ink/colour.ts';
import { comb, engrave, rays } from '../../ink/cuts.ts';
import { circ, D, line, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { leaf, leafInk } from '../../shell/leaf.ts';
import { PAPER } from '../../shell/paper.ts';
import { C, type Suit, suitInk, suits } from '../inks.ts';
import { suitDisc } from '../pieces/suit-disc.ts';
import { W } from '../signs/stuff.ts';
import { cardBox, cardEdge, cardHeight, cardShade, cardWidth } from './sheet.ts';

/** Grounds of the two decks. */
const deckInk = '#6b3a1c';
const questInk = mix(leafInk.olive, C.ink, 0.45);

/** An oak leaf in its own light, leaves in the corners: the same for every card of a deck, whatever its suit. */
function back(ground: string, glow: string): string {
  seed(1290);
  const edge = cardEdge();
  const [cx, cy] = [cardWidth / 2, cardHeight / 2];
  const plate = rect(6.5, 6.5, cardWidth - 13, cardHeight - 13);
  const field = wob(plate, 0.6, 0.06, 6);
  const tone = (x: number, y: number): number =>
    Math.max(0, Math.min(0.85, (Math.hypot(x - cx, (y - cy) * 0.8) - 30) / 52));
  const corner = (x: number, y: number, turn: number): string =>
    leaf(x, y, 0.44, turn, leafInk.rust) +
    leaf(x + (x < cx ? 14 : -14), y + (y < cy ? -4 : 4), 0.32, turn + (x < cx ? 30 : -30), leafInk.olive);
  const inside =
    F(D(plate), ground) +
    F(engrave(plate, 0, 4.8, tone, { wave: 2.4, wl: 34, step: 8 }), C.ink) +
    corner(20, 22, 135) +
    corner(cardWidth - 20, 22, 225) +
    corner(20, cardHeight - 22, 45) +
    corner(cardWidth - 20, cardHeight - 22, -45) +
    F(rays(cx, cy, 36, 60, 34, 4.6), glow) +
    FS(D(wob(circ(cx, cy, 38, 34), 1)), mix(glow, C.ink, 0.5), C.ink, 2.6) +
    F(D(wob(circ(cx, cy, 34, 34), 1)), glow) +
    F(comb(circ(cx, cy, 34, 60).slice(0, 26), 225, 9, 18, 2, { spread: 40 }), mix(glow, C.ink, 0.6)) +
    F(D(wob(circ(cx - 1, cy - 1, 26, 28), 0.9)), C.gold);
  return (
    cardShade(edge) +
    F(D(edge), PAPER) +
    clip(field, inside) +
    leaf(cx, cy + 1, 0.62, 12, leafInk.rust) +
    S(D(field), C.ink, 2.4) +
    S(D(wob(rect(9.5, 9.5, cardWidth - 19, cardHeight - 19), 0.5, 0.06, 6)), C.gold, 0.9) +
    outline(edge, 2.6, C.ink, 0.4)
  );
}

const [slipWidth, slipHeight] = [74, 48];

/** A card of the decree tucked under the board, of which its suit is seen; a vizier is a loyal bird of gold. */
function slip(suit: Suit | 'vizier'): string {
  seed(1295);
  const ink = suit === 'vizier' ? W.brass : suitInk[suit];
  const edge = wob(rect(0, 0, slipWidth, slipHeight), 0.8, 0.06, 6);
  const spine = rect(0, 0, 34, slipHeight);
  const cuts = engrave(spine, 90, 4, () => 0.4, { wave: 1.4, wl: 24, step: 14 });
  const disc =
    suit === 'vizier'
      ? FS(D(circ(17, 24, 15, 30)), C.gold, C.ink, 2.4) +
        S(D(circ(17, 24, 12.4, 30)), W.minted, 1.2) +
        F('M17 12L20.4 19L26 22L21 25.5L23 33L17 29L11 33L13 25.5L8 22L13.6 19Z', W.sepia)
      : G(17, 24, 1, suitDisc(suit, 14));
  return (
    F(D(wob(rect(3, 4, slipWidth, slipHeight), 0.8, 0.06, 6)), C.shadow, 'opacity=".45"') +
    F(D(edge), PAPER) +
    clip(
      edge,
      F(D(spine), mix(ink, C.ink, 0.35)) +
        F(cuts, mix(ink, C.ink, 0.08)) +
        F(comb(line(34, slipHeight, slipWidth, slipHeight, 2), 270, 6, 9, 2, { spread: 20 }), C.ink, 'opacity=".35"'),
    ) +
    disc +
    outline(edge, 2.4, C.ink, 0.4)
  );
}

export const cardBacks = (): Picture[] => [
  picture('card-back', cardBox, () => back(deckInk, C.amber)),
  picture('quest-back', cardBox, () => back(questInk, mix(leafInk.olive, C.gold, 0.4))),
  ...[...suits, 'vizier' as const].map((suit) =>
    picture(`decree-${suit}`, { x: -3, y: -3, w: slipWidth + 9, h: slipHeight + 10 }, () => slip(suit)),
  ),
];
