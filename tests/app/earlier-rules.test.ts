import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ControllerKind } from '../../src/session/match.ts';
import { type Save, savesOf } from '../../src/session/save.ts';
import { createSession } from '../../src/session/session.ts';
import { memory } from '../session/memory.ts';
import { toyAppKit } from '../toy/app/toy-kit.ts';
import { firstRules } from '../toy/engine/first-rules.ts';
import { fileOf, openPage } from './feigned-stage.ts';
import { holdTime, rest, takeTurn } from './toy-table.ts';

beforeEach(holdTime);

const forgets = { kind: 'news', key: 'save.forgets' };

/** A game whose first die lay on its edge, which is forbidden now; `laid`: the second card lies on the table, too. */
function saveBy(controllers: readonly ControllerKind[], { laid }: { readonly laid: boolean }): Save {
  const session = createSession(firstRules, { cards: 2 }, 5);
  session.submit(session.legal()[0]);
  session.submit({ type: 'die', face: 0 });
  if (laid) session.submit(session.legal()[0]);
  return savesOf({ ...toyAppKit, game: firstRules }).saveOf({ session, controllers }, new Date());
}

/** A device on which a game was kept. */
function deviceWith(save: Save) {
  const device = memory();
  device.map.set('toy.current', save);
  return device;
}

describe('a game whose past the rules forbid', () => {
  test('says so, plays on from where it stood, and is set aside as it was', async () => {
    const save = saveBy(['human', 'human'], { laid: false });
    const device = deviceWith(save);
    const { app } = await openPage(toyAppKit, device);
    app.continueGame();
    expect(app.notice).toEqual(forgets);
    expect([app.screen, app.curtain, app.table?.session.log]).toEqual(['table', 1, []]);
    await rest();
    expect(device.map.get('toy.set-aside')).toEqual([save]);
    await takeTurn(app);
    expect(app.table?.session.log).toHaveLength(2);
    expect(app.notice).toBeUndefined();
  });

  test('says so and is set aside where it comes as a file, too', async () => {
    const save = saveBy(['human', 'human'], { laid: false });
    const device = memory();
    const { app } = await openPage(toyAppKit, device);
    app.importSave(fileOf(JSON.stringify(save)));
    await rest();
    expect(app.notice).toEqual(forgets);
    expect(device.map.get('toy.set-aside')).toEqual([save]);
  });

  test.each([
    { next: 'a bot', laid: false, seen: ['laid', 'fall', 'thrown'] },
    { next: "a bot's tree", laid: true, seen: ['fall', 'thrown'] },
  ])('goes on saying so while $next acts, and until it has been read', async ({ laid, seen }) => {
    const page = await openPage(toyAppKit, deviceWith(saveBy(['human', 'bot'], { laid })));
    page.app.continueGame();
    await rest();
    expect(page.seen).toEqual(seen);
    expect(page.app.notice).toEqual(forgets);
    await vi.advanceTimersByTimeAsync(7000);
    expect(page.app.notice).toBeUndefined();
  });
});
