import type { Poly } from '../../ink/geometry.ts';
import type { Box, Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import type { Faction } from './factions.ts';
import { familyHaint, protectorsHaint } from './haint.ts';
import { kammiHaint } from './kammi-haint.ts';
import { viper } from './snake.ts';

interface Ear {
  readonly haint: () => string;
  /** From the ear down over the shoulder and up again to the neck of the snake. */
  readonly spine: Poly;
  readonly box?: Box;
}

const ears: Readonly<Record<Faction, Ear>> = {
  protectors: {
    haint: protectorsHaint,
    spine: [
      [20, -60],
      [30, -47],
      [46, -46],
      [56, -58],
      [51, -72],
      [44, -86],
      [46, -102],
    ],
  },
  family: {
    haint: familyHaint,
    spine: [
      [12, -80],
      [22, -68],
      [38, -66],
      [48, -78],
      [43, -92],
      [35, -106],
      [37, -121],
    ],
  },
  kammi: {
    haint: kammiHaint,
    spine: [
      [-2, -96],
      [10, -86],
      [26, -86],
      [38, -98],
      [36, -112],
      [30, -124],
      [34, -138],
    ],
    box: { x: -72, y: -176, w: 176, h: 193 },
  },
};

/** A haint with a snake in its ear: the snake breaks the outline, so that it reads at 40 px on every terrain. */
function infected({ haint, spine }: Ear): string {
  const { rim, body } = viper(spine, { w: 13, turn: -24, head: 0.82, tail: 0.9 });
  return rim + haint() + body;
}

/** The anchor is the foot of the haint, as without the snake. */
const box = { x: -69, y: -160, w: 174, h: 177 };

export const infectedHaints = (): Picture[] =>
  Object.entries(ears).map(([faction, ear]) => piece(`haint-${faction}-infected`, ear.box ?? box, () => infected(ear)));
