import type { Seat } from '../../engine/kernel/game.ts';
import { t } from '../../i18n/i18n.ts';
import type { App, Hand } from '../app.ts';
import { at, h } from '../dom.ts';
import { promptOf } from '../words/prompt.ts';
import { cardFace, cardFaction } from './card-face.ts';
import { trapFocus } from './dialog.ts';
import { playButton } from './play-button.ts';

/** Whose hand is open over the map, if any. It outlives a redrawing of the screen. */
let openFor: Seat | undefined;

/** A card had to be picked when the hand was last drawn. */
let wasPicking = false;

/** Pictures on the stack; a larger hand shows its last ones. */
const shown = 4;

function redraw(app: App): void {
  const { hand } = app;
  const old = document.querySelector('.hand-open');
  const next = hand ? openHand(app, hand) : [];
  if (old) old.replaceWith(...next);
  else document.querySelector('.hand-stack')?.after(...next);
  const goal = openFor !== undefined ? '.hand-open .play-card' : '.hand-stack';
  document.querySelector<HTMLElement>(goal)?.focus();
}

/** One button for the whole hand, where there is no room for cards. */
export function stackButton(app: App, hand: Hand): HTMLElement {
  const cards = hand.cards.slice(-shown);
  const count = t('table:hand.count', { count: hand.cards.length });
  return h(
    'button',
    {
      type: 'button',
      class: `hand-stack${hand.playable.length > 0 ? ' playable' : ''}`,
      style: at(app.stage.layout.map.hand),
      'aria-label': t('table:hand.open', { count: hand.cards.length }),
      focusKey: 'hand-stack',
      onclick: () => openStack(app, hand),
    },
    ...cards.map((card, i) => {
      const turn = i - (cards.length - 1) / 2;
      return h(
        'span',
        { class: `small-card ${cardFaction(card)}`, style: `--turn:${turn}` },
        h('i', { style: `background-image:url(art/card-${card}.svg)` }),
      );
    }),
    h('span', { class: 'hand-title' }, count),
  );
}

function close(app: App): void {
  openFor = undefined;
  redraw(app);
}

/** Lays the hand out over the map. */
export function openStack(app: App, hand: Hand): void {
  openFor = hand.seat;
  redraw(app);
}

/** The hand laid out over the map, every card large enough to be read. One that must be picked from opens by itself. */
export function openHand(app: App, hand: Hand): Node[] {
  if (hand.picking && !wasPicking) openFor = hand.seat;
  wasPicking = hand.picking;
  if (openFor !== hand.seat) {
    openFor = undefined;
    return [];
  }
  const { cardScale } = app.stage.layout.map;
  const name = hand.picking ? promptOf(app).hint : t(`table:hand.title.${cardFaction(hand.cards[0])}`);
  return [
    h(
      'div',
      {
        class: `hand-open${hand.picking ? ' picking' : ''}`,
        role: 'dialog',
        'aria-modal': 'true',
        'aria-label': name,
        // A question over the cards takes some of their room.
        style: `--k:${hand.picking ? cardScale * 0.9 : cardScale}`,
        onclick: (event: MouseEvent) => {
          if (event.target === event.currentTarget) close(app);
        },
        onkeydown: (event: KeyboardEvent) => {
          trapFocus(event);
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close(app);
        },
      },
      hand.picking && h('h2', { class: 'hand-question' }, name),
      h(
        'div',
        { class: 'hand-row' },
        ...hand.cards.map((card) => {
          const isPlayable = hand.playable.includes(card);
          return h(
            'article',
            { class: `card-large${isPlayable ? ' playable' : ''}` },
            cardFace(card),
            playButton(app, hand, card, () => {
              openFor = undefined;
            }),
          );
        }),
      ),
      h(
        'button',
        {
          type: 'button',
          class: 'close',
          'aria-label': t('common.close'),
          focusKey: 'hand-close',
          onclick: () => close(app),
        },
        '×',
      ),
    ),
  ];
}
