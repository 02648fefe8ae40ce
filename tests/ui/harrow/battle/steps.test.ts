import { expect, test } from 'vitest';
import type { HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../../src/session/harrow/interaction/selection.ts';
import { situationOf } from '../../../../src/ui/harrow/battle/situation.ts';
import { stepStates } from '../../../../src/ui/harrow/battle/steps.ts';
import { declared, facing, fightIn, fighting } from './fight-at.ts';

const states = (falling: boolean, ...texts: string[]) =>
  stepStates(fightIn(fighting(facing, ...declared, ...texts)), falling).join(' ');

test('before the drop the tree is the step under way', () => {
  expect(states(false)).toBe('done done now next next');
});

test('while the cubes fall nothing is given away', () => {
  expect(states(true, 'tree red=5 blue=1')).toBe('done done now next next');
});

test('HC-ATK-13 after a success the attacker strikes until the end', () => {
  expect(states(false, 'tree red=5 blue=1')).toBe('done done done done now');
  expect(states(false, 'tree red=5 blue=1', 'strike')).toBe('done done done done now');
  expect(states(false, 'tree red=5 blue=1', 'strike', 'done')).toBe('done done done done done');
});

test('HC-ATK-12 a failure without clash leaves the last step out', () => {
  expect(states(false, 'tree red=1 blue=1')).toBe('done done done done skipped');
});

test('HC-CLSH-2 a clash is the last step', () => {
  expect(states(false, 'tree red=2 blue=3')).toBe('done done done done now');
  expect(states(false, 'tree red=2 blue=3', 'clash', 'done')).toBe('done done done done done');
});

function situation(session: HarrowSession, now: { bot?: boolean; busy?: boolean; falling?: boolean } = {}) {
  const { bot = false, busy = false, falling = false } = now;
  const pending = session.pending();
  const decides = pending.kind === 'decision' && !bot && !busy;
  return situationOf({
    match: { session, controllers: [bot ? 'bot' : 'human', 'human'] },
    fight: fightIn(session),
    shownState: session.state,
    falling,
    busy,
    replaying: false,
    interaction: decides ? interactionOf(session.state, session.legal(), nothing) : undefined,
  });
}

test('the prompt follows the fight', () => {
  expect(situation(fighting(facing, ...declared))).toEqual({ kind: 'tip' });
  expect(situation(fighting(facing, ...declared), { bot: true })).toEqual({ kind: 'tipping', seat: 0 });
  const won = fighting(facing, ...declared, 'tree red=5 blue=1');
  expect(situation(won, { busy: true, falling: true })).toEqual({ kind: 'falling' });
  expect(situation(won)).toEqual({ kind: 'strike', seat: 0 });
  expect(situation(won, { bot: true })).toEqual({ kind: 'waiting', seat: 0 });
  expect(situation(fighting(facing, ...declared, 'tree red=5 blue=1', 'done'))).toEqual({ kind: 'over' });
});

test('HC-CLSH-2 the attacker answers first, then the defender', () => {
  const clash = fighting(facing, ...declared, 'tree red=2 blue=3');
  expect(situation(clash)).toEqual({ kind: 'clash', seat: 0 });
  clash.submit({ type: 'done' });
  expect(situation(clash)).toEqual({ kind: 'clash', seat: 1 });
});

test('HC-ATK-22 a legend that is hit is pushed on the map', () => {
  const lone = { ...facing, family: { ...facing.family, legend: '0,-1', haints: { '0,-2': 2 } } };
  expect(situation(fighting(lone, ...declared, 'tree red=5 blue=1', 'strike'))).toEqual({ kind: 'onMap' });
});
