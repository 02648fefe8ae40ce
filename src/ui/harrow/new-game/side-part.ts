import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { type Chance, type FillIn, type Form, random, seatChoices, seatOf } from '../../../app/harrow/new-game-form.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { firstLegend } from '../../../engine/games/harrow/setup.ts';
import {
  type FactionId,
  type LegendId,
  legendsOf,
  type PlayerId,
  type TrackSide,
  trackSides,
} from '../../../engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { choice, picker } from '../../parts/choice.ts';
import { factionName, legendName } from '../words/terms.ts';
import { portrait } from './portrait.ts';

export const legendLabel = (legend: LegendId | Chance): string =>
  legend === random ? t('newGame.random') : legendName(legend);

/** Who leads a side in the chapter, as far as it is decided. */
export function leaderOf(form: Form, mode: ModeId, faction: FactionId): LegendId | Chance {
  return features[mode].choices ? form.legends[faction] : firstLegend(faction);
}

/** A list takes the room of one plate, however many computers there are. */
export function seatPart(app: HarrowApp, form: Form, mode: ModeId, player: PlayerId, fillIn: FillIn): VNode {
  return h(
    'label',
    { class: 'seat', key: `seat-${player}` },
    h('span', {}, t('newGame.seat')),
    picker({
      control: `seat-${player}`,
      options: seatChoices.map((value) => ({ value, label: t(`newGame.seats.${value}`) })),
      current: seatOf(form, mode, player, app.settings),
      choose: (seat) => fillIn({ seats: { ...form.seats, [player]: seat } }),
    }),
  );
}

function legendPicker(form: Form, faction: FactionId, fillIn: FillIn): VNode {
  const options: readonly (LegendId | Chance)[] = [random, ...legendsOf[faction]];
  return h(
    'div',
    { class: 'legend-picker' },
    choice(
      `legend-${faction}`,
      t(faction === 'kammi' ? 'newGame.goblin' : 'newGame.legend'),
      options.map((value) => ({ value, label: legendLabel(value), picture: portrait(faction, value) })),
      form.legends[faction],
      (value) => fillIn({ legends: { ...form.legends, [faction]: value } }),
    ),
  );
}

/** What the legend is and can do; read aloud when another one is chosen. */
function legendText(faction: FactionId, legend: LegendId | Chance, isAutomatic: boolean): VNode {
  return h(
    'div',
    { class: 'leader', 'aria-live': 'polite' },
    portrait(faction, legend),
    h(
      'div',
      {},
      h('h3', {}, legendLabel(legend)),
      legend !== random && !isAutomatic && h('p', { class: 'power' }, t(`legends:${legend}.power`)),
      (legend === random || !isAutomatic) &&
        h(
          'p',
          {},
          legend === random
            ? t(faction === 'kammi' ? 'newGame.randomGoblin' : 'newGame.randomLegend')
            : t(`legends:${legend}.text`),
        ),
    ),
  );
}

const trackName = (faction: FactionId, side: TrackSide) => t(`tracks:${faction}.${side}.name`);

function trackText(faction: FactionId, side: TrackSide | Chance): VNode {
  const [a, b] = trackSides.map((each) => trackName(faction, each));
  return h(
    'p',
    { class: 'track-text', 'aria-live': 'polite' },
    h('strong', {}, side === random ? t('newGame.either', { a, b }) : trackName(faction, side)),
    ' ',
    side === random ? t('newGame.randomTrack') : t(`tracks:${faction}.${side}.text`),
  );
}

function trackPart(form: Form, mode: ModeId, faction: FactionId, fillIn: FillIn): VNode {
  if (!features[mode].choices) {
    const heading = h('h3', { class: 'track-heading' }, t('newGame.track'));
    return h('div', { class: 'track' }, heading, trackText(faction, 'a'));
  }
  return h(
    'div',
    { class: 'track' },
    choice(
      `track-${faction}`,
      t('newGame.track'),
      ([random, ...trackSides] as const).map((value) => ({ value, label: t(`newGame.${value}`) })),
      form.tracks[faction],
      (value) => fillIn({ tracks: { ...form.tracks, [faction]: value } }),
    ),
    trackText(faction, form.tracks[faction]),
  );
}

/** One side of the game: who plays it, who leads it, and what its legend track does. */
export function sidePart(app: HarrowApp, form: Form, mode: ModeId, faction: FactionId, fillIn: FillIn): VNode {
  // HC-SOLO-4: neither powers nor tracks are used there.
  const { solo } = features[mode];
  return h(
    'section',
    { class: `side ${faction}${features[mode].choices ? '' : ' fixed'}`, 'aria-label': factionName(faction) },
    h('h2', { class: 'side-name' }, h('span', {}, factionName(faction))),
    !solo && seatPart(app, form, mode, faction, fillIn),
    features[mode].choices && legendPicker(form, faction, fillIn),
    legendText(faction, leaderOf(form, mode, faction), solo),
    !solo && trackPart(form, mode, faction, fillIn),
  );
}
