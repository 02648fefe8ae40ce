import { expect, test } from 'vitest';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { languages } from '../../../../src/session/settings.ts';
import { choiceLabel } from '../../../../src/ui/harrow/words/choice-label.ts';
import { logText } from '../../../../src/ui/harrow/words/log-text.ts';
import { promptOf } from '../../../../src/ui/harrow/words/map-prompt.ts';
import { playOn } from '../../../games/harrow/hester/thick.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';
import { appAt } from '../app-at.ts';

const games = 150;
const actions = 60;

/** What an action says on its button, and an event in the log, depends on little more than this. */
const kindOf = (what: object): string => JSON.stringify(what, (key, value) => (/from|to|hex|at/.test(key) ? 0 : value));

/** Positions and events from the thick of games of three: each kind of them once. */
function met(): { readonly positions: readonly HarrowState[]; readonly told: readonly [HarrowEvent, HarrowState][] } {
  const positions = new Map<string, HarrowState>();
  const told = new Map<string, [HarrowEvent, HarrowState]>();
  for (let seed = 0; seed < games; seed++) {
    playOn(seed, actions, (s, _action, events) => {
      for (const event of events) {
        const kind = kindOf(event);
        if (!told.has(kind)) told.set(kind, [event, structuredClone(s)]);
      }
      if (harrow.pending(s).kind !== 'decision') return;
      const news = new Set(
        harrow
          .legal(s)
          .map(kindOf)
          .filter((kind) => !positions.has(kind)),
      );
      if (news.size === 0) return;
      const copy = structuredClone(s);
      for (const kind of news) positions.set(kind, copy);
    });
  }
  return { positions: [...new Set(positions.values())], told: [...told.values()] };
}

const { positions, told } = met();

test('the thick of it has much to say', () => {
  expect(positions.length).toBeGreaterThan(100);
  expect(told.length).toBeGreaterThan(500);
  expect(told.some(([event]) => event.type === 'cubesBanished' && event.terrain)).toBe(true);
});

test.each(languages)(
  'with Hester at the table every question, every button and every event has its words in %s',
  async (language) => {
    await speaking(language);
    for (const s of positions) {
      const app = appAt(s);
      expect(promptOf(app).title).toMatch(/^\S.*\S$/);
      // Tokens are sorted on the boards, with labels of their own.
      if (topFrame(s)?.kind === 'sort') continue;
      for (const choice of app.interaction?.choices ?? []) expect(choiceLabel(app, choice)).toMatch(/^\S/);
    }
    for (const [event, s] of told) expect(logText(event, s) ?? 'told by another').toMatch(/\S/);
  },
);
