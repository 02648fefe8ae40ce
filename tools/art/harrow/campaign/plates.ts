import { plankSize, plateRadius } from '../../../../src/ui/harrow/campaign/campaign-places.ts';
import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, D, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { PAPER } from '../../shell/paper.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';

const statuses = ['won', 'open', 'locked'] as const;

/** Planks under the burrows: wide enough for the longest name, on phones in smaller letters. */
const planks = [false, true].flatMap((small) =>
  statuses.map((status) => ({ name: `${status}${small ? '-s' : ''}`, size: plankSize(small, status) })),
);

const hangingPlank = ([w, h]: readonly [number, number]): string =>
  plank(-w / 2, 0, w, h, {
    seed: w * 100 + h,
    nails: false,
    gap: 4.2,
    tone: mix(C.bog, C.ink, 0.7),
    grain: mix(C.bog, C.ink, 0.45),
  });

/** The round plate a night's number is written on. */
function numberPlate(face: string, line: string): string {
  seed(980);
  const r = plateRadius;
  return (
    F(D(circ(2, 4, r + 1)), C.shadow, 'opacity=".55"') +
    FS(D(wob(circ(0, 0, r, 30), 0.7, 0.1, 4)), face, C.ink, 3) +
    F(comb(circ(0, 0, r - 1.6, 60).slice(2, 28), 225, 4, 16, 1.6, { spread: 40 }), mix(face, C.ink, 0.55)) +
    S(D(circ(0, 0, r - 3.5, 30)), line, 1.2)
  );
}

const plateBox = { x: -22, y: -22, w: 46, h: 48 };

export const plates = (): Picture[] => [
  picture('night-number', plateBox, () => numberPlate(PAPER, C.ink)),
  picture('night-number-open', plateBox, () => numberPlate(C.ember, C.ink)),
  picture('night-number-locked', plateBox, () => numberPlate(mix(C.ink, C.bog, 0.25), mix(C.bog, C.paper, 0.2))),
  ...planks.map(({ name, size }) =>
    picture(`burrow-plank-${name}`, { x: -size[0] / 2 - 5, y: -5, w: size[0] + 14, h: size[1] + 16 }, () =>
      hangingPlank(size),
    ),
  ),
];
