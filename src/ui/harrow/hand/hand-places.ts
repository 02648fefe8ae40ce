import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';

interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly angle: number;
  /** How much of the card's width is seen beside the next one. */
  readonly strip: number;
}

/** Whole cards in a fan, the tops of cards in rows, or strips one below the other. */
type HandLook = 'fan' | 'tops' | 'strips';

export interface HandPlaces {
  readonly look: HandLook;
  readonly scale: number;
  readonly width: number;
  /** Where the cards begin, below the title. */
  readonly top: number;
  readonly cards: readonly CardPlace[];
}

const cardWidth = 119;
const cardHeight = 170;

const handTop = 40;
const mostInFan = 3;

/** A fan at the foot of the left rail: the last card whole, of the others enough to read their names. */
function fanned([, , w, h]: readonly [number, number, number, number], count: number): HandPlaces {
  const step = count < 2 ? 0 : Math.min(cardWidth + 6, (w - cardWidth - 16) / (count - 1));
  const start = (w - cardWidth - step * (count - 1)) / 2;
  const middle = (count - 1) / 2;
  const cards = Array.from({ length: count }, (_, i) => ({
    x: start + step * i,
    y: h - cardHeight - 12 + Math.abs(i - middle) ** 2 * 2 - (i === count - 1 ? 6 : 0),
    height: cardHeight,
    angle: count < 2 ? 0 : ((i - middle) / Math.max(1, middle)) * 2.5,
    strip: i === count - 1 ? cardWidth : Math.min(step, cardWidth),
  }));
  return { look: 'fan', scale: 1, width: cardWidth, top: handTop, cards };
}

/** More cards than a fan can show: the tops of all, with their names, in rows of two or three. */
function topped([, , w, h]: readonly [number, number, number, number], count: number): HandPlaces {
  const columns = count > 4 || h < handTop + cardHeight ? 3 : 2;
  const rows = Math.ceil(count / columns);
  const [across, down] = [8, 7];
  const width = (w - across * (columns - 1)) / columns;
  const height = (h - handTop - 2 - down * (rows - 1)) / rows;
  const cards = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const start = (w - width * inRow - across * (inRow - 1)) / 2;
    return {
      x: start + (i % columns) * (width + across),
      y: handTop + row * (height + down),
      height,
      angle: i % 2 === row % 2 ? -0.7 : 0.7,
      strip: width,
    };
  });
  return { look: 'tops', scale: width / cardWidth, width, top: handTop, cards };
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
  return { look: 'strips', scale: 1, width, top, cards };
}

/** Where so many cards lie in a hand's place, in pixels from its corner. */
export function handPlaces({ map: { handLook } }: Layout, hand: Rect, count: number): HandPlaces {
  if (handLook !== 'fan') return stacked(hand, count);
  const isLow = hand[3] < handTop + cardHeight;
  return count > mostInFan || isLow ? topped(hand, count) : fanned(hand, count);
}
