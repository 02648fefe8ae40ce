import { mix } from '../../../ink/colour.ts';
import { pp } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { G } from '../../../ink/svg.ts';
import { disc } from '../../../shell/cards/ground.ts';
import { bough } from '../../../shell/tree/bough.ts';
import { C } from '../../inks.ts';
import { smallNest } from '../../pieces/small-nest.ts';
import { symbol } from '../../pieces/symbols.ts';
import { lightAt } from './night.ts';

/** Each branch with its widths at the foot and at the tip. */
const branches = [
  ['M46 108 C44 88 46 74 52 62', 15, 10],
  ['M49 78 C34 74 20 72 -4 64', 9, 4],
  ['M52 64 C60 50 76 46 106 44', 9, 4],
  ['M52 62 C50 44 44 30 34 12', 6, 2],
] as const;

/** A fork that holds two nests. */
export function secondNest(): string {
  seed(377);
  const bark = { colour: mix(C.night, C.silver, 0.3), lit: C.frost, ink: 2.4 };
  return (
    lightAt(66, 30, 22) +
    disc(66, 30, 15, C.frost, 1) +
    branches.map(([path, from, to]) => bough(pp(path), from, to, bark)).join('') +
    G(22, 71, 0.32, smallNest()) +
    G(80, 49, 0.32, smallNest()) +
    symbol('moth', 24, 28, 17, C.silver, C.night)
  );
}
