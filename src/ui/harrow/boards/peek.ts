import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../i18n/harrow/text.ts';
import { at, h } from '../../dom.ts';
import { whoName } from '../words/kammi-terms.ts';
import type { KammiBoardPlaces } from './kammi-board-places.ts';
import { nameStrip } from './kammi-sheet-places.ts';
import type { KammiView } from './kammi-view.ts';

interface PeekProps {
  readonly tokens: KammiView['tokens'];
  readonly places: KammiBoardPlaces;
}

/** Held down, it lifts the hoods for their owner; nobody else is ever given who hides there. */
export function Peek({ tokens, places }: PeekProps): VNode[] {
  const [isHeld, hold] = useState(false);
  const down = () => hold(true);
  const up = () => hold(false);
  const faces = tokens.flatMap(({ under }, i) => {
    if (under === undefined) return [];
    return [
      h('img', {
        class: 'peeked',
        style: at(places.legends.portraits[i]),
        src: `art/harrow/portrait-${under}.svg`,
        alt: '',
        draggable: false,
      }),
      h('span', { class: 'token-name peeked-name', style: at(nameStrip(places, i as 0 | 1)) }, whoName(under)),
    ];
  });
  return [
    h(
      'button',
      {
        type: 'button',
        class: 'plate peek',
        style: at(places.legends.peek),
        title: t('boards:legends.peekHint'),
        'aria-pressed': String(isHeld),
        control: 'peek',
        onpointerdown: down,
        onpointerup: up,
        onpointerleave: up,
        onkeydown: ({ key }: KeyboardEvent) => {
          if (key === 'Enter' || key === ' ') down();
        },
        onkeyup: up,
        onblur: up,
      },
      t('boards:legends.peek'),
    ),
    ...(isHeld ? faces : []),
  ];
}
