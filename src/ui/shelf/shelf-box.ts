import type { VNode } from 'preact';
import type { Box, Shelf } from '../../app/shelf.ts';
import { boxSpots, coverSize, type ShelfLayout } from '../../app/shelf-places.ts';
import type { XY } from '../../app/stage.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { boxText } from './box-text.ts';
import { kept } from './kept.ts';

/** Of each picture of a box, in units of its cover: its upper left corner, measured from the foot or the middle, and its size. */
const pictures = {
  glow: { corner: [-205, -205], size: 410 },
  light: { corner: [-192, -192], size: 384 },
  lamp: { corner: [-74, -304], size: 148 },
  box: { corner: [-coverSize[0] / 2 - 12, -coverSize[1] - 16], size: coverSize[0] + 66 },
} as const;

interface Standing {
  readonly id: string;
  readonly foot: XY;
  readonly isChosen: boolean;
}

/** A picture hung up by its anchor: it grows from there. */
function hung(address: string, kind: keyof typeof pictures, [x, y]: XY, scale: number): VNode {
  const { corner, size } = pictures[kind];
  return h('img', {
    class: `shelf-${kind}`,
    key: address,
    src: `art/${address}.svg`,
    alt: '',
    draggable: 'false',
    style: `left:${x + corner[0]}px;top:${y + corner[1]}px;width:${size}px;transform-origin:${-corner[0]}px ${-corner[1]}px;scale:${scale}`,
  });
}

const scaleOf = ({ boxScale, chosenScale }: ShelfLayout, isChosen: boolean): number =>
  isChosen ? chosenScale : boxScale;

/** What lies behind all boxes: the light of each lamp on the wall, and the rays of the chosen one. */
export function lights(layout: ShelfLayout, boxes: readonly Standing[]): VNode[] {
  const middle = ([x, y]: XY): XY => [x, y - (coverSize[1] / 2) * layout.boxScale];
  return [
    ...boxes.map(({ id, foot }) => hung(`${id}/shelf-glow`, 'glow', middle(foot), layout.boxScale * 1.3)),
    ...boxes.map(({ id, foot, isChosen }) =>
      hung(`${id}/shelf-light`, 'light', middle(foot), isChosen ? layout.chosenScale : 0),
    ),
    ...boxes.map(({ id, foot, isChosen }) =>
      hung(`${id}/shelf-lamp`, 'lamp', [foot[0], layout.lampHeight], scaleOf(layout, isChosen) * 0.66),
    ),
  ];
}

/** The boxes of the shelf, the chosen one nearer. */
export function standing({ stage: { layout }, boxes, chosen }: Shelf): Standing[] {
  const spots = boxSpots(layout, boxes.length);
  return boxes.map(({ id }, i) => ({
    id,
    isChosen: id === chosen.id,
    foot: [spots[i][0], spots[i][1] + (id === chosen.id ? 4 : 0)],
  }));
}

/** A box is a button: a click chooses it, and opens the one that is chosen. Under it hangs what is kept of it, or how it is opened. */
export function shelfBox(shelf: Shelf, box: Box, { foot: [x, y], isChosen }: Standing): VNode {
  const { layout } = shelf.stage;
  const [w, tall] = coverSize;
  const scale = scaleOf(layout, isChosen);
  const name = boxText(box, 'name');
  const isOpening = shelf.opening === box.id;
  const state = isOpening ? t('games.reading') : kept(shelf, box);
  return h(
    'li',
    { key: box.id, class: isChosen ? 'chosen' : '' },
    h(
      'button',
      {
        type: 'button',
        class: 'shelf-cover',
        control: `box-${box.id}`,
        'aria-pressed': String(isChosen),
        'aria-label': `${name}, ${state}`,
        style: `left:${x - w / 2}px;top:${y - tall}px;width:${w}px;height:${tall}px;scale:${scale}`,
        onclick: () => (isChosen ? shelf.take('title') : shelf.choose(box.id)),
      },
      hung(`${box.id}/shelf-box`, 'box', [w / 2, tall], 1),
      h('img', { class: 'shelf-frame', src: 'art/shell/shelf-frame.svg', alt: '', draggable: 'false' }),
      h('span', { class: 'shelf-name' }, name),
    ),
    isChosen && !isOpening
      ? h(
          'button',
          {
            type: 'button',
            class: 'shelf-tag opens',
            style: `left:${x}px;top:${layout.tagHeight}px`,
            control: 'box-open',
            onclick: () => shelf.take('title'),
          },
          t('shelf:open'),
        )
      : h('span', { class: 'shelf-tag', style: `left:${x}px;top:${layout.tagHeight}px`, 'aria-hidden': 'true' }, state),
  );
}
