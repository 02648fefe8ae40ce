import { C } from '../ink/colour.ts';
import { rays } from '../ink/cuts.ts';
import { circ, D, wob } from '../ink/geometry.ts';
import { seed } from '../ink/random.ts';
import { F, FS, S } from '../ink/svg.ts';
import type { Picture } from '../picture.ts';
import { piece } from './piece.ts';

const bail = 'M-22 -72Q-26 -112 0 -112Q26 -112 22 -72';
const cap = 'M-16 -78L-10 -92L10 -92L16 -78Z';
const glass = 'M-24 -70L-30 -14L30 -14L24 -70Z';
const rings = 'M-28 -78h56v9h-56zM-34 -14h68l4 14h-76z';
const flame = 'M0 -64Q14 -42 8 -28Q4 -20 0 -20Q-6 -20 -9 -28Q-13 -42 0 -64Z';
const heart = 'M0 -50Q7 -38 4 -30Q0 -22 -4 -30Q-6 -38 0 -50Z';
const bars = 'M-12 -70L-15 -14M12 -70L15 -14';

function cage(pane: string, inside: string): string {
  return (
    S(bail, C.ink, 6) +
    FS(cap, C.ink, C.ink, 3) +
    FS(glass, pane, C.ink, 6) +
    FS(rings, C.ink, C.ink, 3) +
    inside +
    S(bars, C.ink, 3.5)
  );
}

export function litLantern(): string {
  seed(23);
  return (
    F(D(wob(circ(0, -42, 58), 5, 0.05)), C.ember, 'opacity=".25"') +
    F(rays(0, -42, 44, 74, 20, 6), C.ray, 'opacity=".8"') +
    cage(C.ray, F(flame, C.core) + F(heart, C.red))
  );
}

export const lanterns = (): Picture[] => [piece('lantern-lit', { x: -80, y: -122, w: 160, h: 158 }, litLantern)];
