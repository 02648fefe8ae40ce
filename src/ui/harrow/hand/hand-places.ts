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

/** Whole cards in a fan, or strips with their name and the beginning of their text. */
type HandLook = 'fan' | 'strips';

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
const mostInFan = 2;

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

const gap = 4;
const stackTop = 36;
/** A finger hits nothing lower. */
const finger = 48;

/** Strips of cards one below the other; of many on a broad rail two side by side. */
function stacked([, , w, h]: readonly [number, number, number, number], count: number, columns: 1 | 2): HandPlaces {
  const top = stackTop;
  const rows = Math.ceil(count / columns);
  const step = Math.min(66, (h - top) / Math.max(1, rows));
  const across = w / columns;
  const width = across - (columns > 1 ? 6 : 12);
  const cards = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    return {
      x: (i % columns) * across + (across - width) / 2 + (i % 2 === 0 ? -2 : 2) / columns,
      y: top + step * row,
      height: step - gap,
      angle: i % 2 === row % 2 ? -0.4 : 0.4,
      strip: width,
    };
  });
  return { look: 'strips', scale: 1, width, top, cards };
}

/** As many strips as this lie below each other and leave room for a line of their text. */
const mostInColumn = 4;

/** Where so many cards lie in a hand's place, in pixels from its corner. */
export function handPlaces({ map: { handLook } }: Layout, hand: Rect, count: number): HandPlaces {
  if (handLook !== 'fan') return stacked(hand, count, hand[3] - stackTop < count * finger ? 2 : 1);
  const isLow = hand[3] < handTop + cardHeight;
  if (count <= mostInFan && !isLow) return fanned(hand, count);
  return stacked(hand, count, count > (isLow ? 2 : mostInColumn) ? 2 : 1);
}
