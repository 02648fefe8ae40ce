import { type MapId, maps } from '../../engine/games/harrow/content/maps/maps.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { Ability, FactionId, Jar, LegendId, TokenKind } from '../../engine/games/harrow/state.ts';
import { t } from '../../i18n/i18n.ts';

export const factionName = (faction: FactionId): string => t(`terms:faction.${faction}`);
export const legendName = (legend: LegendId): string => t(`terms:legend.${legend}`);
export const jarName = (jar: Jar): string => t(`terms:jar.${jar}`);
export const abilityName = (ability: Ability): string => t(`terms:ability.${ability}`);
export const tokenName = (token: TokenKind): string => t(`terms:token.${token}`);
export const powerName = (legend: LegendId): string => t(`terms:power.${legend}`);

/** How a place stands in a sentence: by itself, as a start, as an aim, as where something happens, as what is attacked. */
export const placeForms = ['Name', 'From', 'To', 'At', 'Against'] as const;
export type PlaceForm = (typeof placeForms)[number];

/** A hex in words: its terrain and its number of HC-MAP-25 ("bog 7"), declined as the sentence needs it. */
export function place(map: MapId, hex: Hex, form: PlaceForm = 'Name'): string {
  return t(`terms:place${form}.${maps[map].kinds[hex]}`, { number: hex + 1 });
}
