import type { Layout } from '../layout.ts';

export interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly angle: number;
  /** How much of the card's width is seen beside the next one. */
  readonly strip: number;
}

export interface HandPlaces {
  readonly scale: number;
  readonly width: number;
  /** Where the cards begin, below the title. */
  readonly top: number;
  readonly cards: readonly CardPlace[];
}

const cardWidth = 119;
const cardHeight = 170;

/** A fan at the foot of the left rail: the last card whole, the others in strips. */
function fanned([, , w, h]: readonly [number, number, number, number], count: number): HandPlaces {
  const top = 40;
  const step = count < 2 ? 0 : Math.min(cardWidth + 6, (w - cardWidth - 30) / (count - 1));
  const start = (w - cardWidth - step * (count - 1)) / 2;
  const middle = (count - 1) / 2;
  const cards = Array.from({ length: count }, (_, i) => ({
    x: start + step * i,
    y: h - cardHeight - 12 + Math.abs(i - middle) ** 2 * 2 - (i === count - 1 ? 6 : 0),
    height: cardHeight,
    angle: count < 2 ? 0 : ((i - middle) / Math.max(1, middle)) * 4,
    strip: i === count - 1 ? cardWidth : Math.min(step, cardWidth),
  }));
  return { scale: 1, width: cardWidth, top, cards };
}

const gap = 4;

/** Strips of cards one below the other. */
function stacked([, , w, h]: readonly [number, number, number, number], count: number): HandPlaces {
  const top = 36;
  const step = Math.min(66, (h - top) / Math.max(1, count));
  const width = w - 12;
  const cards = Array.from({ length: count }, (_, i) => ({
    x: (w - width) / 2 + (i % 2 === 0 ? -2 : 2),
    y: top + step * i,
    height: step - gap,
    angle: i % 2 === 0 ? -0.4 : 0.4,
    strip: width,
  }));
  return { scale: 1, width, top, cards };
}

/** Where the cards of a hand lie, in pixels from the corner of the hand. */
export function handPlaces(layout: Layout, count: number): HandPlaces {
  return layout.id === 'desktop' ? fanned(layout.map.hand, count) : stacked(layout.map.hand, count);
}
