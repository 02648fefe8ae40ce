import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memory } from '../session/memory.ts';
import type { ToyLayout } from '../toy/app/toy-app.ts';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import { hidden } from '../toy/engine/state.ts';
import { fileOf, openPage } from './feigned-stage.ts';
import { holdTime, kitWith, playToEnd, rest, stateOf, takeTurn, twoPeople } from './toy-table.ts';

beforeEach(holdTime);

describe('two people at one device', () => {
  test('take turns from the title to the end, every card and every fall shown', async () => {
    const page = await openPage(toyAppKit, memory());
    expect(page.app.screen).toBe('title');
    page.app.startGame(twoPeople);
    expect(page.app.screen).toBe('table');
    await playToEnd(page);
    const turn = ['laid', 'fall', 'thrown'];
    expect(page.seen).toEqual([...turn, ...turn, ...turn, ...turn]);
    expect(page.heard).toEqual(['victory']);
    expect(page.app.match?.session.pending().kind).toBe('over');
  });

  test('have the curtain between their turns, and see one hand at a time', async () => {
    const { app } = await openPage(toyAppKit, memory(), { curtain: false });
    app.startGame(twoPeople);
    for (const seat of [0, 1, 0, 1]) {
      expect([app.curtain, app.hand]).toEqual([seat, []]);
      expect(app.match?.session.state.hands.flat().every((card) => card === hidden)).toBe(true);
      app.liftCurtain();
      expect(app.curtain).toBeUndefined();
      expect(app.hand).toEqual(app.table?.session.state.hands[seat]);
      await takeTurn(app);
    }
    expect(app.curtain).toBeUndefined();
  });

  test('take a card back, but not what the die has decided', async () => {
    const page = await openPage(toyAppKit, memory());
    const { app } = page;
    app.startGame(twoPeople);
    app.liftCurtain();
    const before = stateOf(page);
    app.click(`card:${app.hand[0]}`);
    await rest();
    expect(app.match?.session.pending().kind).toBe('chance');
    app.undo();
    expect(stateOf(page)).toEqual(before);
    await takeTurn(app);
    const thrown = stateOf(page);
    app.undo();
    expect(stateOf(page)).toEqual(thrown);
  });

  test('are told why a second card cannot be laid, and the sentence goes by itself', async () => {
    const { app, heard } = await openPage(toyAppKit, memory());
    app.startGame(twoPeople);
    app.liftCurtain();
    app.click(`card:${app.hand[0]}`);
    await rest();
    app.click(`card:${app.hand[0]}`);
    expect(app.notice).toMatchObject({ kind: 'refusal', key: 'alreadyLaid' });
    expect(heard).toEqual(['refuse']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(app.notice).toBeUndefined();
  });
});

test('a bot takes its turns by itself; the only person has no curtain and sees the hand all the time', async () => {
  const { app, seen } = await openPage(toyAppKit, memory());
  app.startGame({ ...twoPeople, controllers: ['human', 'bot'] });
  const [own] = app.table?.session.state.hands ?? [];
  expect([app.curtain, app.hand]).toEqual([undefined, own]);
  await takeTurn(app);
  expect(seen.filter((type) => type === 'thrown')).toHaveLength(2);
  expect(app.hand).toEqual(own.slice(1));
  expect(app.busy).toBe(false);
});

test('where motion is instant, nothing is recorded', async () => {
  const page = await openPage(toyAppKit, memory(), { speed: 'instant' });
  page.app.startGame(twoPeople);
  await takeTurn(page.app);
  expect(page.seen).toEqual(['laid', 'thrown']);
});

describe('a game that is kept', () => {
  test('goes on where the page was closed, behind the curtain', async () => {
    const device = memory();
    const closed = await openPage(toyAppKit, device);
    closed.app.startGame(twoPeople);
    await takeTurn(closed.app);
    closed.app.liftCurtain();
    closed.app.click(`card:${closed.app.hand[0]}`);

    const page = await openPage(toyAppKit, device);
    expect(page.app.saved).toEqual({ left: 2 });
    page.app.continueGame();
    expect(stateOf(page)).toEqual(stateOf(closed));
    expect(page.app.hand).toEqual([]);
    page.app.tip();
    await rest();
    await playToEnd(page);
  });

  test('lies under the name of its game', async () => {
    const device = memory();
    const { app } = await openPage(toyAppKit, device);
    app.startGame(twoPeople);
    await rest();
    expect([...device.map.keys()]).toEqual([expect.stringMatching(/^toy\.game\./)]);
  });

  test('is taken to another device as a file', async () => {
    const first = await openPage(toyAppKit, memory());
    first.app.startGame(twoPeople);
    await takeTurn(first.app);
    first.app.exportSave();
    const [{ name, text }] = first.files;
    expect(name).toMatch(/^toy-\d{4}-\d\d-\d\d\.json$/);

    const other = memory();
    const page = await openPage(toyAppKit, other);
    page.app.importSave(fileOf(text));
    await rest();
    expect(stateOf(page)).toEqual(stateOf(first));
    expect(page.app.screen).toBe('table');
    expect((await openPage(toyAppKit, other)).app.saved).toEqual({ left: 3 });
  });

  test('changes nothing where its file cannot be read, and the file is set aside', async () => {
    const device = memory();
    const page = await openPage(toyAppKit, device);
    page.app.startGame(twoPeople);
    await takeTurn(page.app);
    const before = stateOf(page);
    page.app.importSave(fileOf('a shopping list'));
    await rest();
    expect(page.app.notice).toEqual({ kind: 'news', key: 'save.unreadable' });
    expect(stateOf(page)).toBe(before);
    expect(device.map.get('toy.set-aside')).toEqual(['a shopping list']);
  });
});

test('whoever leaves for the title leaves no card on the table, and finds the game there', async () => {
  const page = await openPage(toyAppKit, memory());
  page.app.startGame(twoPeople);
  await takeTurn(page.app);
  const left = stateOf(page);
  page.app.go('title');
  expect([page.app.screen, page.app.match, page.app.curtain]).toEqual(['title', undefined, undefined]);
  page.app.continueGame();
  expect(stateOf(page)).toEqual(left);
});

test('a rematch is another deal for the same people', async () => {
  const page = await openPage(toyAppKit, memory());
  page.app.startGame(twoPeople);
  await playToEnd(page);
  page.app.rematch();
  expect(page.app.screen).toBe('table');
  expect(page.app.table).toMatchObject({
    controllers: ['human', 'human'],
    session: { config: { cards: 2 }, seed: 11, log: [] },
  });
});

describe('beside the game', () => {
  test('the music of the title gives way to the sounds of the table, and comes back with the title', async () => {
    const { app, device } = await openPage(toyAppKit, memory());
    app.startGame(twoPeople);
    expect(device).toMatchObject({ music: false, ambience: true });
    app.go('title');
    expect(device).toMatchObject({ music: true, ambience: false });
  });

  test('what is set is kept, heard and drawn at once', async () => {
    const { app, device, drawn } = await openPage(toyAppKit, memory());
    const before = drawn();
    app.change({ muted: true, effects: 0.25 });
    expect(device).toMatchObject({ muted: true, effects: 0.25, settings: { muted: true, effects: 0.25 } });
    expect(drawn()).toBe(before + 1);
  });

  test('whoever goes to another screen takes neither a dialog nor a sentence along', async () => {
    const { app } = await openPage(toyAppKit, memory());
    app.open({ kind: 'settings' });
    app.tellNews('anything');
    expect([app.dialog, app.notice]).toEqual([{ kind: 'settings' }, { kind: 'news', key: 'anything' }]);
    app.go('title');
    expect([app.dialog, app.notice]).toEqual([undefined, undefined]);
    app.tellNews('anything');
    app.open({ kind: 'settings' });
    expect(app.notice).toBeUndefined();
  });

  test('a sentence that is put away is gone, and the words are drawn without it', async () => {
    const { app, drawn } = await openPage(toyAppKit, memory());
    app.tellNews('anything');
    const before = drawn();
    app.dismissNotice();
    expect([app.notice, drawn()]).toEqual([undefined, before + 1]);
  });

  test('what is seen of the map is put right where the layout has changed, and only there', async () => {
    let resets = 0;
    const kit = kitWith(() => ({ resetView: () => void resets++ }));
    const { app, drawn } = await openPage(kit, memory());
    const before = drawn();
    app.resize();
    expect([resets, drawn()]).toEqual([0, before + 1]);
    const layoutFor = (): ToyLayout => ({ ...kit.layoutFor(1280, 720) });
    const turning = await openPage({ ...kit, layoutFor }, memory());
    turning.app.resize();
    expect(resets).toBe(1);
  });
});

describe('what is kept of a game', () => {
  test('is what the player took back to, too', async () => {
    const device = memory();
    const page = await openPage(toyAppKit, device);
    page.app.startGame(twoPeople);
    page.app.liftCurtain();
    const before = stateOf(page);
    page.app.click(`card:${page.app.hand[0]}`);
    await rest();
    page.app.undo();
    const next = await openPage(toyAppKit, device);
    next.app.continueGame();
    expect(stateOf(next)).toEqual(before);
  });

  test('is the latest as soon as it goes on', async () => {
    const device = memory();
    const page = await openPage(toyAppKit, device);
    for (const seed of [5, 6]) {
      page.app.startGame({ ...twoPeople, seed });
      await takeTurn(page.app);
    }
    const [, older] = page.app.archive.games;
    await vi.advanceTimersByTimeAsync(1000);
    page.app.continueGame(older.id);
    const next = await openPage(toyAppKit, device);
    next.app.continueGame();
    expect(next.app.table?.session.seed).toBe(5);
  });

  test('is also what was played on from the middle of a replay', async () => {
    const device = memory();
    const page = await openPage(toyAppKit, device);
    page.app.startGame(twoPeople);
    await playToEnd(page);
    page.app.watchReplay();
    await rest();
    page.app.branchReplay();
    const branch = stateOf(page);
    const next = await openPage(toyAppKit, device);
    next.app.continueGame();
    expect(stateOf(next)).toEqual(branch);
    expect(next.app.screen).toBe('table');
  });

  test('nothing is done to a game whose replay is watched', async () => {
    const page = await openPage(toyAppKit, memory());
    page.app.startGame(twoPeople);
    await playToEnd(page);
    page.app.watchReplay();
    page.app.pauseReplay();
    await rest();
    const held = stateOf(page);
    page.app.undo();
    page.app.tip();
    page.app.act({ type: 'lay', card: 1 });
    await rest();
    expect([page.app.replaying, stateOf(page)]).toEqual([true, held]);
    page.app.stopReplay();
  });
});
