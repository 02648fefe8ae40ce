import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { hasBegun } from '../../../../src/session/harrow/interaction/begun.ts';
import type { Choice } from '../../../../src/session/harrow/interaction/choices.ts';
import { type Interaction, interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { isOpen, onOffer, sourcesOf, targetsOf } from '../../../../src/session/harrow/interaction/spot-offers.ts';
import { edgeSpot } from '../../../../src/session/harrow/spots.ts';
import { table } from '../../../games/harrow/fair/table.ts';
import { familys } from '../../../games/harrow/kammi/table.ts';
import { play } from '../../../games/harrow/play.ts';
import { hex, type Position, position } from '../../../games/harrow/position.ts';

const offer = (s: HarrowState, begun: boolean): Interaction => interactionOf(s, harrow.legal(s), {}, begun);

/** The button that is lit after these actions. */
function lit(s: HarrowState, ...texts: string[]): string | undefined {
  const { state } = play(s, ...texts);
  const last = texts.at(-1);
  const { choices } = offer(state, hasBegun(last === undefined ? undefined : harrow.parse(last)));
  const found = choices.find((choice): choice is Extract<Choice, { kind: 'act' }> => {
    return choice.kind === 'act' && choice.primary;
  });
  return found?.action.type;
}

describe('leaving off', () => {
  test('is not lit before anything is done, and is after it', () => {
    const s = position();
    expect(lit(s, 'jar ability', 'ability strengthen')).toBe(undefined);
    expect(lit(s, 'jar ability', 'ability move', 'move 0,2 0,1 haint=1')).toBe('done');
  });

  test('is lit where nothing else can be done', () => {
    const s = position({ protectors: { legend: '0,2', haints: { '0,2': 3, '0,1': 4 } } });
    expect(lit(s, 'jar ability', 'ability spawn')).toBe('done');
  });

  test('is not lit where it skips a step, although one was made before', () => {
    const at: Position = {
      turn: 'family',
      family: { legend: '0,-2', haints: { '0,-1': 1 }, scrolls: 3 },
      tokens: { '2,-2': ['move'] },
    };
    expect(lit(position(at), 'jar legend', 'track', 'storm 0,-1')).toBe(undefined);
    expect(lit(position(at), 'jar legend', 'track', 'storm 0,-1', 'pull move 2,-2 1,-2')).toBe(undefined);
  });

  test('the end of the turn is lit at once', () => {
    expect(lit(position(), 'jar ability', 'ability strengthen', 'done')).toBe('end');
  });
});

describe('cards to pick from', () => {
  const tiled: Position = { mode: 'ch3', tiles: { wild: ['b_card_cycle'] } };

  test('are chosen in the hand, not by buttons (HC-BON-14)', () => {
    const s = position({ ...tiled, protectors: { hand: ['t_rally', 't_banish'], deckTop: ['t_holler'] } });
    const picking = offer(play(s, 'jar wild', 'tile b_card_cycle').state, false);
    expect(onOffer(picking, 'choose').map(({ option }) => option)).toEqual(['t_rally', 't_banish', 't_holler']);
    expect(picking.choices).toEqual([]);
  });

  test('a token that has the name of its card keeps its button (HC-LGD-WIL-1)', () => {
    const s = position({
      mode: 'ch2',
      turn: 'family',
      legends: { family: 'willa' },
      family: { bag: { move: 1, u_merging: 1 }, hand: ['u_sound_fury'] },
    });
    const drawing = offer(play(s, 'jar legend', 'power').state, false);
    expect(onOffer(drawing, 'choose')).toEqual([]);
    expect(drawing.choices.flatMap((choice) => (choice.kind === 'act' ? [choice.action] : []))).toContainEqual({
      type: 'choose',
      option: 'u_merging',
    });
  });
});

test('HC-FFC-2 an arrow is pointed out where it lies, not by a button', () => {
  const s = table({
    battlefield: { red: 3, blue: 1, silver: 5 },
    fair: { hand: ['f_where_oh_where'], arrows: ['0,0>e', '0,0>nw turned'] },
  });
  const { state } = play(s, 'charm f_where_oh_where');
  const { choices, spots } = offer(state, false);
  expect(choices).toEqual([]);
  expect([0, 1, 2].map((i) => isOpen({ spots }, edgeSpot(i)))).toEqual([true, true, false]);
});

test('HC-DOLL-1 a doll that may come along is picked up, and the hex it would come to is lit', () => {
  const s = familys({ family: { haints: { '0,1': 1 } }, kammi: { dolls: { '0,1': 'real' } } });
  const asked = offer(play(s, 'jar wild', 'move 0,1 1,0 haint=1').state, false);
  expect(sourcesOf(asked)).toEqual([hex('0,1')]);
  expect(targetsOf(asked)).toMatchObject([{ hex: hex('1,0'), kind: 'go' }]);
});
