import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fairSeat, hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { fairView } from '../../../../src/ui/harrow/boards/fair-view.ts';
import { boardSeats } from '../../../../src/ui/harrow/boards/shown-board.ts';
import { bare, table } from '../../../games/harrow/fair/table.ts';

const underWay = (): HarrowState =>
  table({
    battlefield: { red: 2, blue: 3, silver: 2 },
    tree: { silver: 1 },
    fair: {
      hand: ['f_glint', 'f_omen'],
      quests: ['q_in_line'],
      nests: { ...bare('2,0', '1,0'), '0,0': 'o_move1' },
      offers: { family: ['o_spawn1'] },
    },
  });

function viewOf(s: HarrowState) {
  const view = fairView(s);
  if (!view) throw new Error('the Fair Folk are not in this game');
  return view;
}

describe('what the Fair Folk have on the boards', () => {
  test('HC-FAIR-2 to 6 nests, arrows, X tokens and search cubes add up to what is in the box', () => {
    const { nests, ready, arrows, crosses, cubes, fields } = viewOf(underWay());
    expect(nests.placed + nests.left + ready.length).toBe(8);
    expect([arrows, crosses]).toEqual([
      { placed: 0, all: 8 },
      { placed: 0, all: 8 },
    ]);
    expect(cubes.tray + cubes.inside + cubes.supply + fields.filter(({ marked }) => marked).length).toBe(15);
  });

  test('HC-FAIR-42 offers that others have taken lie with whoever took them', () => {
    expect(viewOf(underWay()).taken).toEqual([{ seat: 1, offers: ['o_spawn1'] }]);
  });

  test('HC-FAIR-5 the others see the places and no card, the Fair Folk their cards and no place', () => {
    const s = underWay();
    const [theirs, others] = [fairSeat, 0].map((viewer) => viewOf(harrow.view(s, viewer)));
    expect(theirs.items.map(({ hex }) => hex)).toEqual([undefined, undefined, undefined]);
    expect(theirs.cards).toMatchObject({ seen: ['f_glint', 'f_omen'], hidden: 0 });
    expect(others.items.every(({ hex }) => hex !== undefined)).toBe(true);
    expect([others.cards, others.quests]).toMatchObject([
      { seen: [], hidden: 2 },
      { seen: [], hidden: 1 },
    ]);
  });

  test('HC-FAIR-1 they are looked at after all others', () => {
    expect(boardSeats(table())).toEqual([0, 1, fairSeat]);
    expect(boardSeats(table({ mode: 'fair4' }))).toEqual([0, 1, hesterSeat, fairSeat]);
    expect(boardSeats(table({ mode: 'fairhester' }))).toEqual([hesterSeat, fairSeat]);
  });
});
