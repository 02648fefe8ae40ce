import type { App, Hand } from '../../../app/app.ts';
import type { Rect } from '../../../app/harrow/layout.ts';
import { hesterSeat } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { hesterPlaces } from '../map/hester-rail-places.ts';
import { cardOwner } from './card-face.ts';
import { openHand } from './open-hand.ts';

/** Whose hand is open over the map, if any. It outlives a redrawing of the screen. */
let openFor: Seat | undefined;

/** A card had to be picked when the hand was last drawn. */
let wasPicking = false;

/** Pictures on the stack; a larger hand shows its last ones. */
const shown = 4;

function redraw(app: App): void {
  const { hand } = app;
  const old = document.querySelector('.hand-open');
  const next = hand ? laidOut(app, hand) : [];
  if (old) old.replaceWith(...next);
  else document.querySelector('.hand-stack')?.after(...next);
  const goal = openFor !== undefined ? '.hand-open .card-large:not(.folded) .play-card' : '.hand-stack';
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
        h('i', { style: `background-image:url(art/harrow/card-${card}.svg)` }),
      );
    }),
    h('span', { class: 'hand-title' }, count),
  );
}

/** Lays the hand out over the map. */
export function openStack(app: App, hand: Hand): void {
  openFor = hand.seat;
  redraw(app);
}

/** The open hand, if it is open. One that must be picked from opens by itself. */
export function laidOut(app: App, hand: Hand): Node[] {
  if (hand.picking && !wasPicking) openFor = hand.seat;
  wasPicking = hand.picking;
  if (openFor !== hand.seat) {
    openFor = undefined;
    return [];
  }
  const shut = () => {
    openFor = undefined;
  };
  const close = () => {
    shut();
    redraw(app);
  };
  return [openHand(app, hand, close, shut)];
}
