import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { offerAt } from '../../../session/harrow/interaction/spot-offers.ts';
import { hexSpot } from '../../../session/harrow/spots.ts';
import { hexTitle } from './hex-title.ts';
import { thingName } from './kammi-terms.ts';

/** What a click on a lit hex does. */
function deed(s: HarrowState, action: HarrowAction): string {
  switch (action.type) {
    case 'put':
    case 'take':
      return t(`map:twin.${action.type}`, { thing: thingName(s, action.what, undefined) });
    case 'shift':
    case 'pull':
      return t('map:twin.bring', { thing: thingName(s, action.what, action.from) });
    case 'spawn':
    case 'path':
    case 'unpath':
    case 'storm':
    case 'hide':
    case 'reap':
    case 'attack':
    case 'root':
    case 'infect':
    case 'summon':
    case 'nest':
    case 'recall':
    case 'guess':
    case 'stow':
    case 'visit':
      return t(`map:twin.${action.type}`);
    default:
      return t('map:twin.go');
  }
}

/** A lit hex for those who do not see it: what it is for, where it lies, what is there and the price on its badge. */
export function twinName(app: HarrowApp, hex: Hex): string {
  const s = app.match?.session.state;
  const [first, ...others] = offerAt(app.interaction, hexSpot(hex)).deeds;
  const ways = others.length > 0 ? t('map:twin.ask') : first && s && deed(s, first.action);
  return `${ways ?? t('map:twin.source')}: ${hexTitle(app, hex)}`;
}
