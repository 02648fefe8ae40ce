import { describe, expect, test } from 'vitest';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nextBelow, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { type Attack, type Fight, fightOf } from '../../../../src/session/harrow/fight.ts';
import type { HarrowMoment, HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import { createSession } from '../../../../src/session/session.ts';
import { stepStates } from '../../../../src/ui/harrow/battle/steps.ts';
import { fighting } from './fight-at.ts';

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

interface Drop {
  readonly before: HarrowState;
  readonly entry: HarrowSession['log'][number];
  readonly trace: readonly HarrowMoment[];
  readonly log: HarrowSession['log'];
}

/** Every drop of a night that is played at random. */
function dropsOf(seed: number): Drop[] {
  const session = createSession(harrow, nightConfig('night3'), seed);
  const rng = seedRng(seed);
  const drops: Drop[] = [];
  for (let i = 0; i < 700; i++) {
    const pending = session.pending();
    if (pending.kind === 'over') break;
    const before = session.state;
    if (pending.kind === 'decision') {
      const legal = session.legal();
      session.submit(legal[nextBelow(rng, legal.length)]);
      continue;
    }
    const out = pending.request.dropped.map((n, colour) => nextBelow(rng, n + before.tree.inside[colour] + 1));
    if (!session.submit({ type: 'tree', out })) throw new Error('the tree does not fall');
    const { log, trace } = session;
    drops.push({ before, entry: log[log.length - 1], trace, log: [...log] });
  }
  return drops;
}

/** The fight when the first `seen` events of the drop have been shown. */
function fightAt({ before, entry, trace, log }: Drop, seen: number): Fight | undefined {
  const events = entry.events.slice(0, seen);
  const state = seen === 0 ? before : trace[seen - 1].after;
  return fightOf({ state, log: [...log.slice(0, -1), { ...entry, events }] }, true);
}

const attackAt = (drop: Drop, seen: number): Attack => {
  const fight = fightAt(drop, seen);
  if (fight?.kind !== 'attack') throw new Error('nobody attacks');
  return fight;
};

const drops = [3, 4, 5, 6].flatMap(dropsOf);
const has = (type: HarrowEvent['type']) => (drop: Drop) => drop.entry.events.some((event) => event.type === type);
const attacks = drops.filter((drop) => has('attackSucceeded')(drop) || has('attackFailed')(drop));

describe('a fight of the automatic factions is told step by step', () => {
  test('the nights bring won and lost attacks', () => {
    expect(attacks.length).toBeGreaterThan(10);
    expect(attacks.some(has('killed')) && attacks.some(has('attackFailed'))).toBe(true);
  });

  test('nothing of the drop is known before it has been seen', () => {
    for (const drop of attacks) {
      const fight = attackAt(drop, 0);
      expect(fight).toMatchObject({ out: undefined, outcome: undefined, kills: [0, 0], open: true });
      expect(stepStates(fight, false).join(' ')).toBe('done done now next next');
    }
  });

  test('the steps go along with the events', () => {
    for (const drop of attacks) {
      const judged = drop.entry.events.findIndex(({ type }) => type === 'attackSucceeded' || type === 'attackFailed');
      expect(stepStates(attackAt(drop, judged), false).join(' ')).toBe('done done done now next');
      const { outcome } = attackAt(drop, judged + 1);
      // HC-CLSH-2: it may be that neither side can pay for a haint of the other.
      const canKill = drop.trace[judged].after.flow.some(({ kind }) => kind === 'strike' || kind === 'clash');
      const last = outcome === 'failed' ? 'skipped' : canKill ? 'now' : 'done';
      expect(stepStates(attackAt(drop, judged + 1), false).join(' ')).toBe(`done done done done ${last}`);
    }
  });

  test('each haint falls with its own step', () => {
    const drop = attacks.find((each) => each.entry.events.filter(({ type }) => type === 'killed').length > 1);
    if (!drop) throw new Error('nobody kills two haints');
    const { before, trace, entry } = drop;
    const kills = entry.events.flatMap((event, i) => (event.type === 'killed' ? [{ event, at: i + 1 }] : []));
    const standing = ({ event, at }: (typeof kills)[number]) =>
      trace[at - 1].after.seats[event.victim].haints[event.hex];
    const [first, second] = kills;
    expect(standing(first)).toBe(before.seats[first.event.victim].haints[first.event.hex] - 1);
    expect(attackAt(drop, first.at).kills.toString()).not.toBe(attackAt(drop, second.at).kills.toString());
  });

  test('HC-FIRE-22, HC-SUM-8 flames and Hester go with their steps', () => {
    const session = fighting(
      {
        mode: 'ch5',
        protectors: { legend: '0,2', haints: { '0,1': 2 }, cubes: 8 },
        family: { legend: '0,-2' },
        hester: { flames: { '1,-1': 1 }, hex: '1,-1' },
      },
      ...['jar attack', 'strengthen', 'attack 0,1 1,-1 hester', 'tree red=6'],
    );
    const paid = () => session.trace.findIndex(({ event }) => event.type === 'paid');
    const doused = () => session.trace.findIndex(({ event }) => event.type === 'flameDoused');
    session.submit({ type: 'strike' });
    expect(session.trace[paid()].after.hester?.flames).toContain(1);
    expect(session.trace[doused()].after.hester?.flames).not.toContain(1);
    session.submit({ type: 'strike' });
    expect(session.trace[paid()].after.hester?.hex).toBeDefined();
    expect(session.trace.find(({ event }) => event.type === 'hesterLeft')?.after.hester?.hex).toBeUndefined();
    expect(session.state.hester?.hex).toBeUndefined();
  });
});
