import type { ComponentChildren, VNode } from 'preact';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import type { FairPapers } from '../map/fair-rail-places.ts';
import { cardPlaces } from './fair-hand-places.ts';
import { Fan, type HandProps, isStacked, type Lying } from './hand.ts';
import { HandStack } from './hand-stack.ts';

const [cardWidth, cardHeight] = [119, 170];

interface FairHandProps extends HandProps {
  readonly places: FairPapers;
  readonly titles: ComponentChildren;
}

/** Quests above cards, beside the county; on a small screen the rows are one button, which lays them open. */
export function fairHand({ app, hand, isOpen, open, places, titles }: FairHandProps): VNode {
  if (isStacked(app, hand)) return h(HandStack, { app, hand, isOpen, open, key: 'fair-hand' });
  const { hand: rect, cardScale: scale } = places;
  const width = cardWidth * scale;
  const cards = cardPlaces(places, hand.cards).map(([x, y]) => {
    return { x, y, height: cardHeight * scale, angle: 0, strip: width };
  });
  const lying: Lying = {
    rect,
    titles,
    label: t('table:hand.title.fair'),
    // Beside the rail, over the county.
    held: `--holder-x:${-Math.round(cardWidth * app.stage.layout.map.cardScale) - 2}px;bottom:0`,
    places: { look: 'fan', scale, width, top: 0, cards },
  };
  return h(Fan, { app, hand, lying, key: 'fair-hand' });
}
