import { mix } from '../../ink/colour.ts';
import { comb, engrave, gouge } from '../../ink/cuts.ts';
import { D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, outline, S } from '../../ink/svg.ts';
import { type Box, type Picture, picture } from '../../picture.ts';
import { burntEdges, PAPER, SCORCH, stain } from '../../shell/paper.ts';
import { C } from '../inks.ts';
import { type SuitDress, suitDress, suits } from './suits.ts';

export const cardBox: Box = { x: 0, y: 0, w: 119, h: 170 };
const { w, h } = cardBox;

/**
 * Where the scenes put name, vignette and text, in px from the top left. The name has room for two lines; the text for
 * the longest card (130 letters) once the card is enlarged.
 */
const slots = {
  name: { x: 10, y: 6, w: 99, h: 26 },
  picture: { x: 20.5, y: 34, w: 78, h: 78 },
  text: { x: 8, y: 115, w: 103, h: 49 },
} as const satisfies Readonly<Record<string, Box>>;

/** The sheet a card is cut from: its worn edge, inside the line that is drawn round it. */
export const cardEdge = (): Point[] => wob(rect(1.8, 1.8, w - 3.6, h - 3.6), 1, 0.06, 5);

/** The lighter strip the name is written on, closed by a rule in the suit's colour. */
function nameBand(colour: string): string {
  const foot = slots.picture.y - 3;
  return (
    F(D(wob(rect(6, 6, w - 12, foot - 6), 0.5, 0.06, 5)), mix(C.paper, C.white, 0.25), 'opacity=".55"') +
    F(comb(line(8, foot, w - 8, foot, 3), 270, 3.4, 24, 1.4, { spread: 20 }), SCORCH, 'opacity=".35"') +
    F(gouge(line(6, foot, w - 6, foot, 8), 2.2, { a: 0.5, b: 0.5 }), colour)
  );
}

/** A carved strip across the card, on which the vignette lies between two marks of the suit. */
function mount({ ink, mark }: SuitDress): string {
  const { picture: place } = slots;
  const strip = rect(7.5, place.y - 0.5, w - 15, place.h + 1);
  const edge = wob(strip, 0.5, 0.06, 5);
  const dark = mix(ink, C.ink, 0.68);
  const wing = place.x - 5.8;
  const middle = place.y + place.h / 2;
  return (
    F(D(edge), dark) +
    clip(
      edge,
      F(
        engrave(strip, 0, 4, () => 0.4, { wave: 1.6, wl: 26, step: 8 }),
        mix(ink, C.ink, 0.28),
      ),
    ) +
    F(D(wob(rect(place.x + 1, place.y + 1, place.w + 0.8, place.h - 2), 0.4, 0.06, 5)), C.ink) +
    [wing, w - wing].map((x) => mark(x, middle, 10, C.paper, dark)).join('') +
    S(D(edge), C.ink, 2)
  );
}

/** A blank card: worn paper, a name band, a mount for the vignette and an empty text area. */
function front(suit: SuitDress): string {
  seed(410 + suit.seed);
  const colour = suit.ink;
  const edge = cardEdge();
  const worn =
    stain(0, 0, w, h) + stain(0, 90, w, h - 90) + F(burntEdges(1, 1, w - 2, h - 2, suit.burn), SCORCH, 'opacity=".5"');
  return (
    F(D(edge), PAPER) +
    clip(edge, worn) +
    nameBand(colour) +
    S(D(wob(rect(5.2, 5.2, w - 10.4, h - 10.4), 0.5, 0.06, 5)), colour, 1.1) +
    mount(suit) +
    outline(edge, 2.6, C.ink, 0.4)
  );
}

export const cardFronts = (): Picture[] =>
  suits.map((suit) => picture(`card-front-${suit}`, cardBox, () => front(suitDress[suit]), { slots }));
