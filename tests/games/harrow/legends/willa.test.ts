import { describe, test } from 'vitest';
import { bagTokens } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { expect } from '../matchers.ts';
import { battleground, haintsAt, legalTexts, play, side } from '../play.ts';
import { type Position, position } from '../position.ts';

const jar = (family: NonNullable<Position['family']>) =>
  play(
    position({
      mode: 'ch2',
      legends: { family: 'willa' },
      turn: 'family',
      family: { legend: '0,-2', haints: { '0,-1': 1 }, ...family },
    }),
    'jar legend',
  ).state;
const inBag = (s: ReturnType<typeof jar>, token: (typeof bagTokens)[number]) =>
  side(s, 'family').bag[bagTokens.indexOf(token)];

describe('a token of her choice', () => {
  test('HC-LGD-WIL-1 any one that is in the bag, an upgrade token too', () => {
    const s = play(jar({ bag: { move: 3, strengthen: 1, u_merging: 1 } }), 'power').state;
    expect(s).toOffer('choose', ['choose move', 'choose strengthen', 'choose u_merging']);
  });

  test('HC-LGD-WIL-1 an empty bag gives none', () => {
    expect(jar({ bag: {} })).not.toAllow('power');
  });

  test.each([
    ['move', 'move 0,-1 0,0 haint=1'],
    ['spawn', 'spawn 0,-2'],
    ['strengthen', 'strengthen'],
  ])('HC-LGD-WIL-1 a %s token is activated once', (token, text) => {
    const s = play(jar({ bag: { move: 2, spawn: 2, strengthen: 2 } }), 'power', `choose ${token}`).state;
    const kinds = new Set(legalTexts(s).map((each) => each.split(' ')[0]));
    expect([...kinds].sort()).toEqual([token, 'done'].sort());
    const { state } = play(s, text);
    expect(legalTexts(state)).toEqual(['track', 'done']);
  });

  test('HC-LGD-WIL-1 an upgrade token is activated with all its parts', () => {
    const { state } = play(
      jar({ bag: { u_sound_fury: 1 } }),
      'power',
      'choose u_sound_fury',
      'strengthen',
      'strengthen',
    );
    expect(battleground(state)).toBe('3:5');
    expect(legalTexts(state)).toEqual(['track', 'done']);
  });

  test('HC-LGD-WIL-1 HC-CARD-6 a knife goes on the Attack jar', () => {
    const s = play(jar({ bag: { u_knife_dark: 1 } }), 'power', 'choose u_knife_dark', 'done', 'end').state;
    expect(side(s, 'family').armed).toEqual(['u_knife_dark']);
    expect(inBag(s, 'u_knife_dark')).toBe(0);
  });

  test('HC-CARD-2 no card is played with it: that is the Ability jar', () => {
    const s = play(jar({ bag: { strengthen: 2 }, hand: ['u_sound_fury'] }), 'power', 'choose strengthen').state;
    expect(s).not.toAllow('card u_sound_fury');
  });
});

describe('in clean-up', () => {
  test.each(['move', 'u_meeting_house'] as const)(
    'HC-LGD-WIL-1 HC-TOK-4 %s goes on the board or back in the bag',
    (token) => {
      const s = play(jar({ bag: { [token]: 1, spawn: 1 } }), 'power', `choose ${token}`, 'done', 'done', 'end').state;
      expect(inBag(s, token)).toBe(0);
      expect(legalTexts(s)).toEqual([`sort ${token} bag`, `sort ${token} board`]);
      expect(side(play(s, `sort ${token} board`).state, 'family').board).toEqual([token]);
      const back = play(s, `sort ${token} bag`).state;
      expect(inBag(back, token)).toBe(1);
      expect(side(back, 'family').board).toEqual([]);
    },
  );

  test('HC-LGD-WIL-1 the rest of the bag stays as it was', () => {
    const s = play(jar({ bag: { move: 2, spawn: 1 } }), 'power', 'choose spawn', 'spawn 0,-2').state;
    expect([inBag(s, 'move'), inBag(s, 'spawn')]).toEqual([2, 0]);
    expect(haintsAt(s, 'family', '0,-2')).toBe(1);
  });
});
