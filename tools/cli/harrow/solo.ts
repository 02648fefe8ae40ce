import { features } from '../../../src/engine/games/harrow/content/chapters/features.ts';
import { levelRules, pilesProblem } from '../../../src/engine/games/harrow/content/solo/levels.ts';
import { type Config, levels, type ModeId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { oneOf, refuse } from '../arguments.ts';

/** HC-SOLO-2, 3: `--level 2 --piles 6,5,5`; undefined for any other game, which has neither. */
export function soloOf(
  mode: ModeId,
  values: { readonly level?: string; readonly piles?: string },
): Pick<Config, 'level' | 'piles'> | undefined {
  if (!features[mode].solo || features[mode].fair) {
    if ((values.level ?? values.piles) !== undefined) refuse('only the solo game has a level and piles; see --help');
    return undefined;
  }
  const named = oneOf(values.level ?? '1', 'level', levels.map(String));
  const level = levels.find((each) => String(each) === named) ?? 1;
  if (values.piles === undefined) return { level, piles: levelRules[level].piles };
  if (!/^\d+,\d+,\d+$/.test(values.piles)) refuse(`--piles must be three whole numbers, found "${values.piles}"`);
  const piles = values.piles.split(',').map(Number);
  const problem = pilesProblem(level, piles);
  return problem === undefined ? { level, piles } : refuse(`--piles: ${problem}`);
}
