import { expect, test } from 'vitest';
import { cardInPlay } from '../../../src/session/harrow/card-in-play.ts';
import { play } from '../../games/harrow/play.ts';
import { type Position, position } from '../../games/harrow/position.ts';

/** The card in play after each of the actions. */
function cardsAfter(at: Position, ...texts: string[]): (string | undefined)[] {
  let state = position({ mode: 'ch2', ...at });
  const log: { events: ReturnType<typeof play>['events'] }[] = [];
  return texts.map((text) => {
    const played = play(state, text);
    state = played.state;
    log.push({ events: played.events });
    return cardInPlay(state, log);
  });
}

const holding = (card: 't_call_dead' | 't_witchfire' | 't_raging_mad'): Position => ({
  protectors: { legend: '0,2', haints: {}, hand: [card] },
});

test('a tactics card is in play as long as it asks for something', () => {
  const texts = ['card t_call_dead', 'spawn 0,2', 'spawn 0,2', 'jar ability', 'ability spawn'];
  expect(cardsAfter(holding('t_call_dead'), ...texts)).toEqual([
    't_call_dead',
    't_call_dead',
    undefined,
    undefined,
    undefined,
  ]);
  expect(cardsAfter(holding('t_witchfire'), 'card t_witchfire', 'done')).toEqual(['t_witchfire', undefined]);
});

test('the actions of a jar after a card are the jar’s', () => {
  expect(cardsAfter(holding('t_raging_mad'), 'card t_raging_mad', 'done', 'jar wild').at(-1)).toBe(undefined);
});

test('an upgrade is in play while its token is used, not while it waits', () => {
  const at: Position = {
    turn: 'family',
    family: { legend: '0,-2', haints: { '0,-1': 1 }, bag: { u_meeting_house: 1, u_psychopomp: 1, spawn: 1 } },
  };
  const texts = ['jar ability', 'activate u_meeting_house', 'done', 'activate u_psychopomp', 'choose ability', 'done'];
  expect(cardsAfter(at, ...texts)).toEqual([
    undefined,
    'u_meeting_house',
    undefined,
    'u_psychopomp',
    'u_psychopomp',
    'u_psychopomp',
  ]);
});
