import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { topFrame } from '../../engine/games/harrow/flow.ts';
import { type CardId, cardIds, tacticIds } from '../../engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { type HandCard, isFairCard, isHesterCard } from './hand-card.ts';

/** What the points on offer come from: the latest of these events. */
const sources: ReadonlySet<HarrowEvent['type']> = new Set([
  'cardPlayed',
  'upgradeUsed',
  'abilityChosen',
  'tokensDrawn',
  'wildTaken',
  'jarBroken',
  'tileUsed',
  'turnBegan',
]);

const isCard = (id: string): id is CardId => (cardIds as readonly string[]).includes(id);
const isTactic = (id: CardId): boolean => (tacticIds as readonly string[]).includes(id);

/** The card whose steps are being played now: a tactics card, or the upgrade whose token is used. */
export function cardInPlay(
  s: HarrowState,
  log: readonly { readonly events: readonly HarrowEvent[] }[],
): HandCard | undefined {
  for (let i = s.flow.length - 1; i > 0; i--) {
    const frame = s.flow[i];
    if (frame.kind === 'effect' && (isCard(frame.by) || isHesterCard(frame.by) || isFairCard(frame.by)))
      return frame.by;
  }
  const frame = topFrame(s);
  if (frame?.kind !== 'points') return undefined;
  const source = latest(log);
  // A tactics card is played in the turn itself, a token inside the points of the tokens drawn.
  if (source?.type === 'cardPlayed' && s.flow.length === 2 && isTactic(source.card)) return source.card;
  return source?.type === 'upgradeUsed' && frame.one && !source.armed ? source.token : undefined;
}

function latest(log: readonly { readonly events: readonly HarrowEvent[] }[]): HarrowEvent | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const found = log[i].events.findLast(({ type }) => sources.has(type));
    if (found) return found;
  }
  return undefined;
}
