import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { upgrades } from '../../../../src/engine/games/harrow/content/cards/upgrades.ts';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { upgradeIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { abilities, bagTokens } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { playSome, storyConfigs } from './random-play.ts';

const games = fc.record({ config: fc.constantFrom(...storyConfigs), seed: fc.nat(1_000_000) });

const cardsOf = (options: readonly HarrowAction[]): string[] =>
  options.flatMap((option) => (option.type === 'card' ? [option.card] : []));

/** What a referee notes down about a turn, from what was done and announced alone. */
interface Sheet {
  cards: number;
  ended: boolean;
  /** Drawn ability tokens not yet used, returned or paid. */
  unused: number[];
}

const newSheet = (): Sheet => ({ cards: 0, ended: false, unused: [0, 0, 0] });

/** Points spent straight from drawn tokens: not inside an upgrade token, a card, a tile or a power. */
function usesDrawn(s: HarrowState): boolean {
  return s.flow.length === 2 && s.flow[0].kind === 'turn' && s.flow[0].jar === 'ability' && s.flow[1].kind === 'points';
}

function noteEvent(sheet: Sheet, event: HarrowEvent, fromDrawn: boolean): void {
  const use = (ability: number, n = 1) => {
    if (fromDrawn) sheet.unused[ability] -= n;
  };
  switch (event.type) {
    case 'turnBegan':
      Object.assign(sheet, newSheet());
      break;
    case 'tokensDrawn':
      sheet.unused = event.tokens.slice(0, abilities.length);
      break;
    case 'tokenReturned': {
      const kind = bagTokens.indexOf(event.token);
      if (kind < abilities.length) sheet.unused[kind]--;
      break;
    }
    case 'upgradeGained':
      sheet.unused[abilities.indexOf(event.paid)]--;
      break;
    case 'cardPlayed':
      sheet.cards++;
      break;
    case 'moved':
      use(0, event.cost);
      break;
    case 'nailLifted':
      use(0);
      break;
    case 'spawned':
      use(1);
      break;
    case 'strengthened':
      use(2);
      break;
  }
}

/** Plays with a sheet kept from turn to turn. */
function watch(
  { config, seed }: typeof games extends fc.Arbitrary<infer T> ? T : never,
  look: (s: HarrowState, cards: readonly string[], sheet: Sheet) => void,
): void {
  const sheet = newSheet();
  let fromDrawn = false;
  let isFamilys = false;
  playSome(config, seed, 250, {
    before({ s, options, action }) {
      look(s, cardsOf(options), sheet);
      // the STRENGTHEN of a gained token is the token's own (HC-CARD-6)
      fromDrawn = isFamilys && usesDrawn(s) && action.type !== 'activate' && action.type !== 'card';
      if (action.type === 'end') sheet.ended = true;
      // the jar's action is over; points to come are a tile's
      if (action.type === 'done' && usesDrawn(s)) sheet.unused = [0, 0, 0];
    },
    after({ s, events }) {
      for (const event of events) noteEvent(sheet, event, fromDrawn);
      isFamilys = s.seats[s.active].faction === 'family';
      fromDrawn = false;
    },
  });
}

describe('cards on offer', () => {
  test('HC-CARD-1 HC-CARD-2 HC-EX-8 never two a turn, never in clean-up, never out of turn', () => {
    fc.assert(
      fc.property(games, (game) => {
        watch(game, (s, cards, sheet) => {
          if (cards.length === 0) return;
          expect(sheet.cards).toBe(0);
          expect(sheet.ended).toBe(false);
          expect(s.flow.at(-1)?.seat).toBe(s.active);
        });
      }),
      { numRuns: 25 },
    );
  });

  test('HC-CARD-1 HC-EX-8 HC-TIM-1 a tactics card only with nothing else under way', () => {
    let offers = 0;
    fc.assert(
      fc.property(games, (game) => {
        watch(game, (s, cards) => {
          const tactics = cards.filter((card) => card.startsWith('t_'));
          if (tactics.length === 0) return;
          offers++;
          expect(s.flow.map(({ kind }) => kind)).toEqual(['turn']);
          const own = s.seats[s.active];
          expect(own.faction).toBe('protectors');
          expect(tactics.filter((card) => !own.hand.some((held) => held === card))).toEqual([]);
        });
      }),
      { numRuns: 25 },
    );
    expect(offers).toBeGreaterThan(100);
  });

  test('HC-CARD-2 HC-TIM-1 an upgrade exactly while drawn tokens are used and one of its type is unused', () => {
    let offers = 0;
    fc.assert(
      fc.property(games, (game) => {
        watch(game, (s, cards, sheet) => {
          const offered = cards.filter((card) => card.startsWith('u_'));
          const own = s.seats[s.active];
          const mayPlay = own.faction === 'family' && usesDrawn(s) && sheet.cards === 0;
          const expected = mayPlay
            ? upgradeIds.filter((id) => own.hand.includes(id) && sheet.unused[abilities.indexOf(upgrades[id].cost)] > 0)
            : [];
          expect([...offered].sort()).toEqual([...expected].sort());
          offers += offered.length;
        });
      }),
      { numRuns: 40 },
    );
    expect(offers).toBeGreaterThan(20);
  });
});
