import { legends } from '../../../engine/games/harrow/content/legends/legends.ts';
import { legendIds } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { articleOf } from '../rulebook/contents.ts';
import { legendName } from './terms.ts';

/** What a rule is about, for people: the article that tells it, or the legend whose power it is. */
export function ruleName(rule: string): string {
  const legend = legendIds.find((id) => rule.startsWith(legends[id].rule.replace(/\d+$/, '')));
  return legend ? legendName(legend) : t(`rules:${articleOf(rule)}`);
}
