import { type HarrowTypes, harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { type Asking, type Attack, type Fight, fightOf } from '../../../../src/session/harrow/fight.ts';
import type { HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import { createSession } from '../../../../src/session/session.ts';
import { type Position, position } from '../../../games/harrow/position.ts';

/** A running game that begins at this position, after actions in notation. */
export function fighting(at: Position, ...texts: string[]): HarrowSession {
  const from = position(at);
  const session = createSession<HarrowTypes>({ ...harrow, setup: () => from }, from.config, 1);
  for (const text of texts) {
    const action = harrow.parse(text);
    if (!action || !session.submit(action)) throw new Error(`not legal: ${text}`);
  }
  return session;
}

export function fightIn(session: HarrowSession): Fight {
  const fight = fightOf(session);
  if (!fight) throw new Error('nobody fights');
  return fight;
}

export function attackIn(session: HarrowSession): Attack {
  const fight = fightIn(session);
  if (fight.kind !== 'attack') throw new Error('nobody attacks');
  return fight;
}

export function askingIn(session: HarrowSession): Asking {
  const fight = fightIn(session);
  if (fight.kind !== 'asking') throw new Error('nobody asks the tree');
  return fight;
}

/** Three red haints on 0,1 against two blue ones on 0,-1, with cubes in the tree. */
export const facing = {
  protectors: { legend: '0,2', haints: { '0,1': 3 }, cubes: 4, inTree: 2 },
  family: { legend: '0,-2', haints: { '0,-1': 2 }, cubes: 3, inTree: 1 },
} as const satisfies Position;

export const declared = ['jar attack', 'strengthen', 'attack 0,1 0,-1'] as const;
