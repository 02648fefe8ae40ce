import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Hand, HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Rect } from '../../../app/stage.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { at, h } from '../../dom.ts';
import { hesterRailPlaces } from '../map/hester-rail-places.ts';
import { papersOf } from '../map/table-sides.ts';
import { cardName } from '../words/terms.ts';
import { cardClass } from './card-face.ts';
import { cardPlaces } from './fair-hand-places.ts';
import { OpenHand } from './open-hand.ts';
import { progressBadge } from './quest-progress.ts';

/** The key that goes to the hand: to its stack, or to its first card. */
export const handKey = 'C';

/** Pictures on the stack; a larger hand shows its last ones. */
const shown = 4;

/** Hester's stack lies on her board, the Fair Folk's beside the county. */
function stackPlace({ stage: { layout }, match }: HarrowApp, { seat }: Hand): Rect {
  if (seat === hesterSeat) return hesterRailPlaces[layout.id].hand;
  const s = match?.session.state;
  return seat === fairSeat && s ? papersOf(layout, s).hand : layout.map.hand;
}

/** A card of the stack: its picture; where the stack has room, in its place and with its name. */
function smallCard(app: HarrowApp, card: HandCard, place: string, isNamed: boolean): VNode {
  return h(
    'span',
    { class: `small-card ${cardClass(card)}`, style: place, key: card },
    isNamed && h('strong', {}, cardName(card)),
    h('i', { style: `background-image:url(art/harrow/card-${card}.svg)` }),
    isNamed && progressBadge(app, card),
  );
}

/** Those whose stack lies elsewhere than a faction's. */
const looks: Readonly<Record<number, string | undefined>> = { [hesterSeat]: ' hester', [fairSeat]: ' fair' };

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
  const s = app.match?.session.state;
  const rows = hand.seat === fairSeat && s ? cardPlaces(papersOf(app.stage.layout, s), lying) : undefined;
  const cards = rows ? lying : lying.slice(-shown);
  const isPlayable = hand.playable.length > 0 || hand.open.some(({ callable }) => callable);
  const button = h(
    'button',
    {
      type: 'button',
      class: `hand-stack${isPlayable ? ' playable' : ''}${looks[hand.seat] ?? ''}`,
      style: at(stackPlace(app, hand)),
      title: t('table:hand.open', { count: hand.cards.length }),
      'aria-label': t('table:hand.open', { count: hand.cards.length }),
      control: 'hand-stack',
      'aria-keyshortcuts': handKey,
      ref: stack,
      onclick: () => open(true),
    },
    cards.map((card, i) => {
      if (rows) return smallCard(app, card, `left:${rows[i][0]}px;top:${rows[i][1]}px`, true);
      return smallCard(app, card, `--turn:${i - (cards.length - 1) / 2}`, hand.seat !== hesterSeat);
    }),
    h('span', { class: 'hand-title' }, t('table:hand.count', { count: hand.cards.length })),
  );
  const close = () => {
    open(false);
    stack.current?.focus();
  };
  return [button, ...(isOpen ? [h(OpenHand, { app, hand, close, done: () => open(false), key: 'open' })] : [])];
}
