import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { dialog } from '../../parts/dialog.ts';

/** The makers of the printed game, as its rulebook names them. */
const printed = [
  ['design', 'Jay Cormier, Shad Miller'],
  ['illustration', 'Tyler Crook'],
  ['graphics', 'Alexandra Bilic, Sebastian Koziner'],
  ['story', 'Cullen Bunn'],
  ['rulebook', 'Eric Slauson'],
  ['publisher', 'Off the Page Games'],
] as const;

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

export function creditsDialog(app: HarrowApp): VNode {
  return dialog(
    app,
    t('credits.title'),
    'credits',
    h('p', {}, t('credits.unofficial')),
    h('h3', {}, t('credits.printed')),
    names(printed.map(([role, who]) => [t(`credits.${role}`), who])),
    h('h3', {}, t('credits.digital')),
    h('p', {}, t('credits.digitalText')),
    h('h3', {}, t('credits.fonts')),
    names(fonts),
    h('p', {}, t('credits.fontsText')),
    h('h3', {}, t('credits.libraries')),
    h('p', {}, libraries),
  );
}
