import type { App, Hand } from '../../../app/app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { h } from '../../dom.ts';
import { trapFocus } from '../../parts/dialog.ts';
import { promptOf } from '../words/map-prompt.ts';
import { cardName } from '../words/terms.ts';
import { cardEdge, cardFace, cardOwner } from './card-face.ts';
import { peekButton } from './card-peek.ts';
import { type OpenPlaces, openPlaces } from './open-hand-places.ts';
import { playButton } from './play-button.ts';

/** The whole card of a hand whose other cards are folded. It outlives a redrawing of the screen. */
let unfolded: string | undefined;

/** Makes a card whole; that which was whole folds. */
function unfold(card: HTMLElement): void {
  unfolded = card.dataset.card;
  for (const each of card.closest('.hand-open')?.querySelectorAll('.card-large') ?? []) {
    each.classList.toggle('folded', each !== card);
  }
}

function focusCard(card: HTMLElement): void {
  if (card.classList.contains('folded')) unfold(card);
  card.querySelector<HTMLElement>('.play-card')?.focus();
}

/** The arrow keys go from card to card. */
function focusBeside(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.card-large')];
  const index = cards.findIndex((card) => card.contains(document.activeElement));
  // From the cross, back is to the last card.
  const from = index < 0 && step < 0 ? 0 : index;
  focusCard(cards[(from + step + cards.length) % cards.length]);
}

/** A folded card: pointed at, tapped or focused, it unfolds. */
function edgeOf(card: HandCard, isNarrow: boolean): HTMLElement {
  const bring = () => {
    const whole = edge.closest<HTMLElement>('.card-large');
    if (whole) focusCard(whole);
  };
  const edge = h(
    'button',
    {
      type: 'button',
      class: `card-edge ${cardOwner(card)}${isNarrow ? ' narrow' : ''}`,
      focusKey: `edge-${card}`,
      onclick: bring,
      onfocus: bring,
      // Not when it only comes to lie under a pointer that rests.
      onpointermove: ({ pointerType, movementX, movementY }: PointerEvent) => {
        if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) bring();
      },
    },
    cardEdge(card),
  );
  return edge;
}

/** On narrower edges the words of a name do not fit beside each other. */
const narrowEdge = 100;

function largeCard(app: App, hand: Hand, card: HandCard, edge: number | undefined, done: () => void): HTMLElement {
  const isPlayable = hand.playable.includes(card) || hand.open.some((each) => each.card === card && each.callable);
  const isFolded = edge !== undefined && card !== unfolded;
  return h(
    'article',
    {
      class: `card-large${isPlayable ? ' playable' : ''}${isFolded ? ' folded' : ''}`,
      'aria-label': cardName(card),
      'data-card': card,
    },
    edge !== undefined && edgeOf(card, edge < narrowEdge),
    cardFace(card),
    playButton(app, hand, card, done),
    peekButton(app, card),
  );
}

/** Hester's face-up cards lie apart from those in her hand. */
function groupsOf({ cards, open }: Hand): { readonly key: 'faceUp' | 'inHand'; readonly cards: readonly HandCard[] }[] {
  return [
    { key: 'faceUp' as const, cards: open.map(({ card }) => card) },
    { key: 'inHand' as const, cards },
  ].filter((group) => group.cards.length > 0);
}

function rows(app: App, hand: Hand, { edge }: OpenPlaces, done: () => void): HTMLElement {
  const groups = groupsOf(hand);
  return h(
    'div',
    { class: 'hand-rows' },
    groups.map(({ key, cards }) => {
      const title = t(`table:hand.${key}`);
      return h(
        'div',
        { class: 'hand-row', role: 'group', 'aria-label': title },
        groups.length > 1 && h('h2', { class: 'hand-question' }, title),
        h(
          'div',
          { class: 'hand-cards' },
          cards.map((card) => largeCard(app, hand, card, edge, done)),
        ),
      );
    }),
  );
}

/** The hand laid out over the map, every card large enough to be read. */
export function openHand(app: App, hand: Hand, close: () => void, done: () => void): HTMLElement {
  const groups = groupsOf(hand);
  const cards = groups.flatMap((group) => group.cards);
  if (!cards.some((card) => card === unfolded)) {
    unfolded = cards.find((card) => hand.playable.includes(card)) ?? cards[0];
  }
  const places = openPlaces(
    app.stage.layout,
    groups.map((group) => group.cards.length),
  );
  const name = hand.picking ? promptOf(app).hint : t(`table:hand.title.${cardOwner(cards[0])}`);
  return h(
    'div',
    {
      class: 'hand-open',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': name,
      style: `--k:${places.scale.toFixed(3)};--edge:${places.edge?.toFixed(1) ?? 0}px`,
      onclick: (event: MouseEvent) => {
        const { target } = event;
        if (target instanceof Element && !target.closest('.hand-rows, .close')) close();
      },
      onkeydown: (event: KeyboardEvent) => {
        trapFocus(event);
        focusBeside(event);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      },
    },
    (hand.picking || groups.length === 1) && h('h2', { class: 'hand-question' }, name),
    rows(app, hand, places, done),
    h(
      'button',
      { type: 'button', class: 'close', 'aria-label': t('common.close'), focusKey: 'hand-close', onclick: close },
      '×',
    ),
  );
}
