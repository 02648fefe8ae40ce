import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { type FrameKind, topFrame } from '../../../engine/games/harrow/flow.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { isOdessasAnswer } from '../../../session/harrow/fight.ts';

/** What the prompt of the battlefield is about. */
type Situation =
  | { readonly kind: 'quiet' | 'falling' | 'over' }
  /** A person tips the cubes. */
  | { readonly kind: 'tip' }
  /** Somebody else is about to tip them, or decides. */
  | { readonly kind: 'tipping' | 'waiting'; readonly seat: Seat }
  | { readonly kind: 'strike' | 'clash'; readonly seat: Seat }
  /** Odessa may put cubes back before the drop is judged (HC-TREE-8). */
  | { readonly kind: 'odessa'; readonly seat: Seat }
  /** Whoever killed Hester may set the own spoon back (HC-SUM-8). */
  | { readonly kind: 'spoon'; readonly seat: Seat }
  /** It goes on with a choice on the map (HC-ATK-22, HC-TREE-6, HC-FAIR-43). */
  | { readonly kind: 'onMap' };

const onMap: ReadonlySet<FrameKind> = new Set(['push', 'reap', 'effect', 'arrow', 'guess']);

export function situationOf(
  app: Pick<HarrowApp, 'match' | 'fight' | 'shownState' | 'falling' | 'busy' | 'replaying' | 'interaction'>,
): Situation {
  const { match, fight, shownState, interaction } = app;
  if (!match || !fight || !shownState) return { kind: 'quiet' };
  if (app.falling) return { kind: 'falling' };
  const frame = topFrame(shownState);
  if (!frame || !fight.open) return { kind: 'over' };
  const { kind, seat } = frame;
  if (kind === 'tree') {
    const isMine = match.controllers[seat] === 'human' && !app.busy && !app.replaying;
    return isMine ? { kind: 'tip' } : { kind: 'tipping', seat };
  }
  if (!interaction) return { kind: 'waiting', seat };
  if (kind === 'strike' || kind === 'clash') return { kind, seat };
  if (isOdessasAnswer(frame)) return { kind: 'odessa', seat };
  if (frame.kind === 'effect' && frame.by === 'spoon_reset') return { kind: 'spoon', seat };
  return onMap.has(kind) ? { kind: 'onMap' } : { kind: 'waiting', seat };
}
