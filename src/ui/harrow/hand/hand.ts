import type { App, Hand } from '../../../app/app.ts';
import { hesterSeat } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { at, h } from '../../dom.ts';
import { showPreview } from '../map/map-preview.ts';
import { cardName } from '../words/terms.ts';
import { cardFace, cardOwner, cardStrip, cardText } from './card-face.ts';
import { handPlaces } from './hand-places.ts';
import { laidOut, openStack, stackButton } from './hand-stack.ts';
import { playButton } from './play-button.ts';

/** Which card is held up to be read, and whether it stays when the pointer leaves. It outlives a redrawing of the screen. */
const held: { card: HandCard | undefined; stays: boolean } = { card: undefined, stays: false };

/** Milliseconds a pointer rests on another card before that is held up: on its way to the button it only crosses it. */
const turnDelay = 180;

/** Letters of a card's text that fit on the small card. */
const briefLength = 48;

function brief(text: string): string {
  if (text.length <= briefLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', briefLength)).replace(/[.,;:–—]$/, '')}…`;
}

/** Says of a card what a person who does not see it needs to know. */
function cardLabel(card: HandCard, { picking, playable }: Hand): string {
  const state = t(`table:hand.${!playable.includes(card) ? 'waits' : picking ? 'pickable' : 'playable'}`);
  return `${cardName(card)}. ${cardText(card)} ${state}`;
}

/** The card large enough to be read, with the button that plays it. */
function largeCard(app: App, hand: Hand, card: HandCard): HTMLElement {
  const isPlayable = hand.playable.includes(card);
  const { hand: place, cardScale } = app.stage.layout.map;
  return h(
    'div',
    {
      class: `card-large${isPlayable ? ' playable' : ''}`,
      style: `--k:${cardScale};bottom:${place[3] - handPlaces(app.stage.layout, 1).top + 6}px`,
    },
    cardFace(card),
    playButton(app, hand, card, () => {
      held.card = undefined;
      held.stays = false;
    }),
  );
}

function focusBeside(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.hand-card')];
  const { activeElement } = document;
  const index = activeElement instanceof HTMLElement ? cards.indexOf(activeElement) : -1;
  if (index < 0) return;
  event.preventDefault();
  event.stopPropagation();
  cards[(index + step + cards.length) % cards.length].focus();
}

/** The fan of cards; the one pointed at, focused or tapped is held up. */
function fan(app: App, hand: Hand): HTMLElement {
  const { layout } = app.stage;
  const places = handPlaces(layout, hand.cards.length);
  const large = h('div', { class: 'card-holder' });
  let isPuttingDown = false;
  let turning: number | undefined;
  const cards = hand.cards.map((card, i) => {
    const isPlayable = hand.playable.includes(card);
    const { x, y, height, angle, strip } = places.cards[i];
    const state = `${isPlayable ? ' playable' : ''}${strip < places.width ? ' covered' : ''}`;
    return h(
      'button',
      {
        type: 'button',
        class: `hand-card ${places.look}${state}`,
        style: `left:${x}px;top:${y}px;width:${places.width}px;height:${height}px;--k:${places.scale};--angle:${angle}deg;--strip:${strip}px`,
        'aria-label': cardLabel(card, hand),
        'data-card': card,
        focusKey: `card-${card}`,
        onclick: (event: MouseEvent) => {
          held.stays = !(held.stays && held.card === card);
          hold(held.stays ? card : undefined);
          if (event.detail === 0) large.querySelector<HTMLElement>('.play-card')?.focus();
        },
        onpointerenter: (event: PointerEvent) => {
          if (event.pointerType === 'mouse') pointAt(card);
        },
        onpointerleave: () => clearTimeout(turning),
        onfocus: () => {
          if (isPuttingDown) return;
          if (held.card !== card) held.stays = false;
          hold(card);
        },
      },
      places.look === 'strips' ? cardStrip(card, height) : cardFace(card, brief(cardText(card))),
    );
  });
  const element = h(
    'section',
    {
      class: 'hand',
      style: at(layout.map.hand),
      'aria-label': t(`table:hand.title.${cardOwner(hand.cards[0])}`),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && held.card !== undefined) {
          event.stopPropagation();
          putDown(held.card);
        } else focusBeside(event);
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !held.stays && !element.contains(document.activeElement)) hold(undefined);
      },
      onfocusout: (event: FocusEvent) => {
        // A redrawing takes the focus away only to give it back.
        if (!element.isConnected || element.contains(event.relatedTarget as Node | null)) return;
        held.stays = false;
        hold(undefined);
      },
    },
    large,
    title(hand),
    ...cards,
  );
  /** The focus goes back to the card, which must not be held up for that again. */
  function putDown(card: HandCard): void {
    held.stays = false;
    hold(undefined);
    isPuttingDown = true;
    cards.find((each) => each.dataset.card === card)?.focus();
    isPuttingDown = false;
  }
  function pointAt(card: HandCard): void {
    const turn = () => {
      if (!held.stays && element.isConnected) hold(card);
    };
    if (held.card === undefined) turn();
    else turning = window.setTimeout(turn, turnDelay);
  }
  function hold(card: HandCard | undefined): void {
    held.card = card;
    large.replaceChildren(...(card ? [largeCard(app, hand, card)] : []));
    for (const each of cards) each.classList.toggle('held', each.dataset.card === card);
    showPreview(app, card && app.interaction?.cards.find((action) => action.card === card));
  }
  if (held.card !== undefined && !hand.cards.includes(held.card)) {
    held.card = undefined;
    held.stays = false;
  }
  // The county this points at is not drawn yet.
  if (held.card !== undefined) queueMicrotask(() => hold(held.card));
  return element;
}

function title(hand: Hand): HTMLElement {
  return h('h2', { class: 'hand-title' }, t(`table:hand.title.${cardOwner(hand.cards[0])}`));
}

/** Brings the hand to the player: laid open on a phone, elsewhere the first card that can be taken gets the focus. */
export function showHand(app: App): void {
  const { hand } = app;
  if (!hand) return;
  if (isStacked(app, hand)) openStack(app, hand);
  else document.querySelector<HTMLElement>('.hand-card.playable')?.focus();
}

/** On a phone, and beside Hester's board, the cards are a stack that opens over the map. */
function isStacked(app: App, { seat }: Hand): boolean {
  return app.stage.layout.id === 'phone' || seat === hesterSeat;
}

/** The cards of the person in front of the screen. */
export function handPart(app: App): Node[] {
  const { hand } = app;
  if (!hand || hand.cards.length + hand.open.length === 0) return [];
  return isStacked(app, hand) ? [stackButton(app, hand), ...laidOut(app, hand)] : [fan(app, hand)];
}
