import { type Ability, abilities, type PerAbility } from '../../../engine/games/harrow/state.ts';

/** The tokens of one kind in a row: their middles, and the stretch a finger can touch. */
export interface TokenGroup {
  readonly ability: Ability;
  readonly centres: readonly number[];
  readonly x: number;
  readonly w: number;
  /** The tokens lie so close that a number says how many they are. */
  readonly crowded: boolean;
}

const touch = 44;
const gap = 6;
const readableStep = 13;

/** Lays tokens side by side, kind by kind; many of them overlap so that all fit the width. */
export function tokenRow(counts: PerAbility, width: number, r: number): TokenGroup[] {
  const present = abilities.filter((_, i) => counts[i] > 0);
  const countOf = (ability: Ability) => counts[abilities.indexOf(ability)];
  const widthOf = (ability: Ability, step: number) => Math.max(touch, 2 * r + (countOf(ability) - 1) * step);
  const total = (step: number) =>
    present.reduce((sum, ability) => sum + widthOf(ability, step), gap * (present.length - 1));
  let step = 2 * r + 2;
  while (step > 1 && total(step) > width) step -= 0.5;
  let x = 0;
  return present.map((ability) => {
    const n = countOf(ability);
    const w = widthOf(ability, step);
    const first = x + w / 2 - ((n - 1) * step) / 2;
    const group = {
      ability,
      centres: Array.from({ length: n }, (_, i) => first + i * step),
      x,
      w,
      crowded: n > 1 && step < readableStep,
    };
    x += w + gap;
    return group;
  });
}
