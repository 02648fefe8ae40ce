import { features } from '../engine/games/harrow/content/chapters/features.ts';
import { topFrame } from '../engine/games/harrow/flow.ts';
import type { Seat } from '../engine/kernel/game.ts';
import type { HarrowSession, Match } from './harrow/harrow-session.ts';

/** Is one person playing, so that nobody is there to look over a shoulder? */
function isAlone({ controllers }: Match): boolean {
  return controllers.filter((kind) => kind === 'human').length < 2;
}

/** Are there hands at all: those of the factions, or Hester's? */
function hasHands({ session }: Match): boolean {
  const { cards, hester } = features[session.config.mode];
  return cards || hester;
}

/** Do several people hold cards the others must not see? Then the curtain falls whatever the settings say. */
function keepsSecrets(match: Match): boolean {
  return hasHands(match) && !isAlone(match);
}

/** Whoever only answers the other's attack or places an objective needs no hand: the device is not handed over for it. */
function needsHand({ state }: HarrowSession, seat: Seat): boolean {
  const frame = topFrame(state);
  const isPlacing = frame?.kind === 'effect' && frame.by === 'objectives';
  return seat === state.active && !isPlacing;
}

/** Whose cards may be on the screen: the only person's, or those of the person whose turn it is and who is `facing` it. */
export function handSeat(match: Match, facing: Seat | undefined): Seat | undefined {
  const { session, controllers } = match;
  if (!hasHands(match)) return undefined;
  if (isAlone(match)) {
    const human = controllers.indexOf('human');
    return human < 0 ? undefined : human;
  }
  const pending = session.pending();
  if (pending.kind === 'over') return undefined;
  const deciding = pending.kind === 'chance' ? pending.request.attacker : pending.seat;
  return deciding === facing && needsHand(session, deciding) ? facing : undefined;
}

/** Who sits in front of the screen, and for whom the curtain is down. */
interface Facing {
  readonly facing: Seat | undefined;
  readonly curtain: Seat | undefined;
}

/**
 * The device comes to the person who decides now. Where cards are secret, whoever has had it in between makes the curtain
 * fall before a hand is shown again; elsewhere it falls between two turns, if the settings want it (`usesCurtain`).
 */
export function handOver(match: Match, seat: Seat, facing: Seat | undefined, usesCurtain: boolean): Facing {
  const { session } = match;
  if (facing === seat) return { facing, curtain: undefined };
  if (keepsSecrets(match)) {
    return needsHand(session, seat) ? { facing, curtain: seat } : { facing: undefined, curtain: undefined };
  }
  // Whoever only answers the other leans over: the device changes hands with the turn.
  if (facing !== undefined && topFrame(session.state)?.kind !== 'turn') return { facing, curtain: undefined };
  return { facing: seat, curtain: facing !== undefined && usesCurtain ? seat : undefined };
}
