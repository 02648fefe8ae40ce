import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, line, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { GOBLIN } from '../cards/goblin-skin.ts';
import { C } from '../inks.ts';
import { disc } from './ability-token.ts';
import { cube } from './cube.ts';
import { dress } from './factions.ts';
import { symbol } from './symbols.ts';

// What only Kammi has: the power of her goblin, once per game (HC-KAM-45), and the cube of the card "Blood money".

const radius = 24;
const tokenBox = { x: -28, y: -28, w: 58, h: 62 };

/** A hand on a violet disc; spent, it lies dark and struck through. */
function powerToken(r: number, spent: boolean): string {
  seed(222);
  const face = spent ? mix(C.kammi, C.ink, 0.5) : mix(GOBLIN, C.paper, 0.2);
  const stroke = gouge(line(-r * 0.66, r * 0.62, r * 0.66, -r * 0.62, 8), r * 0.2);
  return (
    disc(r, face, wob(circ(0, 0, r, 40), r * 0.03, 0.2, 2)) +
    S(D(circ(0, 0, r * 0.8)), C.ink, Math.max(0.8, r * 0.05)) +
    symbol('hand', 0, 0, r * 1.3, C.ink, face) +
    (spent ? F(stroke, C.paper) : '')
  );
}

/** Two coins and the cube on them (HC-GOB-3). */
function bloodMoney(): string {
  seed(223);
  const coin = (x: number, y: number): string => {
    const face = circ(x, y, 11.5, 30, 5.2);
    return (
      FS(D(circ(x, y + 2.4, 11.5, 30, 5.2)), mix(C.plains, C.ink, 0.45), C.ink, 2.4) +
      FS(D(face), C.plains, C.ink, 1.6) +
      clip(face, F(hatch(circ(x + 5, y + 1, 10), 70, 2.8, 1.2), C.ink)) +
      S(D(circ(x, y, 7.6, 24, 3.2)), C.ink, 0.9)
    );
  };
  return (
    F(D(circ(3, 8, 20, 24, 6)), C.ink, 'opacity=".5"') +
    coin(8, 6.4) +
    coin(-7, 4.6) +
    G(-1, 0, 1, cube(dress.kammi, 10))
  );
}

export const kammiPieces = (): Picture[] => [
  picture('token-power', tokenBox, () => powerToken(radius, false), { r: radius }),
  picture('token-power-spent', tokenBox, () => powerToken(radius, true), { r: radius }),
  picture('blood-money', { x: -21, y: -18, w: 46, h: 34 }, bloodMoney, { a: 10 }),
];
