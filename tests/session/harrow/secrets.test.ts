import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { HarrowMatch } from '../../../src/session/harrow/harrow-session.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { handOver, handSeat } from '../../../src/session/secrets.ts';
import { createSession } from '../../../src/session/session.ts';

const config = { mode: 'ch3', map: 'a', north: 'family' } as const;

function matchOf(controllers: readonly ControllerKind[], mode: 'ch1' | 'ch3' | 'ch5' | 'solo' = 'ch3'): HarrowMatch {
  return { session: createSession(harrow, { ...config, mode }, 5), controllers };
}

/** Plays on with the first action on offer. */
function play({ session }: HarrowMatch): void {
  const pending = session.pending();
  if (pending.kind === 'chance') session.submit({ type: 'tree', out: [...pending.request.dropped] });
  else session.submit(session.legal()[0]);
}

/** Plays on, ending whatever can be ended. */
function endSoon(match: HarrowMatch): void {
  const { session } = match;
  const quick = session.legal().find(({ type }) => type === 'end' || type === 'done');
  if (quick) session.submit(quick);
  else play(match);
}

function decider({ session }: HarrowMatch): number {
  const pending = session.pending();
  if (pending.kind !== 'decision') throw new Error('nobody decides');
  return pending.seat;
}

describe('two people with cards', () => {
  it('need no curtain to place an objective, and see no hand there', () => {
    const match = matchOf(['human', 'human']);
    const first = decider(match);
    expect(topFrame(match.session.state)).toMatchObject({ kind: 'effect', by: 'objectives' });
    expect(handOver(match, first, undefined, false)).toEqual({ facing: undefined, curtain: undefined });
    expect(handSeat(match, first)).toBeUndefined();
  });

  it('have the curtain before the first turn, whatever the settings say', () => {
    const match = matchOf(['human', 'human']);
    play(match);
    play(match);
    const seat = decider(match);
    expect(topFrame(match.session.state)?.kind).toBe('turn');
    expect(handOver(match, seat, undefined, false)).toEqual({ facing: undefined, curtain: seat });
    expect(handSeat(match, undefined)).toBeUndefined();
    expect(handSeat(match, seat)).toBe(seat);
    expect(handOver(match, seat, seat, false)).toEqual({ facing: seat, curtain: undefined });
  });

  it('have the curtain again once the other one has had the device, even for a single answer', () => {
    const match = matchOf(['human', 'human']);
    // The holder of the lantern has placed an objective; now the other one does.
    play(match);
    const other = decider(match);
    const { active } = match.session.state;
    expect(other).not.toBe(active);
    expect(handSeat(match, active)).toBeUndefined();
    const answered = handOver(match, other, active, false);
    expect(answered).toEqual({ facing: undefined, curtain: undefined });
    play(match);
    const next = decider(match);
    expect(handSeat(match, answered.facing)).toBeUndefined();
    expect(handOver(match, next, answered.facing, false).curtain).toBe(next);
  });
});

describe('three people with cards', () => {
  it('see one hand each, behind a curtain each, Hester hers', () => {
    const match = matchOf(['human', 'human', 'human'], 'ch5');
    const seen = new Set<number>();
    let facing: number | undefined;
    for (let i = 0; i < 400 && seen.size < 3; i++) {
      const pending = match.session.pending();
      if (pending.kind === 'decision') {
        const { facing: next, curtain } = handOver(match, pending.seat, facing, false);
        // A hand is never on the screen while another person has the device.
        expect(handSeat(match, next) ?? pending.seat).toBe(pending.seat);
        if (curtain !== undefined) {
          expect(curtain).toBe(pending.seat);
          expect(handSeat(match, next)).toBeUndefined();
        }
        facing = curtain ?? next;
        const shown = handSeat(match, facing);
        if (shown !== undefined) {
          seen.add(shown);
          const view = harrow.view(match.session.state, shown);
          const hands = [...view.seats.map(({ hand }) => hand), view.hester?.hand ?? []];
          hands.forEach((hand, seat) => {
            if (seat !== shown) expect(hand.every((card) => card === 'hidden')).toBe(true);
          });
          expect(hands[shown]).not.toContain('hidden');
        }
      }
      endSoon(match);
    }
    expect(seen).toEqual(new Set([0, 1, 2]));
  });

  it('with two bots Hester always sees her own hand, in the solo game too', () => {
    for (const mode of ['ch5', 'solo'] as const) {
      const match = matchOf(['bot', 'bot', 'human'], mode);
      for (let i = 0; i < 30; i++) {
        expect(handSeat(match, undefined)).toBe(2);
        play(match);
      }
    }
  });
});

it('one person against a bot always sees the own hand, never the other', () => {
  const match = matchOf(['bot', 'human']);
  for (let i = 0; i < 30; i++) {
    expect(handSeat(match, undefined)).toBe(1);
    play(match);
  }
});

it('without cards the curtain falls between turns only if the settings want it', () => {
  const match = matchOf(['human', 'human'], 'ch1');
  expect(handSeat(match, 0)).toBeUndefined();
  expect(handOver(match, 0, 1, true)).toEqual({ facing: 0, curtain: 0 });
  expect(handOver(match, 0, 1, false)).toEqual({ facing: 0, curtain: undefined });
  expect(handOver(match, 0, undefined, true)).toEqual({ facing: 0, curtain: undefined });
  // Whoever only answers the other's attack leans over, and the device stays where it is.
  match.session.state.active = 1;
  expect(handOver(match, 0, 1, true)).toEqual({ facing: 1, curtain: undefined });
  // Where nobody has had it yet, it comes to whoever answers.
  expect(handOver(match, 0, undefined, true)).toEqual({ facing: 0, curtain: undefined });
});
