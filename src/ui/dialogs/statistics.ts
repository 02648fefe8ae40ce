import type { ComponentChildren, VNode } from 'preact';
import type { App } from '../../app/app.ts';
import type { Record } from '../../app/record.ts';
import { levelIds } from '../../engine/ai/levels.ts';
import { t } from '../../i18n/i18n.ts';
import type { Share, Statistics } from '../../session/statistics.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { dialog } from '../parts/dialog.ts';
import { FilePicker } from '../parts/file-picker.ts';

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

export type Named = readonly [id: string, name: string];

export const namedBy = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Named[] =>
  ids.map((id): Named => [id, name(id)]);

/** In the order of the names; what a later version knows and this one does not is left out. */
function shareRows(names: readonly Named[], shares: readonly Share[], percent: Intl.NumberFormat): Sheet['rows'] {
  return names.flatMap(([id, name]) => {
    const share = shares.find(({ of }) => of === id);
    if (!share) return [];
    const { games, won } = share;
    return [[name, String(games), String(won), percent.format(won / games)]];
  });
}

/** What is counted, and what that is called. */
export interface CountedGames {
  readonly title: string;
  readonly names: readonly Named[];
  readonly shares: readonly Share[];
}

function shareSheets(counted: readonly CountedGames[], language: string): VNode[] {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const columns = [t('statistics:column.games'), t('statistics:column.won'), t('statistics:column.share')];
  return counted
    .map(({ title, names, shares }) => ({ title, rows: shareRows(names, shares, percent) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => sheet({ title, columns, rows }));
}

/** What the tree gave, and whose pieces fell. */
export interface LuckWords {
  readonly title: string;
  readonly given: string;
  readonly own: string;
  readonly others: string;
}

function luckSheet({ own, others }: Statistics, words: LuckWords, language: string): VNode {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const row = (name: string, { out, expected }: Statistics['own']) =>
    [name, number.format(expected), number.format(out), signed.format(out - expected)] as const;
  return sheet({
    title: words.title,
    columns: [t('statistics:column.expected'), words.given, t('statistics:column.more')],
    rows: [row(words.own, own), row(words.others, others)],
  });
}

function summary(app: Record): VNode {
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

interface StatisticsWords {
  /** When a game counts as won. */
  readonly rule: string;
  readonly counted: readonly CountedGames[];
  readonly luck: LuckWords;
  readonly more?: ComponentChildren;
}

/** Of the computers, the weakest first. */
export const levelNames = (): Named[] => namedBy(levelIds, (id) => t(`statistics:level.${id}`));

/** What became of all games that were played to their end on this device. */
export function statisticsDialog(app: App & Record, { rule, counted, luck, more }: StatisticsWords): VNode {
  const { statistics, settings } = app;
  const { games } = statistics;
  return dialog(
    app,
    t('statistics:title'),
    'statistics',
    summary(app),
    games > 0 && h('p', { class: 'rule' }, rule),
    games > 0 &&
      h(
        'div',
        { class: 'sheets' },
        shareSheets(counted, settings.language),
        luckSheet(statistics, luck, settings.language),
      ),
    more,
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
