import { hesterSeat } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { t } from '../../i18n/i18n.ts';
import type { HandCard } from '../../session/hand-card.ts';
import type { App, Hand } from '../app.ts';
import { at, h } from '../dom.ts';
import { hesterPlaces } from '../hester-places.ts';
import type { Rect } from '../layout.ts';
import { promptOf } from '../words/prompt.ts';
import { cardFace, cardOwner } from './card-face.ts';
import { trapFocus } from './dialog.ts';
import { playButton } from './play-button.ts';

/** Whose hand is open over the map, if any. It outlives a redrawing of the screen. */
let openFor: Seat | undefined;

/** A card had to be picked when the hand was last drawn. */
let wasPicking = false;

/** Two rows of cards, each with its button, fit the screen at this size. */
const twoRowScale = 1.75;

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

/** Hester's stack lies on her board. */
function stackPlace({ stage: { layout } }: App, { seat }: Hand): Rect {
  return seat === hesterSeat ? hesterPlaces[layout.id].hand : layout.map.hand;
}

/** One button for the whole hand, where there is no room for cards. */
export function stackButton(app: App, hand: Hand): HTMLElement {
  const lying = hand.cards.length > 0 ? hand.cards : hand.open.map(({ card }) => card);
  const cards = lying.slice(-shown);
  const isPlayable = hand.playable.length > 0 || hand.open.some(({ callable }) => callable);
  const count = t('table:hand.count', { count: hand.cards.length });
  return h(
    'button',
    {
      type: 'button',
      class: `hand-stack${isPlayable ? ' playable' : ''}${hand.seat === hesterSeat ? ' hester' : ''}`,
      style: at(stackPlace(app, hand)),
      'aria-label': t('table:hand.open', { count: hand.cards.length }),
      focusKey: 'hand-stack',
      onclick: () => openStack(app, hand),
    },
    ...cards.map((card, i) => {
      const turn = i - (cards.length - 1) / 2;
      return h(
        'span',
        { class: `small-card ${cardOwner(card)}`, style: `--turn:${turn}` },
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

function largeCard(app: App, hand: Hand, card: HandCard, isPlayable: boolean): HTMLElement {
  return h(
    'article',
    { class: `card-large${isPlayable ? ' playable' : ''}` },
    cardFace(card),
    playButton(app, hand, card, () => {
      openFor = undefined;
    }),
  );
}

/** The rows of an open hand: Hester's face-up cards lie apart from those in her hand. */
function rows(app: App, hand: Hand): HTMLElement[] {
  const held = hand.cards.map((card) => largeCard(app, hand, card, hand.playable.includes(card)));
  if (hand.open.length === 0) return [h('div', { class: 'hand-row' }, held)];
  const open = hand.open.map(({ card, callable }) => largeCard(app, hand, card, callable));
  const row = (title: string, cards: readonly HTMLElement[]) =>
    h(
      'div',
      { class: 'hand-row', role: 'group', 'aria-label': title },
      h('h2', { class: 'hand-question' }, title),
      cards,
    );
  return [
    h(
      'div',
      { class: 'hand-rows' },
      row(t('table:hand.faceUp'), open),
      held.length > 0 && row(t('table:hand.inHand'), held),
    ),
  ];
}

/** How large the cards of an open hand are: a question over them, or a second row, takes some of their room. */
function openScale({ stage: { layout } }: App, { picking, open, cards }: Hand): number {
  const { cardScale } = layout.map;
  const isTwoRows = open.length > 0 && cards.length > 0 && layout.id !== 'phone';
  return isTwoRows ? twoRowScale : picking ? cardScale * 0.9 : cardScale;
}

/** The hand laid out over the map, every card large enough to be read. One that must be picked from opens by itself. */
export function openHand(app: App, hand: Hand): Node[] {
  if (hand.picking && !wasPicking) openFor = hand.seat;
  wasPicking = hand.picking;
  if (openFor !== hand.seat) {
    openFor = undefined;
    return [];
  }
  const player = cardOwner(hand.cards[0] ?? hand.open[0].card);
  const name = hand.picking ? promptOf(app).hint : t(`table:hand.title.${player}`);
  return [
    h(
      'div',
      {
        class: `hand-open${hand.picking ? ' picking' : ''}`,
        role: 'dialog',
        'aria-modal': 'true',
        'aria-label': name,
        style: `--k:${openScale(app, hand)}`,
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
      rows(app, hand),
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
