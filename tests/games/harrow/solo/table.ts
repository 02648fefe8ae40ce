import { levelRules } from '../../../../src/engine/games/harrow/content/solo/levels.ts';
import { hexNames } from '../../../../src/engine/games/harrow/county.ts';
import { type Position, readPosition } from '../../../../src/engine/games/harrow/notation/position.ts';
import { type SoloCardId, soloCardIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import type { SoloState } from '../../../../src/engine/games/harrow/state/solo.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { legalTexts, type Played, play } from '../play.ts';

/** The name of the hex with this number (HC-MAP-25). */
export function at(number: number): string {
  return hexNames[number - 1];
}

/** What a test says of a solo game; the rest is as after the set-up. */
export type Table = {
  readonly [K in keyof Position]?: K extends 'pending'
    ? readonly object[]
    : Position[K] extends object | undefined
      ? object
      : Position[K];
};

/** A position of the solo game, the Family in the north, made from what a person could write. */
export function table(p: Table = {}): HarrowState {
  const read = readPosition({ mode: 'solo', map: 'a', ...p });
  if (!read.ok) throw new Error(read.error);
  return read.state;
}

export function solo(s: HarrowState): SoloState {
  if (!s.solo) throw new Error('not a solo game');
  return s.solo;
}

/** Both objectives lie out of everybody's way, so that step A asks for nothing. */
export const placed = { townsfolk: [at(1)], buildings: [at(37)] } as const;

/** Known piles, each with its top last, and this turn's card; the other cards of the level have been used. */
export function deal(named: {
  readonly tactics?: readonly SoloCardId[];
  readonly upgrades?: readonly SoloCardId[];
  readonly goblins?: readonly SoloCardId[];
  readonly card?: SoloCardId;
}) {
  const { tactics = [], upgrades = [], goblins = [], card } = named;
  const known = [...tactics, ...upgrades, ...goblins, ...(card ? [card] : [])];
  const discard = soloCardIds.filter((id) => !known.includes(id) && id !== 'u_faceless_portraits');
  const used = discard.slice(0, levelRules[1].cards - known.length);
  return { piles: { tactics, upgrades, goblins }, discard: used, ...(card && { card }) };
}

/** Plays the action, then lets every group that is asked for go the first way on offer. */
export function playOut(s: HarrowState, ...texts: string[]): Played {
  let played = play(s, ...texts);
  for (;;) {
    const [step] = legalTexts(played.state, 'shift');
    if (step === undefined) return played;
    const next = play(played.state, step);
    played = { ...next, events: [...played.events, ...next.events] };
  }
}

export const sizes = (s: HarrowState): number[] => solo(s).piles.map((pile) => pile.length);
