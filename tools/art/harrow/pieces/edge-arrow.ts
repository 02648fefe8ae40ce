import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, pp, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { largeSide } from '../terrain/tile.ts';

// What tells where the sought item lies (HC-FAIR-25 to 27): an arrow beyond the edge of the county, and a thread along the
// hexes it is in line with. Both point to the right; the game turns them.

/** Silver, its lower half hatched; one that the others turned has two red cuts in its shaft: "strictly the other side". */
function arrow(turned: boolean): string {
  seed(21);
  const shape = wob(pp('M-46 -13 L4 -14 L0 -38 L52 0 L0 38 L4 14 L-46 13 L-32 0'), 0.8, 0.1, 4);
  const dark = hatch(pp('M-50 2 L54 2 L54 42 L-50 42'), 0, 6, 3.2);
  const cuts = gouge(pp('M-24 -13 L-19 0 L-14 13'), 6) + gouge(pp('M-12 -13 L-7 0 L-2 13'), 6);
  return (
    F(D(tr(shape, 3, 6)), C.shadow, 'opacity=".5"') +
    S(D(shape), C.ink, 14) +
    S(D(shape), C.frost, 9) +
    FS(D(shape), C.silver, C.ink, 5) +
    clip(shape, F(dark, mix(C.night, C.ink, 0.2))) +
    F(gouge(pp('M-30 -6 Q0 -8 20 -9'), 4) + gouge(pp('M8 -24 L24 -13 L40 -3'), 3.6), C.white) +
    (turned ? FS(cuts, C.prot, C.ink, 1.6) : '')
  );
}

/** Lines of hexes are four to seven hexes long; the thread reaches beyond the last ones' middles. */
const lengths = [4, 5, 6, 7] as const;
const beyond = 52;
const reachOf = (hexes: number): number => Math.round((hexes - 1) * largeSide * Math.sqrt(3) + 2 * beyond);

function thread(reach: number): string {
  const d = `M${-reach / 2} 0H${reach / 2}`;
  const stitches = Array.from({ length: Math.floor(reach / 12) }, (_, i) =>
    D(circ(-reach / 2 + 6 + i * 12, 0, 1.7, 12)),
  );
  return S(d, C.ink, 5, 'opacity=".75"') + F(stitches.join(''), C.frost);
}

const arrowBox = { x: -56, y: -48, w: 116, h: 100 };

export const edgeArrows = (): Picture[] => [
  piece('edge-arrow', arrowBox, () => arrow(false)),
  piece('edge-arrow-turned', arrowBox, () => arrow(true)),
  ...lengths.map((hexes) => {
    const reach = reachOf(hexes);
    return picture(`thread-${hexes}`, { x: -reach / 2 - 4, y: -4, w: reach + 8, h: 8 }, () => thread(reach));
  }),
];
