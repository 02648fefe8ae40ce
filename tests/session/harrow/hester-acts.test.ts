import { expect, test } from 'vitest';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hesterActs } from '../../../src/engine/games/harrow/state/hester.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { shutActs } from '../../../src/session/harrow/hester-acts.ts';
import { randomGame } from '../../games/harrow/fuzz/random-play.ts';

const typeOf = { card: 'lay', root: 'use', move: 'use', infect: 'use', spawn: 'spawn', summon: 'summon' } as const;

test('an action of Hester can be bought or says why not, and only in her turn', () => {
  const met = new Set<string>();
  const look = (s: HarrowState) => {
    const shut = shutActs(s);
    if (topFrame(s)?.kind !== 'hester') {
      expect(shut.size).toBe(0);
      return;
    }
    const legal = harrow.legal(s);
    for (const act of hesterActs) {
      const isOpen = legal.some((action) => action.type === typeOf[act] && (!('act' in action) || action.act === act));
      expect([act, shut.has(act)]).toEqual([act, !isOpen]);
      met.add(`${act} ${shut.get(act)?.key ?? 'open'}`);
    }
    for (const { key } of shut.values()) expect(key).not.toBe('notNow');
  };
  for (let seed = 1; seed <= 6; seed++) {
    randomGame({ mode: 'solo', map: 'a', north: 'family', level: 1 }, seed, look);
  }
  for (const seen of ['root open', 'move nobodyToCreep', 'infect beforeTree']) {
    expect(met).toContain(seen);
  }
});
