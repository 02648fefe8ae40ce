import { describe, expect, test } from 'vitest';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { setup } from '../../../../src/engine/games/harrow/setup.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { isAutomatic } from '../../../../src/session/harrow/told-events.ts';
import { languages } from '../../../../src/session/settings.ts';
import { logText } from '../../../../src/ui/harrow/words/log-text.ts';
import { soloRule } from '../../../../src/ui/harrow/words/solo-rule.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';

const state = setup(nightConfig('night1'), 1);
const seats = [0, 1];
const reasons = ['townsfolk', 'building', 'card', 'spawn'] as const;
const step = { from: 4, to: 3, haints: 1, legend: false, goal: 9, joins: false, only: false } as const;

const revealed = (only: boolean): HarrowEvent => ({
  type: 'soloRevealed',
  pile: 'goblins',
  card: 'g_lure',
  why: 'card',
  only,
});
const spawned = (short?: 'supply' | 'room'): HarrowEvent => ({
  type: 'soloSpawn',
  seat: 1,
  hex: 7,
  haints: 1,
  wanted: short ? 2 : 1,
  ...(short && { short }),
  only: false,
});
const gained = (wanted: number): HarrowEvent => ({ type: 'soloCubes', seat: 0, cubes: 1, wanted });
const moved = (seat: number, gone?: true): HarrowEvent => ({
  type: 'soloGroupMoved',
  seat,
  ...step,
  why: 'closer',
  ...(gone && { gone }),
});
const blocked = (seat: number, gone?: true): HarrowEvent => ({
  type: 'soloGroupBlocked',
  seat,
  hex: 7,
  goal: 9,
  why: 'cutOff',
  ...(gone && { gone }),
});
const forced = (seat: number, what: 'push' | 'reap'): HarrowEvent => ({ type: 'soloForced', seat, what, hex: 7 });
const lost = (why: (typeof reasons)[number], cubes: readonly number[]): HarrowEvent => ({
  type: 'soloCubesLost',
  cubes,
  why,
});

describe.each(languages)('what is said of the automatic factions in %s', (language) => {
  test('every line is a whole sentence', async () => {
    await speaking(language);
    const all: readonly HarrowEvent[] = [
      revealed(true),
      spawned('supply'),
      spawned('room'),
      gained(2),
      lost('card', [0, 0, 0, 0]),
      ...seats.flatMap((seat) => [moved(seat, true), blocked(seat, true), forced(seat, 'push'), forced(seat, 'reap')]),
    ];
    for (const event of all) {
      expect(logText(event, state)).toMatch(/^[\p{Lu}1](?!.*(\{\{|undefined|\b\w+\.\w+_|\s\s|: \.)).*\.$/u);
    }
  });

  test('HC-SOLO-24 HC-SOLO-30 HC-SOLO-31 what was done without a choice, or came short, is said with its reason', async () => {
    await speaking(language);
    for (const [plain, more] of [
      [revealed(false), revealed(true)],
      [spawned(), spawned('supply')],
      [spawned(), spawned('room')],
      [gained(1), gained(2)],
    ]) {
      const text = logText(plain, state) ?? '';
      expect(logText(more, state)?.startsWith(`${text} `)).toBe(true);
    }
    expect(logText(spawned('room'), state)).not.toBe(logText(spawned('supply'), state));
  });

  test('HC-SOLO-37 nobody goes closer to an objective that is gone', async () => {
    await speaking(language);
    for (const seat of seats) {
      expect(logText(moved(seat, true), state)).not.toBe(logText(moved(seat), state));
      expect(logText(blocked(seat, true), state)).not.toBe(logText(blocked(seat), state));
    }
  });
});

test('each line names the rule that it is', () => {
  const ruleOf = (event: HarrowEvent) => (isAutomatic(event) ? soloRule(event) : undefined);
  expect(reasons.map((why) => ruleOf(lost(why, [1, 0, 0, 0])))).toEqual([
    'HC-SOLO-23',
    'HC-SOLO-23',
    'HC-SOLO-27',
    'HC-SOLO-27',
  ]);
  expect([ruleOf(moved(0)), ruleOf(moved(0, true))]).toEqual(['HC-SOLO-33', 'HC-SOLO-37']);
  expect([ruleOf(forced(0, 'push')), ruleOf(forced(1, 'reap'))]).toEqual(['HC-SOLO-44', 'HC-SOLO-44']);
});
