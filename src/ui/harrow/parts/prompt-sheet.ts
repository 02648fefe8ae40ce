import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { cardInPlay } from '../../../session/harrow/card-in-play.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { h } from '../../dom.ts';
import { cardClass } from '../hand/card-face.ts';
import type { Prompt } from '../words/map-prompt.ts';
import { cardName, cardText } from '../words/terms.ts';

const questionOf = ({ title, hint }: Prompt): string => `${title} ${hint}`;

function playedNow(app: HarrowApp): HandCard | undefined {
  const session = app.match?.session;
  return session && !app.busy ? cardInPlay(session.state, session.log) : undefined;
}

function smallCard(card: HandCard): VNode {
  const picture = h('i', { style: `background-image:url(art/harrow/card-${card}.svg)` });
  return h('span', { class: `small-card ${cardClass(card)}` }, picture);
}

interface SheetProps {
  readonly app: HarrowApp;
  readonly prompt: Prompt;
  readonly rect: Rect;
  readonly close: () => void;
}

/** All the words of the question and the card in play. */
function Sheet({ app, prompt, rect: [x, y, w], close }: SheetProps): VNode {
  const card = playedNow(app);
  const cross = useRef<HTMLElement>(null);
  useLayoutEffect(() => cross.current?.focus(), []);
  return h(
    'div',
    {
      class: 'prompt-sheet',
      style: `left:${x}px;bottom:${app.stage.layout.height - y}px;width:${w}px`,
      role: 'dialog',
      'aria-label': t('map:prompt.sheet'),
      onclick: close,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      },
    },
    card && smallCard(card),
    h(
      'div',
      { class: 'sheet-words' },
      h('h2', {}, prompt.title),
      h('p', {}, prompt.hint),
      card && h('p', { class: 'sheet-card' }, h('strong', {}, cardName(card)), ' ', cardText(card)),
    ),
    h(
      'button',
      { type: 'button', class: 'close', 'aria-label': t('common.close'), control: 'sheet-close', ref: cross },
      '×',
    ),
  );
}

interface PromptSheet {
  /** The way to the sheet, and back to the control that opened it. */
  readonly open: (event: MouseEvent) => void;
  /** The sheet while it is open. */
  readonly sheet: VNode | undefined;
}

/** A sheet with all the words of a question; it does not outlive the question. */
export function usePromptSheet(app: HarrowApp, prompt: Prompt, rect: Rect): PromptSheet {
  const [openOn, setOpenOn] = useState<string>();
  const opener = useRef<EventTarget | null>(null);
  const question = questionOf(prompt);
  const close = () => {
    setOpenOn(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return {
    open: ({ currentTarget }) => {
      opener.current = currentTarget;
      setOpenOn(question);
    },
    sheet: openOn === question ? h(Sheet, { app, prompt, rect, close, key: 'sheet' }) : undefined,
  };
}

/** Over the words of a prompt that are cut short: the way to all of them. */
export function moreButton(open: (event: MouseEvent) => void): VNode {
  return h('button', {
    type: 'button',
    class: 'prompt-more',
    title: t('map:prompt.more'),
    'aria-label': t('map:prompt.more'),
    control: 'prompt-more',
    onclick: open,
  });
}

/** The card whose steps are being played, small, beside the question it asks. */
export function playedThumb(app: HarrowApp, open: (event: MouseEvent) => void): VNode | undefined {
  const card = playedNow(app);
  if (card === undefined) return undefined;
  const label = t('map:prompt.inPlay', { card: cardName(card), text: cardText(card) });
  return h(
    'button',
    {
      type: 'button',
      class: 'prompt-card',
      'aria-label': label,
      title: label,
      control: 'prompt-card',
      onclick: open,
    },
    smallCard(card),
  );
}
