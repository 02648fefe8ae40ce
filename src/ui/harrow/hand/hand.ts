import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Hand, HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { deedsAt } from '../../../session/harrow/interaction/spot-offers.ts';
import { cardSpot } from '../../../session/harrow/spots.ts';
import { at, h } from '../../dom.ts';
import { usePreview } from '../map/map-preview.ts';
import { handRail } from '../map/table-sides.ts';
import { cardText } from '../words/terms.ts';
import { cardClass, cardFace, cardOwner, cardStrip, spokenCard } from './card-face.ts';
import { type HandPlaces, handPlaces } from './hand-places.ts';
import { HandStack, handKey } from './hand-stack.ts';
import { playButton } from './play-button.ts';
import { countedNests, progressBadge, progressWords } from './quest-progress.ts';

/** Which card is held up to be read, and whether it stays when the pointer leaves. */
interface Held {
  readonly card?: HandCard | undefined;
  readonly stays: boolean;
}

const none: Held = { stays: false };

/** Milliseconds a pointer rests on another card before that is held up: on its way to the button it only crosses it. */
const turnDelay = 180;

/** Letters of a card's text that fit on a card of the hand in its full size. */
const briefLength = 48;

/** Fewer would say nothing. */
const leastLength = 28;

function brief(text: string, scale: number): string {
  const length = Math.round(briefLength * Math.min(1, scale ** 2));
  if (length < leastLength) return '';
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length)).replace(/[.,;:–—]$/, '')}…`;
}

/** Says of a card what a person who does not see it needs to know. */
function cardLabel(card: HandCard, { picking, playable }: Hand): string {
  const state = t(`table:hand.${!playable.includes(card) ? 'waits' : picking ? 'pickable' : 'playable'}`);
  return `${spokenCard(card)} ${state}`;
}

/** The card large enough to be read, with the button that plays it. */
function largeCard(app: HarrowApp, hand: Hand, card: HandCard, held: string, putDown: () => void): VNode {
  const isPlayable = hand.playable.includes(card);
  const { cardScale } = app.stage.layout.map;
  return h(
    'div',
    {
      class: `card-large${isPlayable ? ' playable' : ''}`,
      style: `--k:${cardScale};${held}`,
      key: card,
    },
    cardFace(card),
    progressBadge(app, card),
    playButton(app, hand, card, putDown),
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

/** How a hand lies on the table: where, what is written over it, and where a card of it is held up. */
export interface Lying {
  readonly rect: Rect;
  readonly titles: ComponentChildren;
  readonly label: string;
  readonly held: string;
  readonly places: HandPlaces;
}

interface FanProps {
  readonly app: HarrowApp;
  readonly hand: Hand;
  readonly lying: Lying;
}

/** A faction's hand, at the foot of the left rail. */
function onLeftRail(app: HarrowApp, hand: Hand): Lying {
  const s = app.match?.session.state;
  const { layout } = app.stage;
  const rect = s ? handRail(layout, s).hand : layout.map.hand;
  const label = t(`table:hand.title.${cardOwner(hand.cards[0])}`);
  const places = handPlaces(layout, rect, hand.cards.length);
  return {
    rect,
    titles: h('h2', { class: 'hand-title' }, label),
    label,
    held: `bottom:${rect[3] - places.top + 6}px`,
    places,
  };
}

/** The fan of cards; the one pointed at, focused or tapped is held up. */
export function Fan({ app, hand, lying }: FanProps): VNode {
  const { places } = lying;
  const section = useRef<HTMLElement>(null);
  const [held, hold] = useState(none);
  const up = hand.cards.find((card) => card === held.card);
  /** While the focus goes back to a card, that is not held up again. */
  const isPuttingDown = useRef(false);
  const turning = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(turning.current), []);
  usePreview('hand', up && (countedNests(app, up) ?? deedsAt(app.interaction, cardSpot(up), 'card')[0]));
  /** The keyboard goes on to the button of the card it has held up. */
  const wantsButton = useRef(false);
  useLayoutEffect(() => {
    if (wantsButton.current) section.current?.querySelector<HTMLElement>('.play-card')?.focus();
    wantsButton.current = false;
  });

  function putDown(card: HandCard): void {
    hold(none);
    isPuttingDown.current = true;
    section.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
    isPuttingDown.current = false;
  }
  function pointAt(card: HandCard): void {
    const turn = () => hold((now) => (now.stays ? now : { card, stays: false }));
    if (up === undefined) turn();
    else turning.current = setTimeout(turn, turnDelay);
  }
  const cards = hand.cards.map((card, i) => {
    const isPlayable = hand.playable.includes(card);
    const { x, y, height, angle, strip } = places.cards[i];
    const state = `${isPlayable ? ' playable' : ''}${strip < places.width ? ' covered' : ''}${card === up ? ' held' : ''}`;
    return h(
      'button',
      {
        type: 'button',
        class: `hand-card ${places.look} ${cardClass(card)}${state}`,
        style: `left:${x}px;top:${y}px;width:${places.width}px;height:${height}px;--k:${places.scale};--angle:${angle}deg;--strip:${strip}px`,
        'aria-label': `${cardLabel(card, hand)} ${progressWords(app, card)}`.trim(),
        'data-card': card,
        'aria-keyshortcuts': i === 0 ? handKey : undefined,
        control: `card-${card}`,
        onclick: ({ detail }) => {
          const stays = !(held.stays && up === card);
          wantsButton.current = stays && detail === 0;
          hold(stays ? { card, stays } : none);
        },
        onpointerenter: ({ pointerType }: PointerEvent) => {
          if (pointerType === 'mouse') pointAt(card);
        },
        onpointerleave: () => clearTimeout(turning.current),
        onfocus: () => {
          if (!isPuttingDown.current) hold((now) => (now.card === card ? now : { card, stays: false }));
        },
      },
      places.look === 'strips'
        ? cardStrip(card, height, places.width)
        : cardFace(card, brief(cardText(card), places.scale)),
      progressBadge(app, card),
    );
  });
  return h(
    'section',
    {
      class: 'hand',
      style: at(lying.rect),
      'aria-label': lying.label,
      ref: section,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && up !== undefined) {
          event.stopPropagation();
          putDown(up);
        } else focusBeside(event);
      },
      onpointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || held.stays) return;
        if (!section.current?.contains(document.activeElement)) hold(none);
      },
      onfocusout: ({ relatedTarget }: FocusEvent) => {
        if (!section.current?.contains(relatedTarget as Node | null)) hold(none);
      },
    },
    h('div', { class: 'card-holder' }, up && largeCard(app, hand, up, lying.held, () => hold(none))),
    lying.titles,
    cards,
  );
}

export interface HandProps extends Omit<FanProps, 'lying'> {
  /** Laid open over the map, where it lies as a stack. */
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
}

/** On a small screen, and beside Hester's board, the cards are a stack that opens over the map. */
export function isStacked(app: HarrowApp, { seat }: Hand): boolean {
  return app.stage.layout.map.handLook === 'stack' || seat === hesterSeat;
}

/** The cards of the person in front of the screen. */
export function handPart({ app, hand, isOpen, open }: HandProps): VNode | undefined {
  if (hand.cards.length + hand.open.length === 0) return undefined;
  const key = `hand-${hand.seat}`;
  return isStacked(app, hand)
    ? h(HandStack, { app, hand, isOpen, open, key })
    : h(Fan, { app, hand, lying: onLeftRail(app, hand), key });
}
