import type { Box, Shelf } from '../../app/shelf.ts';
import { t } from '../../i18n/i18n.ts';

/** How far the last game of a box has come. */
export function kept({ glanceOf }: Pick<Shelf, 'glanceOf'>, { id, count }: Box): string {
  const glance = glanceOf(id);
  if (!glance) return t('shelf:new');
  if (glance.isOver || glance.at === undefined) return t('shelf:over');
  return t(`shelf:${count}`, { at: glance.at });
}
