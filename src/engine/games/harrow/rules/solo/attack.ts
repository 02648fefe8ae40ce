import type { Seat } from '../../../../kernel/game.ts';
import type { ActionOf, Emit, HarrowAction } from '../../action.ts';
import { soloCards } from '../../content/solo/cards.ts';
import type { Hex } from '../../county.ts';
import type { HarrowState } from '../../state.ts';
import { attackOptions } from '../attack.ts';
import { isHesterAt, unitsAt } from '../occupancy.ts';
import { requireActive, requireCard } from './solo.ts';

type Attack = ActionOf<'attack'>;

/** The first of them that is in range is attacked. */
const targets = ['hester', 'fire', 'units'] as const;
type SoloTarget = (typeof targets)[number];

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
function targetOf(s: HarrowState, seat: Seat, option: Attack, symbol: boolean): SoloTarget | undefined {
  if (option.on === undefined) return isWeaker(s, seat, option) ? 'units' : undefined;
  if (!symbol) return undefined;
  return isHesterAt(s, option.to) ? 'hester' : 'fire';
}

/** What the card lets the seat attack with all that is in range. */
export function soloAttacks(s: HarrowState, seat: Seat): SoloAttacks {
  const symbol = soloCards[requireCard(s)].hester;
  const inRange: HarrowAction[] = [];
  attackOptions(s, seat, inRange);
  const options: Record<SoloTarget, Attack[]> = { hester: [], fire: [], units: [] };
  for (const option of inRange) {
    const target = option.type === 'attack' && targetOf(s, seat, option, symbol);
    if (target) options[target].push(option);
  }
  for (const target of targets) if (options[target].length > 0) return { target, symbol, options: options[target] };
  return { symbol, options: [] };
}

/** Says what is attacked and why. */
export function announceAttack(s: HarrowState, from: Hex, to: Hex, emit: Emit): void {
  const seat = requireActive(s);
  const { target, symbol, options } = soloAttacks(s, seat);
  if (target !== undefined) emit({ type: 'soloAttack', seat, from, to, target, symbol, only: options.length === 1 });
}
