import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { legendIds, playerIds } from '../../../engine/games/harrow/state/players.ts';
import { levels, modeIds } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nightIds } from '../../../session/harrow/campaign/nights.ts';
import { recordOf } from '../../../session/harrow/campaign/progress.ts';
import { levelNames, type Named, namedBy, statisticsDialog as shellDialog } from '../../dialogs/statistics.ts';
import { h } from '../../dom.ts';
import { resultText } from '../campaign/night-card.ts';
import { playerName } from '../words/seats.ts';
import { gameName, legendName } from '../words/terms.ts';

const difficulties = (): Named[] => [
  ...levelNames(),
  ...levels.map((level): Named => [`solo${level}`, t('statistics:level.solo', { level })]),
];

function nightList({ nights }: HarrowApp): VNode | false {
  const won = nightIds.flatMap((id) => {
    const { best } = recordOf(nights, id);
    return best ? [h('li', {}, h('b', {}, t(`campaign:${id}.name`)), ' ', resultText(best, 'both'))] : [];
  });
  return won.length > 0 && h('section', {}, h('h3', {}, t('statistics:nights')), h('ul', { class: 'nights' }, won));
}

export function statisticsDialog(app: HarrowApp): VNode {
  const { modes, players, leaders, levels: hard } = app.statistics;
  return shellDialog(app, {
    rule: t('statistics:rule'),
    counted: [
      { title: t('statistics:part.modes'), names: namedBy(modeIds, gameName), shares: modes },
      { title: t('statistics:part.levels'), names: difficulties(), shares: hard },
      { title: t('statistics:part.players'), names: namedBy(playerIds, playerName), shares: players },
      { title: t('statistics:part.leaders'), names: namedBy(legendIds, legendName), shares: leaders },
    ],
    luck: {
      title: t('statistics:part.luck'),
      given: t('statistics:column.out'),
      own: t('statistics:luck.own'),
      others: t('statistics:luck.others'),
    },
    more: nightList(app),
  });
}
