import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { levelIds } from '../../../engine/ai/levels.ts';
import { legendIds, playerIds } from '../../../engine/games/harrow/state/players.ts';
import { levels, modeIds } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { nightIds } from '../../../session/harrow/campaign/nights.ts';
import { recordOf } from '../../../session/harrow/campaign/progress.ts';
import type { Share, Statistics } from '../../../session/statistics.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { FilePicker } from '../../parts/file-picker.ts';
import { resultText } from '../campaign/night-card.ts';
import { playerName } from '../words/seats.ts';
import { gameName, legendName } from '../words/terms.ts';

interface Sheet {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...numbers: string[]])[];
}

function sheet({ title, columns, rows }: Sheet): VNode {
  return h(
    'table',
    { class: 'counts' },
    h('caption', {}, title),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        columns.map((column) => h('th', { scope: 'col' }, column)),
      ),
    ),
    h(
      'tbody',
      {},
      rows.map(([name, ...numbers]) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, name),
          numbers.map((number) => h('td', {}, number)),
        ),
      ),
    ),
  );
}

type Named = readonly [id: string, name: string];

/** In the order of the names; what a later version knows and this one does not is left out. */
function shareRows(names: readonly Named[], shares: readonly Share[], percent: Intl.NumberFormat): Sheet['rows'] {
  return names.flatMap(([id, name]) => {
    const share = shares.find(({ of }) => of === id);
    if (!share) return [];
    const { games, won } = share;
    return [[name, String(games), String(won), percent.format(won / games)]];
  });
}

const difficulties = (): Named[] => [
  ...levelIds.map((id): Named => [id, t(`statistics:level.${id}`)]),
  ...levels.map((level): Named => [`solo${level}`, t('statistics:level.solo', { level })]),
];

function shareSheets({ modes, players, leaders, levels: hard }: Statistics, language: string): VNode[] {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const columns = [t('statistics:column.games'), t('statistics:column.won'), t('statistics:column.share')];
  const named = <Id extends string>(ids: readonly Id[], name: (id: Id) => string) =>
    ids.map((id): Named => [id, name(id)]);
  return [
    { title: t('statistics:part.modes'), rows: shareRows(named(modeIds, gameName), modes, percent) },
    { title: t('statistics:part.levels'), rows: shareRows(difficulties(), hard, percent) },
    { title: t('statistics:part.players'), rows: shareRows(named(playerIds, playerName), players, percent) },
    { title: t('statistics:part.leaders'), rows: shareRows(named(legendIds, legendName), leaders, percent) },
  ]
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => sheet({ title, columns, rows }));
}

function luckSheet({ own, others }: Statistics, language: string): VNode {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const row = (name: string, { out, expected }: Statistics['own']) =>
    [name, number.format(expected), number.format(out), signed.format(out - expected)] as const;
  return sheet({
    title: t('statistics:part.luck'),
    columns: [t('statistics:column.expected'), t('statistics:column.out'), t('statistics:column.more')],
    rows: [row(t('statistics:luck.own'), own), row(t('statistics:luck.others'), others)],
  });
}

function nightList({ nights }: HarrowApp): VNode | false {
  const won = nightIds.flatMap((id) => {
    const { best } = recordOf(nights, id);
    return best ? [h('li', {}, h('b', {}, t(`campaign:${id}.name`)), ' ', resultText(best, 'both'))] : [];
  });
  return won.length > 0 && h('section', {}, h('h3', {}, t('statistics:nights')), h('ul', { class: 'nights' }, won));
}

function summary(app: HarrowApp): VNode {
  const { games, won } = app.statistics;
  if (games > 0) {
    return h('p', {}, h('b', {}, t('statistics:games', { count: games })), ', ', t('statistics:won', { count: won }));
  }
  if (!app.hasErased) return h('p', {}, t('statistics:none'));
  return h(
    'div',
    { class: 'removed', role: 'status' },
    h('p', {}, t('statistics:erased')),
    button('statistics-restore', t('statistics:button.restore'), () => app.restoreStatistics(), { icon: 'icon-undo' }),
  );
}

/** What became of all games that were played to their end on this device. */
export function statisticsDialog(app: HarrowApp): VNode {
  const { statistics, settings } = app;
  const { games } = statistics;
  return dialog(
    app,
    t('statistics:title'),
    'statistics',
    summary(app),
    games > 0 && h('p', { class: 'rule' }, t('statistics:rule')),
    games > 0 &&
      h(
        'div',
        { class: 'sheets' },
        shareSheets(statistics, settings.language),
        luckSheet(statistics, settings.language),
      ),
    nightList(app),
    h(
      'div',
      { class: 'actions' },
      games > 0 &&
        button('statistics-export', t('statistics:button.export'), () => app.exportStatistics(), {
          icon: 'icon-export',
        }),
      h(FilePicker, {
        name: 'statistics-import',
        label: t('settings.import'),
        onFile: (file) => app.importSave(file),
      }),
      games > 0 && button('statistics-erase', t('statistics:button.erase'), () => app.eraseStatistics()),
    ),
  );
}
