import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import type { TextKey } from '../../../i18n/harrow/text-key.ts';

/** Why undo goes no further back; undefined if it does. */
export function undoReason(app: HarrowApp): TextKey | undefined {
  const session = app.match?.session;
  if (!session || app.busy) return 'map:undo.busy';
  if (session.undoDepth > 0) return undefined;
  const last = session.log[session.log.length - 1];
  if (!last) return 'map:undo.start';
  const happened = (type: HarrowEvent['type']) => last.events.some((event) => event.type === type);
  if (happened('treeDropped')) return 'map:undo.tree';
  if (happened('tokensDrawn')) return 'map:undo.draw';
  if (happened('cardDrawn')) return 'map:undo.card';
  if (happened('soloRevealed')) return 'map:undo.turned';
  return happened('tilePlaced') ? 'map:undo.tile' : 'map:undo.seat';
}
