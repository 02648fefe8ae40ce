import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { HarrowAppTypes } from '../../../src/app/harrow/harrow-app.ts';
import { harrowAppKit } from '../../../src/app/harrow/harrow-kit.ts';
import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';
import { choosing, cubesToGive } from '../../../src/session/harrow/cubes-to-give.ts';
import type { HarrowSettings } from '../../../src/session/harrow/harrow-settings.ts';
import { offerAt } from '../../../src/session/harrow/interaction/spot-offers.ts';
import { hexSpot, jarSpot } from '../../../src/session/harrow/spots.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import type { Settings } from '../../../src/session/settings.ts';
import { hesters } from '../../games/harrow/hester/turn.ts';
import { play } from '../../games/harrow/play.ts';
import { hex, position } from '../../games/harrow/position.ts';
import { deal, table } from '../../games/harrow/solo/table.ts';
import { memory } from '../../session/memory.ts';
import { openPage, type Page } from '../feigned-stage.ts';

/** Lets everything happen that needs no person. */
const rest = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const people = ['human', 'human'] as const;

/** A page on which a game begins with a position. */
async function openAt(
  start: HarrowState,
  controllers: readonly ControllerKind[] = people,
  chosen: Partial<Settings & HarrowSettings> = { curtain: false },
): Promise<Page<HarrowAppTypes>> {
  const game = { ...harrow, setup: () => cloneJson(start) };
  const levels = { ...harrowAppKit.levels, ruthless: harrowAppKit.levels.steady };
  const page = await openPage({ ...harrowAppKit, game, levels }, memory(), chosen);
  page.app.startGame({ config: start.config, seed: 1, controllers });
  await rest();
  return page;
}

/** Two groups of the Protectors, and points to move them. */
const moving = () =>
  play(
    position({ protectors: { legend: '0,2', haints: { '0,2': 2, '2,0': 1 } }, family: { legend: '0,-2' } }),
    'jar ability',
    'ability move',
  ).state;

describe('what is picked up', () => {
  test('is lit and lights where it can go, and a second click puts it down', async () => {
    const { app, heard } = await openAt(moving());
    const at = (name: string) => offerAt(app.interaction, hexSpot(hex(name)));
    expect([at('0,2').source, at('2,0').source, at('0,1').deeds.length]).toEqual(['open', 'open', 0]);
    app.click(hexSpot(hex('0,2')));
    expect([at('0,2').source, at('2,0').source, at('0,1').deeds.length]).toEqual(['held', 'open', 1]);
    app.click(hexSpot(hex('0,2')));
    expect(at('0,2').source).toBe('open');
    expect(heard).toEqual(['click', 'click']);
  });

  test('is let go on the way to another screen', async () => {
    const { app } = await openAt(moving());
    app.click(hexSpot(hex('0,2')));
    app.go('boards');
    expect(app.interaction?.selection.from).toBeUndefined();
  });

  test('stays picked up where it has gone, until the player asks for something else', async () => {
    const { app } = await openAt(moving());
    app.click(hexSpot(hex('2,0')));
    app.click(hexSpot(hex('2,-1')));
    await rest();
    expect(app.interaction?.selection).toMatchObject({ from: hex('2,-1'), kept: true });
    if (app.interaction) app.select(app.interaction.selection);
    expect(app.interaction?.selection).toMatchObject({ from: hex('2,-1'), kept: undefined });
  });

  test('by the one who decided before is not picked up by the next', async () => {
    const { app } = await openAt(moving());
    expect(app.interaction?.seat).toBe(0);
    for (const action of [{ type: 'done' }, { type: 'end' }] as const satisfies HarrowAction[]) {
      app.act(action);
      await rest();
    }
    expect(app.interaction?.seat).toBe(1);
    expect(app.interaction?.selection.from).toBeUndefined();
  });

  test('can be dragged, if it can be picked up', async () => {
    const { app, seen } = await openAt(moving());
    const drag = (name: string) =>
      app.drag({ from: hex(name), grip: { x: 0, y: 0 }, at: { x: 9, y: 9 }, isFinger: false });
    drag('0,0');
    expect([seen, app.interaction?.selection.from]).toEqual([[], undefined]);
    drag('2,0');
    expect(seen).toEqual(['drag']);
    expect(app.interaction?.selection.from).toBe(hex('2,0'));
    app.select({ from: hex('0,2'), haints: 1 });
    drag('0,2');
    expect(app.interaction?.selection.haints, 'the group is the one that was put together').toBe(1);
  });
});

describe('a click', () => {
  test('that is not legal says why and is heard, until the next thing is done', async () => {
    const { app, heard } = await openAt(moving());
    app.click(hexSpot(hex('0,0')));
    expect(app.notice).toMatchObject({ kind: 'refusal', key: 'noUnitThere', rule: 'HC-MOVE-1' });
    expect(heard).toEqual(['refuse']);
    app.act({ type: 'done' });
    expect(app.notice).toBeUndefined();
  });

  test('while pieces move hurries them; while nobody may act it says so', async () => {
    const { app } = await openAt(moving());
    const skip = vi.spyOn(app, 'skip');
    app.act({ type: 'done' });
    expect([app.busy, app.interaction]).toEqual([true, undefined]);
    app.click(hexSpot(hex('0,2')));
    expect(skip).toHaveBeenCalledOnce();
    expect(app.notice).toBeUndefined();
  });

  test('behind the curtain does nothing but say so', async () => {
    const { app } = await openAt(position({ mode: 'ch3' }), people, { curtain: true });
    expect(app.curtain).toBe(0);
    expect(app.interaction).toBeUndefined();
    app.click(jarSpot(0, 'wild'));
    expect(app.notice).toEqual({ kind: 'news', key: 'notice.notNow' });
  });

  test('HC-REATK-1 on a jar that may act or attack opens it, and is heard', async () => {
    const s = position({
      turnsTaken: 2,
      protectors: { legend: '0,2', haints: { '0,1': 3 }, attacked: true, jars: ['ability', 'wild', 'legend'] },
      family: { legend: '0,-2', haints: { '0,-1': 2 }, jars: ['ability', 'wild', 'legend'] },
    });
    const { app, heard } = await openAt(s);
    app.click(jarSpot(0, 'wild'));
    expect(app.dialog).toMatchObject({ kind: 'jar', jar: 'wild' });
    expect(heard).toEqual(['jarOpen']);
  });
});

describe('the screen', () => {
  test('is the one that the player has gone to while pieces move', async () => {
    const { app } = await openAt(moving());
    app.act({ type: 'done' });
    app.go('boards');
    await rest();
    expect([app.busy, app.screen]).toEqual([false, 'boards']);
    app.act({ type: 'end' });
    await rest();
    expect(app.screen).toBe('map');
  });

  test('HC-TOK-4 is the boards while a person sorts tokens', async () => {
    const { app } = await openAt(play(position({ turn: 'family' }), 'jar ability', 'done').state);
    expect(app.screen).toBe('map');
    app.act({ type: 'end' });
    await rest();
    expect(app.screen).toBe('boards');
  });

  test('HC-ATK-2 is the battlefield once an attack is made', async () => {
    const facing = position({
      protectors: { legend: '0,2', haints: { '0,1': 3 } },
      family: { legend: '0,-2', haints: { '0,0': 2 } },
    });
    const { app } = await openAt(play(facing, 'jar attack').state);
    app.act({ type: 'attack', from: hex('0,1'), to: hex('0,0') });
    await rest();
    expect(app.screen).toBe('battlefield');
  });
});

test('the shaking of the tree is asked about where it would serve nothing, and done if it is meant', async () => {
  const s = hesters();
  s.flow = [{ kind: 'hester', seat: hesterSeat, used: [], called: [], fallen: false }];
  const { app, seen } = await openAt(s, ['human', 'human', 'human']);
  app.act({ type: 'shake' });
  expect(app.dialog).toMatchObject({ kind: 'confirm', question: 'idleTree' });
  expect(seen).toEqual([]);
  if (app.dialog?.kind === 'confirm') app.dialog.yes();
  await rest();
  expect(app.table?.session.log.at(0)?.action).toEqual({ type: 'shake' });
});

/** The Family is about to attack, and can hardly fail. */
const striking = () =>
  play(
    position({
      turn: 'family',
      protectors: { legend: '1,2', haints: { '0,1': 2 }, cubes: 0 },
      family: { legend: '0,-2', haints: { '0,0': 3 }, cubes: 6 },
    }),
    'jar attack',
    'strengthen',
  ).state;

/** Watches the fight to its end; the person leaves off wherever there is a choice. */
async function watched(chosen: Partial<Settings>): Promise<Page<HarrowAppTypes>['app']> {
  const { app } = await openAt(striking(), ['human', 'bot'], { curtain: false, speed: 'instant', ...chosen });
  app.skipLessons();
  await rest();
  while (app.screen === 'battlefield' && app.interaction) {
    app.act({ type: 'done' });
    await rest();
  }
  return app;
}

describe('what a bot has fought out', () => {
  test('stays on show until the player passes on', async () => {
    const app = await watched({});
    expect([app.held, app.screen]).toEqual([true, 'battlefield']);
    app.next();
    await rest();
    expect([app.held, app.screen]).toEqual([false, 'map']);
  });

  test('is left by itself if the settings say so', async () => {
    const app = await watched({ holds: false });
    expect([app.held, app.screen]).toEqual([false, 'map']);
  });
});

test('steps of bots and of automatic factions are told one by one, those of people are not', async () => {
  const stepping = { curtain: false, stepping: true } as Partial<Settings>;
  const solo = await openAt(
    table({ solo: deal({ tactics: ['t_banish', 't_holler'] }) }),
    ['bot', 'bot', 'human'],
    stepping,
  );
  const duel = await openAt(moving(), people, stepping);
  const bot = await openAt(position({ turn: 'family' }), ['human', 'bot'], { ...stepping, speed: 'instant' });
  bot.app.skipLessons();
  await rest();
  expect([solo.app.isStepping, duel.app.isStepping]).toEqual([true, false]);
  expect(bot.app.told).toMatchObject({ event: { type: 'jarBroken', seat: 1 }, waits: true });
  bot.app.next('run');
  await rest();
  expect(bot.app.told).toBeUndefined();
});

describe('advice', () => {
  test('is thought about, given for this position and gone with it', async () => {
    const { app } = await openAt(moving());
    app.skipLessons();
    const asked = app.askHint();
    expect(app.hint).toBe('thinking');
    await asked;
    const { hint } = app;
    if (hint === undefined || hint === 'thinking') throw new Error('no advice');
    expect(harrow.legal(moving()).map(harrow.format)).toContain(harrow.format(hint.action));
    app.click(hexSpot(hex('0,2')));
    expect(app.hint).toBe(hint);
    app.act(hint.action);
    await rest();
    expect(app.hint).toBeUndefined();
  });

  test('says nothing else than the lesson that shows how something is done', async () => {
    const { app } = await openAt(moving());
    const deed = app.taught?.deed;
    await app.askHint();
    const { hint } = app;
    if (deed === undefined || hint === undefined || hint === 'thinking') throw new Error('no advice');
    expect(app.taught?.kind).toBe('lesson');
    expect(hint.action).toEqual(deed);
  });

  test('is not given to those who do not want it', async () => {
    const { app } = await openAt(moving(), people, { curtain: false, hints: false });
    await app.askHint();
    expect(app.hint).toBeUndefined();
  });
});

describe('what leaves no choice is done', () => {
  /** One haint more fills the hex of the legend, which is at home; two points are left over. */
  const crowded = () =>
    play(
      position({ protectors: { legend: '0,2', haints: { '0,2': 2 } }, family: { legend: '0,-2' } }),
      'jar ability',
      'ability spawn',
    ).state;

  test('and told, and can be taken back', async () => {
    const { app } = await openAt(crowded());
    app.act({ type: 'spawn', hex: hex('0,2') });
    await rest();
    expect(app.table?.session.log.map(({ action }) => harrow.format(action))).toEqual(['spawn 0,2', 'done']);
    expect(app.notice).toEqual({ kind: 'news', key: 'map:forced' });
    app.undo();
    await rest();
    expect(app.table?.session.legal().map(harrow.format)).toEqual(['done']);
  });

  test('but no turn is ended for anybody', async () => {
    const { app } = await openAt(crowded());
    app.act({ type: 'spawn', hex: hex('0,2') });
    await rest();
    expect(app.table?.session.legal().map(harrow.format)).toEqual(['end']);
  });

  /** HC-HEST-31: ten cubes of terrain at the end of Hester's turn. */
  const rich = (cubes: object) => {
    const read = harrow.readPosition({
      mode: 'ch5',
      active: 'hester',
      turn: 3,
      tokens: {},
      battlefield: { red: 2, blue: 2, ...cubes },
      tiles: { ability: ['b_move'], wild: ['b_wild'], legend: ['b_lantern'], attack: [] },
      hester: { roots: ['>3,0', '3,0>2,0'] },
    });
    if (!read.ok) throw new Error(read.error);
    return play(read.state, 'root 1,0', 'root 0,0').state;
  };

  test('HC-HEST-31 cubes that are too many are chosen together and go at one press', async () => {
    const { app } = await openAt(rich({ bog: 5, plains: 3 }), ['human', 'human', 'human']);
    app.liftCurtain();
    app.act({ type: 'end' });
    await rest();
    const s = app.table?.session.state;
    const cubes = s && cubesToGive(s);
    expect(cubes).toMatchObject({ left: 3, plenty: ['bog', 'bog', 'bog'] });
    if (!cubes) return;
    const twice = choosing(choosing([], 'plains', cubes), 'plains', cubes);
    expect(twice).toEqual(['plains', 'plains']);
    const chosen = choosing(twice, 'bog', cubes);
    expect(chosen).toEqual(['plains', 'plains', 'bog']);
    expect(choosing(chosen, 'bog', cubes)).toEqual(['plains', 'plains']);
    expect(choosing(chosen, 'plains', cubes)).toEqual(['bog']);
    app.actAll(chosen.map((terrain) => ({ type: 'pay', terrain })));
    await rest();
    expect(app.table?.session.log.slice(1).map(({ action }) => harrow.format(action))).toEqual([
      'pay plains',
      'pay plains',
      'pay bog',
    ]);
    expect(app.notice).toBeUndefined();
  });
});
