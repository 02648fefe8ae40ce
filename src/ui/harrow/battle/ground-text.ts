import { maps } from '../../../engine/games/harrow/content/maps/maps.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { hasStorm } from '../../../engine/games/harrow/rules/terrain.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';

/** The ground somebody stands on, and the storm over it. */
export function groundText(s: HarrowState, hex: Hex): string {
  const terrain = t(`terms:terrain.${maps[s.config.map].kinds[hex]}`);
  return hasStorm(s, hex) ? t('battle:ground.storm', { terrain }) : terrain;
}
