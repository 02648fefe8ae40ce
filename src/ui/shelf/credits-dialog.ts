import type { VNode } from 'preact';
import type { Shelf } from '../../app/shelf.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { dialog } from '../parts/dialog.ts';
import { boxText } from './box-text.ts';

const fonts = [
  ['Grenze, Grenze Gotisch', 'Omnibus-Type'],
  ['Alegreya', 'Juan Pablo del Peral, Huerta Tipográfica'],
] as const;

const libraries = 'Phaser, Preact, Matter.js, howler.js, i18next, Valibot, idb-keyval';

const names = (rows: readonly (readonly [string, string])[]): VNode =>
  h(
    'dl',
    { class: 'names' },
    rows.flatMap(([what, who]) => [h('dt', {}, what), h('dd', {}, who)]),
  );

export function creditsDialog(app: Shelf): VNode {
  return dialog(
    app,
    t('shelf:credits.title'),
    'credits',
    h('p', {}, t('shelf:credits.unofficial')),
    app.boxes.flatMap((box) => [
      h('h3', {}, t('shelf:credits.printed', { game: boxText(box, 'name') })),
      names(box.makers.map(([part, who]) => [t(`shelf:credits.${part}`), who])),
    ]),
    h('h3', {}, t('shelf:credits.digital')),
    h('p', {}, t('shelf:credits.digitalText')),
    h('h3', {}, t('shelf:credits.fonts')),
    names(fonts),
    h('p', {}, t('shelf:credits.fontsText')),
    h('h3', {}, t('shelf:credits.libraries')),
    h('p', {}, libraries),
  );
}
