import { mix } from '../../ink/colour.ts';
import { comb, engrave } from '../../ink/cuts.ts';
import { circ, D, line, pp, rect, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { litLantern } from '../../shell/lantern.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { one } from './numerals.ts';
import { type SymbolName, symbol } from './symbols.ts';

// The bonus tiles of chapter 3 (HC-BON-6): one square of worn card each, in a 100-unit box around its middle.

const face = mix(C.paper, C.plains, 0.22);
const sacking = mix(C.bog, C.ink, 0.3);

const sign = (name: SymbolName, x: number, y: number, size: number): string => symbol(name, x, y, size, C.ink, face);

const lowerCard = FS('M-24 -36L24 -36L24 36L-24 36Z', mix(C.paper, C.ink, 0.5), C.ink, 7);
const upperCard =
  FS('M-24 -36L24 -36L24 36L-24 36Z', C.paper, C.ink, 7) + F('M6 -22A22 22 0 1 0 6 22A28 28 0 0 1 6 -22Z', C.ink);

/** A card comes, a card goes. */
const cardCycle = (): string =>
  G(-10, -4, 0.62, lowerCard) +
  G(12, 6, 0.62, upperCard) +
  S('M-34 18Q-34 36 -14 38M34 -16Q34 -36 12 -38', C.ink, 5) +
  F('M-18 30L-4 38L-18 46ZM16 -46L2 -38L16 -30Z', C.ink);

/** A standee's arch and the step it may take. */
const legendStep = (): string => {
  const arch = D(pp('M-30 0 L-30 -46 Q-30 -74 0 -74 Q30 -74 30 -46 L30 0'));
  const figure = D(circ(0, -44, 13)) + D(pp('M-20 -2 Q-18 -28 0 -28 Q18 -28 20 -2'));
  const arrow = 'M20 -8L42 8L20 24L24 12L10 12L10 4L24 4Z';
  return G(-8, 32, 0.76, FS(arch, C.ink, C.ink, 6) + F(figure, C.paper)) + FS(arrow, C.prot, C.ink, 3.4);
};

const spoonBack = (): string =>
  G(13, 2, 0.8, symbol('spoon', 0, 0, 100, C.ink, face)) +
  S('M-4 -30Q-32 -26 -30 4', C.ink, 6) +
  FS('M-43 2L-17 2L-30 23Z', C.prot, C.ink, 3.4);

const firstScroll = (): string =>
  sign('scroll', -3, 4, 66) + FS(D(circ(26, -24, 16)), C.prot, C.ink, 4) + G(26, -24, 0.9, F(one, C.paper));

const drawings: Readonly<Record<string, () => string>> = {
  b_lantern: () => G(0, 38, 0.68, litLantern()),
  b_move: () => sign('paw', 0, 4, 64),
  b_spawn: () => sign('bones', 0, 0, 68),
  b_strengthen: () => sign('teeth', 0, 0, 68),
  b_card_cycle: cardCycle,
  b_wild: () => sign('wild', 0, 0, 74),
  b_move_legend: legendStep,
  b_spoon_back: spoonBack,
  b_first_scroll: firstScroll,
};

const square = rect(-50, -50, 100, 100);

function tile(colour: string, inside: (edge: ReturnType<typeof wob>) => string): string {
  const edge = wob(square, 1.6, 0.06, 6);
  return F(D(tr(edge, 4, 7)), C.shadow, 'opacity=".5"') + FS(D(edge), colour, C.ink, 6) + inside(edge);
}

function faceUp(id: string, drawing: () => string): string {
  seed(60 + id.length);
  return tile(face, (edge) => {
    const wear =
      comb(line(-50, 50, 50, 50, 3), 270, 11, 20, 3, { spread: 20 }) +
      comb(line(50, -50, 50, 50, 3), 180, 9, 18, 2.6, { spread: 20 });
    const hairline = D(wob(rect(-42, -42, 84, 84), 0.8, 0.06, 6));
    return clip(edge, F(wear, mix(C.bog, C.ink, 0.4)) + S(hairline, C.ink, 2) + drawing());
  });
}

/** A used tile lies on its face; the back is crossed sacking (HC-BON-2). */
function faceDown(): string {
  seed(60);
  return tile(mix(C.paper, C.bog, 0.3), (edge) => {
    const threads = engrave(square, 45, 9, () => 0.38) + engrave(square, -45, 9, () => 0.38);
    const shade = comb(line(-50, 50, 50, 50, 3), 270, 16, 20, 4) + comb(line(50, -50, 50, 50, 3), 180, 13, 18, 3.4);
    return clip(edge, F(threads, sacking) + F(shade, mix(C.bog, C.ink, 0.6))) + S(D(edge), C.ink, 5);
  });
}

const box = { x: -54, y: -54, w: 112, h: 116 };
const unit = 0.5;

export const bonusTiles = (): Picture[] => [
  ...Object.entries(drawings).map(([id, drawing]) => piece(`tile-${id}`, box, () => faceUp(id, drawing), unit)),
  piece('tile-used', box, faceDown, unit),
];
