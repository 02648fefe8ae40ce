import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { t } from '../../i18n/i18n.ts';
import type { App } from '../app.ts';

/** Why undo goes no further back; undefined if it does. */
export function undoReason(app: App): string | undefined {
  const session = app.match?.session;
  if (!session || app.busy) return t('map:undo.busy');
  if (session.undoDepth > 0) return undefined;
  const last = session.log[session.log.length - 1];
  if (!last) return t('map:undo.start');
  const happened = (type: HarrowEvent['type']) => last.events.some((event) => event.type === type);
  if (happened('treeDropped')) return t('map:undo.tree');
  if (happened('tokensDrawn')) return t('map:undo.draw');
  if (happened('cardDrawn')) return t('map:undo.card');
  return t(happened('tilePlaced') ? 'map:undo.tile' : 'map:undo.seat');
}
