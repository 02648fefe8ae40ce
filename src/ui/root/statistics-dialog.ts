import type { VNode } from 'preact';
import type { RootApp } from '../../app/root/root-app.ts';
import { factionIds } from '../../engine/games/root/factions/ids.ts';
import { characterIds } from '../../engine/games/root/factions/vagabond/state.ts';
import { t } from '../../i18n/root/text.ts';
import { levelNames, type Named, namedBy, statisticsDialog as shellDialog } from '../dialogs/statistics.ts';
import { factionName } from './words/names.ts';

/** How many played. */
const tables = (): Named[] => [2, 3, 4].map((count): Named => [`seats${count}`, t('statistics:seats', { count })]);

export function statisticsDialog(app: RootApp): VNode {
  const { modes, players, leaders, levels } = app.statistics;
  return shellDialog(app, {
    rule: t('statistics:rule'),
    counted: [
      { title: t('statistics:part.modes'), names: tables(), shares: modes },
      { title: t('statistics:part.levels'), names: levelNames(), shares: levels },
      { title: t('statistics:part.players'), names: namedBy(factionIds, factionName), shares: players },
      {
        title: t('statistics:part.leaders'),
        names: namedBy(characterIds, (character) => t(`character.${character}`)),
        shares: leaders,
      },
    ],
    luck: {
      title: t('statistics:part.luck'),
      given: t('statistics:column.out'),
      own: t('statistics:luck.own'),
      others: t('statistics:luck.others'),
    },
  });
}
