import { mix } from '../../ink/colour.ts';
import { D, type Poly, pp, tr } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, G } from '../../ink/svg.ts';
import { ground, lamp } from '../../shell/cards/ground.ts';
import { hill } from '../../shell/cards/land.ts';
import { C } from '../inks.ts';
import { protectorsHaint } from '../pieces/haint.ts';

const horned = pp(
  'M0 -74 Q8 -77 14 -73 C27 -70 34 -82 29 -108 C47 -88 44 -60 25 -56 L50 -42 L56 20 L-56 20 L-50 -42 L-25 -56 C-44 -60 -47 -88 -29 -108 C-34 -82 -27 -70 -14 -73',
);
const eyes: readonly Poly[] = [
  pp('M-14 -62 L-3 -55 L-5 -49 Q-13 -50 -14 -62'),
  pp('M14 -62 L3 -55 L5 -49 Q13 -50 14 -62'),
];

type Rank = readonly (readonly [x: number, foot: number, k: number])[];
const far: Rank = [
  [35, 74, 0.28],
  [50, 62, 0.24],
  [65, 74, 0.28],
];
const near: Rank = [
  [20, 93, 0.37],
  [80, 93, 0.37],
];

/** Horned figures that only their eyes light. */
const silhouettes = (rank: Rank, colour: string): string =>
  F(rank.map(([x, y, k]) => D(tr(horned, x, y, k))).join(''), colour) +
  F(rank.flatMap(([x, y, k]) => eyes.map((eye) => D(tr(eye, x, y, k)))).join(''), C.lit);

/** Horns come over the hill behind the first haint. */
export function reinforcements(): string {
  seed(307);
  return (
    ground(C.prot, 0.3, { x: 50, y: 50, clear: 22, fade: 50 }) +
    lamp(50, 52, 47, mix(C.prot, C.ember, 0.6), C.ray) +
    silhouettes(far, mix(C.prot, C.ink, 0.62)) +
    silhouettes(near, C.ink) +
    G(50, 94, 0.43, protectorsHaint()) +
    hill(93, 3)
  );
}
