import { legends } from '../../engine/games/harrow/content/legends/legends.ts';
import { legendIds } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import { legendName } from './terms.ts';

/** The groups of rules that players are told of. */
const groups = [
  ...['SOLO', 'TAC', 'HCD', 'HCRD', 'TRK', 'HACT', 'CARD', 'ATK', 'UPG', 'PATH', 'INF', 'FIRE'],
  ...['BASE', 'STORM', 'RES', 'DEST', 'MOVE', 'HMOV', 'BON', 'RND', 'SUM', 'ROOT', 'PLC', 'HEST'],
  ...['SPWN', 'TREE', 'TOK', 'EAT', 'OQ', 'LEG', 'WHL', 'ABL', 'PH2', 'HINT', 'CLSH', 'CLN'],
  ...['REATK', 'MAP', '3P', 'WILD', 'STR', 'SET', 'COMP'],
] as const;

/** What a rule is about, for people: its group has a name, its number is for whoever looks it up. */
export function ruleName(rule: string): string {
  const legend = legendIds.find((id) => rule.startsWith(legends[id].rule.replace(/\d+$/, '')));
  if (legend) return legendName(legend);
  const group = groups.find((each) => rule.startsWith(`HC-${each}-`));
  if (!group) throw new Error(`no name for ${rule}`);
  return t(`rules:${group}`);
}
