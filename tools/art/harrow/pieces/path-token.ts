import { mix } from '../../ink/colour.ts';
import { circ, D, pp, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';

const road = pp('M-16 22 Q-12 10 -2 4 Q8 -2 0 -8 Q-6 -12 0 -22 L7 -22 Q2 -12 9 -7 Q20 2 8 8 Q0 13 6 22');
const planks = 'M-7 12l8 -3l1 3l-8 3zM0 5l8 -2l0 3l-8 2zM2 -3l7 0l0 3l-6 0zM-1 -11l6 2l-1 3l-5 -2z';
const crosses = 'M-14 3V-8M14 0V-10M-18 -5H-10M10 -7H18';

/** Emmy's path: an oval (so that it is no ability token) with a red rim and a planked road. */
export function pathToken(r: number): string {
  seed(61);
  const k = r / 16;
  const oval = wob(circ(0, 0, r * 1.12, 30, r * 0.84), 0.5 * k, 0.2 / k, 3 * k);
  const view = FS(D(road), C.paper, C.ink, 2.4) + F(planks, mix(C.bog, C.ink, 0.3)) + S(crosses, C.paper, 2.4);
  return (
    F(D(tr(oval, 2 * k, 4 * k)), C.ink, 'opacity=".55"') +
    S(D(oval), C.ink, 5 * k) +
    FS(D(oval), mix(C.forest, C.ink, 0.35), C.prot, 2.6 * k) +
    clip(oval, G(0, 0, r / 20, view)) +
    S(D(oval), C.ink, 1.4 * k)
  );
}

export const pathTokens = (): Picture[] => [
  picture('path', { x: -40, y: -32, w: 82, h: 68 }, () => pathToken(32), { r: 32 }),
];
