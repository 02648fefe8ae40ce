import { type Terrain, terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import type { EffectId } from '../../../engine/games/harrow/flow.ts';
import { type FactionId, factionIds } from '../../../engine/games/harrow/state/players.ts';
import { type TokenKind, tokenKinds } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { sideOf } from '../../../session/harrow/interaction/sides.ts';
import { factionName, terrainName, tokenName } from './terms.ts';

const isTerrain = (option: string): option is Terrain => (terrains as readonly string[]).includes(option);
const isFaction = (option: string): option is FactionId => (factionIds as readonly string[]).includes(option);
const isToken = (option: string): option is TokenKind => (tokenKinds as readonly string[]).includes(option);

/** The terrain of a cube, and how many of it Hester has on the battleground. */
export function countedCubes(s: HarrowState, terrain: Terrain): string {
  const count = s.hester?.cubes[terrains.indexOf(terrain)] ?? 0;
  return count > 1 ? t('map:choice.counted', { name: terrainName(terrain), count }) : terrainName(terrain);
}

/** HC-EAT-3: a token of the legend's faction, and where it lies if it can lie in two places. */
function morselLabel(option: string): string | undefined {
  if (option === 'wild') return t('map:choice.morsel.wild');
  if (isToken(option)) return tokenName(option);
  const [first, token] = option.split('_');
  const place = (['bag', 'board'] as const).find((each) => each === first);
  return place && isToken(token) ? t(`map:choice.morsel.${place}`, { token: tokenName(token) }) : undefined;
}

/** What an option means that has to do with Hester: one of her effects, or her cubes in a rival's (HC-OQ-53). */
export function hesterOption(s: HarrowState, by: EffectId, option: string): string | undefined {
  if (by === 'devour') return morselLabel(option);
  if (by === 'new_fire') return t(`map:choice.side.${s.seats[sideOf(option)].faction}`);
  const isHers = by.startsWith('h_');
  if (isTerrain(option)) {
    const terrain = terrainName(option);
    return isHers ? terrain : t('map:choice.hestersCube', { terrain });
  }
  return isHers && isFaction(option) ? factionName(option) : undefined;
}
