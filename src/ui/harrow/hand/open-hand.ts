import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hand, HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { h } from '../../dom.ts';
import { trapFocus } from '../../parts/dialog.ts';
import { usePreview } from '../map/map-preview.ts';
import { promptOf } from '../words/map-prompt.ts';
import { cardName } from '../words/terms.ts';
import { cardClass, cardEdge, cardFace, cardOwner } from './card-face.ts';
import { peekAction, peekButton, peekLayer } from './card-peek.ts';
import { type OpenPlaces, openPlaces } from './open-hand-places.ts';
import { playButton } from './play-button.ts';
import { progressBadge } from './quest-progress.ts';

/** What a card of an open hand can be asked to do. */
interface Ways {
  /** The whole card of a hand whose other cards are folded. */
  readonly unfolded: HandCard | undefined;
  /** Makes the card whole, and its button has the focus. */
  bring(card: HandCard): void;
  /** Takes the hand off the map for as long as the map shows what the card would offer there. */
  peek(card: HandCard): void;
  /** The card is played. */
  done(): void;
}

/** A folded card: pointed at, tapped or focused, it unfolds. */
function edgeOf(card: HandCard, isNarrow: boolean, { bring }: Ways): VNode {
  return h(
    'button',
    {
      type: 'button',
      class: `card-edge ${cardClass(card)}${isNarrow ? ' narrow' : ''}`,
      control: `edge-${card}`,
      onclick: () => bring(card),
      onfocus: () => bring(card),
      // Not when it only comes to lie under a pointer that rests.
      onpointermove: ({ pointerType, movementX, movementY }: PointerEvent) => {
        if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) bring(card);
      },
    },
    cardEdge(card),
  );
}

/** On narrower edges the words of a name do not fit beside each other. */
const narrowEdge = 100;

function largeCard(app: HarrowApp, hand: Hand, card: HandCard, edge: number | undefined, ways: Ways): VNode {
  const isPlayable = hand.playable.includes(card) || hand.open.some((each) => each.card === card && each.callable);
  const isFolded = edge !== undefined && card !== ways.unfolded;
  return h(
    'article',
    {
      class: `card-large${isPlayable ? ' playable' : ''}${isFolded ? ' folded' : ''}`,
      'aria-label': cardName(card),
      'data-card': card,
      key: card,
    },
    edge !== undefined && edgeOf(card, edge < narrowEdge, ways),
    cardFace(card),
    progressBadge(app, card),
    playButton(app, hand, card, ways.done),
    peekAction(app, card) && peekButton(card, () => ways.peek(card)),
  );
}

/** Hester's face-up cards lie apart from those in her hand. */
function groupsOf({ cards, open }: Hand): { readonly key: 'faceUp' | 'inHand'; readonly cards: readonly HandCard[] }[] {
  return [
    { key: 'faceUp' as const, cards: open.map(({ card }) => card) },
    { key: 'inHand' as const, cards },
  ].filter((group) => group.cards.length > 0);
}

function rows(app: HarrowApp, hand: Hand, { edge }: OpenPlaces, ways: Ways): VNode {
  const groups = groupsOf(hand);
  return h(
    'div',
    { class: 'hand-rows' },
    groups.map(({ key, cards }) => {
      const title = t(`table:hand.${key}`);
      return h(
        'div',
        { class: 'hand-row', role: 'group', 'aria-label': title, key },
        groups.length > 1 && h('h2', { class: 'hand-question' }, title),
        h(
          'div',
          { class: 'hand-cards' },
          cards.map((card) => largeCard(app, hand, card, edge, ways)),
        ),
      );
    }),
  );
}

interface OpenHandProps {
  readonly app: HarrowApp;
  readonly hand: Hand;
  readonly close: () => void;
  readonly done: () => void;
}

/** The hand laid out over the map, every card large enough to be read. */
export function OpenHand({ app, hand, close, done }: OpenHandProps): VNode {
  const groups = groupsOf(hand);
  const cards = groups.flatMap((group) => group.cards);
  const places = openPlaces(
    app.stage.layout,
    groups.map((group) => group.cards.length),
  );
  const layer = useRef<HTMLElement>(null);
  const [wanted, want] = useState<HandCard>();
  const [peeked, setPeeked] = useState<HandCard>();
  const unfolded =
    cards.find((card) => card === wanted) ?? cards.find((card) => hand.playable.includes(card)) ?? cards[0];
  const inPeek = cards.find((card) => card === peeked);
  usePreview('peek', inPeek && peekAction(app, inPeek));
  /** What has the focus once it is there. */
  const goal = useRef<string | undefined>('.card-large:not(.folded) .play-card');
  useLayoutEffect(() => {
    if (goal.current !== undefined) layer.current?.querySelector<HTMLElement>(goal.current)?.focus();
    goal.current = undefined;
  });

  function bring(card: HandCard): void {
    const button = `[data-card="${card}"] .play-card`;
    want(card);
    // A folded card has no button yet.
    if (card === unfolded) layer.current?.querySelector<HTMLElement>(button)?.focus();
    else goal.current = button;
  }
  function peek(card: HandCard | undefined): void {
    goal.current = card === undefined ? `[data-focus="peek-${inPeek}"]` : '[data-focus="peek-back"]';
    setPeeked(card);
  }
  /** The arrow keys go from card to card. */
  function bringBeside(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(layer.current?.querySelectorAll('.card-large') ?? [])];
    const index = all.findIndex((card) => card.contains(document.activeElement));
    // From the cross, back is to the last card.
    const from = index < 0 && step < 0 ? 0 : index;
    bring(cards[(from + step + cards.length) % cards.length]);
  }
  const name = hand.picking ? promptOf(app).hint : t(`table:hand.title.${cardOwner(cards[0])}`);
  return h(
    'div',
    {
      class: `hand-open${inPeek ? ' peeking' : ''}`,
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': name,
      style: `--k:${places.scale.toFixed(3)};--edge:${places.edge?.toFixed(1) ?? 0}px`,
      ref: layer,
      onclick: ({ target }) => {
        if (target instanceof Element && !target.closest('.hand-rows, .close')) close();
      },
      onkeydown: (event: KeyboardEvent) => {
        trapFocus(event);
        bringBeside(event);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      },
    },
    (hand.picking || groups.length === 1) && h('h2', { class: 'hand-question' }, name),
    rows(app, hand, places, { unfolded, bring, peek, done }),
    h(
      'button',
      {
        type: 'button',
        class: 'close',
        title: t('common.close'),
        'aria-label': t('common.close'),
        control: 'hand-close',
        onclick: close,
      },
      '×',
    ),
    inPeek && peekLayer(() => peek(undefined)),
  );
}
