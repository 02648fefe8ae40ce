import type { VNode } from 'preact';
import type { Shelf } from '../../app/shelf.ts';
import type { XY } from '../../app/stage.ts';
import { t } from '../../i18n/i18n.ts';
import { at, h } from '../dom.ts';
import { icon, type PictureName } from '../parts/button.ts';
import { languagePlates } from '../parts/languages.ts';
import { boxText } from './box-text.ts';
import { kept } from './kept.ts';
import { lights, shelfBox, standing } from './shelf-box.ts';

/** The letters are an ink stroke under engraved gold; the same words, one over the other. */
const line = (words: string, [x, y]: XY): VNode =>
  h(
    'span',
    { class: 'line', 'data-text': words, style: `left:${x}px;top:${y}px` },
    h('span', { class: 'gold' }, words),
  );

function name({ stage: { layout } }: Shelf): VNode {
  const { title, titleSize, titleStep } = layout;
  return h(
    'h1',
    {
      class: `shelf-title${titleStep[1] === 0 ? ' one-line' : ''}`,
      'aria-label': t('shelf:name'),
      style: `left:${title[0]}px;top:${title[1]}px;font-size:${titleSize}px`,
    },
    line(t('shelf:line1'), [0, 0]),
    line(t('shelf:line2'), titleStep),
  );
}

/** What there is to say of the chosen game. */
function about({ chosen }: Shelf): VNode {
  return h(
    'section',
    { class: 'shelf-paper', 'aria-live': 'polite' },
    h('header', {}, h('h2', {}, boxText(chosen, 'name')), h('p', {}, t('shelf:players', { range: chosen.players }))),
    h('p', { class: 'about' }, boxText(chosen, 'about')),
    h(
      'dl',
      {},
      (['alone', 'together', 'learn'] as const).map((how) =>
        h('div', { key: how }, h('dt', {}, t(`shelf:${how}`)), h('dd', {}, boxText(chosen, how))),
      ),
    ),
  );
}

interface Plank {
  readonly key: string;
  readonly words: string;
  readonly onclick: () => void;
  readonly detail?: string;
  readonly picture?: PictureName;
  readonly lit?: boolean;
}

const plank = ({ key, words, onclick, detail, picture, lit }: Plank): VNode =>
  h(
    'button',
    { type: 'button', class: `plank${lit ? ' lit' : ''}`, control: `shelf-${key}`, onclick },
    picture && icon(picture),
    h('span', { class: 'words' }, h('b', {}, words), detail !== undefined && h('span', {}, detail)),
  );

/** What can be done: with the chosen game, and at the shelf. A game that was under way comes first. */
function menu(shelf: Shelf): VNode {
  const { chosen } = shelf;
  const game = boxText(chosen, 'name');
  const waits = shelf.glanceOf(chosen.id) && t('shelf:waits', { game, how: kept(shelf, chosen) });
  const goOn: Plank | undefined =
    waits === undefined
      ? undefined
      : {
          key: 'continue',
          words: t('shelf:continue'),
          detail: waits,
          picture: `${chosen.id}/shelf-lamp`,
          lit: true,
          onclick: () => shelf.take('continue'),
        };
  return h(
    'nav',
    { class: 'shelf-menu', 'aria-label': game },
    goOn && plank(goOn),
    plank({ key: 'new', words: t('shelf:newGame'), lit: !goOn, onclick: () => shelf.take('newGame') }),
    plank({ key: 'rules', words: t('rulebook:title'), onclick: () => shelf.take('rules') }),
    plank({ key: 'settings', words: t('settings.title'), onclick: () => shelf.open({ kind: 'settings' }) }),
    plank({ key: 'credits', words: t('shelf:credits.title'), onclick: () => shelf.open({ kind: 'credits' }) }),
  );
}

export function shelfScreen(shelf: Shelf): VNode[] {
  const { layout } = shelf.stage;
  const boxes = standing(shelf);
  const scenery = (part: string) =>
    h('img', {
      class: `shelf-${part}`,
      key: `${part}-${layout.id}`,
      src: `art/shell/shelf-${part}-${layout.id}.svg`,
      alt: '',
    });
  const [x, y] = layout.board;
  return [
    h(
      'div',
      { class: 'shelf-hollow', 'aria-hidden': 'true', key: 'hollow' },
      scenery('wall'),
      lights(layout, boxes),
      h('div', { style: `position:absolute;left:${x - 4}px;top:${y - 10}px` }, scenery('board')),
    ),
    h(
      'ul',
      { class: 'shelf-boxes', 'aria-label': t('shelf:boxes'), key: 'boxes' },
      shelf.boxes.map((box, i) => shelfBox(shelf, box, boxes[i])),
    ),
    scenery('bark'),
    name(shelf),
    h(
      'main',
      { class: 'shelf-column', style: at(layout.column), key: 'column' },
      h('p', { class: 'shelf-tables' }, t('shelf:tables')),
      about(shelf),
      menu(shelf),
    ),
    languagePlates(shelf, layout.languages),
  ];
}
