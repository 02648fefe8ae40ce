import { beforeEach, describe, expect, test } from 'vitest';
import type { Director } from '../../src/app/director.ts';
import { createTelling } from '../../src/app/telling.ts';
import { memory } from '../session/memory.ts';
import type { ToyAppTypes } from '../toy/app/toy-app.ts';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import type { ToyAction, ToyEvent, ToyState } from '../toy/engine/state.ts';
import { openPage } from './feigned-stage.ts';
import { holdTime, kitWith, rest, takeTurn, twoPeople } from './toy-table.ts';

const againstBot = { ...twoPeople, controllers: ['human', 'bot'] } as const;
const botFirst = { ...twoPeople, controllers: ['bot', 'human'] } as const;

beforeEach(holdTime);

/** A page that does something while the first card of a seat is shown, and the actions that were shown to their end. */
async function pageWith(whileLaid: (app: Director<ToyAppTypes>) => void, bySeat: number) {
  const shown: ToyAction['type'][] = [];
  const kit = kitWith(() => ({ shown: ({ type }) => void shown.push(type) }));
  let isDone = false;
  const page = await openPage(kit, memory(), {}, (app, { event }: { readonly event: ToyEvent }) => {
    if (isDone || event.type !== 'laid' || event.seat !== bySeat) return;
    isDone = true;
    whileLaid(app);
  });
  return { ...page, shown };
}

describe('whoever looks at something else while a bot acts', () => {
  test('is left there until the turn comes back, and finds the table with the next card', async () => {
    const { app, shown } = await pageWith((page) => page.go('end'), 1);
    app.startGame(againstBot);
    await takeTurn(app);
    expect(app.match?.session.pending()).toEqual({ kind: 'decision', seat: 0 });
    expect(app.screen).toBe('end');
    expect(shown).toEqual(['lay', 'die']);
    app.click(`card:${app.hand[0]}`);
    await rest();
    expect(app.screen).toBe('table');
    expect(shown).toEqual(['lay', 'die', 'lay']);
  });

  test('is not looking away from a game that is begun then', async () => {
    const { app, shown } = await pageWith((page) => {
      page.go('end');
      page.startGame(botFirst);
    }, 1);
    app.startGame(againstBot);
    await takeTurn(app);
    expect(app.screen).toBe('table');
    expect(shown).toEqual(['lay', 'die', 'lay', 'die']);
  });
});

test('whoever goes elsewhere while nothing moves is brought back by what happens next', async () => {
  const { app } = await openPage(toyAppKit, memory());
  app.startGame(twoPeople);
  app.liftCurtain();
  app.go('end');
  app.act({ type: 'lay', card: app.hand[0] });
  await rest();
  expect(app.screen).toBe('table');
});

test('a game begun while an action of another is shown is not touched by it', async () => {
  const { app, shown } = await pageWith((page) => page.startGame({ ...twoPeople, seed: 6 }), 0);
  app.startGame(twoPeople);
  app.liftCurtain();
  app.click(`card:${app.hand[0]}`);
  await rest();
  expect(app.table?.session).toMatchObject({ seed: 6, log: [] });
  expect([app.busy, app.curtain, app.hand, shown]).toEqual([false, 0, [], []]);
  expect(app.shownState).toEqual(app.match?.session.state);
});

test('a bot that thinks about a game lays no card in the one begun meanwhile', async () => {
  const { app } = await openPage(toyAppKit, memory());
  app.startGame(botFirst);
  expect(app.busy).toBe(true);
  app.startGame(twoPeople);
  await rest();
  expect([app.busy, app.curtain, app.match?.session.log]).toEqual([false, 0, []]);
});

test('the title, opened while an action is shown, stays', async () => {
  const { app, shown } = await pageWith((page) => page.go('title'), 1);
  app.startGame(againstBot);
  await takeTurn(app);
  expect([app.screen, app.match, app.busy]).toEqual(['title', undefined, false]);
  expect(shown).toEqual(['lay', 'die']);
});

test("a bot's tree waits for a word that is to be said, its card does not", async () => {
  let hasWord = true;
  let goOn = () => {};
  const kit = kitWith((run) => {
    goOn = run.goOn;
    return { hasWord: () => hasWord };
  });
  const { app, seen } = await openPage(kit, memory());
  app.startGame(botFirst);
  await rest();
  expect([seen, app.busy]).toEqual([['laid'], false]);
  hasWord = false;
  goOn();
  await rest();
  expect(seen).toEqual(['laid', 'fall', 'thrown']);
});

describe('what is told', () => {
  const state: ToyState = { rng: [1, 2, 3, 4], active: 0, hands: [[1], [2]], laid: null, points: [0, 0] };
  const first = { event: { type: 'laid', seat: 0, card: 1 }, after: state } as const;
  const second = { event: { type: 'laid', seat: 1, card: 2 }, after: state } as const;

  const tellingTo = (isStepping: boolean, wait: () => Promise<void>) =>
    createTelling<ToyAppTypes>({
      isTold: () => true,
      isStepping,
      isHurried: false,
      hasWord: () => false,
      wait,
      changed: () => {},
    });

  test('of a game that was left takes no step of the next one away', async () => {
    let endReading = () => {};
    const telling = tellingTo(false, () => new Promise((resolve) => (endReading = resolve)));
    telling.tell(first);
    const left = telling.linger();
    telling.stop();
    telling.begin(state);
    telling.tell(second);
    endReading();
    await left;
    expect(telling.told).toEqual({ event: second.event, waits: false });
  });

  test('goes on running when a click hurries one of its steps', () => {
    const telling = tellingTo(true, async () => {});
    telling.tell(first);
    telling.passOn('run');
    telling.passOn();
    telling.tell(second);
    expect(telling.told).toEqual({ event: second.event, waits: false });
  });
});
