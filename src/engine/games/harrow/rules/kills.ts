import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { chapterOf } from '../content/chapters/chapters.ts';
import type { Hex } from '../county.ts';
import type { HarrowEvent } from '../events.ts';
import { type HarrowState, opponent } from '../state.ts';
import { removeHaint } from './nails.ts';

type How = Extract<HarrowEvent, { type: 'killed' }>['how'];

/** HC-ATK-20: the haint leaves the map and the killer is credited with it. */
export function killHaint(s: HarrowState, killer: Seat, hex: Hex, how: How, nailed: boolean, emit: Emit): void {
  const victim = opponent(killer);
  removeHaint(s, victim, hex, nailed, emit);
  emit({ type: 'killed', seat: killer, victim, hex, how });
  chapterOf(s).creditKill(s, killer, victim, emit);
}
