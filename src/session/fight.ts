import type { Hex } from '../engine/games/harrow/county.ts';
import type { FrameKind } from '../engine/games/harrow/flow.ts';
import type { Seat } from '../engine/kernel/game.ts';
import type { HarrowSession } from './harrow-session.ts';

/** The latest attack of the turn, told from the log. */
export interface Fight {
  readonly attacker: Seat;
  readonly from: Hex;
  readonly to: Hex;
  /** Units on the two hexes when the attack was declared. */
  readonly attackers: number;
  readonly defenders: number;
  /** Who gained the majority cube, if anybody. */
  readonly majority: Seat | undefined;
  /** Cubes that went into the tree and came out, per seat, once it has decided. */
  readonly dropped: readonly number[] | undefined;
  readonly out: readonly number[] | undefined;
  readonly outcome: 'succeeded' | 'clash' | 'failed' | undefined;
  /** Haints killed so far, by the attacker and by the defender. */
  readonly kills: readonly [number, number];
  /** Is there still something to decide? */
  readonly open: boolean;
}

const fightFrames: ReadonlySet<FrameKind> = new Set(['tree', 'strike', 'push', 'reap', 'clash']);

/** The fight under way, or the last one of this turn. */
export function fightOf(session: HarrowSession): Fight | undefined {
  const events = session.log.flatMap((entry) => entry.events);
  const start = events.findLastIndex((event) => event.type === 'attackDeclared');
  const declared = events[start];
  if (declared?.type !== 'attackDeclared') return undefined;
  const since = events.slice(start);
  if (since.some((event) => event.type === 'turnBegan')) return undefined;
  const majority = since.find((event) => event.type === 'majority');
  const tree = since.find((event) => event.type === 'treeDropped');
  const failed = since.find((event) => event.type === 'attackFailed');
  const killsOf = (seat: Seat) => since.filter((event) => event.type === 'killed' && event.seat === seat).length;
  return {
    attacker: declared.seat,
    from: declared.from,
    to: declared.to,
    attackers: majority?.attackers ?? 0,
    defenders: majority?.defenders ?? 0,
    majority: majority?.gained ? majority.seat : undefined,
    dropped: tree?.dropped,
    out: tree?.out,
    outcome: tree && (failed ? (failed.clash ? 'clash' : 'failed') : 'succeeded'),
    kills: [killsOf(declared.seat), killsOf(1 - declared.seat)],
    open: session.state.flow.some((frame) => fightFrames.has(frame.kind)),
  };
}
