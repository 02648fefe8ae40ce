import { expect, test } from 'vitest';
import { hesterHabit } from '../../../src/engine/games/harrow/ai/hester-habits.ts';
import { harrowMind } from '../../../src/engine/games/harrow/ai/mind.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { activeField } from '../../../src/session/harrow/active-field.ts';
import { nightConfig } from '../../../src/session/harrow/campaign/nights.ts';
import type { HarrowMoment } from '../../../src/session/harrow/harrow-session.ts';
import { createSession } from '../../../src/session/session.ts';
import { position } from '../../games/harrow/position.ts';

/** Everything that happens in a night. */
function momentsOf(seed: number): HarrowMoment[] {
  const session = createSession(harrow, nightConfig('night3'), seed);
  const rng = seedRng(seed);
  const moments: HarrowMoment[] = [];
  for (;;) {
    const pending = session.pending();
    if (pending.kind === 'over') return moments;
    const isChance = pending.kind === 'chance';
    session.submit(
      isChance ? harrowMind.guess(pending.request, rng) : hesterHabit(session.state, session.legal(), rng),
    );
    moments.push(...session.trace);
  }
}

test('HC-SOLO-29 the field that is told is the active one, and with the attack none is', () => {
  const moments = [1, 2, 3].flatMap(momentsOf);
  const types = new Set(moments.map(({ event }) => event.type));
  for (const type of ['soloField', 'soloAttack', 'soloNoAttack'] as const) expect(types).toContain(type);
  for (const { event, after } of moments) {
    if (event.type === 'soloField') expect(activeField(after)).toBe(event.field);
    if (event.type === 'soloAttack' || event.type === 'soloNoAttack') expect(activeField(after)).toBeUndefined();
  }
});

test('without automatic factions there is none', () => {
  expect(activeField(position())).toBeUndefined();
  expect(activeField(position({ mode: 'ch5' }))).toBeUndefined();
});
