import { describe, expect, test } from 'vitest';
import { beginner, createSearchBot } from '../../../../src/engine/ai/search.ts';
import { harrowMind } from '../../../../src/engine/games/harrow/ai/mind.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { hiddenCard } from '../../../../src/engine/games/harrow/state/cards.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import { isLegal } from '../../../../src/engine/kernel/game.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sampleTree } from '../fuzz/random-play.ts';
import type { HesterSide } from '../hester-side.ts';
import { position } from '../position.ts';
import { besieged } from './siege.ts';
import { hesters } from './turn.ts';

/** A haint of each faction, both infected, the Family's on 0,-2 and the Protectors' on the hex told. */
const apart = (red: string, hester: HesterSide = {}) =>
  hesters(
    { infected: { protectors: { [red]: 1 }, family: { '0,-2': 1 } }, roots: ['3,0>2,0', '2,0>2,1'], ...hester },
    { protectors: { legend: '0,3', haints: { [red]: 1 } }, family: { legend: '0,-3', haints: { '0,-2': 1 } } },
  );

describe('what a position is worth', () => {
  const forHester = (s: HarrowState) => harrowMind.evaluate(s, hesterSeat);

  test('HC-HEST-2 squares are what Hester wants and the factions fear', () => {
    const none = hesters({});
    const one = hesters({ squares: { protectors: ['move'] } }, { protectors: {} });
    expect(forHester(one)).toBeGreaterThan(forHester(none));
    expect(harrowMind.evaluate(one, 1)).toBeLessThan(harrowMind.evaluate(none, 1));
  });

  test('HC-FIRE-1 the nearer infected haints of both factions are, the better; a fire is better still', () => {
    const values = ['0,1', '0,0', '0,-1'].map((red) => forHester(apart(red)));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    const fire = hesters(
      { flames: { '0,-1': 2 }, roots: ['3,0>2,0', '2,0>2,1'] },
      { protectors: { legend: '0,3', haints: {} }, family: { legend: '0,-3', haints: {} } },
    );
    expect(forHester(fire)).toBeGreaterThan(values[2]);
  });

  test('HC-HMOV-8 a guarded haint is worth less than a lonely one', () => {
    const guarded = hesters(
      { infected: { protectors: { '0,-1': 1 }, family: { '0,-2': 1 } } },
      { protectors: { legend: '0,-1', haints: { '0,-1': 1 } }, family: { legend: '0,-2', haints: { '0,-2': 1 } } },
    );
    const alone = hesters(
      { infected: { protectors: { '0,-1': 1 }, family: { '0,-2': 1 } } },
      { protectors: { legend: '0,3', haints: { '0,-1': 1 } }, family: { legend: '-3,3', haints: { '0,-2': 1 } } },
    );
    expect(forHester(alone)).toBeGreaterThan(forHester(guarded));
  });

  test('HC-EAT-1 Hester near a legend, and cubes, are worth something', () => {
    expect(forHester(hesters({ hex: '0,1' }))).toBeGreaterThan(forHester(hesters({ hex: '3,0' })));
    expect(forHester(hesters({ cubes: { bog: 2 } }))).toBeGreaterThan(forHester(hesters({})));
  });

  test('HC-HEND-1 whoever has won, all three know it', () => {
    const s = hesters({});
    s.result = { winner: hesterSeat, scores: [0, 0, 6] };
    expect([
      harrowMind.evaluate(s, hesterSeat) > 0,
      harrowMind.evaluate(s, 0) < 0,
      harrowMind.evaluate(s, 1) < 0,
    ]).toEqual([true, true, true]);
  });
});

describe('bots with three at the table', () => {
  test('HC-HEST-6 a bot makes up the cards it cannot see', () => {
    const draft = cloneJson(harrow.view(position({ mode: 'ch5', hester: { hand: ['h_ward', 'h_reach'] } }), 0));
    expect(draft.hester?.hand).toEqual([hiddenCard, hiddenCard]);
    harrowMind.imagine(draft, seedRng(3));
    const cards = [...(draft.hester?.hand ?? []), ...(draft.hester?.deck ?? [])];
    expect(new Set(cards).size).toBe(13);
    expect(cards).not.toContain(hiddenCard);
  });

  test('HC-FIRE-1 Hester’s bot makes the fire that is one step away', () => {
    const bot = createSearchBot(harrow, harrowMind, hesterSeat, { ...beginner, turns: 80 });
    const s = apart('0,-1', { cubes: { plains: 1, bog: 1 } });
    for (let n = 0; n < 12 && s.active === hesterSeat; n++) {
      const pending = harrow.pending(s);
      if (pending.kind !== 'decision') break;
      harrow.apply(s, bot.choose(s), () => {});
    }
    expect(s.hester?.squares.flat()).toContain('fire');
  });

  test('HC-FIRE-20 a faction’s bot puts out a fire nobody defends', () => {
    const bot = createSearchBot(harrow, harrowMind, 0, beginner);
    const s = besieged(
      {
        flames: { '1,0': 2, '0,1': 2 },
        squares: { protectors: ['fire', 'fire'], family: ['fire', 'fire'] },
        actions: 5,
      },
      { protectors: { cubes: 6, jars: ['attack', 'wild'] } },
    );
    const rng = seedRng(9);
    let attacked = false;
    for (let n = 0; n < 40 && s.active === 0; n++) {
      const pending = harrow.pending(s);
      if (pending.kind === 'over') break;
      const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : bot.choose(s);
      expect(pending.kind === 'chance' || isLegal(harrow, s, action)).toBe(true);
      attacked ||= action.type === 'attack' && action.on === 'hester';
      harrow.apply(s, action, () => {});
    }
    expect(attacked).toBe(true);
  });
});
