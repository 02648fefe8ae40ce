import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { h } from '../../dom.ts';
import { cardFace } from './card-face.ts';

/** The card that is held up over the middle of the map for everybody to see. */
export function heldUpCard({ remembered, stage }: HarrowApp): VNode | undefined {
  const { heldUp } = remembered;
  if (!heldUp) return undefined;
  const [x, y, w, hgt] = stage.layout.map.sheet;
  return h(
    'div',
    {
      class: 'played-card',
      style: `left:${x + w / 2}px;top:${y + hgt / 2}px;--k:${stage.layout.map.cardScale};animation-duration:${heldUp.ms}ms`,
      'aria-hidden': 'true',
      key: heldUp.card,
    },
    cardFace(heldUp.card),
  );
}
