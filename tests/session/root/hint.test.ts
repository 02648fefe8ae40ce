import { expect, test } from 'vitest';
import { root } from '../../../src/engine/games/root/root.ts';
import { nextBelow, seedRng } from '../../../src/engine/kernel/rng.ts';
import { hintOf, hintReasons } from '../../../src/session/root/hint.ts';
import { playSome, tables } from '../../games/root/fuzz/random-play.ts';

test('whatever is advised can be told of what the seat sees, with a reason', () => {
  const rng = seedRng(3);
  const reasons = new Set<string>();
  tables.forEach((players, i) => {
    playSome(players, 40 + i, 500, {
      before({ s, options }) {
        const pending = root.pending(s);
        if (pending.kind !== 'decision') return;
        const action = options[nextBelow(rng, options.length)];
        const hint = hintOf(root.view(s, pending.seat), pending.seat, [action]);
        expect(hint?.action).toBe(action);
        reasons.add(hint?.why ?? 'none');
      },
    });
  });
  expect([...reasons].filter((reason) => !(hintReasons as readonly string[]).includes(reason))).toEqual([]);
  expect(reasons.size).toBeGreaterThan(10);
});

test('no plan, no advice', () => {
  const s = root.setup({ players: ['mc', 'ed'], map: 'autumn', deck: 'standard' }, 1);
  expect(hintOf(s, 0, [])).toBeUndefined();
});
