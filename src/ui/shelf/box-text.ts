import type { Box } from '../../app/shelf.ts';
import { t } from '../../i18n/i18n.ts';
import type { TextKey } from '../../i18n/text-key.ts';

/** What the shelf says of a game: every box has texts of its own there (`tests/games/shelf.test.ts`). */
export const boxText = ({ id }: Box, what: 'name' | 'about' | 'alone' | 'together' | 'learn'): string =>
  t(`shelf:${id}.${what}` as TextKey);
