import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type NightId, nightIds, nightNumber } from '../../../session/harrow/campaign/nights.ts';
import {
  allEmbers,
  bestNight,
  embersOf,
  nightsWon,
  recordOf,
  statusOf,
} from '../../../session/harrow/campaign/progress.ts';
import { nightSpot } from '../../../session/harrow/spots.ts';
import { at, h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { languageWheel } from '../../parts/languages.ts';
import { type Twin, Twins } from '../../twins.ts';
import { burrowPlaces, plankSize } from './campaign-places.ts';
import { nightCard, resultText } from './night-card.ts';

const nightName = (id: NightId): string => t(`campaign:${id}.name`);

/** A burrow with its plank is one button. */
function burrow(app: HarrowApp, id: NightId): Twin {
  const places = burrowPlaces(app.stage.layout.id);
  const place = places.nights[id];
  const status = statusOf(app.nights, id);
  const rect = place.target(status);
  const name = nightName(id);
  const [nx, ny] = place.number(status);
  const number = h(
    'span',
    { class: 'night-number', style: `left:${nx - rect[0]}px;top:${ny - rect[1]}px`, 'aria-hidden': 'true' },
    String(nightNumber(id)),
  );
  const { best } = recordOf(app.nights, id);
  const plank = h(
    'span',
    {
      class: `night-plank ${status}`,
      style: `height:${plankSize(places.small, status)[1]}px`,
      'aria-hidden': 'true',
    },
    h('b', {}, name),
    best && !places.small && h('i', {}, resultText(best, 'cards')),
  );
  const label = [t(`campaign:burrow.${status}`, { number: nightNumber(id), name })];
  if (best) label.push(t('campaign:emberOf', { count: best.embers }), resultText(best, 'both'));
  return {
    spot: nightSpot(id),
    control: `night-${id}`,
    place: rect,
    name: label.join(', '),
    look: `burrow ${status}${app.night === id ? ' shown' : ''}`,
    more: { 'aria-pressed': String(app.night === id) },
    words: [number, plank],
  };
}

function coals(count: number): VNode {
  const coal = (i: number) => h('i', { class: i < count ? 'coal' : 'coal dark' });
  return h('span', { class: 'coals', 'aria-hidden': 'true' }, ...Array.from({ length: allEmbers }, (_, i) => coal(i)));
}

function progressBar(app: HarrowApp): VNode {
  const { nights } = app;
  const { layout } = app.stage;
  const { progress, tellsBest } = burrowPlaces(layout.id);
  const embers = embersOf(nights);
  const best = bestNight(nights);
  const result = best && recordOf(nights, best).best;
  return h(
    'footer',
    { class: 'night-progress', style: at(progress) },
    !layout.isTight && h('img', { class: 'lantern', src: 'art/harrow/lantern-lit.svg', alt: '', draggable: false }),
    h(
      'p',
      { class: 'sum' },
      h('b', {}, t('campaign:progress.embers', { count: embers, all: allEmbers })),
      h('span', {}, t('campaign:progress.nights', { won: nightsWon(nights), all: nightIds.length })),
    ),
    tellsBest && coals(embers),
    tellsBest &&
      h(
        'p',
        { class: 'best' },
        h('b', {}, best ? t('campaign:progress.best', { name: nightName(best) }) : t('campaign:progress.noBest')),
        result && h('span', {}, resultText(result, 'both')),
      ),
    h(
      'div',
      { class: 'actions' },
      button('night-story', t('campaign:button.story'), () => app.open({ kind: 'storySoFar' })),
      button('night-file', t('campaign:button.file'), () => app.open({ kind: 'nightFile' })),
      button('night-title', t('campaign:button.toTitle'), () => app.go('title')),
    ),
  );
}

/** The oak, six nights, and what was won. */
export function campaignScreen(app: HarrowApp): VNode[] {
  const { title, story, languages } = burrowPlaces(app.stage.layout.id);
  return [
    h('h1', { class: 'campaign-title', style: at(title) }, t('campaign:title')),
    h(Twins, { app, twins: nightIds.map((id) => burrow(app, id)) }),
    h('article', { class: 'night-card', style: at(story), 'aria-live': 'polite' }, ...nightCard(app, app.night)),
    progressBar(app),
    languageWheel(app, languages),
  ];
}
