import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { FactionId, PlayerId } from '../../../src/engine/games/harrow/state/players.ts';
import type { SeatState } from '../../../src/engine/games/harrow/state/seat.ts';
import { type BagToken, bagTokens, type TokenKind, tokenKinds } from '../../../src/engine/games/harrow/state/tokens.ts';
import { type HarrowState, playerOf, seatOf } from '../../../src/engine/games/harrow/state.ts';
import { isLegal, step } from '../../../src/engine/kernel/game.ts';
import { hex } from './position.ts';
import { toldWrong } from './told-changes.ts';

export interface Played {
  readonly state: HarrowState;
  readonly events: readonly HarrowEvent[];
  /** For each action played: may undo not go back past it? */
  readonly barriers: readonly boolean[];
}

/** The actions on offer in notation; with a name, only those of that kind. */
export function legalTexts(s: HarrowState, name?: string): string[] {
  const texts = harrow.legal(s).map(harrow.format);
  return name === undefined ? texts : texts.filter((text) => text.split(' ')[0] === name);
}

export function isOnOffer(s: HarrowState, text: string): boolean {
  const action = harrow.parse(text);
  if (!action) throw new Error(`not an action: ${text}`);
  return isLegal(harrow, s, action);
}

/** Plays actions written in notation, each of which must be legal and be told as it happens. */
export function play(s: HarrowState, ...texts: string[]): Played {
  let state = s;
  const events: HarrowEvent[] = [];
  const barriers: boolean[] = [];
  for (const text of texts) {
    const action = harrow.parse(text);
    if (!action) throw new Error(`not an action: ${text}`);
    if (!isLegal(harrow, state, action)) {
      throw new Error(`not legal: ${text}; on offer: ${legalTexts(state).join(' | ') || harrow.pending(state).kind}`);
    }
    const next = step(harrow, state, action);
    const [fault] = toldWrong(state, next);
    if (fault) throw new Error(`${text}: ${fault}`);
    state = next.state;
    events.push(...next.events);
    barriers.push(next.barrier);
  }
  return { state, events, barriers };
}

export function eventsOf<T extends HarrowEvent['type']>(
  { events }: Played,
  type: T,
): Extract<HarrowEvent, { type: T }>[] {
  return events.filter((event): event is Extract<HarrowEvent, { type: T }> => event.type === type);
}

export function side(s: HarrowState, faction: FactionId): SeatState {
  return s.seats[seatOf(s, faction)];
}

export function haintsAt(s: HarrowState, faction: FactionId, name: string): number {
  return side(s, faction).haints[hex(name)];
}

/** Cubes on the battleground as red:blue. */
export function battleground(s: HarrowState): string {
  return `${side(s, 'protectors').cubes}:${side(s, 'family').cubes}`;
}

/** Points as Protectors:Family. */
export function points(s: HarrowState): string {
  return `${side(s, 'protectors').points}:${side(s, 'family').points}`;
}

export function tokensAt(s: HarrowState, name: string): TokenKind[] {
  const at = hex(name) * tokenKinds.length;
  return tokenKinds.flatMap((token, kind) => new Array<TokenKind>(s.tokens[at + kind]).fill(token));
}

/** Tokens as the bag counts them. */
export function bagOf(counts: Partial<Record<BagToken, number>>): number[] {
  return bagTokens.map((token) => counts[token] ?? 0);
}

/** Who must decide, `tree` while the rules wait for it, `over` at the end. */
export function toDecide(s: HarrowState): PlayerId | 'tree' | 'over' {
  const pending = harrow.pending(s);
  if (pending.kind === 'decision') return playerOf(s, pending.seat);
  return pending.kind === 'chance' ? 'tree' : 'over';
}
