import type { App } from '../../../app/app.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import { h } from '../../dom.ts';
import { cardFace } from './card-face.ts';

/** Holds a card up over the middle of the map; whoever calls takes it away. */
export function playedCard(app: App, card: HandCard, ms: number): HTMLElement {
  const [x, y, w, hgt] = app.stage.layout.map.sheet;
  const element = h(
    'div',
    {
      class: 'played-card',
      style: `left:${x + w / 2}px;top:${y + hgt / 2}px;--k:${app.stage.layout.map.cardScale};animation-duration:${ms}ms`,
      'aria-hidden': 'true',
    },
    cardFace(card),
  );
  // Beside the screen, which is drawn anew in the meantime.
  document.querySelector('.stage')?.append(element);
  return element;
}
