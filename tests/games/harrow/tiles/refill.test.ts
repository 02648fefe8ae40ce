import { describe, test } from 'vitest';
import { tileIds } from '../../../../src/engine/games/harrow/state/tiles.ts';
import { jars } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { expect } from '../matchers.ts';
import { eventsOf, type Played, play } from '../play.ts';
import { type Position, position } from '../position.ts';

/** The last turn of the round, on the Wild jar; `during` is played before the action. */
function lastTurn(at: Position, ...during: string[]): Played {
  const s = position({ mode: 'ch3', turn: 'family', turnsTaken: 5, ...at });
  const first = play(s, 'jar wild', ...during);
  const waits = first.state.flow.at(-1)?.kind === 'turn';
  const rest = play(first.state, ...(waits ? ['act'] : []), 'done', 'end');
  return { ...rest, events: [...first.events, ...rest.events] };
}

const onBoard = (s: HarrowState) => s.slots.map((slot) => slot.map(({ tile, used }) => (used ? `${tile} used` : tile)));

describe('HC-BON-5 the end of the round', () => {
  const four = { ability: ['b_move'], wild: ['b_wild'], legend: ['b_spawn'], attack: ['b_strengthen'] } as const;
  const stack = ['b_lantern', 'b_card_cycle', 'b_move_legend', 'b_spoon_back'] as const;

  test('HC-BON-5 HC-RND-5 a new tile on every slot; unused ones stay, used ones go to their pile', () => {
    const played = lastTurn({ tiles: four, tileStack: stack }, 'tile b_wild');
    expect(onBoard(played.state)).toEqual([
      ['b_move', 'b_lantern'],
      ['b_card_cycle'],
      ['b_spawn', 'b_move_legend'],
      ['b_strengthen', 'b_spoon_back'],
    ]);
    expect(played.state.tilesUsed).toEqual(['b_wild']);
    expect(played.state.tileStack).toEqual(['b_first_scroll']);
    expect(eventsOf(played, 'tilePlaced').map(({ tile, jar }) => [jar, tile])).toEqual([
      ['ability', 'b_lantern'],
      ['wild', 'b_card_cycle'],
      ['legend', 'b_move_legend'],
      ['attack', 'b_spoon_back'],
    ]);
    expect(played.barriers.at(-1)).toBe(true);
  });

  test('HC-BON-5 an empty stack is made anew of the used pile, this round’s tiles included', () => {
    const tiles = {
      ability: ['b_move', 'b_lantern'],
      wild: ['b_wild'],
      legend: ['b_spawn', 'b_move_legend'],
      attack: ['b_strengthen', 'b_spoon_back'],
    } as const;
    const { state } = lastTurn({ tiles, tileStack: ['b_card_cycle', 'b_first_scroll'] }, 'tile b_wild');
    // two from the stack, then the tile just used; the last slot stays as it is
    expect(onBoard(state)).toEqual([
      ['b_move', 'b_lantern', 'b_card_cycle'],
      ['b_first_scroll'],
      ['b_spawn', 'b_move_legend', 'b_wild'],
      ['b_strengthen', 'b_spoon_back'],
    ]);
    expect([state.tileStack, state.tilesUsed]).toEqual([[], []]);
  });

  test('HC-BON-5 the new stack is shuffled', () => {
    const found = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const s = position({ mode: 'ch3', turn: 'family', turnsTaken: 5, tiles: four, seed });
      s.tilesUsed = s.tileStack.splice(0).filter((tile) => tile !== 'hidden');
      const { state } = play(s, 'jar wild', 'act', 'done', 'end');
      const [, [, onWild]] = onBoard(state);
      found.add(onWild);
    }
    expect([...found].sort()).toEqual(
      ['b_lantern', 'b_card_cycle', 'b_move_legend', 'b_spoon_back', 'b_first_scroll'].sort(),
    );
  });

  test('HC-BON-5 with all nine on the board every slot stays as it is', () => {
    const tiles = {
      ability: ['b_move', 'b_lantern'],
      wild: ['b_wild', 'b_first_scroll'],
      legend: ['b_spawn', 'b_move_legend'],
      attack: ['b_strengthen', 'b_spoon_back', 'b_card_cycle'],
    } as const;
    const played = lastTurn({ tiles });
    expect(onBoard(played.state)).toEqual(jars.map((jar) => [...tiles[jar]]));
    expect(eventsOf(played, 'tilePlaced')).toEqual([]);
  });

  test('HC-BON-5 no tile is placed once the game is over', () => {
    const played = lastTurn({ tiles: four, tileStack: stack, family: { points: 7 } });
    expect(played.state.result?.winner).toBe(1);
    expect(eventsOf(played, 'tilePlaced')).toEqual([]);
  });

  test('HC-BON-6 chapters 1 and 2 have no tiles', () => {
    for (const mode of ['ch1', 'ch2'] as const) {
      const played = lastTurn({ mode });
      expect(played.state.round).toBe(2);
      expect(onBoard(played.state)).toEqual([[], [], [], []]);
    }
    expect(tileIds).toHaveLength(9);
  });
});
