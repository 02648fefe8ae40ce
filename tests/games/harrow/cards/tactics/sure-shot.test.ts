import { test } from 'vitest';
import { expect } from '../../matchers.ts';
import { eventsOf, play, side, tokensAt } from '../../play.ts';
import { holding } from './holding.ts';

const protectors = { legend: '0,2', haints: {} };

test('HC-TAC-3 any ability token in a straight line, however far, enemies on it or not', () => {
  const s = holding('t_sure_shot', {
    protectors,
    family: { legend: '0,-2', haints: { '0,-1': 1 } },
    tokens: {
      '0,-3': ['move'],
      '0,-1': ['spawn', 'scroll'],
      '3,-1': ['strengthen'],
      '-3,2': ['move'],
      '1,0': ['move'],
    },
  });
  expect(play(s, 'card t_sure_shot').state).toOffer('take', [
    'take move 0,-3',
    'take spawn 0,-1',
    'take scroll 0,-1',
    'take strengthen 3,-1',
    'take move -3,2',
  ]);
});

test('HC-TAC-3 without a token in line the card cannot be played', () => {
  const s = holding('t_sure_shot', { protectors, tokens: { '1,0': ['move'], '-1,0': ['scroll'], '2,1': ['spawn'] } });
  expect(s).not.toAllow('card t_sure_shot');
});

test('HC-TAC-3 one token, on the board at once: it counts in the Ability action that follows', () => {
  const s = holding('t_sure_shot', { protectors, tokens: { '0,-3': ['move'], '0,0': ['move'] } });
  const taken = play(s, 'card t_sure_shot', 'take move 0,-3').state;
  expect(tokensAt(taken, '0,-3')).toEqual([]);
  expect(tokensAt(taken, '0,0')).toEqual(['move']);
  expect(side(taken, 'protectors').rows).toEqual([1, 0, 0]);
  const steps = ['0,2 0,1', '0,1 0,2', '0,2 0,1', '0,1 0,2'].map((step) => `move ${step} legend`);
  const { state } = play(taken, 'jar ability', 'ability move', ...steps);
  expect(state).toAllow('end');
});

test('HC-TAC-3 HC-CARD-8 it draws a card where it covers the symbol', () => {
  const s = holding('t_sure_shot', {
    protectors: { ...protectors, rows: { move: 1 }, deckTop: ['t_rally'] },
    tokens: { '0,0': ['move'] },
  });
  const played = play(s, 'card t_sure_shot', 'take move 0,0');
  expect(side(played.state, 'protectors').hand).toEqual(['t_rally']);
  // HC-CARD-1: the card drawn waits for a later turn
  expect(played.state).not.toAllow('card t_rally');
  expect(played.barriers).toEqual([false, true]);
});

test('HC-TAC-3 HC-TOK-3 a full row sends it to the box and draws nothing', () => {
  const s = holding('t_sure_shot', { protectors: { ...protectors, rows: { spawn: 4 } }, tokens: { '0,0': ['spawn'] } });
  const played = play(s, 'card t_sure_shot', 'take spawn 0,0');
  expect(played.state.box[1]).toBe(s.box[1] + 1);
  expect(eventsOf(played, 'cardDrawn')).toEqual([]);
});

test('HC-TAC-3 HC-TOK-2 a scroll goes on the legend track and brings its path token', () => {
  const s = holding('t_sure_shot', { protectors, tokens: { '1,1': ['scroll'] } });
  const { state } = play(s, 'card t_sure_shot', 'take scroll 1,1');
  expect(side(state, 'protectors')).toMatchObject({ scrolls: 1, pathsLeft: 2 });
});
