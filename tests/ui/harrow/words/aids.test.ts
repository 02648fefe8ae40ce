import { describe, expect, test } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { jars } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { languages } from '../../../../src/session/settings.ts';
import { stagesOf } from '../../../../src/ui/harrow/rulebook/example-stages.ts';
import { examples } from '../../../../src/ui/harrow/rulebook/examples.ts';
import { choiceAid } from '../../../../src/ui/harrow/words/choice-aid.ts';
import { jarAid } from '../../../../src/ui/harrow/words/jar-aid.ts';
import { play } from '../../../games/harrow/play.ts';
import { position } from '../../../games/harrow/position.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';
import { facing } from '../battle/fight-at.ts';

const aidsIn = (s: HarrowState): (string | undefined)[] =>
  interactionOf(s, harrow.legal(s), {}).choices.map((choice) => choiceAid(s, choice));

const start = position({ protectors: { legend: '0,1', haints: {}, cubes: 2, wild: 2 } });

describe.each(languages)('before a button is pressed it says in %s', (language) => {
  test('what each ability would do', async () => {
    await speaking(language);
    const aids = aidsIn(play(start, 'jar ability').state);
    expect(aids).toHaveLength(3);
    for (const aid of aids) expect(aid).toMatch(/^.{20,140}$/);
  });

  test('what points would do, and what becomes of those that are left', async () => {
    await speaking(language);
    for (const aid of aidsIn(play(start, 'jar wild').state)) expect(aid).toMatch(/^.{15,140}$/);
  });

  test('whom a solo card can be given to', async () => {
    await speaking(language);
    const read = harrow.readPosition(examples.SOLO.position);
    if (!read.ok) throw new Error(read.error);
    const aids = aidsIn(read.state);
    expect(new Set(aids).size).toBe(aids.length);
    for (const aid of aids) expect(aid).toMatch(/^.{20,140}$/);
  });

  test('what ends the turn of Hester, who has no units to collect with', async () => {
    await speaking(language);
    const [ending] = stagesOf('INF').slice(-1);
    const [end] = aidsIn(ending.state);
    expect(end).toMatch(/6/);
    expect(end).not.toBe(aidsIn(play(start, 'jar ability', 'ability spawn', 'done').state)[0]);
  });

  test('what each jar gives', async () => {
    await speaking(language);
    for (const seat of [0, 1]) {
      const aids = jars.map((jar) => jarAid(start, seat, jar, language));
      expect(aids.slice(0, 2).every((aid) => aid !== undefined && /\d/.test(aid))).toBe(true);
    }
  });
});

test('the numbers are those of the position', async () => {
  await speaking('en');
  const [move, spawn, strengthen] = aidsIn(play(start, 'jar wild').state);
  expect(move).toContain('3 steps');
  expect(spawn).toContain('Up to 3 haints');
  expect(strengthen).toContain('2 become 3');
  expect(jarAid(start, 0, 'wild', 'en')).toContain('3 actions');
});

test('HC-ATK-1 the Attack jar tells the best attack in reach, or that there is none', async () => {
  await speaking('en');
  const near = position(facing);
  expect(jarAid(near, 0, 'attack', 'en')).toMatch(/^1 target in reach: .*\d+%\.$/);
  expect(jarAid(start, 0, 'attack', 'en')).toBe('Nobody is in reach before the free action.');
  expect(jarAid(near, 1, 'attack', 'en'), 'it is not their turn').toBeUndefined();
});
