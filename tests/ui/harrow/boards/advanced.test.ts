import { describe, expect, it } from 'vitest';
import { bagTokens, noTokens } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { type BoardView, boardView } from '../../../../src/ui/harrow/boards/board-view.ts';
import { drawOutlook } from '../../../../src/ui/harrow/boards/draw-outlook.ts';
import { position } from '../../../games/harrow/position.ts';

const seats = { protectors: 0, family: 1 } as const;
const family = (s: HarrowState, viewer: number | 'nobody' = seats.family): NonNullable<BoardView['track']> => {
  const { track } = boardView(s, seats.family, viewer === 'nobody' ? undefined : viewer);
  if (!track) throw new Error('the Family has a track');
  return track;
};
const numbered = (spaces: readonly { card?: boolean }[]) => spaces.flatMap(({ card }, i) => (card ? [i + 1] : []));

describe('the Protectors’ advanced board', () => {
  it('bears card symbols on seven spaces (HC-TRK-3)', () => {
    const { rows, advanced } = boardView(position({ mode: 'ch2' }), seats.protectors, undefined);
    expect(advanced).toBe(true);
    expect(rows.map(({ spaces }) => numbered(spaces))).toEqual([
      [3, 5],
      [3, 5],
      [2, 4, 5],
    ]);
  });

  it('has no path tokens and no place for them on the townsfolk side (HC-TRK-31)', () => {
    const view = boardView(position({ mode: 'ch2', tracks: { protectors: 'b' } }), seats.protectors, undefined);
    expect(view.side).toBe('b');
    expect(view.scrolls.map(({ state }) => state)).toEqual(['printed', 'empty', 'empty', 'empty']);
    expect(view.shelf.map(({ kind }) => kind)).toEqual(['haints', 'cubes', 'wild']);
  });
});

describe('the Family’s advanced board', () => {
  it('bears a pair over every space and card symbols on five (HC-TRK-11, HC-TRK-15)', () => {
    const track = family(position({ mode: 'ch2' }));
    expect(track).toMatchObject({ advanced: true, draw: 4, giveBack: 1 });
    expect(track.spaces.map(({ value, giveBack }) => `${value}-${giveBack}`).join(' ')).toBe(
      '4-1 5-2 5-1 6-2 7-3 8-4 6-1 7-2 8-3 9-4 7-1 8-2',
    );
    expect(numbered(track.spaces)).toEqual([4, 6, 8, 10, 12]);
  });

  it('uses the pair over the last token, even where an earlier one draws more (HC-TRK-12)', () => {
    const board = ['move', 'spawn', 'u_merging', 'move', 'spawn', 'strengthen'] as const;
    const track = family(position({ mode: 'ch3', family: { board } }));
    expect(track).toMatchObject({ draw: 6, giveBack: 1 });
    expect(track.spaces.flatMap(({ lit }, i) => (lit ? [i] : []))).toEqual([6]);
    expect(track.spaces[3]).toMatchObject({ state: 'token', token: 'u_merging', card: true });
  });

  it('lets only its owner look into the bag, which others know by number (HC-LGD-WIL-1)', () => {
    const s = position({ mode: 'ch3', family: { bag: { move: 3, spawn: 1, u_knife_dark: 1 } } });
    expect(family(s, seats.family).bag).toEqual(s.seats[1].bag);
    for (const viewer of [seats.protectors, 'nobody'] as const) {
      expect(family(s, viewer).bag).toBeUndefined();
      expect(family(s, viewer).inBag).toBe(5);
    }
    expect(family(position(), 'nobody').bag).toEqual([4, 2, 2, ...noTokens().slice(3)]);
  });

  it('asks about drawn tokens when they are returned and when they are sorted', () => {
    const s = position({ mode: 'ch2', turn: 'family' });
    s.seats[1].drawn[bagTokens.indexOf('spawn')] = 2;
    s.flow = [{ kind: 'return', seat: 1, left: 1 }];
    expect(family(s)).toMatchObject({ picking: 'return', drawn: s.seats[1].drawn });
    const tokens = noTokens();
    tokens[bagTokens.indexOf('u_merging')] = 1;
    s.flow = [{ kind: 'sort', seat: 1, tokens }];
    expect(family(s)).toMatchObject({ picking: 'sort', drawn: tokens });
    expect(family(s).spaces.flatMap(({ lit }, i) => (lit ? [i] : []))).toEqual([0, 1]);
  });

  it('shows upgrade tokens on the Attack jar (HC-CARD-6)', () => {
    expect(family(position({ mode: 'ch2', family: { armed: ['u_knitted_fate'] } })).armed).toEqual(['u_knitted_fate']);
  });
});

describe('what is kept beside the boards', () => {
  it('shows cards in hand and pile as numbers, played ones as they are (HC-CARD-4)', () => {
    const s = position({ mode: 'ch2', family: { hand: ['u_merging'], armed: ['u_knife_dark'] } });
    const view = boardView(s, seats.family, undefined);
    expect(view.cards).toEqual({ hand: 1, deck: 7, played: ['u_knife_dark'] });
    expect(JSON.stringify(view)).not.toContain('u_merging');
    expect(boardView(position(), seats.family, undefined).cards).toBeUndefined();
  });

  it('has the haint wheel from chapter 3 on (HC-WHL-1)', () => {
    const s = position({ mode: 'ch3', protectors: { spoon: 3, plate: 2 } });
    expect(boardView(s, seats.protectors, undefined).wheel).toEqual({ spoon: 3, kills: 2, enemy: 'family' });
    expect(boardView(position({ mode: 'ch2' }), seats.protectors, undefined).wheel).toBeUndefined();
  });

  it.each([
    ['bernice', { nails: ['haint@0,3'], family: { haints: { '0,3': 1 } } }, { kind: 'nails', here: 1, places: 2 }],
    ['priscilla', { goads: ['2,0'] }, { kind: 'goads', here: 1, places: 2 }],
    ['malachi', {}, { kind: 'rage', here: 1, places: 1 }],
    ['skinless_boy', {}, undefined],
  ] as const)('%s keeps pieces of her or his own', (protectors, rest, pieces) => {
    const s = position({ mode: 'ch2', legends: { protectors }, ...rest });
    expect(boardView(s, seats.protectors, undefined).pieces).toEqual(pieces);
  });

  it('Malachi’s rage is away while it attacks (HC-LGD-MAL-1)', () => {
    const s = position({ mode: 'ch2', legends: { protectors: 'malachi' } });
    s.flow.push({ kind: 'attack', seat: 0, free: 0, attack: true, rage: 3 });
    expect(boardView(s, seats.protectors, undefined).pieces).toMatchObject({ kind: 'rage', here: 0 });
  });

  it('Odessa keeps cubes on her board (HC-LGD-ODE-1)', () => {
    const s = position({ mode: 'ch2', legends: { family: 'odessa' }, family: { stored: 2 } });
    expect(boardView(s, seats.family, undefined).pieces).toEqual({ kind: 'cubes', here: 2, places: 3 });
  });
});

describe('what one more token on the advanced board would give', () => {
  it.each([
    [4, 5, { now: { draw: 7, giveBack: 3 }, after: { draw: 8, giveBack: 4 }, full: false, card: true }],
    [4, 0, { after: { draw: 8, giveBack: 4 }, card: false }],
    [5, 5, { now: { draw: 8, giveBack: 4 }, after: { draw: 6, giveBack: 1 }, card: false }],
    [11, 5, { now: { draw: 8, giveBack: 2 }, after: { draw: 8, giveBack: 2 }, full: true, card: false }],
  ])('with %i tokens fixed and %i cards in the pile', (fixed, deck, outlook) => {
    expect(drawOutlook(fixed, true, deck)).toMatchObject({ advanced: true, next: undefined, ...outlook });
  });
});
