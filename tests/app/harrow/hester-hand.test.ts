import { expect, test } from 'vitest';
import { shownHand } from '../../../src/app/harrow/shown-hand.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { explainRefusal } from '../../../src/engine/games/harrow/refusal.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import { deedsAt } from '../../../src/session/harrow/interaction/spot-offers.ts';
import { cardSpot } from '../../../src/session/harrow/spots.ts';

function acting(): HarrowState {
  const s = harrow.setup({ mode: 'ch5', map: 'a', north: 'family' }, 4);
  if (!s.hester) throw new Error('no Hester');
  s.active = hesterSeat;
  s.hester.hand = ['h_ward', 'h_reach'];
  s.hester.row = [['h_mud_eye', 'h_half_acre'], ['h_wild_tangle'], ['h_night_hag']];
  s.hester.cubes = [1, 1, 0, 0];
  s.hester.roots = [{ to: 0 }, { from: 0, to: 1 }];
  s.flow = [{ kind: 'hester', seat: hesterSeat, used: [], called: [], fallen: false }];
  return s;
}

const handOf = (s: HarrowState, viewer = hesterSeat) =>
  shownHand(harrow.view(s, viewer), hesterSeat, interactionOf(s, harrow.legal(s), {}));

test('Hester may lay what she holds and activate what lies uncovered', () => {
  const hand = handOf(acting());
  expect(hand.cards).toEqual(['h_ward', 'h_reach']);
  expect(hand.playable).toEqual(['h_ward', 'h_reach']);
  expect(hand.open.map(({ card, covered, callable }) => [card, covered, callable])).toEqual([
    ['h_half_acre', 1, false],
    ['h_wild_tangle', 0, true],
    ['h_night_hag', 0, false],
  ]);
});

test('a fourth card covers one of the three: the click asks which', () => {
  const s = acting();
  const lays = deedsAt(interactionOf(s, harrow.legal(s), {}), cardSpot('h_ward'), 'lay');
  expect(lays.map(({ over }) => over)).toEqual(['h_half_acre', 'h_wild_tangle', 'h_night_hag']);
});

test('whoever may not see her hand sees her face-up cards only', () => {
  const hand = handOf(acting(), 0);
  expect(hand.cards).toEqual([]);
  expect(hand.open).toHaveLength(3);
});

test('HC-HCRD-1, HC-HACT-2: a card that cannot be used says why', () => {
  const s = acting();
  const why = (card: 'h_ward' | 'h_wild_tangle' | 'h_night_hag') => explainRefusal(s, { kind: 'card', card });
  expect(why('h_night_hag')).toEqual({ key: 'cardDoesNothing', rule: 'HC-HCD-8' });
  const turn = s.flow[0];
  if (turn.kind !== 'hester') throw new Error('not her turn');
  turn.called.push('h_wild_tangle');
  expect(why('h_wild_tangle')).toEqual({ key: 'cardCalled', rule: 'HC-HCRD-1' });
  turn.used.push('root');
  expect(why('h_ward')).toEqual({ key: 'noActionsLeft', rule: 'HC-HACT-1' });
  turn.used[0] = 'card';
  expect(why('h_ward')).toEqual({ key: 'cardLaid', rule: 'HC-HACT-2' });
  turn.used.pop();
  turn.fallen = true;
  expect(why('h_ward')).toEqual({ key: 'treeFallen', rule: 'HC-HACT-8' });
  s.flow = [{ kind: 'turn', seat: 0, acted: false }];
  expect(why('h_ward')).toEqual({ key: 'cardNotYourTurn', rule: 'HC-HCRD-1' });
});
