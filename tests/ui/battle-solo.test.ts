import { expect, test } from 'vitest';
import { harrow } from '../../src/engine/games/harrow/harrow.ts';
import { nightConfig } from '../../src/session/campaign/nights.ts';
import { fightOf } from '../../src/session/fight.ts';
import type { HarrowSession } from '../../src/session/harrow-session.ts';
import { createSession } from '../../src/session/session.ts';

/** A night up to the first attack that the tree has decided; nothing falls out of it. */
function afterFirstAttack(seed: number): HarrowSession {
  const session = createSession(harrow, nightConfig('night1'), seed);
  while (!session.log.at(-1)?.events.some(({ type }) => type === 'attackFailed')) {
    const pending = session.pending();
    if (pending.kind === 'over') throw new Error('nobody has attacked');
    const none = session.state.tree.inside.map(() => 0);
    const legal = session.legal();
    const action =
      pending.kind === 'chance'
        ? ({ type: 'tree', out: none } as const)
        : (legal.find(({ type }) => type === 'end' || type === 'done') ?? legal[0]);
    if (!session.submit(action)) throw new Error(`not legal: ${harrow.format(action)}`);
  }
  return session;
}

test('HC-SOLO-46 Hester’s turn begins with the end of the fight, which is shown to its end', () => {
  const session = afterFirstAttack(12);
  expect(session.log.at(-1)?.events.some(({ type }) => type === 'turnBegan')).toBe(true);
  expect(fightOf(session)).toBeUndefined();
  expect(fightOf(session, true)).toMatchObject({ kind: 'attack', outcome: 'failed', open: false });
  session.submit(session.legal()[0]);
  expect(fightOf(session, true)).toBeUndefined();
});
