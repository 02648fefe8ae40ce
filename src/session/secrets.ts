import { type Seat, seatToAct } from '../engine/kernel/game.ts';
import type { Match } from './match.ts';

/** Is one person playing, so that nobody is there to look over a shoulder? */
function isAlone({ controllers }: Match): boolean {
  return controllers.filter((kind) => kind === 'human').length < 2;
}

function hasHands({ session: { game, config } }: Match): boolean {
  return game.hasHands(config);
}

/** Do several people hold cards the others must not see? Then the curtain falls whatever the settings say. */
function keepsSecrets(match: Match): boolean {
  return hasHands(match) && !isAlone(match);
}

/** Whoever only answers another one: the device is not handed over for it. */
function needsHand({ session: { game, state } }: Match, seat: Seat): boolean {
  return game.needsHand(state, seat);
}

/** Whose cards may be on the screen: the only person's, or those of the person whose turn it is and who is `facing` it. */
export function handSeat(match: Match, facing: Seat | undefined): Seat | undefined {
  const { session, controllers } = match;
  if (!hasHands(match)) return undefined;
  if (isAlone(match)) {
    const human = controllers.indexOf('human');
    return human < 0 ? undefined : human;
  }
  const deciding = seatToAct(session.pending());
  return deciding !== undefined && deciding === facing && needsHand(match, deciding) ? facing : undefined;
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
  if (facing === seat) return { facing, curtain: undefined };
  if (keepsSecrets(match)) {
    return needsHand(match, seat) ? { facing, curtain: seat } : { facing: undefined, curtain: undefined };
  }
  // Whoever only answers the other leans over: the device changes hands with the turn.
  if (facing !== undefined && !needsHand(match, seat)) return { facing, curtain: undefined };
  return { facing: seat, curtain: facing !== undefined && usesCurtain ? seat : undefined };
}
