import type { RootEvent } from '../../../src/engine/games/root/events.ts';
import { invariantBreaks } from '../../../src/engine/games/root/invariants.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import { isLegal, step } from '../../../src/engine/kernel/game.ts';
import { toldWrong } from './told-changes.ts';

export interface Played {
  readonly state: RootState;
  readonly events: readonly RootEvent[];
  /** For each action played: may undo not go back past it? */
  readonly barriers: readonly boolean[];
}

/** The actions on offer in notation; with a name, only those of that kind. */
export function legal(s: RootState, name?: string): string[] {
  const texts = root.legal(s).map(root.format);
  return name === undefined ? texts : texts.filter((text) => text.split(' ')[0] === name);
}

export function can(s: RootState, text: string): boolean {
  const action = root.parse(text);
  if (!action) throw new Error(`not an action: ${text}`);
  return isLegal(root, s, action);
}

/** Plays actions in notation, each of which must be legal, keep the invariants and be told as it happens. */
export function playAll(s: RootState, ...texts: string[]): Played {
  let state = s;
  const events: RootEvent[] = [];
  const barriers: boolean[] = [];
  for (const text of texts) {
    const action = root.parse(text);
    if (!action) throw new Error(`not an action: ${text}`);
    if (!isLegal(root, state, action)) {
      throw new Error(`not legal: ${text}; on offer: ${legal(state).join(' | ') || root.pending(state).kind}`);
    }
    const next = step(root, state, action);
    const [fault] = [...invariantBreaks(next.state), ...toldWrong(state, next)];
    if (fault) throw new Error(`${text}: ${fault}`);
    state = next.state;
    events.push(...next.events);
    barriers.push(next.barrier);
  }
  return { state, events, barriers };
}

export const play = (s: RootState, ...texts: string[]): RootState => playAll(s, ...texts).state;

/** Who must decide; `dice` while the rules wait for them, `over` at the end. */
export function toDecide(s: RootState): string {
  const pending = root.pending(s);
  if (pending.kind === 'decision') return s.sides[pending.seat].faction;
  return pending.kind === 'chance' ? 'dice' : 'over';
}

export function winners(s: RootState): string[] {
  const pending = root.pending(s);
  return pending.kind === 'over' ? pending.result.winners.map((seat) => s.sides[seat].faction) : [];
}
