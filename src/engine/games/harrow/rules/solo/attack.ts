import type { Seat } from '../../../../kernel/game.ts';
import type { ActionOf, Emit, HarrowAction } from '../../action.ts';
import { soloCards } from '../../content/solo/cards.ts';
import type { Hex } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import { attackOptions } from '../attack.ts';
import { requireHester } from '../hester/hester.ts';
import { unitsAt } from '../occupancy.ts';
import { requireActive, requireCard } from './solo.ts';

type Attack = ActionOf<'attack'>;
type SoloTarget = 'hester' | 'fire' | 'units';

interface SoloAttacks {
  /** What the card makes them attack; undefined with nothing in range. */
  readonly target?: SoloTarget;
  /** Does the card have the Hester symbol? */
  readonly symbol: boolean;
  readonly options: readonly Attack[];
}

/** HC-SOLO-42: not more units than attack from that hex. */
function isWeaker(s: HarrowState, seat: Seat, { from, to }: Attack): boolean {
  return unitsAt(s, 1 - seat, to) <= unitsAt(s, seat, from);
}

/** HC-SOLO-40 to 42: with the Hester symbol herself, else a fire, else units of the other faction that are not more. */
export function soloAttacks(s: HarrowState, seat: Seat): SoloAttacks {
  const inRange: HarrowAction[] = [];
  attackOptions(s, seat, inRange);
  const all = inRange.filter((option): option is Attack => option.type === 'attack');
  const symbol = soloCards[requireCard(s)].hester;
  if (symbol) {
    const { hex } = requireHester(s);
    const onHer = all.filter(({ on, to }) => on === 'hester' && to === hex);
    if (onHer.length > 0) return { target: 'hester', symbol, options: onHer };
    const onFire = all.filter(({ on }) => on === 'hester');
    if (onFire.length > 0) return { target: 'fire', symbol, options: onFire };
  }
  const onUnits = all.filter((option) => option.on === undefined && isWeaker(s, seat, option));
  return onUnits.length > 0 ? { target: 'units', symbol, options: onUnits } : { symbol, options: [] };
}

/** Says what is attacked and why. */
export function announceAttack(s: HarrowState, from: Hex, to: Hex, emit: Emit): void {
  const seat = requireActive(s);
  const { target, symbol, options } = soloAttacks(s, seat);
  if (target !== undefined) emit({ type: 'soloAttack', seat, from, to, target, symbol, only: options.length === 1 });
}
