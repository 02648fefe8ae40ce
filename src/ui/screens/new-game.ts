import { chapters } from '../../engine/games/harrow/content/chapters/chapters.ts';
import { type MapId, mapIds } from '../../engine/games/harrow/content/maps/maps.ts';
import { type FactionId, factionIds } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';
import { type ControllerKind, controllerKinds } from '../../session/harrow-session.ts';
import type { App } from '../app.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { choice } from '../parts/choice.ts';
import { countyPreview, unknownCounty } from '../parts/county-preview.ts';
import { keepScroll } from '../parts/keep-scroll.ts';
import { languagePlates } from '../parts/languages.ts';
import { factionName, legendName } from '../words/terms.ts';
import { languagePlaces } from './title.ts';

const mapChoices = ['random', ...mapIds] as const;
type MapChoice = (typeof mapChoices)[number];

/** What has been filled in; it outlives drawing the screen anew, and the next game starts from it. */
const form: { controllers: Record<FactionId, ControllerKind>; north: FactionId; map: MapChoice } = {
  controllers: { protectors: 'human', family: 'human' },
  north: 'family',
  map: 'random',
};

const chapter = chapters.ch1;

function chosenMap(random: number): MapId {
  return form.map === 'random' ? mapIds[random % mapIds.length] : form.map;
}

function play(app: App): void {
  const [seed, side] = crypto.getRandomValues(new Uint32Array(2));
  app.startGame({
    config: { mode: chapter.id, map: chosenMap(side), north: form.north },
    seed,
    controllers: chapter.seats.map(({ faction }) => form.controllers[faction]),
  });
}

function chapterCard(): HTMLElement {
  return h(
    'section',
    { class: 'chapter-card' },
    h(
      'div',
      { class: 'portraits', 'aria-hidden': 'true' },
      chapter.seats.map(({ legend }) => h('img', { src: `art/portrait-${legend}.svg`, alt: '' })),
    ),
    h('h2', {}, t('newGame.chapter'), h('span', {}, t('newGame.chapterName'))),
    h('p', {}, t('newGame.chapterText')),
  );
}

function seatsPart(): HTMLElement[] {
  return chapter.seats.map(({ faction, legend }) =>
    choice(
      `seat-${faction}`,
      t('newGame.seat', { faction: factionName(faction), legend: legendName(legend) }),
      controllerKinds.map((value) => ({ value, label: t(`newGame.${value}`) })),
      form.controllers[faction],
      (value) => {
        form.controllers[faction] = value;
      },
    ),
  );
}

function northPart(): HTMLElement {
  return choice(
    'north',
    t('newGame.north'),
    [...factionIds].reverse().map((value) => ({ value, label: factionName(value) })),
    form.north,
    (value) => {
      form.north = value;
    },
  );
}

function mapPart(): HTMLElement {
  return choice(
    'map-side',
    t('newGame.map'),
    mapChoices.map((value) => ({
      value,
      label: t(`newGame.${value}`),
      picture: value === 'random' ? unknownCounty() : countyPreview(value),
    })),
    form.map,
    (value) => {
      form.map = value;
    },
  );
}

export function newGameScreen(app: App): Node[] {
  const start = button('new-play', t('newGame.play'), () => play(app), { primary: true, class: 'large' });
  return [
    h('div', { class: 'shade' }),
    h(
      'main',
      { class: 'new-game paper' },
      h('h1', {}, t('newGame.title')),
      h(
        'div',
        { class: 'scrolls' },
        keepScroll(
          form,
          h(
            'form',
            { class: 'new-game-form' },
            chapterCard(),
            h('div', { class: 'seats' }, seatsPart(), northPart()),
            h('div', { class: 'sides' }, mapPart()),
          ),
        ),
      ),
      h(
        'footer',
        {},
        button('new-back', t('common.back'), () => app.go('title'), { icon: 'back' }),
        start,
      ),
    ),
    languagePlates(app, app.stage.layout.id === 'phone' ? [338, 328] : languagePlaces[app.stage.layout.id]),
  ];
}
