import { beginner, createSearchBot } from '../../src/engine/ai/search.ts';
import { harrowMind } from '../../src/engine/games/harrow/ai/mind.ts';
import { topFrame } from '../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../src/engine/games/harrow/state.ts';
import { saveOf } from '../../src/session/save.ts';
import { createSession } from '../../src/session/session.ts';
import { dropTree } from '../../src/session/tree-drop.ts';

/** Situations of real games that the browser tests visit. */
const situations = {
  turn: (s) => topFrame(s)?.kind === 'turn' && s.round === 3 && s.turn === 2,
  /** The Protectors may end their turn; the device then changes hands. */
  turnEnd: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'turn' && frame.acted && s.turn === 0 && s.active === 0;
  },
  points: (s) => topFrame(s)?.kind === 'points' && s.round >= 2 && s.active === 1,
  wild: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'points' && frame.any > 1;
  },
  attack: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'attack' && frame.attack && frame.free > 0 && s.round >= 2;
  },
  legend: (s) => topFrame(s)?.kind === 'legend',
  tree: (s) => topFrame(s)?.kind === 'tree' && s.round >= 2,
  strike: (s) => topFrame(s)?.kind === 'strike' && s.round >= 2,
  clash: (s) => topFrame(s)?.kind === 'clash',
  sort: (s) => topFrame(s)?.kind === 'sort' && s.round >= 2,
  over: (s) => s.result !== undefined,
} as const satisfies Record<string, (s: HarrowState) => boolean>;

export type Situation = keyof typeof situations;

const found = new Map<Situation, string>();

/** Plays games of bots until every situation has been met, and keeps each as a save. */
function meetAll(): void {
  const names = Object.keys(situations) as Situation[];
  for (let seed = 1; found.size < names.length; seed++) {
    if (seed > 60) throw new Error(`never met: ${names.filter((name) => !found.has(name)).join(', ')}`);
    const config = { mode: 'ch1', map: seed % 2 ? 'a' : 'b', north: 'family' } as const;
    const session = createSession(harrow, config, seed);
    const bots = [0, 1].map((seat) => createSearchBot(harrow, harrowMind, seat, { ...beginner, turns: 6, repeats: 1 }));
    for (;;) {
      for (const name of names) {
        if (found.has(name) || !situations[name](session.state)) continue;
        const save = saveOf({ session, controllers: ['human', 'human'] }, new Date('2026-11-16T12:00:00Z'));
        found.set(name, JSON.stringify(save));
      }
      const pending = session.pending();
      if (pending.kind === 'over') break;
      session.submit(
        pending.kind === 'chance'
          ? dropTree(session.state, pending.request, false).action
          : bots[pending.seat].choose(session.state),
      );
    }
  }
}

/** The text of a save in the given situation. */
export function saveIn(situation: Situation): string {
  if (found.size === 0) meetAll();
  const save = found.get(situation);
  if (save === undefined) throw new Error(situation);
  return save;
}
