import { expect, test } from 'vitest';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fairSeat, hesterSeat, opponent } from '../../../../src/engine/games/harrow/state/players.ts';
import { type HarrowState, playerOf } from '../../../../src/engine/games/harrow/state.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sampleTree } from '../fuzz/random-play.ts';
import { play } from '../play.ts';
import { fairOf, table } from './table.ts';

/** Whose turns a round has, by random play without the lantern's tile. */
function turnsOf(mode: 'fair3' | 'fair4', seed: number): { turns: string[]; first: string } {
  const s = harrow.setup(completeConfig({ mode }, seed), seed);
  const rng = seedRng(seed);
  const turns: string[] = [];
  const first = s.seats[s.lantern].faction;
  let turn = -1;
  while (s.round === 1 && !s.result) {
    if (s.turn !== turn && s.flow[0]?.kind !== 'roundStart') {
      turns.push(playerOf(s, s.active));
      turn = s.turn;
    }
    const pending = harrow.pending(s);
    if (pending.kind === 'over') break;
    const options = harrow.legal(s).filter((option) => option.type !== 'tile' || option.tile !== 'b_lantern');
    const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : randomAction(options, rng);
    harrow.apply(s, action, () => {});
  }
  return { turns, first };
}

test('HC-FAIR-10 the Fair Folk have a turn before every turn of a faction', () => {
  const { turns, first } = turnsOf('fair3', 3);
  const second = first === 'protectors' ? 'family' : 'protectors';
  const pair = ['fair', first, 'fair', second];
  expect(turns).toEqual([...pair, ...pair, ...pair]);
});

test('HC-FAIR-11 with Hester they have none before hers', () => {
  const { turns, first } = turnsOf('fair4', 4);
  const second = first === 'protectors' ? 'family' : 'protectors';
  const five = ['fair', first, 'fair', second, 'hester'];
  expect(turns).toEqual([...five, ...five, ...five]);
});

/** The second faction breaks a jar with the lantern's tile, takes it and ends its turn; the next turns with it. */
function afterLantern(mode: 'fair3' | 'fair4'): HarrowState {
  const s = table({
    mode,
    active: 'family',
    lantern: 'protectors',
    turn: 4,
    tiles: { attack: ['b_lantern'] },
  });
  return play(s, 'jar attack', 'tile b_lantern', 'act', 'done', 'end').state;
}

test('HC-FAIR-12 HC-OQ-49 whoever takes the lantern plays on, after a turn of the Fair Folk', () => {
  const s = afterLantern('fair3');
  expect(s.active).toBe(fairSeat);
  expect(play(s, 'end').state.active).toBe(s.lantern);
});

test('HC-FAIR-12 with Hester the new holder begins after her', () => {
  const s = afterLantern('fair4');
  expect(s.active).toBe(hesterSeat);
  expect(s.lantern).toBe(1);
  const next = table({ mode: 'fair4', active: 'hester', lantern: 'family', turn: 5 });
  expect(next.active).toBe(hesterSeat);
});

test('HC-FAIR-10 a round begins with the Fair Folk, and the lantern passes', () => {
  const s = table({
    turn: 12,
    active: 'family',
    lantern: 'protectors',
    family: { turns: 3 },
    protectors: { turns: 3 },
  });
  const { state } = play(s, 'jar attack', 'done', 'end');
  expect([state.round, state.turn, state.active]).toEqual([2, 0, fairSeat]);
  expect(fairOf(state).next).toBe(state.lantern);
  expect(state.lantern).toBe(opponent(0));
});
