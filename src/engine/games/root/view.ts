import type { Seat, Viewer } from '../../kernel/game.ts';
import type { RootEvent } from './events.ts';
import { topFrame } from './flow.ts';
import { deciderOf } from './frames.ts';
import { type CardId, hidden } from './state/cards.ts';
import type { RootState, Side } from './state.ts';

const hide = (pile: readonly unknown[]): (typeof hidden)[] => pile.map(() => hidden);

/** RT-8.2.3-1: a stack that only its owner may look at. */
function withoutSecrets(side: Side): Side {
  const shown = { ...side, hand: hide(side.hand) };
  if (!('supporters' in side.own)) return shown as Side;
  return { ...shown, own: { ...side.own, supporters: hide(side.own.supporters) } } as Side;
}

/** RT-OQ-137: everything is public but hands, supporters, what lies face down and what is to come. */
export function view(s: RootState, viewer: Viewer): RootState {
  const flow = s.flow.map((frame) =>
    frame.kind === 'battle' && frame.seed !== undefined ? { ...frame, seed: 0 } : frame,
  );
  return {
    ...s,
    rng: [0, 0, 0, 0],
    flow,
    sides: s.sides.map((side, seat) => (seat === viewer ? side : withoutSecrets(side))),
    deck: hide(s.deck),
    ruins: s.ruins.map((ruin) => ({ ...ruin, items: hide(ruin.items) })),
    quests: { ...s.quests, deck: hide(s.quests.deck) },
  };
}

/** RT-OQ-141, RT-OQ-143: cards that change hands or are shown are seen by two, what is mobilized by one. */
export function seen(event: RootEvent, viewer: Viewer): RootEvent {
  switch (event.type) {
    case 'handed':
      return viewer === event.from || viewer === event.to ? event : { ...event, card: hidden };
    case 'outraged':
      return viewer === event.seat || viewer === event.to ? event : { ...event, card: hidden };
    case 'mobilized':
      return viewer === event.seat ? event : { ...event, card: hidden };
    case 'shown':
      return viewer === event.seat || viewer === event.to
        ? event
        : { ...event, cards: event.cards.map((): CardId => hidden) };
    default:
      return event;
  }
}

/** What is decided by what lies on the table alone. */
const openQuestions: ReadonlySet<string> = new Set([
  'setUp',
  'march',
  'losses',
  'triggers',
  'damage',
  'put',
  'leader',
  'take',
  'reward',
]);

/** Whoever plays their own turn, is asked for a card or gives some away looks into the hand. */
export function needsHand(s: RootState, seat: Seat): boolean {
  const frame = topFrame(s);
  if (!frame) return seat === s.active;
  if (frame.kind === 'battle' && frame.stage !== 'ambush' && frame.stage !== 'foil') return false;
  return seat === deciderOf(s, frame) && !openQuestions.has(frame.kind);
}
