import type { Terrain } from '../../../engine/games/harrow/content/maps/layout.ts';
import { type MapId, maps } from '../../../engine/games/harrow/content/maps/maps.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { SoloCardId, UpgradeId } from '../../../engine/games/harrow/state/cards.ts';
import type { FactionId, LegendId, TrackSide } from '../../../engine/games/harrow/state/players.ts';
import type { ModeId } from '../../../engine/games/harrow/state/set-up.ts';
import type { TileId } from '../../../engine/games/harrow/state/tiles.ts';
import {
  type Ability,
  abilities,
  type BagToken,
  type Jar,
  type TokenKind,
} from '../../../engine/games/harrow/state/tokens.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type HandCard, isFairCard, isQuest } from '../../../session/harrow/hand-card.ts';
import { fairCardName, fairCardText, questName, questText } from './fair-terms.ts';

export const factionName = (faction: FactionId): string => t(`terms:faction.${faction}`);
export const legendName = (legend: LegendId): string => t(`legends:${legend}.name`);
export const jarName = (jar: Jar): string => t(`terms:jar.${jar}`);
export const abilityName = (ability: Ability): string => t(`terms:ability.${ability}`);
export const tokenName = (token: TokenKind): string => t(`terms:token.${token}`);
export const powerName = (legend: LegendId): string => t(`legends:${legend}.power`);

export function cardName(card: HandCard): string {
  if (isFairCard(card)) return fairCardName(card);
  return isQuest(card) ? questName(card) : t(`cards:${card}.name`);
}

export function cardText(card: HandCard): string {
  if (isFairCard(card)) return fairCardText(card);
  return isQuest(card) ? questText(card) : t(`cards:${card}.text`);
}

export const terrainName = (terrain: Terrain): string => t(`terms:terrain.${terrain}`);
export const gameName = (mode: ModeId): string => t(`terms:mode.${mode}`);
export const tileName = (tile: TileId): string => t(`tiles:${tile}.name`);
export const trackName = (faction: FactionId, side: TrackSide): string => t(`tracks:${faction}.${side}.name`);

/** The spaces of a legend track, as their texts are numbered. */
export const trackSteps = [1, 2, 3, 4] as const;
export const trackStepName = (faction: FactionId, side: TrackSide, space: number): string =>
  t(`tracks:${faction}.${side}.steps.${trackSteps[space]}`);

export const isUpgradeToken = (token: BagToken): token is UpgradeId =>
  !(abilities as readonly BagToken[]).includes(token);

/** The cards that lead the automatic factions (HC-SOLO-1). */
export const soloCardName = (card: SoloCardId): string => t(`cards:${card}.name`);

/** A token of the Family's bag: of an ability, or the upgrade of the card with the same name. */
export const bagTokenName = (token: BagToken): string => (isUpgradeToken(token) ? cardName(token) : tokenName(token));

/** How a place stands in a sentence: by itself, as a start, as an aim, as where something happens, as what is attacked. */
export const placeForms = ['Name', 'From', 'To', 'At', 'Against'] as const;
export type PlaceForm = (typeof placeForms)[number];

/** A hex in words: its terrain and its number of HC-MAP-25 ("bog 7"), declined as the sentence needs it. */
export function place(map: MapId, hex: Hex, form: PlaceForm = 'Name'): string {
  return t(`terms:place${form}.${maps[map].kinds[hex]}`, { number: hex + 1 });
}
