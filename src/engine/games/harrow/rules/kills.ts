import type { Seat } from '../../../kernel/game.ts';
import type { Emit } from '../action.ts';
import { chapterOf } from '../content/chapters/chapters.ts';
import type { Hex } from '../county.ts';
import type { EventOf } from '../events.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { drawSword } from './fair/fair.ts';
import { removeHaint } from './nails.ts';

type How = EventOf<'killed'>['how'];

/** HC-ATK-20: the haint leaves the map and the killer is credited with it. */
export function killHaint(s: HarrowState, killer: Seat, hex: Hex, how: How, nailed: boolean, emit: Emit): void {
  const victim = opponent(killer);
  removeHaint(s, victim, hex, nailed, emit);
  chapterOf(s).creditKill(s, killer, { type: 'killed', seat: killer, victim, hex, how }, emit);
  drawSword(s, emit);
}
