import type { Wood } from '../../../app/root/wood-places.ts';
import { factionIds } from '../../../engine/games/root/factions/ids.ts';
import { characterIds } from '../../../engine/games/root/factions/vagabond/state.ts';
import { suits } from '../../../engine/games/root/state/suits.ts';
import { pieceUnit } from '../../../ui/root/table/stands.ts';
import type { Need } from '../../stage-scene.ts';

/** How large a kind of picture mostly is; where it is crowded it is shown a little smaller. The scale is that of its 100-unit box. */
const usual: Readonly<Record<string, (wood: Wood) => number>> = {
  warrior: ({ isFine, k }) => (isFine ? 0.335 : 0.385) * k,
  pawn: ({ isFine, k }) => (isFine ? 0.34 : 0.39) * k,
  tally: ({ isFine }) => (isFine ? 8.6 : 6.8) / 50,
  suit: ({ isFine, k }) => (isFine ? 12.5 * Math.max(0.88, k) : 8.8) / 50,
  token: ({ isFine, k }) => (isFine ? 0.3 : 0.36) * k,
  shield: ({ isFine }) => (isFine ? 0.22 : 0.15),
};

const building = ({ isFine, k }: Wood): number => 0.335 * k * (isFine ? 1 : 1.08);

/** The scale at which a picture is loaded. */
export function loadedScale(wood: Wood, key: string): number {
  const [kind] = key.split('-');
  if (kind === 'pennant') return wood.isFine ? 1 : 0.7;
  return (usual[kind] ?? building)(wood) / pieceUnit;
}

const keys = [
  ...['ruin', 'sawmill', 'workshop', 'recruiter', 'roost', 'token-wood', 'token-sympathy', 'token-keep', 'tally-paper'],
  ...suits.flatMap((suit) => [`base-${suit}`, `suit-${suit}`]),
  ...factionIds.flatMap((id) => [`pennant-${id}`, `tally-${id}`, `shield-${id}`]),
  ...factionIds.filter((id) => id !== 'vb').map((id) => `warrior-${id}`),
  ...characterIds.map((id) => `pawn-${id}`),
];

/** Everything that can stand in the wood. */
export const standNeeds = (wood: Wood): readonly Need[] => keys.map((key): Need => [key, loadedScale(wood, key)]);
