import { mapIds } from '../content/maps/maps.ts';
import { type FactionId, factionIds } from '../factions/ids.ts';
import { type Config, deckKinds } from '../state/config.ts';

/** RT-SU-1, RT-1.5.2: two to as many as there are factions, each once. */
export function isTable(players: readonly FactionId[]): boolean {
  return players.length >= 2 && players.length <= factionIds.length && new Set(players).size === players.length;
}

/** The set-up in a save. Keys that mean nothing are left out. */
export function readConfig(json: unknown): Config | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { players, map, deck } = json as Readonly<Record<string, unknown>>;
  if (!Array.isArray(players)) return undefined;
  const found = players.map((each) => factionIds.find((faction) => faction === each));
  const known = found.filter((each) => each !== undefined);
  const mapId = mapIds.find((each) => each === map);
  const kind = deckKinds.find((each) => each === deck);
  if (known.length !== found.length || !isTable(known) || !mapId || !kind) return undefined;
  return { players: known, map: mapId, deck: kind };
}
