import type { LevelId } from '../../../engine/ai/levels.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Opponent, PersonId } from '../../../session/harrow/opponents.ts';
import type { Saying } from '../../../session/harrow/voices.ts';

export const personName = (person: PersonId): string => t(`opponents:name.${person}`);

const levelName = (level: LevelId): string => t(`opponents:level.${level}`);

/** Who it is, and how well it plays. */
export const opponentName = ({ person, level }: Opponent): string =>
  t('opponents:named', { name: personName(person), level: levelName(level) });

/** A line of the log. */
export function sayingText({ person, level, occasion, number }: Saying): string {
  const words = t(`opponents:words.${level}.${occasion}.${number}` as 'opponents:words.gentle.hello.1');
  return t('opponents:said', { name: personName(person), words });
}
