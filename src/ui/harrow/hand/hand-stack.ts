import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Hand, HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { hesterRailPlaces } from '../map/hester-rail-places.ts';
import { cardClass } from './card-face.ts';
import { OpenHand } from './open-hand.ts';

/** The key that goes to the hand: to its stack, or to its first card. */
export const handKey = 'C';

/** Pictures on the stack; a larger hand shows its last ones. */
const shown = 4;

/** Hester's stack lies on her board. */
function stackPlace({ stage: { layout } }: HarrowApp, { seat }: Hand): Rect {
  return seat === hesterSeat ? hesterRailPlaces[layout.id].hand : layout.map.hand;
}

interface StackProps {
  readonly app: HarrowApp;
  readonly hand: Hand;
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
}

/** One button for the whole hand, where there is no room for cards; it lays them out over the map. */
export function HandStack({ app, hand, isOpen, open }: StackProps): VNode[] {
  const stack = useRef<HTMLElement>(null);
  // One that must be picked from opens by itself.
  useLayoutEffect(() => {
    if (hand.picking) open(true);
  }, [hand.picking]);
  const lying = hand.cards.length > 0 ? hand.cards : hand.open.map(({ card }) => card);
  const cards = lying.slice(-shown);
  const isPlayable = hand.playable.length > 0 || hand.open.some(({ callable }) => callable);
  const button = h(
    'button',
    {
      type: 'button',
      class: `hand-stack${isPlayable ? ' playable' : ''}${hand.seat === hesterSeat ? ' hester' : ''}`,
      style: at(stackPlace(app, hand)),
      'aria-label': t('table:hand.open', { count: hand.cards.length }),
      control: 'hand-stack',
      'aria-keyshortcuts': handKey,
      ref: stack,
      onclick: () => open(true),
    },
    cards.map((card, i) => {
      const turn = i - (cards.length - 1) / 2;
      return h(
        'span',
        { class: `small-card ${cardClass(card)}`, style: `--turn:${turn}`, key: card },
        h('i', { style: `background-image:url(art/harrow/card-${card}.svg)` }),
      );
    }),
    h('span', { class: 'hand-title' }, t('table:hand.count', { count: hand.cards.length })),
  );
  const close = () => {
    open(false);
    stack.current?.focus();
  };
  return [button, ...(isOpen ? [h(OpenHand, { app, hand, close, done: () => open(false), key: 'open' })] : [])];
}
