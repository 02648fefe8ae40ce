import { beginner, createSearchBot } from '../../src/engine/ai/search.ts';
import { harrowMind } from '../../src/engine/games/harrow/ai/mind.ts';
import { completeConfig } from '../../src/engine/games/harrow/config.ts';
import { type FrameKind, topFrame } from '../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../src/engine/games/harrow/harrow.ts';
import { pointsToEnd } from '../../src/engine/games/harrow/rules/round.ts';
import type { HarrowState } from '../../src/engine/games/harrow/state.ts';
import { saveOf } from '../../src/session/save.ts';
import { createSession } from '../../src/session/session.ts';
import { dropTree } from '../../src/session/tree-drop.ts';

type Met = (s: HarrowState) => boolean;

const frameIs =
  (kind: FrameKind): Met =>
  (s) =>
    topFrame(s)?.kind === kind;

/** Situations of real games of chapter 1 that the browser tests visit. */
const first = {
  turn: (s) => frameIs('turn')(s) && s.round === 3 && s.turn === 2,
  /** The Protectors may end their turn; the device then changes hands. */
  turnEnd: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'turn' && frame.acted && s.turn === 0 && s.active === 0;
  },
  points: (s) => frameIs('points')(s) && s.round >= 2 && s.active === 1,
  wild: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'points' && frame.any > 1;
  },
  attack: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'attack' && frame.attack && frame.free > 0 && s.round >= 2;
  },
  legend: frameIs('legend'),
  tree: (s) => frameIs('tree')(s) && s.round >= 2,
  strike: (s) => frameIs('strike')(s) && s.round >= 2,
  clash: frameIs('clash'),
  sort: (s) => frameIs('sort')(s) && s.round >= 2,
  over: (s) => s.result !== undefined,
} as const satisfies Record<string, Met>;

/** Situations of chapter 3: cards in hand, tiles between the jars, objectives to place. */
const full = {
  hand: (s) => {
    const frame = topFrame(s);
    const isFresh = frame?.kind === 'turn' && frame.jar === undefined;
    return isFresh && s.active === 0 && s.turn > 0 && s.seats[0].hand.length > 1;
  },
  /** A jar is chosen whose slot holds a tile that does something by itself. */
  tile: (s) => harrow.legal(s).some((action) => action.type === 'tile' && action.tile === 'b_wild'),
  giveBack: frameIs('return'),
  place: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'effect' && frame.by === 'objectives' && s.round >= 2;
  },
  fullSort: (s) => frameIs('sort')(s) && s.round >= 2,
  /** The last turn of the game: somebody has points enough. */
  lastTurn: (s) => {
    const frame = topFrame(s);
    const isFresh = frame?.kind === 'turn' && frame.jar === undefined;
    return isFresh && s.turn === 5 && s.seats.some(({ points }) => points >= pointsToEnd);
  },
  fullOver: (s) => s.result !== undefined,
} as const satisfies Record<string, Met>;

export type Situation = keyof typeof first | keyof typeof full;

const found = new Map<Situation, string>();

/** Plays games of bots until every situation has been met, and keeps each as a save. */
function meetAll(mode: 'ch1' | 'ch3', situations: Partial<Record<Situation, Met>>): void {
  const missing = new Set(Object.keys(situations) as Situation[]);
  for (let seed = 1; missing.size > 0; seed++) {
    if (seed > 60) throw new Error(`never met: ${[...missing].join(', ')}`);
    const config = completeConfig({ mode, map: seed % 2 ? 'a' : 'b' }, seed);
    const session = createSession(harrow, config, seed);
    const bots = [0, 1].map((seat) => createSearchBot(harrow, harrowMind, seat, { ...beginner, turns: 6, repeats: 1 }));
    for (;;) {
      for (const name of missing) {
        if (!situations[name]?.(session.state)) continue;
        const save = saveOf({ session, controllers: ['human', 'human'] }, new Date('2026-11-16T12:00:00Z'));
        found.set(name, JSON.stringify(save));
        missing.delete(name);
      }
      const pending = session.pending();
      if (pending.kind === 'over' || missing.size === 0) break;
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
  if (!found.has(situation)) {
    if (situation in first) meetAll('ch1', first);
    else meetAll('ch3', full);
  }
  const save = found.get(situation);
  if (save === undefined) throw new Error(situation);
  return save;
}
