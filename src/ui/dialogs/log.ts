import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import type { StoryLine, StoryPart } from '../game-parts.ts';
import { Dialog } from '../parts/dialog.ts';

/** Nothing is sought. */
const all = '';

interface SieveProps {
  readonly control: string;
  readonly label: string;
  readonly every: string;
  readonly names: readonly string[];
  readonly chosen: string;
  readonly choose: (name: string) => void;
}

/** A list of what lines can be sought by. */
function sieve({ control, label, every, names, chosen, choose }: SieveProps): VNode {
  return h(
    'select',
    {
      control,
      'aria-label': label,
      value: chosen,
      onchange: ({ currentTarget }: Event) => {
        if (currentTarget instanceof HTMLSelectElement) choose(currentTarget.value);
      },
    },
    h('option', { value: all }, every),
    names.map((name) => h('option', { value: name, key: name }, name)),
  );
}

function lineOf({ text, doer, show }: StoryLine): VNode {
  return h('li', { class: doer }, show ? h('button', { type: 'button', onclick: show }, text) : text);
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
  const [part, choosePart] = useState(all);
  const [doer, chooseDoer] = useState(all);
  const doers = [...new Set(story.flatMap(({ lines }) => lines.flatMap(({ doerName }) => doerName ?? [])))];
  const parts = story.map(({ heading }) => heading);
  const sieves = [
    sieve({
      control: 'log-part',
      label: t('log.when'),
      every: t('log.always'),
      names: parts,
      chosen: part,
      choose: choosePart,
    }),
    sieve({
      control: 'log-doer',
      label: t('log.whose'),
      every: t('log.everybody'),
      names: doers,
      chosen: doer,
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
