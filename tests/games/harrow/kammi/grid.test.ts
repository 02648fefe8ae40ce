import { describe, test } from 'vitest';
import { expect } from '../matchers.ts';
import { eventsOf, play, side } from '../play.ts';
import { kammis } from './table.ts';

const abilityOf = (...then: string[]) =>
  play(kammis({ kammi: { first: '1,-1', haints: { '0,-2': 3 } } }), 'jar ability', ...then);

describe('the Ability jar', () => {
  test('HC-EX-50 HC-ABL-4 HC-KAM-20 MOVE into row [STRENGTHEN, MOVE]: the row is [MOVE, STRENGTHEN], a MOVE slides out', () => {
    const played = abilityOf('choose row_1');
    expect(played.state.kammi).toMatchObject({ waiting: 'move', waitingRow: 0 });
    expect(played.state.kammi?.grid[0]).toEqual(['move', 'strengthen']);
    expect(played.state).toOffer('choose', ['choose move', 'choose strengthen']);
    const moving = play(played.state, 'choose move').state;
    expect(moving.flow.at(-1)).toMatchObject({ kind: 'points', points: [2, 0, 0] });
    const { state } = play(moving, 'done', 'choose strengthen');
    expect(state.flow.at(-1)).toMatchObject({ kind: 'points', points: [0, 0, 2] });
    expect(play(state, 'strengthen', 'strengthen').state).toAllow('end');
  });

  test('HC-KAM-21 HC-TRK-1 both tokens with the values of their rows, in any order; two alike work twice', () => {
    const s = kammis({
      kammi: {
        rows: { move: 2 },
        grid: [
          ['move', 'spawn'],
          ['spawn', 'strengthen'],
          ['move', 'strengthen'],
        ],
      },
    });
    const twice = play(s, 'jar ability', 'choose row_1', 'choose move').state;
    expect(twice.flow.at(-1)).toMatchObject({ points: [3, 0, 0] });
    const again = play(twice, 'done').state;
    expect(again).toOffer('choose', ['choose move']);
    expect(play(again, 'choose move').state.flow.at(-1)).toMatchObject({ points: [3, 0, 0] });
  });

  test('HC-KAM-22 each of the two is one uninterrupted action; between them a card may be played', () => {
    const s = kammis({ kammi: { second: '1,0', haints: { '1,0': 1 }, hand: ['g_buried'] } });
    const row = play(s, 'jar ability', 'choose row_1').state;
    expect(row).toOffer('card', []);
    const first = play(row, 'choose strengthen', 'strengthen').state;
    expect(first).toOffer('card', []);
    const between = play(first, 'strengthen').state;
    expect(between).toOffer('card', ['card g_buried']);
    const { state } = play(between, 'card g_buried', 'strengthen', 'choose move', 'done');
    expect(state).toOffer('card', []);
    expect(side(state, 'kammi').cubes).toBe(6);
  });

  test('HC-KAM-23 HC-KAM-24 HC-TRK-21 the token in the black zone is inserted next, into any row; seven tokens always', () => {
    const s = kammis({
      kammi: {
        waiting: 'spawn',
        waitingRow: 2,
        grid: [
          ['strengthen', 'move'],
          ['move', 'spawn'],
          ['move', 'strengthen'],
        ],
      },
    });
    const { state } = play(s, 'jar ability', 'choose row_2');
    expect(state.kammi?.grid[1]).toEqual(['spawn', 'move']);
    expect(state.kammi).toMatchObject({ waiting: 'spawn', waitingRow: 1 });
    expect([...(state.kammi?.grid.flat() ?? []), state.kammi?.waiting]).toHaveLength(7);
  });

  test('HC-KAM-25 HC-DIFF-32 cubes on the row go to the battleground when it is chosen', () => {
    const s = kammis({ kammi: { gridCubes: [2, 1, 0] } });
    const played = play(s, 'jar ability', 'choose row_1');
    expect(side(played.state, 'kammi').cubes).toBe(5);
    expect(played.state.kammi?.gridCubes).toEqual([0, 1, 0]);
    expect(eventsOf(played, 'rowInserted')).toMatchObject([{ row: 0, token: 'move', out: 'move', cubes: 2 }]);
  });

  test('HC-KAM-26 HC-SPWN-1 SPAWN on the hex of either legend or at home', () => {
    const s = kammis({ kammi: { first: '1,-1', second: '-1,0', haints: {} } });
    const { state } = play(s, 'jar ability', 'choose row_2', 'choose spawn');
    expect(state).toOffer('spawn', ['spawn 1,-1', 'spawn -1,0', 'spawn 0,-2']);
  });

  test('HC-TRK-20 HC-GAP-4 the start values are 2, the last ones 4; the second and fourth spaces draw a card', () => {
    const values = [0, 1, 2, 3, 4].map((move) => {
      const s = kammis({ kammi: { rows: { move } } });
      const frame = play(s, 'jar ability', 'choose row_1', 'choose move').state.flow.at(-1);
      return frame?.kind === 'points' ? frame.points[0] : undefined;
    });
    expect(values).toEqual([2, 2, 3, 3, 4]);
  });

  test('HC-KAM-43 HC-KAM-46 collected tokens go to their rows and draw cards, scrolls to the track, never to the grid', () => {
    const s = kammis({
      tokens: { '0,-2': ['move', 'spawn', 'spawn', 'scroll'] },
      kammi: { deckTop: ['g_lure', 'g_toss'] },
    });
    const { state } = play(s, 'jar wild', 'done', 'end');
    const own = side(state, 'kammi');
    expect([own.rows, own.scrolls, own.hand]).toEqual([[1, 2, 0], 1, ['g_lure', 'g_toss']]);
    expect(state.kammi?.grid).toEqual(s.kammi?.grid);
  });
});

describe('her steps', () => {
  test('HC-OQ-1 HC-MOVE-5 a storm costs her one more, unless the game is played otherwise', () => {
    const p = { storms: ['0,-1'], kammi: { haints: { '0,-2': 1 } } };
    const paying = play(kammis(p), 'jar attack').state;
    expect(paying).not.toAllow('move 0,-2 0,-1 haint=1');
    const free = play(kammis({ ...p, variants: ['free_storms'] }), 'jar attack').state;
    expect(free).toAllow('move 0,-2 0,-1 haint=1');
  });

  test('HC-KAM-5 HC-MOVE-1 her two tokens move alone, together, and with haints', () => {
    const s = kammis({ kammi: { first: '0,-2', second: '0,-2', haints: { '0,-2': 1 } } });
    const { state } = play(s, 'jar attack');
    for (const group of ['legend', 'second', 'legend second', 'haint=1', 'haint=1 second', 'haint=1 legend second']) {
      expect(state).toAllow(`move 0,-2 0,-1 ${group}`);
    }
    const moved = play(state, 'move 0,-2 0,-1 haint=1 second').state;
    expect([side(moved, 'kammi').legendHex === side(moved, 'kammi').secondHex]).toEqual([false]);
  });

  test('HC-BASE-3 HC-BASE-5 both count for the limit of four, and nobody shares a hex with them', () => {
    const s = kammis({
      kammi: { first: '0,-1', second: '0,-1', haints: { '0,-1': 1, '0,-2': 2 } },
      family: { haints: { '1,-1': 1 } },
      buildings: ['1,-2'],
    });
    const { state } = play(s, 'jar attack');
    expect(state).toAllow('move 0,-2 0,-1 haint=1');
    expect(state).not.toAllow('move 0,-2 0,-1 haint=2');
    expect(state).not.toAllow('move 0,-2 1,-2 haint=1');
    expect(state).not.toAllow('move 0,-1 1,-1 haint=1');
  });
});
