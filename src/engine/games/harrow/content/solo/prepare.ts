import type { Rng } from '../../../../kernel/rng.ts';
import { noTerrain, requireHester } from '../../rules/hester/hester.ts';
import { shuffle } from '../../rules/tiles.ts';
import type { Level } from '../../state/set-up.ts';
import { pileIds, soloFields } from '../../state/solo.ts';
import type { HarrowState } from '../../state.ts';
import { terrains } from '../maps/layout.ts';
import { decks } from './cards.ts';
import { levelOf, levelRules, pilesOf, pilesProblem } from './levels.ts';

/** HC-SOLO-2, HC-DIFF-20 */
function startCubes(level: Level, rng: Rng): number[] {
  const cubes = noTerrain();
  switch (levelRules[level].cubes) {
    case 'each':
      return cubes.map(() => 1);
    case 'two': {
      const colours = shuffle(
        terrains.map((_, i) => i),
        rng,
      );
      for (const colour of colours.slice(0, 2)) cubes[colour] = 1;
      return cubes;
    }
    case 'none':
      return cubes;
  }
}

/** HC-SOLO-1, 3: three face-down piles, each of cards drawn at random from its deck. */
export function layPiles(s: HarrowState, sizes: readonly number[]): void {
  s.solo = {
    piles: pileIds.map((pile, i) => shuffle([...decks[pile]], s.rng).slice(0, sizes[i])),
    discard: [],
    exchanged: false,
    tokens: soloFields.map(() => 0),
  };
}

/** HC-SOLO-1 to 3: the piles, and Hester's first cubes. */
export function prepareSolo(s: HarrowState): void {
  const level = levelOf(s.config);
  const sizes = pilesOf(s.config);
  const problem = pilesProblem(level, sizes);
  if (problem !== undefined) throw new Error(problem);
  const hester = requireHester(s);
  startCubes(level, s.rng).forEach((n, i) => {
    hester.cubes[i] = n;
    hester.supply[i] -= n;
  });
  layPiles(s, sizes);
}
