import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import {
  chapterModes,
  type FillIn,
  type Form,
  fairModes,
  northOf,
  pairOf,
  random,
  tableOf,
} from '../../../app/harrow/new-game-form.ts';
import { pairsOf } from '../../../engine/games/harrow/content/chapters/seats.ts';
import { mapIds } from '../../../engine/games/harrow/content/maps/maps.ts';
import type { Factions } from '../../../engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { coursesOf, isToBeTaught } from '../../../session/harrow/lessons/lessons.ts';
import { h } from '../../dom.ts';
import { choice } from '../../parts/choice.ts';
import { factionName } from '../words/terms.ts';
import { countyPreview, unknownCounty } from './county-preview.ts';

export function chapterChoice(mode: ModeId, fillIn: FillIn): VNode {
  return choice(
    'chapter',
    t('newGame.chapters'),
    chapterModes.map((value) => ({
      value,
      label: value === fairModes[0] ? t('newGame.fair.name') : t(`newGame.${value}.name`),
    })),
    fairModes.includes(mode) ? fairModes[0] : mode,
    (value) => fillIn({ mode: value }),
  );
}

/** HC-FAIR-1: how many play with the Fair Folk. */
export function tableChoice(mode: ModeId, fillIn: FillIn): VNode | undefined {
  if (!fairModes.includes(mode)) return undefined;
  return choice(
    'table',
    t('newGame.table'),
    fairModes.map((value) => ({ value, label: t(`newGame.${value}.name`) })),
    mode,
    (value) => fillIn({ mode: value }),
  );
}

/** Will the oak teach somebody who sits down to play it? */
function isTaught({ nights, settings }: HarrowApp, form: Form, mode: ModeId): boolean {
  const { controllers } = tableOf(form, mode, settings);
  const courses = coursesOf({ session: { config: { mode, factions: pairOf(form, mode) } }, controllers });
  return courses.some((course) => isToBeTaught(course, nights));
}

/** What the chapter is, and whether it can be learned by playing. */
export function chapterText(app: HarrowApp, form: Form, mode: ModeId): VNode {
  const taught = isTaught(app, form, mode) ? ` ${t('newGame.taught')}` : '';
  return h('p', { class: 'chapter-text', 'aria-live': 'polite' }, t(`newGame.${mode}.text`), taught);
}

/** Which two factions meet, where the chapter leaves a choice (HC-KAM-1, HC-HEST-1). */
export function pairChoice(form: Form, mode: ModeId, fillIn: FillIn): VNode | undefined {
  const pairs = pairsOf(mode);
  if (pairs.length < 2) return undefined;
  const label = ([first, second]: Factions) =>
    t('newGame.pair', { first: t(`terms:tally.${first}`), second: t(`terms:tally.${second}`) });
  return choice(
    'factions',
    t('newGame.factions'),
    pairs.map((pair) => ({ value: pair.join(), label: label(pair) })),
    pairOf(form, mode).join(),
    (value) => fillIn({ factions: pairs.find((pair) => pair.join() === value) ?? pairs[0] }),
  );
}

/** The county: which side of the map, and who lives where. */
export function countyPart(form: Form, mode: ModeId, fillIn: FillIn): VNode {
  return h(
    'section',
    { class: 'county' },
    choice(
      'map-side',
      t('newGame.map'),
      ([random, ...mapIds] as const).map((value) => ({
        value,
        label: t(`newGame.${value}`),
        picture: value === random ? unknownCounty() : countyPreview(value),
      })),
      form.map,
      (map) => fillIn({ map }),
    ),
    choice(
      'north',
      t('newGame.north'),
      [...pairOf(form, mode)].reverse().map((value) => ({ value, label: factionName(value) })),
      northOf(form, mode),
      (north) => fillIn({ north }),
    ),
  );
}
