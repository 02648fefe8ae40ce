import { mix } from '../../ink/colour.ts';
import { gouge } from '../../ink/cuts.ts';
import { circ, D, type Point, pp, resample, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { disc, ground, pale } from '../../shell/cards/ground.ts';
import { C } from '../inks.ts';
import { symbol } from '../pieces/symbols.ts';
import { HAZE } from './goblin-skin.ts';

const iron = mix(C.mountain, C.paper, 0.2);

/** One jaw: an iron bow whose teeth point at (cx, cy). */
function jaw(path: string, [cx, cy]: Point, reach: number): string {
  const bow = pp(path);
  const teeth = resample(bow, 11.5, false)
    .slice(1, -1)
    .map(([x, y]) => {
      const length = Math.hypot(cx - x, cy - y);
      const [ux, uy] = [(cx - x) / length, (cy - y) / length];
      return D([
        [x - uy * 5, y + ux * 5],
        [x + ux * reach, y + uy * reach],
        [x + uy * 5, y - ux * 5],
      ]);
    });
  const d = D(bow, false);
  const sheen = gouge(
    bow.map(([x, y]): Point => [x - 1, y - 1.4]),
    1.8,
  );
  return (
    FS(teeth.join(''), mix(C.mountain, C.paper, 0.55), C.ink, 2.2) + S(d, C.ink, 11) + S(d, iron, 5.4) + F(sheen, pale)
  );
}

const hinge = (x: number): string => FS(D(circ(x, 63, 6)), C.mountain, C.ink, 2.6) + F(D(circ(x - 1, 62, 1.8)), pale);

/** A jaw trap, baited with a scroll. */
export function snare(): string {
  seed(354);
  const bait =
    disc(50, 56, 11, pale, 0.4) + S(D(circ(50, 56, 11)), C.ink, 2) + symbol('scroll', 50, 56, 14, C.ink, pale);
  return (
    ground(C.kammi, 0.4, { x: 50, y: 58, clear: 34, fade: 46 }) +
    F(D(wob(circ(50, 58, 40, 30, 32), 2)), HAZE) +
    jaw('M10 62 Q12 22 50 20 Q88 22 90 62', [50, 58], 15) +
    FS(D(circ(50, 66, 17, 24, 6)), C.mountain, C.ink, 2.6) +
    G(0, 0, 1, bait) +
    jaw('M8 64 Q14 94 50 95 Q86 94 92 64', [50, 50], 17) +
    hinge(9) +
    hinge(91)
  );
}
