import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { anyPrice, terrainPrice } from '../../../engine/games/harrow/rules/hester/creep.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { type Price, prices } from './selection.ts';

/** What Hester pays for with cubes of the hex's colour or of any. */
type Priced = ActionOf<'creep' | 'infect'>;

const isPriced = (action: HarrowAction): action is Priced => action.type === 'creep' || action.type === 'infect';

/** Is it the same but for the way it is paid? */
function isSameDeed(a: Priced, b: Priced): boolean {
  if (a.type === 'creep') return b.type === 'creep' && a.unit === b.unit && a.from === b.from && a.to === b.to;
  return b.type === 'infect' && a.hex === b.hex && a.at === b.at;
}

/** Of deeds that can be paid in two ways only the wanted one is left. */
export function atPrice(actions: readonly HarrowAction[], wanted: Price): readonly HarrowAction[] {
  const priced = actions.filter(isPriced);
  if (priced.length === 0) return actions;
  return actions.filter(
    (action) =>
      !isPriced(action) ||
      action.by === wanted ||
      !priced.some((other) => other.by === wanted && isSameDeed(action, other)),
  );
}

/** The ways to pay, if any of these deeds leaves the choice. */
export function priceChoice(actions: readonly HarrowAction[]): readonly Price[] {
  const priced = actions.filter(isPriced);
  const isOpen = priced.some((a) => priced.some((b) => a !== b && isSameDeed(a, b)));
  return isOpen ? prices : [];
}

/** Cubes a step of Hester or of an infected haint costs. */
export function creepCost(s: HarrowState, { unit, to, by }: ActionOf<'creep'>): number | undefined {
  return by === 'terrain' ? terrainPrice(s, unit, to) : anyPrice(s, unit, to);
}
