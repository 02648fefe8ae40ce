import { C, mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, D, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { PAPER } from '../../shell/paper.ts';
import { plank } from '../../shell/wood.ts';

/** Planks under the burrows: wide enough for the longest name, on phones in smaller letters. */
export const plankSizes = {
  won: [212, 46],
  open: [212, 30],
  locked: [176, 28],
  'won-s': [164, 36],
  'open-s': [164, 25],
  'locked-s': [148, 24],
} as const satisfies Readonly<Record<string, readonly [w: number, h: number]>>;

const hangingPlank = ([w, h]: readonly [number, number]): string =>
  plank(-w / 2, 0, w, h, {
    seed: w * 100 + h,
    nails: false,
    gap: 4.2,
    tone: mix(C.bog, C.ink, 0.7),
    grain: mix(C.bog, C.ink, 0.45),
  });

const numberRadius = 18;

/** The round plate a night's number is written on. */
function numberPlate(face: string, line: string): string {
  seed(980);
  const r = numberRadius;
  return (
    F(D(circ(2, 4, r + 1)), '#000', 'opacity=".55"') +
    FS(D(wob(circ(0, 0, r, 30), 0.7, 0.1, 4)), face, C.ink, 3) +
    F(comb(circ(0, 0, r - 1.6, 60).slice(2, 28), 225, 4, 16, 1.6, { spread: 40 }), mix(face, C.ink, 0.55)) +
    S(D(circ(0, 0, r - 3.5, 30)), line, 1.2)
  );
}

const plateBox = { x: -22, y: -22, w: 46, h: 48 };

export const plates = (): Picture[] => [
  picture('night-number', plateBox, () => numberPlate(PAPER, C.ink), { r: numberRadius }),
  picture('night-number-open', plateBox, () => numberPlate(C.ember, C.ink), { r: numberRadius }),
  picture('night-number-locked', plateBox, () => numberPlate(mix(C.ink, C.bog, 0.25), mix(C.bog, C.paper, 0.2)), {
    r: numberRadius,
  }),
  ...Object.entries(plankSizes).map(([name, size]) =>
    picture(`burrow-plank-${name}`, { x: -size[0] / 2 - 5, y: -5, w: size[0] + 14, h: size[1] + 16 }, () =>
      hangingPlank(size),
    ),
  ),
];
