import { describe, expect, test } from 'vitest';
import { levelIds } from '../../../src/engine/ai/levels.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { ModeId } from '../../../src/engine/games/harrow/state/set-up.ts';
import type { Viewer } from '../../../src/engine/kernel/game.ts';
import { type Opponent, opponentsIn } from '../../../src/session/harrow/opponents.ts';
import { occasions, sayingsIn } from '../../../src/session/harrow/voices.ts';
import { languages } from '../../../src/session/settings.ts';
import { sayingText } from '../../../src/ui/harrow/words/opponents.ts';
import { playSome } from '../../games/harrow/fuzz/random-play.ts';
import { speaking } from '../../i18n/harrow/speaking.ts';

const alone = new Map<number, Opponent>([[1, { person: 'jubal', level: 'ruthless' }]]);

const turn = (seat: number): HarrowEvent => ({ type: 'turnBegan', seat, round: 1, turn: 1 });
const kill = (seat: number, victim: number): HarrowEvent => ({ type: 'killed', seat, victim, hex: 7, how: 'attack' });

const said = (events: readonly HarrowEvent[], by: ReadonlyMap<number, Opponent> = alone) =>
  [...sayingsIn(events, by).values()].flat().map(({ occasion, number }) => `${occasion} ${number}`);

describe('what computers say', () => {
  test('it greets once, when its first turn begins or its first jar is broken', () => {
    expect(said([turn(0), turn(1), { type: 'jarBroken', seat: 1, jar: 'wild', toAttack: false }])).toEqual(['hello 1']);
    expect(said([{ type: 'jarBroken', seat: 1, jar: 'wild', toAttack: false }])).toEqual(['hello 1']);
  });

  test('it has a word for a kill and for a loss, one in a turn, and another one the next time', () => {
    const fights = [turn(1), turn(0), turn(1), kill(1, 0), kill(1, 0), turn(0), turn(1), kill(0, 1), turn(0), turn(1)];
    expect(said([...fights, kill(1, 0)])).toEqual(['hello 1', 'won 1', 'lost 1', 'won 2']);
  });

  test('two fights without a turn of its own between them have one word', () => {
    expect(said([turn(1), turn(0), turn(1), kill(1, 0), turn(0), kill(0, 1)])).toEqual(['hello 1', 'won 1']);
  });

  test('what a power fells asks for none', () => {
    const fell: HarrowEvent = { type: 'killed', seat: 1, victim: 0, hex: 7, how: 'power' };
    expect(said([turn(1), turn(1), fell])).toEqual(['hello 1']);
  });

  test('without a fight it is heard every fourth turn', () => {
    const turns = Array.from({ length: 9 }, () => turn(1));
    expect(said(turns)).toEqual(['hello 1', 'turn 1', 'turn 2']);
  });

  test('in the end each says how it came out', () => {
    const over = (winner: number): HarrowEvent => ({
      type: 'gameOver',
      result: { winner, scores: [7, 3] },
      tie: false,
    });
    expect(said([over(0)])).toEqual(['defeat 1']);
    expect(said([over(1)])).toEqual(['victory 1']);
  });

  test('persons say nothing', () => {
    expect(said([turn(0), kill(0, 1)], new Map())).toEqual([]);
  });
});

/** So much of a game as chance plays, and the computers at its table. */
function playedBy(mode: ModeId, seed: number) {
  const config = completeConfig({ mode }, seed);
  const events: HarrowEvent[] = [];
  const { state } = playSome(config, seed, 500, { after: (done) => events.push(...done.events) });
  const controllers = Array.from({ length: harrow.seats(config) }, () => 'bot' as const);
  return { events, opponents: opponentsIn({ session: { state }, controllers }) };
}

test.each(['ch1', 'ch3', 'ch4', 'ch5', 'fair4'] as const)(
  'nobody hears more or less than others, and the log is not flooded: %s',
  (mode) => {
    for (const seed of [1, 2, 3]) {
      const { events, opponents } = playedBy(mode, seed);
      const heardBy = (viewer: Viewer) =>
        said(
          events.flatMap((event) => harrow.seen(event, viewer) ?? []),
          opponents,
        );
      const open = heardBy('table');
      expect(open.length).toBeGreaterThan(2);
      for (const seat of opponents.keys()) expect(heardBy(seat)).toEqual(open);
      const turns = events.filter(({ type }) => type === 'turnBegan').length;
      expect(open.length).toBeLessThanOrEqual(turns + 1 + opponents.size);
    }
  },
);

test.each(languages)('in %s every level has other words for every occasion', async (language) => {
  await speaking(language);
  const all = levelIds.flatMap((level) =>
    Object.entries(occasions).flatMap(([occasion, count]) =>
      Array.from({ length: count }, (_, i) =>
        sayingText({ person: 'alma', level, seat: 1, occasion: occasion as keyof typeof occasions, number: i + 1 }),
      ),
    ),
  );
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).toMatch(/^Alma: [“„].+[“”]$/);
});
