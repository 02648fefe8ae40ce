import type { VNode } from 'preact';
import { type FillIn, type Form, offeredModes, random } from '../../../app/harrow/new-game-form.ts';
import { mapIds } from '../../../engine/games/harrow/content/maps/maps.ts';
import { factionIds } from '../../../engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../engine/games/harrow/state/set-up.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { h } from '../../dom.ts';
import { choice } from '../../parts/choice.ts';
import { factionName } from '../words/terms.ts';
import { countyPreview, unknownCounty } from './county-preview.ts';

export function chapterChoice(mode: ModeId, fillIn: FillIn): VNode {
  return choice(
    'chapter',
    t('newGame.chapters'),
    offeredModes.map((value) => ({ value, label: t(`newGame.${value}.name`) })),
    mode,
    (value) => fillIn({ mode: value }),
  );
}

/** What the chapter is; and why a number is left out, for whoever counts them. */
export function chapterText(mode: ModeId): VNode {
  return h(
    'p',
    { class: 'chapter-text', 'aria-live': 'polite' },
    t(`newGame.${mode}.text`),
    ' ',
    h('small', {}, t('newGame.missing')),
  );
}

/** The county: which side of the map, and who lives where. */
export function countyPart(form: Form, fillIn: FillIn): VNode {
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
      [...factionIds].reverse().map((value) => ({ value, label: factionName(value) })),
      form.north,
      (north) => fillIn({ north }),
    ),
  );
}
