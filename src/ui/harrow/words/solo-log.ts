import type { SoloEvent } from '../../../engine/games/harrow/events/solo.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { cubeList } from './hester-log.ts';
import type { Teller } from './teller.ts';
import { soloCardName } from './terms.ts';

/** What the automatic factions did and which rule made them; `context` is the faction. */
export function soloText(event: SoloEvent, teller: Teller): string {
  const text = shortText(event, textOf(event, teller));
  if (!('only' in event) || !event.only) return text;
  return t(event.type === 'soloRevealed' ? 'solo:tell.lastPile' : 'solo:tell.only', { text });
}

/** Why fewer came than the field's strength. */
function shortText(event: SoloEvent, text: string): string {
  if (event.type === 'soloSpawn' && event.short) return t(`solo:tell.short.${event.short}`, { text });
  const isShort = event.type === 'soloCubes' && event.cubes > 0 && event.cubes < event.wanted;
  return isShort ? t('solo:tell.short.supply', { text }) : text;
}

function movedKey({
  joins,
  gone,
  why,
}: Extract<SoloEvent, { type: 'soloGroupMoved' }>): 'joins' | 'gone' | 'closer' | 'around' {
  if (joins) return 'joins';
  return gone && why === 'closer' ? 'gone' : why;
}

/** HC-SOLO-41, 42: with Hester's symbol others are attacked only where neither she nor a fire can be. */
function attackKey({ target, symbol }: Extract<SoloEvent, { type: 'soloAttack' }>) {
  return symbol && target === 'units' ? 'fallback' : target;
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
      return tell(`solo:tell.attack.${attackKey(event)}`, event.seat, { at: at(event.to) });
    case 'soloNoAttack':
      return tell('solo:tell.noAttack', event.seat);
    case 'soloForced':
      return tell(`solo:tell.forced.${event.what}`, event.seat, { at: at(event.hex), to: at(event.hex, 'To') });
    case 'soloLost':
      return t(`solo:tell.lost.${event.why}`);
  }
}
