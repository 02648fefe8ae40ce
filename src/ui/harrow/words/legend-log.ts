import type { LegendEvent } from '../../../engine/games/harrow/events/legends.ts';
import type { EventOf } from '../../../engine/games/harrow/events.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Sentences, Teller } from './teller.ts';
import { legendName, powerName, terrainName } from './terms.ts';

function nailText(
  deed: 'driven' | 'lifted',
  { seat, unit, hex }: EventOf<'nailDriven' | 'nailLifted'>,
  { at, tell, legendObject }: Teller,
): string {
  return unit === 'haint'
    ? tell(`log:nail.${deed}Haint`, seat, { at: at(hex) })
    : t(`log:nail.${deed}Legend`, { legend: legendObject(seat, unit), at: at(hex) });
}

/** What the legends can do besides. */
export const legendSentences: Sentences<LegendEvent> = {
  powerUsed: (event) => t('log:power.used', { legend: legendName(event.legend), power: powerName(event.legend) }),
  nailDriven: (event, teller) => nailText('driven', event, teller),
  nailLifted: (event, teller) => nailText('lifted', event, teller),
  goadPlaced: (event, { at }) => t('log:goad.placed', { at: at(event.hex) }),
  goadTaken: (event, { at }) => t('log:goad.taken', { at: at(event.hex) }),
  goadLost: (event, { at }) => t('log:goad.lost', { at: at(event.hex) }),
  ragePlaced: (event, { at }) => t('log:rage.placed', { at: at(event.hex) }),
  cubesStored: (event, { name }) => t('log:cube.stored', { legend: name(event.seat), count: event.cubes }),
  cubesReturned: (event, { name }) => t('log:cube.returned', { legend: name(event.seat), count: event.cubes }),
  cubesBanished: (event, { of, tell }) =>
    event.terrain
      ? t('log:cube.banishedHester', { terrain: terrainName(event.terrain) })
      : tell('log:cube.banished', event.seat, { of: of(event.owner), count: event.cubes }),
  banishedBack: (event, { tell }) => tell('log:cube.banishedBack', event.owner, { count: event.cubes }),
  rangeGrown: (event, { tell }) => tell('log:range.grown', event.seat),
};
