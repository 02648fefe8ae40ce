import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import type { StoryLine, StoryPart } from '../game-parts.ts';
import { picker } from '../parts/choice.ts';
import { Dialog } from '../parts/dialog.ts';

/** Nothing is sought. */
const all = '';

/** A list of what lines can be sought by, beginning with all of them. */
const named = (every: string, names: readonly string[]) => [
  { value: all, label: every },
  ...names.map((name) => ({ value: name, label: name })),
];

function lineOf({ text, doer, isSaid, show }: StoryLine): VNode {
  return h(
    'li',
    { class: `${doer ?? ''}${isSaid ? ' said' : ''}` },
    show ? h('button', { type: 'button', onclick: show }, text) : text,
  );
}

/** Only what is sought. */
function sifted(story: readonly StoryPart[], part: string, doer: string): StoryPart[] {
  return story
    .filter(({ heading }) => part === all || heading === part)
    .map(({ heading, lines }) => ({
      heading,
      lines: lines.filter(({ doerName }) => doer === all || doerName === doer),
    }))
    .filter(({ lines }) => lines.length > 0);
}

interface LogProps {
  readonly app: App;
  readonly story: readonly StoryPart[];
}

/** Everything that has happened, as beside the map: the newest at the end, where the list opens. */
export function LogDialog({ app, story }: LogProps): VNode {
  const [part, choosePart] = useState<string>(all);
  const [doer, chooseDoer] = useState<string>(all);
  const doers = [...new Set(story.flatMap(({ lines }) => lines.flatMap(({ doerName }) => doerName ?? [])))];
  const parts = story.map(({ heading }) => heading);
  const sieves = [
    picker({
      control: 'log-part',
      label: t('log.when'),
      options: named(t('log.always'), parts),
      current: part,
      choose: choosePart,
    }),
    picker({
      control: 'log-doer',
      label: t('log.whose'),
      options: named(t('log.everybody'), doers),
      current: doer,
      choose: chooseDoer,
    }),
  ];
  const sections = sifted(story, part, doer).flatMap(({ heading, lines }) => [
    h('h3', {}, heading),
    h('ol', {}, lines.map(lineOf)),
  ]);
  return h(
    Dialog,
    { app, title: t('log.title'), kind: 'log', opensAtEnd: true, head: h('div', { class: 'sieves' }, sieves) },
    h('div', { class: 'log-lines' }, sections),
  );
}
