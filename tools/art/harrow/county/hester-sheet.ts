import { mix } from '../../ink/colour.ts';
import { gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, type Point, type Poly, pp, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { bough, drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { type SheetLayout, sheetLayouts } from './layouts.ts';
import { type SheetLook, sheetPicture } from './sheet.ts';

// The county as Hester sees it: an ember coast, dark of the brambles, a red moon, and her roots creeping over the sheet.

function redMoon(fine: boolean): string {
  seed(679);
  const disc = circ(0, 0, 30, 50);
  const face = gouge(pp('M-17 -8 Q-13 -12 -9 -8'), 2.4) + gouge(pp('M-16 10 Q-12 14 -6 12'), 2.4);
  return (
    F(rays(0, 0, 34, 56, fine ? 34 : 26, fine ? 4 : 5), C.ember) +
    FS(D(wob(disc, 0.8)), mix(C.ember, C.prot, 0.35), C.ink, fine ? 3 : 4) +
    clip(disc, F(hatch(circ(10, 6, 28), -56, fine ? 5 : 7, fine ? 2 : 3), mix(C.prot, C.ink, 0.5))) +
    (fine ? F(face, C.ink) : '')
  );
}

interface Creeper {
  readonly spine: Poly;
  readonly w: readonly [number, number];
}

const creeper = (spine: string, w0: number, w1: number): Creeper => ({ spine: pp(spine), w: [w0, w1] });

/** The roots of the upper right corner, which is their origin, and of the lower right one. */
const upper: readonly Creeper[] = [
  creeper('M12 -2 -24 26 -50 28 -74 58 -106 66', 30, 4),
  creeper('M8 22 -20 56 -28 88 -22 120', 20, 3),
  creeper('M-42 28 -78 18 -108 22', 13, 3),
];
const lower: readonly Creeper[] = [
  creeper('M8 2 -24 -28 -62 -24 -106 -20 -138 -8', 32, 4),
  creeper('M6 -24 -22 -62 -54 -84 -60 -108', 24, 3),
  creeper('M4 -62 -18 -94 -24 -136', 16, 3),
  creeper('M-58 -24 -78 -48 -108 -48', 12, 3),
];

/** Start, direction, length and width of the twigs. */
type Sprout = readonly [x: number, y: number, angle: number, length: number, w: number];
const upperTwigs: readonly Sprout[] = [
  [-74, 58, 2.7, 60, 6],
  [-27, 84, 2.5, 56, 5],
  [-24, 112, 1.7, 40, 5],
];
const lowerTwigs: readonly Sprout[] = [
  [-106, -24, 3.3, 60, 6],
  [-58, -94, -1.9, 60, 6],
  [-28, -128, -1.5, 40, 5],
];
const upperEmbers: readonly (readonly [number, number, number])[] = [[-40, 40, 4]];
const lowerEmbers: readonly (readonly [number, number, number])[] = [
  [-30, -38, 4.4],
  [-42, -32, 3],
];

const bark = { colour: mix(C.brambles, C.ink, 0.3), lit: mix(C.brambles, C.paper, 0.5), ink: 3 };

function corner(
  roots: readonly Creeper[],
  sprouts: readonly Sprout[],
  embers: readonly (readonly [number, number, number])[],
): string {
  const thin = sprouts.flatMap(([x, y, angle, length, w]) => twigs(x, y, angle, length, w, 1));
  return (
    drawTwigs(thin, C.ink) +
    roots.map(({ spine, w }) => bough(spine, w[0], w[1], bark)).join('') +
    embers.map(([x, y, r]) => FS(D(circ(x, y, r, 16)), C.ember, C.ink, 2)).join('')
  );
}

function ornaments({ sheet: { x, y, w, h }, k, side }: SheetLayout, paper: Poly): string {
  const fine = k > 0.7;
  const scale = fine ? (side > 46 ? 1 : 0.82) : 0.56;
  const moon: Point = fine ? [x + (side > 46 ? 74 : 58), y + 62 * scale] : [x + 36, y + 37];
  const sky = G(moon[0], moon[1], fine ? scale : 0.62, redMoon(fine));
  seed(680);
  const roots =
    G(x + w, y, scale, corner(upper, upperTwigs, upperEmbers)) +
    G(x + w, y + h, scale, corner(lower, lowerTwigs, lowerEmbers));
  return sky + clip(paper, roots);
}

const hesterLook: SheetLook = {
  paper: mix(mix(C.paper, C.bog, 0.34), C.ember, 0.1),
  burn: mix(C.bog, C.ink, 0.6),
  dusk: mix(C.brambles, C.ink, 0.6),
  coast: [mix(C.ember, C.bog, 0.4), mix(C.bog, C.prot, 0.25), mix(C.bog, C.ink, 0.6)],
  ornaments,
};

export const hesterSheets = (): Picture[] =>
  sheetLayouts.map((layout) => sheetPicture(`sheet-hester-${layout.id}`, layout, hesterLook));
