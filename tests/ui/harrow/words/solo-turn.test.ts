import { expect, test } from 'vitest';
import { effectFrame, topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { languages } from '../../../../src/session/settings.ts';
import { effectPrompt } from '../../../../src/ui/harrow/words/effect-prompt.ts';
import { actingClass } from '../../../../src/ui/harrow/words/seats.ts';
import { legendName } from '../../../../src/ui/harrow/words/terms.ts';
import { randomGame } from '../../../games/harrow/fuzz/random-play.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';

const solo = { mode: 'solo', map: 'a', north: 'family', level: 1 } as const;

test('HC-SOLO-46 Hester’s turn begins once in every turn, and lasts until she has eaten and put back cubes', () => {
  const parts = new Map<number, string[]>();
  const decided = new Set<string>();
  for (const seed of [3, 8, 21]) {
    parts.clear();
    randomGame(solo, seed, (s) => {
      if (s.result) return;
      const part = actingClass(s);
      const before = parts.get(s.round) ?? [];
      if (before.at(-1) !== part) parts.set(s.round, [...before, part]);
      const frame = topFrame(s);
      if (part === 'hester') decided.add(frame?.kind === 'pay' ? frame.why : String(frame?.kind));
    });
    const turns = [...parts.values()];
    expect(turns.length).toBeGreaterThan(2);
    // The last one may have been broken off.
    for (const turn of turns.slice(0, -1)) expect(turn).toEqual(['rivals', 'hester']);
  }
  expect([...decided]).toEqual(expect.arrayContaining(['roots', 'hester', 'limit']));
});

test.each(languages)('HC-SOLO-46 a meal names the legend, and any trophy will do, in %s', async (language) => {
  await speaking(language);
  const s = harrow.setup(solo, 1);
  for (const { legend, legendHex } of s.seats) {
    if (s.hester) s.hester.hex = legendHex;
    const { title, hint } = effectPrompt(s, effectFrame(hesterSeat, 'devour'), 'hint');
    expect(title).toContain(legendName(legend));
    expect(hint).toMatch({ en: /^Any trophy/, cs: /^Libovolná trofej/, pl: /^Dowolne trofeum/ }[language]);
    expect(hint.length).toBeLessThanOrEqual(46);
  }
});
