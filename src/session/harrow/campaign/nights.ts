import type { MapId } from '../../../engine/games/harrow/content/maps/maps.ts';
import { hesterSeat, type Legends } from '../../../engine/games/harrow/state/players.ts';
import type { Config, Level } from '../../../engine/games/harrow/state/set-up.ts';
import type { ControllerKind } from '../../match.ts';

export const nightIds = ['night1', 'night2', 'night3', 'night4', 'night5', 'night6'] as const;
export type NightId = (typeof nightIds)[number];

/** One night under the oak: a solo game of Hester with all decided beforehand but the piles of cards (HC-SOLO-3). */
export interface Night {
  readonly level: Level;
  readonly map: MapId;
  readonly rivals: Required<Omit<Legends, 'kammi'>>;
}

/** Two nights on each level, both sides of the map, other rivals every night. */
export const nights: Readonly<Record<NightId, Night>> = {
  night1: { level: 1, map: 'a', rivals: { protectors: 'bernice', family: 'willa' } },
  night2: { level: 1, map: 'b', rivals: { protectors: 'priscilla', family: 'corbin' } },
  night3: { level: 2, map: 'a', rivals: { protectors: 'malachi', family: 'levi' } },
  night4: { level: 2, map: 'b', rivals: { protectors: 'emmy', family: 'mildred' } },
  night5: { level: 3, map: 'a', rivals: { protectors: 'skinless_boy', family: 'odessa' } },
  night6: { level: 3, map: 'b', rivals: { protectors: 'emmy', family: 'kaine' } },
};

/** The oak deals the first night itself as long as it teaches: red cards name far goals. */
export const taughtPiles: readonly number[] = [12, 3, 3];

export function nightConfig(id: NightId, piles?: readonly number[]): Config {
  const { level, map, rivals } = nights[id];
  return { mode: 'solo', map, north: 'family', legends: rivals, level, ...(piles && { piles }) };
}

/** Only Hester decides in a solo game. */
export const nightControllers: readonly ControllerKind[] = Array.from({ length: hesterSeat + 1 }, (_, seat) =>
  seat === hesterSeat ? 'human' : 'bot',
);

export function nightNumber(id: NightId): number {
  return nightIds.indexOf(id) + 1;
}
