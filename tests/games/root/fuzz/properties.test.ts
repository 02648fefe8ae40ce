import { describe, expect, test } from 'vitest';
import { invariantBreaks } from '../../../../src/engine/games/root/invariants.ts';
import { root } from '../../../../src/engine/games/root/root.ts';
import { freeSlots } from '../../../../src/engine/games/root/rules/pieces.ts';
import { step } from '../../../../src/engine/kernel/game.ts';
import { hashOf } from '../../../../src/engine/kernel/hash.ts';
import { toldWrong } from '../told-changes.ts';
import { playSome, tables } from './random-play.ts';

describe.each(tables)('random games of %s %s %s %s', (...players) => {
  const factions = players.filter((faction) => faction !== undefined);

  test('RT-1.5.1 RT-2.2.3 RT-OQ-2 pieces, cards and items are conserved, slots never over-full, points never below 0', () => {
    playSome(factions, 11, 500, {
      after({ s }) {
        expect(invariantBreaks(s)).toEqual([]);
        for (let at = 0; at < 12; at++) expect(freeSlots(s, at)).toBeGreaterThanOrEqual(0);
      },
    });
  });

  test('every event is told right after its change, and nothing changes without one', () => {
    let at = 0;
    playSome(factions, 12, 450, {
      before({ s, action }) {
        if (at++ % 2 === 0) expect(toldWrong(s, step(root, s, action))).toEqual([]);
      },
    });
  });

  test('every action on offer can be applied, reads back from its notation, and is offered once', () => {
    let at = 0;
    playSome(factions, 13, 400, {
      before({ s, options }) {
        const texts = options.map(root.format);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.map(root.parse)).toEqual(options);
        if (at++ % 25 === 0) for (const option of options) step(root, s, option);
      },
    });
  });

  test('RT-NO-5 positions are plain JSON and are read as they were written', () => {
    let at = 0;
    playSome(factions, 14, 400, {
      after({ s }) {
        if (at++ % 4 !== 0) return;
        const read = root.readPosition(JSON.parse(JSON.stringify(root.writePosition(s))));
        if (!read.ok) throw new Error(read.error);
        expect(read.state).toEqual(s);
      },
    });
  });

  test('listing and looking change nothing', () => {
    let at = 0;
    playSome(factions, 15, 300, {
      before({ s }) {
        if (at++ % 10 !== 0) return;
        const was = hashOf(s);
        root.legal(s);
        root.pending(s);
        root.view(s, 0);
        expect(hashOf(s)).toBe(was);
      },
    });
  });
});

test('undo stops where something became known or another seat is to decide, and nowhere else', () => {
  const revealing = ['rolled', 'drew', 'shuffled', 'supporterDrawn', 'handed', 'shown', 'explored', 'questOpened'];
  const decider = (s: Parameters<typeof root.pending>[0]) => {
    const pending = root.pending(s);
    return pending.kind === 'decision' ? pending.seat : pending.kind === 'chance' ? pending.request.roller : -1;
  };
  playSome(['mc', 'ed', 'wa', 'vb'], 16, 700, {
    before({ s, action }) {
      const next = step(root, s, action);
      const isKnown = next.events.some(({ type }) => revealing.includes(type));
      expect(next.barrier).toBe(isKnown || decider(s) !== decider(next.state));
    },
  });
});
