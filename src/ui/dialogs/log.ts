import type { VNode } from 'preact';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import type { StoryPart } from '../game-parts.ts';
import { Dialog } from '../parts/dialog.ts';

/** Everything that has happened, as beside the map: the newest at the end, where the list opens. */
export function logDialog(app: App, story: readonly StoryPart[]): VNode {
  const sections = story.flatMap(({ heading, lines }) => [
    h('h3', {}, heading),
    h(
      'ol',
      {},
      lines.map(({ text, doer }) => h('li', { class: doer }, text)),
    ),
  ]);
  return h(
    Dialog,
    { app, title: t('log.title'), kind: 'log', opensAtEnd: true },
    h('div', { class: 'log-lines' }, sections),
  );
}
