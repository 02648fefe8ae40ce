import { beforeEach, expect, test } from 'vitest';
import type { Game } from '../../src/engine/kernel/game.ts';
import { memory } from '../session/memory.ts';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import { toy } from '../toy/engine/rules.ts';
import { hidden, type ToyEvent, type ToyState, type ToyTypes } from '../toy/engine/state.ts';
import { openPage } from './feigned-stage.ts';
import { holdTime, rest } from './toy-table.ts';

/** Whoever has thrown the die draws the six, and the turn is the other one's by then. */
const drawing: Game<ToyTypes> = {
  ...toy,
  apply(s, action, emit) {
    const seat = s.active;
    const barrier = toy.apply(s, action, emit);
    if (action.type === 'die') {
      s.hands[seat] = [...s.hands[seat], 6];
      emit({ type: 'laid', seat, card: 6 });
    }
    return barrier;
  },
};

const start: ToyState = { rng: [1, 2, 3, 4], active: 0, hands: [[1], [2]], laid: null, points: [0, 0] };
const kit = { ...toyAppKit, game: { ...drawing, setup: () => structuredClone(start) } };

beforeEach(holdTime);

/** What the screen knows while an event is shown. */
interface Look {
  readonly event: ToyEvent;
  readonly hands: ToyState['hands'];
  readonly hand: readonly number[];
  readonly told: readonly ToyEvent[];
}

test('whoever ends a turn with a secret sees it; whoever takes the device over does not', async () => {
  const looks: Look[] = [];
  const { app } = await openPage(kit, memory(), {}, ({ hand, match }, { event, after }) => {
    looks.push({ event, hands: after.hands, hand, told: match?.session.log.at(-1)?.events ?? [] });
  });
  app.startGame({ config: { cards: 1 }, seed: 5, controllers: ['human', 'human'] });
  app.liftCurtain();
  app.click('card:1');
  await rest();
  app.tip();
  await rest();

  const drawn = { type: 'laid', seat: 0, card: 6 };
  const last = looks[looks.length - 1];
  expect(last).toMatchObject({ event: drawn, hands: [[6], [hidden]], hand: [6] });
  expect(last.told).toContainEqual(drawn);

  const known = () => ({
    hands: app.match?.session.state.hands,
    drawn: app.match?.session.log.at(-1)?.events.at(-1),
  });
  const unknown = { ...drawn, card: hidden };
  expect(app.curtain).toBe(1);
  expect(known()).toEqual({ hands: [[hidden], [hidden]], drawn: unknown });
  app.liftCurtain();
  expect(known()).toEqual({ hands: [[hidden], [2]], drawn: unknown });
});
