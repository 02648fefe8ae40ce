import type { App } from '../../../app/app.ts';
import type { Rect } from '../../../app/harrow/layout.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { cardInPlay } from '../../../session/harrow/card-in-play.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { h } from '../../dom.ts';
import { cardOwner, cardText } from '../hand/card-face.ts';
import type { Prompt } from '../words/map-prompt.ts';
import { cardName } from '../words/terms.ts';

/** The question whose sheet is open. It outlives a redrawing of the screen, not another question. */
let openOn: string | undefined;

const questionOf = ({ title, hint }: Prompt): string => `${title} ${hint}`;

function playedNow(app: App): HandCard | undefined {
  const session = app.match?.session;
  return session && !app.busy ? cardInPlay(session.state, session.log) : undefined;
}

function smallCard(card: HandCard): HTMLElement {
  const picture = h('i', { style: `background-image:url(art/harrow/card-${card}.svg)` });
  return h('span', { class: `small-card ${cardOwner(card)}` }, picture);
}

function sheet(app: App, prompt: Prompt, [x, y, w]: Rect): HTMLElement {
  const card = playedNow(app);
  const close = () => {
    openOn = undefined;
    element.remove();
    document.querySelector<HTMLElement>('[data-focus="prompt-more"]')?.focus();
  };
  const element = h(
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
    h('button', { type: 'button', class: 'close', 'aria-label': t('common.close'), focusKey: 'sheet-close' }, '×'),
  );
  return element;
}

/** The open sheet with all the words of the question and the card in play. */
export function openSheet(app: App, prompt: Prompt, rect: Rect): HTMLElement[] {
  if (openOn !== questionOf(prompt)) openOn = undefined;
  return openOn === undefined ? [] : [sheet(app, prompt, rect)];
}

function open(app: App, prompt: Prompt, rect: Rect): void {
  if (openOn !== undefined) return;
  openOn = questionOf(prompt);
  document.querySelector('.prompt')?.after(sheet(app, prompt, rect));
  document.querySelector<HTMLElement>('[data-focus="sheet-close"]')?.focus();
}

/** Over the words of a prompt that are cut short: the way to all of them. */
export function moreButton(app: App, prompt: Prompt, rect: Rect): HTMLElement {
  return h('button', {
    type: 'button',
    class: 'prompt-more',
    'aria-label': t('map:prompt.more'),
    focusKey: 'prompt-more',
    onclick: () => open(app, prompt, rect),
  });
}

/** The card whose steps are being played, small, beside the question it asks. */
export function playedThumb(app: App, prompt: Prompt, rect: Rect): HTMLElement | undefined {
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
      focusKey: 'prompt-card',
      onclick: () => open(app, prompt, rect),
    },
    smallCard(card),
  );
}
