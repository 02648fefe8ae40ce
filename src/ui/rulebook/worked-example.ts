import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import type { WorkedExample } from '../game-parts.ts';
import { button } from '../parts/button.ts';

interface Looked {
  /** The article it belongs to. */
  readonly id: string;
  readonly example: WorkedExample;
}

/** A small game beside the rule it shows: first as it was, then a step with every press, then once more from the start. */
export function WorkedExampleFigure({ id, example }: Looked): VNode {
  const [at, setAt] = useState(0);
  const { length } = example;
  const isLast = at === length - 1;
  const label = at === 0 ? t('rulebook:showMe') : isLast ? t('rulebook:showAgain') : t('rulebook:showNext');
  return h(
    'figure',
    { class: 'example' },
    h('div', { class: 'example-picture' }, example.picture(at)),
    h(
      'div',
      { class: 'example-words' },
      h('figcaption', { 'aria-live': 'polite' }, example.text(at)),
      h(
        'div',
        { class: 'example-steps' },
        button(`example-${id}`, label, () => setAt(isLast ? 0 : at + 1)),
        at > 0 && !isLast && button(`example-back-${id}`, t('rulebook:showBack'), () => setAt(at - 1)),
        h('span', { class: 'example-at' }, t('rulebook:at', { at: at + 1, of: length })),
      ),
    ),
  );
}
