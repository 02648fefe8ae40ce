import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nightNumber } from '../../../session/harrow/campaign/nights.ts';
import type { SaveSummary } from '../../../session/harrow/save-summary.ts';
import type { SavedWords } from '../../game-parts.ts';
import { whoName } from './kammi-terms.ts';
import { gameName } from './terms.ts';

/** How far the game is: the night and its turn, the level and the turn, or the round and who is to act. */
function savedMoment({ mode, level, night, round, player }: SaveSummary): string {
  const number = night && nightNumber(night);
  const game = number ? t('campaign:number', { number }) : gameName(mode);
  if (player === undefined) return t('title.savedOver', { game });
  if (number) return t('title.savedNight', { number, round });
  return level === undefined
    ? t('title.saved', { game, round, context: player })
    : t('title.savedSolo', { game, level, round });
}

/** Which game waits: its legends, then how far it is. */
export function savedWords(saved: SaveSummary): SavedWords {
  const { mode, legends } = saved;
  const [first, second] = legends.map(whoName);
  const hasHester = features[mode].hester;
  return {
    title: t(hasHester ? 'title.savedThree' : 'title.savedLegends', { first, second }),
    detail: savedMoment(saved),
    pictures: [...legends, ...(hasHester ? ['hester'] : [])].map((who) => `harrow/portrait-${who}` as const),
  };
}
