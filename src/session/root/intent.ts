import type { RootAction } from '../../engine/games/root/action.ts';
import { topFrame } from '../../engine/games/root/flow.ts';
import type { CardId } from '../../engine/games/root/state/cards.ts';
import { cardIds } from '../../engine/games/root/state/cards.ts';
import type { Place } from '../../engine/games/root/state/places.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import type { SpotId } from '../spot.ts';
import type { Held } from './interaction.ts';
import { partsOf, placeOf } from './spots.ts';

const cardIn = (name: string): CardId | undefined => cardIds.find((card) => card === name);

/** What is meant by the click on a place, with what is held. */
function atPlace(s: RootState, held: Held, at: Place): RootAction | undefined {
  const [first] = held.path;
  const from = first === undefined ? undefined : placeOf(first);
  switch (held.deed) {
    case 'build':
    case 'recruit':
    case 'organize':
      return { type: held.deed, at };
    case 'revolt':
    case 'spread':
      return { type: held.deed, at, cards: [] };
    case 'overwork':
      return { type: 'overwork', at, card: s.sides[s.active].hand[0] ?? 'hidden' };
  }
  const frame = topFrame(s);
  if (frame?.kind === 'setUp')
    return s.sides[frame.seat].faction === 'mc' ? { type: 'place', piece: 'sawmill', at } : undefined;
  if (s.step === 'roost') return { type: 'roost', at };
  if (s.step === 'spread' || s.step === 'revolt') return { type: s.step, at, cards: [] };
  const { pawn } = s.sides[s.active];
  if (pawn !== undefined) return { type: s.step === 'slip' ? 'slip' : 'move', from: pawn, to: at };
  if (frame?.kind === 'march' || from !== undefined) return { type: 'move', from: from ?? at, to: at, count: 1 };
  return undefined;
}

function withCard(s: RootState, { deed }: Held, card: CardId): RootAction | undefined {
  switch (deed) {
    case 'craft':
    case 'extra':
    case 'mobilize':
    case 'train':
    case 'activate':
      return { type: deed, card };
  }
  const frame = topFrame(s);
  if (frame?.kind === 'battle') return { type: frame.stage === 'foil' ? 'foil' : 'ambush', card };
  if (frame?.kind === 'hospital' || frame?.kind === 'outrage') return { type: frame.kind, card };
  return { type: 'craft', card };
}

/** The action that a click on something seems to be meant for, so that it can be said why it cannot be. */
export function intentOf(s: RootState, held: Held, spot: SpotId): RootAction | undefined {
  const [kind, what, more] = partsOf(spot);
  const at = placeOf(spot);
  if (kind === 'place' && at !== undefined) return atPlace(s, held, at);
  if (kind === 'foe' && at !== undefined) return { type: 'battle', at, faction: s.sides[Number(more)].faction };
  const card = kind === 'card' ? cardIn(what) : undefined;
  return card && withCard(s, held, card);
}
