import { type FactionId, factionIds } from '../../../src/engine/games/root/factions/ids.ts';
import { isTable } from '../../../src/engine/games/root/notation/config.ts';
import { oneOf, refuse } from '../arguments.ts';

/** What players call the factions. */
const names: Readonly<Record<string, FactionId>> = { marquise: 'mc', eyrie: 'ed', alliance: 'wa', vagabond: 'vb' };

/** `marquise,eyrie` or `mc,ed`: two to four factions, each once. */
export function readSeats(text: string | undefined): readonly FactionId[] {
  if (text === undefined) return factionIds;
  const words = [...factionIds, ...Object.keys(names)];
  const seats = text.split(',').map((word) => {
    const found = oneOf(word, 'seats', words);
    return names[found] ?? (found as FactionId);
  });
  return isTable(seats) ? seats : refuse(`--seats needs two to four factions, each once, not "${text}"; see --help`);
}
