import { describe, expect, test } from 'vitest';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { kammiSeat, requireKammi } from '../../../../src/engine/games/harrow/rules/kammi/kammi.ts';
import { fairSeat, hesterSeat, opponent } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../../src/engine/kernel/clone.ts';
import { kammiConfigs, playSome } from '../fuzz/random-play.ts';
import { otherDolls, otherKammi } from './other-worlds.ts';

/** Every second one of them: each goblin, both rivals, both sides of the track, without and with Hester; and among the Fair Folk. */
const games = [
  ...kammiConfigs.filter((_, i) => i % 4 === 0 || i % 4 === 3),
  completeConfig({ mode: 'fair3', factions: ['protectors', 'kammi'] }, 1),
  completeConfig({ mode: 'fair4', factions: ['family', 'kammi'] }, 2),
].map((config, i) => ({ config, seed: 400 + i }));

const seats = (s: HarrowState): number[] => [0, 1, ...(s.hester ? [hesterSeat] : []), ...(s.fair ? [fairSeat] : [])];

/** Whoever must not see the difference between the two states. */
const blind = (s: HarrowState, to: 'kammi' | 'dolls'): (number | 'table')[] => {
  const knows = to === 'kammi' ? kammiSeat(s) : opponent(kammiSeat(s));
  return [...seats(s).filter((seat) => seat !== knows), 'table'];
};

function expectAlike(s: HarrowState, other: HarrowState, to: 'kammi' | 'dolls'): void {
  for (const viewer of blind(s, to)) {
    const view = harrow.view(s, viewer);
    expect(harrow.view(other, viewer)).toEqual(view);
    expect(harrow.legal(harrow.view(other, viewer))).toEqual(harrow.legal(view));
  }
  expect(harrow.pending(other).kind).toBe(harrow.pending(s).kind);
  for (const seat of seats(s)) expect(harrow.needsHand(other, seat)).toBe(harrow.needsHand(s, seat));
}

/** What is told of the action in a world that differs; where it makes the secret known, the worlds are two from then on. */
function toldOf(s: HarrowState, action: HarrowAction) {
  const events: string[] = [];
  const draft = cloneJson(s);
  harrow.apply(draft, action, (event) => events.push(JSON.stringify(event)));
  return { events, draft };
}

describe('what Kammi’s opponent must not learn', () => {
  test('HC-KAM-50 HC-KAM-5 who is who and what she holds: views, offers and the need of a hand are alike', () => {
    for (const { config, seed } of games) {
      let looks = 0;
      playSome(config, seed, 260, {
        before({ s }) {
          if (looks++ % 4 === 0) expectAlike(s, otherKammi(s), 'kammi');
        },
      });
    }
  });

  test('HC-KAM-42 HC-KAM-50 whatever the opponent and Hester may do does not depend on it, and is told alike', () => {
    let compared = 0;
    for (const { config, seed } of games) {
      playSome(config, seed + 50, 200, {
        before({ s, options, action }) {
          const pending = harrow.pending(s);
          if (pending.kind !== 'decision' || pending.seat === kammiSeat(s)) return;
          const other = otherKammi(s);
          expect(harrow.legal(other)).toEqual(options);
          const [here, there] = [toldOf(s, action), toldOf(other, action)];
          const isShown = requireKammi(here.draft).revealed !== requireKammi(s).revealed;
          if (!isShown) {
            compared++;
            expect(there.events).toEqual(here.events);
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('what Kammi must not learn', () => {
  test('HC-KAM-50 the faces of the dolls: views, offers and the need of a hand are alike', () => {
    for (const { config, seed } of games) {
      let looks = 0;
      playSome(config, seed + 100, 260, {
        before({ s }) {
          if (looks++ % 4 === 0) expectAlike(s, otherDolls(s), 'dolls');
        },
      });
    }
  });

  test('HC-KAM-50 HC-KAM-32 what everybody may do does not depend on them, and is told alike until one is turned up', () => {
    let compared = 0;
    for (const { config, seed } of games) {
      playSome(config, seed + 150, 200, {
        before({ s, options, action }) {
          if (harrow.pending(s).kind !== 'decision') return;
          const other = otherDolls(s);
          expect(harrow.legal(other)).toEqual(options);
          const [here, there] = [toldOf(s, action), toldOf(other, action)];
          if (here.events.some((text) => text.includes('dollRevealed'))) return;
          compared++;
          expect(there.events).toEqual(here.events);
        },
      });
    }
    expect(compared).toBeGreaterThan(2000);
  });
});

test('HC-KAM-50 what each may know is enough to decide: the same actions are on offer', () => {
  for (const { config, seed } of games) {
    playSome(config, seed + 200, 200, {
      before({ s, options }) {
        const pending = harrow.pending(s);
        if (pending.kind === 'decision') expect(harrow.legal(harrow.view(s, pending.seat))).toEqual(options);
      },
    });
  }
});
