import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { sum } from '../../engine/kit/sum.ts';
import { t } from '../../i18n/i18n.ts';
import { cubeList, type Teller } from './hester-log.ts';
import { soloCardName } from './terms.ts';

export type SoloEvent = Extract<HarrowEvent, { type: `solo${string}` }>;

export function isSoloStep(event: HarrowEvent): event is SoloEvent {
  return event.type.startsWith('solo');
}

/** What the automatic factions did and which rule made them; `context` is the faction. */
export function soloText(event: SoloEvent, { at, tell }: Teller): string {
  const text = shortText(event, textOf(event, { at, tell }));
  if (!('only' in event) || !event.only) return text;
  return t(event.type === 'soloRevealed' ? 'solo:tell.lastPile' : 'solo:tell.only', { text });
}

/** Why fewer came than the field's strength. */
function shortText(event: SoloEvent, text: string): string {
  if (event.type === 'soloSpawn' && event.short) return t(`solo:tell.short.${event.short}`, { text });
  const isShort = event.type === 'soloCubes' && event.cubes > 0 && event.cubes < event.wanted;
  return isShort ? t('solo:tell.short.supply', { text }) : text;
}

function movedKey({ joins, gone, why }: Extract<SoloEvent, { type: 'soloGroupMoved' }>): string {
  if (joins) return 'joins';
  return gone && why === 'closer' ? 'gone' : why;
}

function textOf(event: SoloEvent, { at, tell }: Teller): string {
  switch (event.type) {
    case 'soloRevealed':
      return t(`solo:tell.revealed.${event.why}`, { card: soloCardName(event.card) });
    case 'soloHexesBarred':
      return t('solo:tell.barred', { card: soloCardName(event.card) });
    case 'soloCubesLost':
      return sum(event.cubes) === 0
        ? t('solo:tell.noCubesLost')
        : t('solo:tell.cubesLost', { cubes: cubeList(event.cubes) });
    case 'soloObjective':
      return t(`solo:tell.objective.${event.what}`, { at: at(event.hex) });
    case 'soloExchanged':
      return t('solo:tell.exchanged', { card: soloCardName(event.card) });
    case 'soloSide':
      return tell('solo:tell.side', event.seat, { card: soloCardName(event.card) });
    case 'soloTokensLaid':
      return t('solo:tell.tokens', { count: sum(event.tokens) });
    case 'soloField':
      return t(`solo:tell.field.${event.field}`, { n: event.strength });
    case 'soloCubes':
      return event.cubes === 0 ? t('solo:tell.noCubes') : tell('solo:tell.cubes', event.seat, { count: event.cubes });
    case 'soloSpawn':
      return tell('solo:tell.spawn', event.seat, { count: event.haints, at: at(event.hex) });
    case 'soloNoHaints':
      return tell('solo:tell.noHaints', event.seat);
    case 'soloGroupMoved':
      return tell(`solo:tell.moved.${movedKey(event)}`, event.seat, {
        from: at(event.from, 'From'),
        to: at(event.to, 'To'),
      });
    case 'soloGroupBlocked':
      return tell(`solo:tell.blocked.${event.gone && event.why === 'cutOff' ? 'cutOffGone' : event.why}`, event.seat, {
        at: at(event.hex),
      });
    case 'soloAttack':
      return tell(`solo:tell.attack.${event.target}`, event.seat, { at: at(event.to) });
    case 'soloNoAttack':
      return tell('solo:tell.noAttack', event.seat);
    case 'soloForced':
      return tell(`solo:tell.forced.${event.what}`, event.seat, { at: at(event.hex), to: at(event.hex, 'To') });
    case 'soloLost':
      return t(`solo:tell.lost.${event.why}`);
  }
}

/** The rule that made them do so. */
export function soloRule(event: SoloEvent): string {
  switch (event.type) {
    case 'soloRevealed':
      return event.why === 'card' ? 'HC-SOLO-24' : event.why === 'spawn' ? 'HC-SOLO-32' : 'HC-SOLO-21';
    case 'soloHexesBarred':
      return event.why === 'spawn' ? 'HC-SOLO-32' : 'HC-SOLO-22';
    case 'soloCubesLost':
      return event.why === 'card' || event.why === 'spawn' ? 'HC-SOLO-27' : 'HC-SOLO-23';
    case 'soloObjective':
      return 'HC-SOLO-21';
    case 'soloExchanged':
      return 'HC-SOLO-25';
    case 'soloSide':
      return 'HC-SOLO-26';
    case 'soloTokensLaid':
      return 'HC-SOLO-28';
    case 'soloField':
      return 'HC-SOLO-29';
    case 'soloCubes':
      return 'HC-SOLO-30';
    case 'soloSpawn':
    case 'soloNoHaints':
      return 'HC-SOLO-31';
    case 'soloGroupMoved':
      if (event.joins) return 'HC-SOLO-36';
      if (event.why === 'around') return 'HC-SOLO-35';
      return event.gone ? 'HC-SOLO-37' : 'HC-SOLO-33';
    case 'soloGroupBlocked':
      return event.why === 'cutOff' ? 'HC-SOLO-35' : 'HC-SOLO-36';
    case 'soloAttack':
      return event.target === 'units' ? 'HC-SOLO-42' : 'HC-SOLO-41';
    case 'soloNoAttack':
      return 'HC-SOLO-40';
    case 'soloForced':
      return 'HC-SOLO-44';
    case 'soloLost':
      return 'HC-SOLO-51';
  }
}
