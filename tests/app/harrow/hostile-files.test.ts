import { expect, onTestFinished, test, vi } from 'vitest';
import { gamesFile } from '../../../src/app/games-file.ts';
import { harrowAppKit } from '../../../src/app/harrow/harrow-kit.ts';
import { randomAction } from '../../../src/engine/ai/random.ts';
import { completeConfig } from '../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import type { ModeId } from '../../../src/engine/games/harrow/state/set-up.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { noProgress, withResult } from '../../../src/session/harrow/campaign/progress.ts';
import { saveOf } from '../../../src/session/harrow/harrow-session.ts';
import { dropTree } from '../../../src/session/harrow/tree-drop.ts';
import type { Save } from '../../../src/session/save.ts';
import { createSession } from '../../../src/session/session.ts';
import { memory } from '../../session/memory.ts';
import { mutant } from '../../session/mutants.ts';
import { fileOf, openPage } from '../feigned-stage.ts';

function saved(mode: ModeId, actions: number): Save {
  const session = createSession(harrow, completeConfig({ mode }, 4), 4);
  const rng = seedRng(4);
  for (let i = 0; i < actions; i++) {
    const pending = session.pending();
    if (pending.kind === 'chance') session.submit(dropTree(session.state, pending.request, false).action);
    else session.submit(randomAction(session.legal(), rng));
  }
  const controllers = Array.from({ length: harrow.seats(session.config) }, () => 'human' as const);
  return saveOf({ session, controllers }, new Date('2026-11-16T12:00:00Z'));
}

const nights = withResult(noProgress, 'night1', { cards: 3, points: [2, 6], embers: 2 });
const short = saved('ch1', 2);
const earlier = { ...short, rules: 4, position: { ...short.position, version: 4 } };

/** A file of every kind that players have. */
const files: Readonly<Record<string, object>> = {
  save: short,
  'save with cards': saved('ch2', 2),
  'solo save': { ...saved('solo', 1), night: 'night1', nights },
  'save of earlier rules': earlier,
  'save of earlier rules that goes on from its position': {
    ...earlier,
    seal: undefined,
    actions: ['shift infected 2,-1 0,0'],
  },
  nights,
  games: { ...gamesFile('harrow', [{ id: 'a', name: 'A', save: short }]), nights },
};

test('10,000 damaged and hostile files of every kind are opened or refused with a sentence, and leave a sound game', async () => {
  // Time is not waited for, and no sentence goes by itself.
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => ms === 0 && queueMicrotask(run));
  onTestFinished(() => void vi.unstubAllGlobals());
  const storage = memory();
  const { app } = await openPage(harrowAppKit, storage);
  const texts = Object.values(files).map((file) => JSON.stringify(file));
  const rng = seedRng(7);
  let refused = 0;
  for (let i = 0; i < 10_000; i++) {
    app.go('title');
    const text = mutant(texts[i % texts.length], rng);
    await app.importSave(fileOf(text));
    if (app.match) {
      const read = harrow.readPosition(harrow.writePosition(app.match.session.state as never));
      if (!read.ok) throw new Error(`${read.error} after ${text}`);
    } else if (app.notice) refused++;
    else throw new Error(`nothing was said of ${text}`);
    for (const { id } of app.archive.games) if (app.match === undefined) app.archive.remove(id);
  }
  expect(refused).toBeGreaterThan(5000);
  expect(refused).toBeLessThan(10_000);
  expect(storage.map.get('harrow.set-aside')).toHaveLength(5);
  for (const { best } of Object.values(app.nights.nights)) expect(best?.cards ?? 0).toBeLessThanOrEqual(18);
});

test('each of them is taken while it is whole', async () => {
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => ms === 0 && queueMicrotask(run));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { app } = await openPage(harrowAppKit, memory());
  for (const [kind, file] of Object.entries(files)) {
    app.go('title');
    await app.importSave(fileOf(JSON.stringify(file)));
    const news = app.notice?.kind === 'news' ? app.notice.key : undefined;
    const taken = app.match !== undefined || news === 'campaign:file.done' || news === 'save.allTaken';
    expect([kind, taken, news]).toEqual([kind, true, news]);
  }
});

test('a night that cannot have been is refused', async () => {
  const { app } = await openPage(harrowAppKit, memory());
  for (const best of [
    { cards: 1e15, points: [2, 3], embers: 2 },
    { cards: 4, points: [2, 1e9], embers: 2 },
    { cards: 0, points: [2, 3], embers: 3 },
  ]) {
    const hostile = { ...noProgress, nights: { night1: { played: 1, best } } };
    await app.importSave(fileOf(JSON.stringify(hostile)));
    expect(app.nights).toEqual(noProgress);
  }
  const played = { ...noProgress, nights: { night1: { played: 1e15 } } };
  await app.importSave(fileOf(JSON.stringify(played)));
  expect(app.nights).toEqual(noProgress);
});

test('a game of earlier rules whose position says nothing, or is another, is damaged', async () => {
  const { app } = await openPage(harrowAppKit, memory());
  for (const position of [{}, { round: 1 }, { ...saved('ch1', 4).position }]) {
    await app.importSave(fileOf(JSON.stringify({ ...short, rules: 4, seal: undefined, position })));
    expect([app.match, app.notice]).toEqual([undefined, { kind: 'news', key: 'save.damaged' }]);
  }
});
