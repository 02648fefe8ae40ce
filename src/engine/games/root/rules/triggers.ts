import type { Seat } from '../../../kernel/game.ts';
import type { Trigger } from '../flow.ts';
import type { RootState } from '../state.ts';

/** RT-OQ-74: the order of what several players see to after one effect. */
const kinds: readonly Trigger['kind'][] = ['damage', 'base', 'hospital', 'outrage'];

/** Whose pieces have set it off: that player orders their own (RT-4.3.4-4). */
export const ownerOf = (trigger: Trigger): Seat => (trigger.kind === 'outrage' ? trigger.to : trigger.seat);

/** The active player's first, then by kind, then in turn order. */
function rankOf(s: RootState, trigger: Trigger): number {
  const turn = (ownerOf(trigger) - s.active + s.sides.length) % s.sides.length;
  return (turn === 0 ? 0 : 100) + 10 * kinds.indexOf(trigger.kind) + turn;
}

/**
 * RT-1.1.3, RT-BT-17, RT-OQ-82: they wait until all pieces are gone; the active player's side comes first.
 */
export function queueTriggers(s: RootState, triggers: Trigger[]): void {
  if (triggers.length === 0) return;
  const queue = triggers.length === 1 ? triggers : [...triggers].sort((a, b) => rankOf(s, a) - rankOf(s, b));
  s.flow.push({ kind: 'triggers', seat: ownerOf(queue[0]), queue });
}

/** What the owner of the first one may put first: all of theirs, if there is any difference. */
export function orderable(queue: readonly Trigger[]): Trigger[] {
  const owner = ownerOf(queue[0]);
  const own = queue.filter((trigger) => ownerOf(trigger) === owner);
  const kindsThere = new Set(own.map((trigger) => trigger.kind));
  const isSame = kindsThere.size === 1 && (own[0].kind !== 'hospital' || own.length === 1);
  return isSame ? [] : own;
}
