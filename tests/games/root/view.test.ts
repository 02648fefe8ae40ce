import { describe, expect, test } from 'vitest';
import type { RootEvent } from '../../../src/engine/games/root/events.ts';
import { root } from '../../../src/engine/games/root/root.ts';
import { cardIds } from '../../../src/engine/games/root/state/cards.ts';
import type { RootState } from '../../../src/engine/games/root/state.ts';
import type { Viewer } from '../../../src/engine/kernel/game.ts';
import { playSome, tables } from './fuzz/random-play.ts';
import { otherWorld } from './other-world.ts';
import { legal, play, playAll, toDecide } from './play.ts';
import { daylight, scene, sideOf } from './scene.ts';

const viewers: readonly Viewer[] = [0, 1, 2, 3, 'table'];

/** Which cards are named anywhere. */
const named = (value: unknown): string[] => {
  const text = JSON.stringify(value);
  return cardIds.filter((card) => text.includes(`"${card}"`));
};

describe('what a seat may know', () => {
  test.each(tables)(
    'RT-1.2.1 RT-OQ-137 RT-8.2.3-1 RT-9.3.4 nothing of hands, supporters, decks and ruins in games of %s %s %s %s',
    (...players) => {
      const factions = players.filter((faction) => faction !== undefined);
      let looks = 0;
      playSome(factions, 21, 500, {
        before({ s }) {
          if (looks++ % 7 !== 0) return;
          for (const viewer of viewers) {
            if (viewer !== 'table' && viewer >= factions.length) continue;
            const view = root.view(s, viewer);
            expect(view.rng).toEqual([0, 0, 0, 0]);
            expect(root.view(otherWorld(s, viewer), viewer)).toEqual(view);
            expect(view.sides.map(({ hand }) => hand.length)).toEqual(s.sides.map(({ hand }) => hand.length));
          }
        },
      });
      expect(looks).toBeGreaterThan(100);
    },
  );

  test('it is enough to decide: the same actions are on offer', () => {
    for (const [i, players] of tables.entries()) {
      playSome(players, 30 + i, 200, {
        before({ s, options }) {
          const pending = root.pending(s);
          if (pending.kind === 'decision') expect(root.legal(root.view(s, pending.seat))).toEqual(options);
        },
      });
    }
  });

  test('RT-OQ-6 RT-OQ-139 who is asked follows from what all can see', () => {
    for (const [i, players] of tables.entries()) {
      let at = 0;
      playSome(players, 50 + i, 250, {
        before({ s }) {
          if (at++ % 5 !== 0) return;
          const asked = toDecide(s);
          expect(toDecide(root.view(s, 'table'))).toBe(asked);
          // Whoever passes an ambush leaves the same table behind, whatever they hold.
          const frame = s.flow.at(-1);
          if (frame?.kind !== 'battle' || frame.stage !== 'ambush') return;
          const other = otherWorld(s, 'table');
          expect(toDecide(play(other, 'pass'))).toBe(toDecide(play(s, 'pass')));
        },
      });
    }
  });

  test('RT-NO-2 what is hidden is called so, also in a position', () => {
    const s = scene({
      ...daylight('mc'),
      mc: { hand: ['m_sword'] },
      ed: { hand: ['f_anvil'] },
      wa: { supporters: ['r_cobbler'] },
    });
    const view = root.view(s, 0);
    expect([view.sides[0].hand, view.sides[1].hand, view.sides[2].own]).toMatchObject([
      ['m_sword'],
      ['hidden'],
      { supporters: ['hidden'] },
    ]);
    expect(root.readPosition(JSON.parse(JSON.stringify(root.writePosition(view)))).ok).toBe(true);
  });
});

describe('what is announced', () => {
  const seenBy = (events: readonly RootEvent[], viewer: Viewer) => events.map((event) => root.seen(event, viewer));

  test('RT-OQ-141 RT-OQ-143 cards that change hands are seen by two, a mobilized one by one', () => {
    const robbed = playAll(
      scene({
        active: 'mc',
        phase: 'birdsong',
        step: 'open',
        mc: { effects: ['f_stand_and_deliver'] },
        wa: { hand: ['m_sword'] },
      }),
      'use f_stand_and_deliver wa',
    ).events;
    expect(viewers.map((viewer) => named(seenBy(robbed, viewer)).includes('m_sword'))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    const mobilized = playAll(
      scene({ ...daylight('wa'), wa: { hand: ['m_sword', 'f_anvil'] } }),
      'mobilize m_sword',
    ).events;
    expect(viewers.map((viewer) => named(seenBy(mobilized, viewer)).length)).toEqual([0, 0, 1, 0, 0]);
    const paid = playAll(
      scene({ ...daylight('mc'), mc: { warriors: { c1: 1 }, hand: ['m_sword', 'f_anvil'] }, wa: { sympathy: ['c9'] } }),
      'march',
      'move c1 c9 1',
    ).events;
    expect(viewers.map((viewer) => named(seenBy(paid, viewer)).length)).toEqual([1, 0, 1, 0, 0]);
    const shown = playAll(
      scene({ ...daylight('mc'), mc: { effects: ['m_codebreakers'] }, ed: { hand: ['f_anvil', 'm_sword'] } }),
      'use m_codebreakers ed',
    ).events;
    expect(
      viewers.map((viewer) => named(seenBy(shown, viewer)).filter((card) => card !== 'm_codebreakers').length),
    ).toEqual([2, 2, 0, 0, 0]);
  });

  test('no event tells others of a card that stays hidden', () => {
    for (const [i, players] of tables.entries()) {
      playSome(players, 70 + i, 300, {
        after({ s, events }) {
          const lying = [s.discard, s.available, ...s.sides.map(({ effects }) => effects)].flat() as string[];
          const open = [...lying, ...s.sides.flatMap(({ dominance }) => dominance ?? [])];
          const decreed = named(s.sides.map(({ own }) => ('decree' in own ? own.decree : [])));
          for (const event of events) {
            if (event.type === 'crafted' || event.type === 'discarded' || event.type === 'shuffled') continue;
            const told = named(root.seen(event, 'table')).filter(
              (card) => !open.includes(card) && !decreed.includes(card),
            );
            // Cards that were on the table before the deck was shuffled, or are fetched from the discard pile.
            const isPublic = [
              'cardFetched',
              'dominanceTaken',
              'cardUsed',
              'ambushed',
              'foiled',
              'resolved',
              'turmoil',
            ].includes(event.type);
            if (!isPublic) expect([event.type, told]).toEqual([event.type, []]);
          }
        },
      });
    }
  });

  test('whoever must look into their own hand is asked with it', () => {
    const s = scene({
      ...daylight('mc'),
      mc: { warriors: { c12: 2 } },
      ed: { warriors: { c12: 2 }, hand: ['m_sword'] },
    });
    expect([root.needsHand(s, 0), root.needsHand(s, 1)]).toEqual([true, false]);
    const asked = play(s, 'battle c12 ed');
    expect([legal(asked), root.needsHand(asked, 1), root.needsHand(asked, 0)]).toEqual([['pass'], true, false]);
    expect(sideOf(asked, 'ed').hand).toEqual(['m_sword']);
    expect(root.hasHands(asked.config)).toBe(true);
  });

  test('what lies on the table is decided without a hand, what is paid with a card is not', () => {
    const needing = (s: RootState) => [0, 1, 2, 3].filter((seat) => root.needsHand(s, seat));
    const s = scene({
      ...daylight('mc'),
      mc: { keep: 'c1', warriors: { c12: 3 }, hand: ['m_sword'], effects: ['b_brutal_tactics'] },
      ed: { warriors: { c12: 2 }, roosts: ['c12'], hand: ['f_ambush'] },
    });
    expect(needing(play(s, 'march'))).toEqual([]);
    const ambushed = play(s, 'battle c12 ed', 'ambush f_ambush');
    expect([toDecide(ambushed), needing(ambushed)]).toEqual(['mc', [0]]);
    // Two warriors fall: who is to be saved is asked with the hand.
    const shot = play(ambushed, 'pass');
    expect([shot.flow.at(-1)?.kind, needing(shot)]).toEqual(['hospital', [0]]);
    const thrown = play(s, 'battle c12 ed', 'pass', 'roll 3 0');
    expect([toDecide(thrown), needing(thrown)]).toEqual(['mc', []]);
  });
});
