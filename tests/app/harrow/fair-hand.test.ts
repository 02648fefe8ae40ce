import { expect, test } from 'vitest';
import { shownHand } from '../../../src/app/harrow/shown-hand.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { fairCardIds, questIds } from '../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import { cardSpot, readSpot } from '../../../src/session/harrow/spots.ts';
import { bare, table } from '../../games/harrow/fair/table.ts';
import { play } from '../../games/harrow/play.ts';

const holding = (silver: number, hand: readonly string[] = ['f_glint', 'f_calming'], nests = bare('2,0', '1,0')) =>
  table({ battlefield: { red: 3, blue: 1, silver }, fair: { hand, quests: ['q_in_line', 'q_on_bog'], nests } });

const handOf = (s: HarrowState, viewer = fairSeat) =>
  shownHand(harrow.view(s, viewer), fairSeat, interactionOf(s, harrow.legal(s), {}));

test('HC-FAIR-15, 21: their cards that can be paid are on offer', () => {
  const hand = handOf(holding(1));
  expect(hand.cards).toEqual(['q_in_line', 'q_on_bog', 'f_glint', 'f_calming']);
  expect(hand.playable).toEqual(['f_glint']);
  expect(hand.picking).toBe(false);
});

test('HC-FAIR-19: a quest is on offer once four nests meet it', () => {
  const inLine = bare('2,0', '1,0', '-1,0', '-2,0');
  expect(handOf(holding(0, [], inLine)).playable).toEqual(['q_in_line']);
});

test('an omen has quests picked to be put away', () => {
  const hand = handOf(play(holding(2, ['f_omen']), 'charm f_omen').state);
  expect(hand.picking).toBe(true);
  expect(hand.playable).toEqual(['q_in_line', 'q_on_bog']);
});

test('whoever may not see their hand sees nothing', () => {
  expect(handOf(holding(1), 0).cards).toEqual([]);
});

test('every card and quest has a spot of its own', () => {
  for (const card of fairCardIds) expect(readSpot(cardSpot(card))).toEqual({ kind: 'charm', card });
  for (const quest of questIds) expect(readSpot(cardSpot(quest))).toEqual({ kind: 'quest', quest });
});
