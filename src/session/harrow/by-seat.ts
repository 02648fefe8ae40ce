import { features } from '../../engine/games/harrow/content/chapters/features.ts';
import { playersIn, seats } from '../../engine/games/harrow/content/chapters/seats.ts';
import {
  type FactionId,
  factionIds,
  fairSeat,
  hesterSeat,
  type PlayerId,
} from '../../engine/games/harrow/state/players.ts';
import type { Config } from '../../engine/games/harrow/state/set-up.ts';

const isFaction = (player: PlayerId): player is FactionId => (factionIds as readonly PlayerId[]).includes(player);

/** Something for each seat of such a game; `nobodys` for the automatic factions, and for a seat where nobody sits. */
export function bySeat<T>(game: Pick<Config, 'mode' | 'factions'>, of: (player: PlayerId) => T, nobodys: T): T[] {
  const all = new Array<T>(seats(game)).fill(nobodys);
  playersIn(game).forEach((player, i) => {
    if (isFaction(player) && features[game.mode].solo) return;
    all[player === 'fair' ? fairSeat : player === 'hester' ? hesterSeat : i] = of(player);
  });
  return all;
}
