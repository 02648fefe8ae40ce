import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, hexagon, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { largeSide, smallSide } from './tile.ts';

// What is known of the sought item (HC-FAIR-27). Hexes that are ruled out lie in mist: light is the language of what may be
// chosen. The hexes still possible are one region with a silver line round it, laid side by side: all ink first.

interface Cut {
  readonly side: number;
  /** Gap and width of the cuts of the mist; widths of the line round the region, from the ink to the core. */
  readonly gap: number;
  readonly cut: number;
  readonly line: readonly [number, number, number];
}

const large: Cut = { side: largeSide, gap: 7.4, cut: 2.2, line: [9, 5, 1.6] };
const small: Cut = { side: smallSide, gap: 5.4, cut: 1.6, line: [5.6, 3, 1.1] };

function mist({ side, gap, cut }: Cut): string {
  seed(240);
  const hex = hexagon(side + 0.6);
  return (
    F(D(hex), mix(C.night, C.ink, 0.2), 'opacity=".5"') +
    clip(hex, F(hatch(hex, 118, gap, cut), C.silver, 'opacity=".36"'))
  );
}

/** The side from the eastern corner to the south-eastern one; the game turns it by sixths round the hex's middle. */
const sideOf = ({ side }: Cut): string => D(hexagon(side).slice(0, 2), false);

const regionInk = (cut: Cut): string => S(sideOf(cut), C.ink, cut.line[0]);
const regionLight = (cut: Cut): string => S(sideOf(cut), C.silver, cut.line[1]) + S(sideOf(cut), C.white, cut.line[2]);

/** Round a nest that counts for the chosen quest. */
function counted({ side }: Cut): string {
  seed(241);
  const ring = D(wob(hexagon(side - side * 0.1), 0.5, 0.12, 5));
  const dashes = side > 40 ? '9 5' : '6 4';
  return S(ring, C.ink, side * 0.12) + S(ring, C.frost, side * 0.064, `stroke-dasharray="${dashes}"`);
}

/** Round a field of the Fair Folk's board that bears a search cube. */
function silverRing({ side }: Cut): string {
  seed(242);
  const ring = D(wob(hexagon(side * 0.95), 0.5, 0.12, 5));
  return S(ring, C.ink, side * 0.16) + S(ring, C.silver, side * 0.094);
}

function marks(prefix: string, cut: Cut): Picture[] {
  const half = Math.ceil(cut.side + 6);
  const high = Math.ceil(cut.side * 0.87 + 6);
  const box = { x: -half, y: -high, w: 2 * half, h: 2 * high };
  return [
    picture(`${prefix}mist`, box, () => mist(cut)),
    picture(`${prefix}possible`, box, () => F(D(hexagon(cut.side)), C.frost, 'opacity=".08"')),
    picture(`${prefix}region-ink`, box, () => regionInk(cut)),
    picture(`${prefix}region-light`, box, () => regionLight(cut)),
    picture(`${prefix}counted`, box, () => counted(cut)),
  ];
}

const fieldBox = { x: -54, y: -48, w: 108, h: 96 };

export const searchMarks = (): Picture[] => [
  ...marks('hex-', large),
  ...marks('hex-s-', small),
  picture('field-ring', fieldBox, () => silverRing(large)),
];
