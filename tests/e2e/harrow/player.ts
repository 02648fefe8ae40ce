import type { Page } from 'playwright-core';
import type { ScreenId } from '../../../src/app/harrow/harrow-app.ts';
import { layoutFor } from '../../../src/app/harrow/layout.ts';
import { isFight } from '../../../src/app/harrow/screen-for.ts';
import { stageOf } from '../../../src/app/stage.ts';
import { beginner, createSearchBot } from '../../../src/engine/ai/search.ts';
import type { ActionOf, HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { harrowMind } from '../../../src/engine/games/harrow/ai/mind.ts';
import { rowNames } from '../../../src/engine/games/harrow/content/kammi/grid.ts';
import type { Terrain } from '../../../src/engine/games/harrow/content/maps/layout.ts';
import { county, type Hex } from '../../../src/engine/games/harrow/county.ts';
import { requireFrame, topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { isSameArrow } from '../../../src/engine/games/harrow/rules/fair/arrows.ts';
import { fairSeat, hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';
import { toPixel } from '../../../src/engine/kit/hex.ts';
import { unitsIn } from '../../../src/session/harrow/interaction/group.ts';
import { interactionOf } from '../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../src/session/harrow/interaction/selection.ts';
import { offerAt, type SpotOffer, sourcesOf, targetsOf } from '../../../src/session/harrow/interaction/spot-offers.ts';
import { warningOf } from '../../../src/session/harrow/interaction/warning.ts';
import { hexSpot } from '../../../src/session/harrow/spots.ts';
import type { SpotId } from '../../../src/session/spot.ts';
import { isThere, press, usesTwins } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';

declare const gameTest: HarrowGameTest;

/** The state of the running game with its secrets, read only to know what to click next. */
export async function stateOf(page: Page): Promise<HarrowState> {
  const text = await page.evaluate(() => JSON.stringify(gameTest.state()));
  if (text === undefined) throw new Error('no game is running');
  return JSON.parse(text);
}

/** What the player sees when asked. */
interface Sight {
  readonly state: HarrowState;
  readonly screen: ScreenId;
  readonly isCurtainDown: boolean;
  /** Actions played so far. */
  readonly played: number;
}

/**
 * Waits until more than so many actions have been played and somebody has to do something: press a button to hear the oak
 * or the automatic factions out, or decide. One question to the page for all of it, and a text for an answer: questions
 * take time, and Playwright goes through an object piece by piece.
 */
async function nextSight(page: Page, after: number): Promise<Sight | { readonly key: string }> {
  const seen = await page.evaluate(
    (before) =>
      window.answerTo(() => {
        const { app, state } = gameTest;
        if (document.getElementById('loading')?.hidden !== true) return undefined;
        if (document.querySelector('[data-focus="lesson-next"]')) return JSON.stringify({ key: 'lesson-next' });
        if (app.held) return JSON.stringify({ key: 'go-on' });
        if (app.busy) return app.told?.waits === true && JSON.stringify({ key: 'tell-next' });
        const played = app.match?.session.log.length ?? 0;
        const now = state();
        if (!now || played <= before) return undefined;
        const { screen, curtain } = app;
        return JSON.stringify({ state: now, screen, isCurtainDown: curtain !== undefined, played });
      }),
    after,
  );
  return JSON.parse(seen);
}

/** Waits until the player is asked after so many actions. */
async function asked(page: Page, after: number): Promise<Sight> {
  for (;;) {
    const seen = await nextSight(page, after);
    if ('state' in seen) return seen;
    await press(page, seen.key);
  }
}

/** Clicks the middle of a hex on the map, or its twin where there is no pointer. */
export async function clickHex(page: Page, hex: Hex): Promise<void> {
  if (usesTwins(page)) return press(page, `hex-${hex}`);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  const { layout, scale, x, y } = stageOf(layoutFor(size.width, size.height), size.width, size.height);
  const at = toPixel(county[hex], layout.map.hexSide);
  const [cx, cy] = layout.map.centre;
  await page.mouse.click(x + (cx + at.x) * scale, y + (cy + at.y) * scale);
}

async function inMode(page: Page, mode: string): Promise<void> {
  if (await page.$(`[data-focus="mode-${mode}"][aria-pressed="false"]`)) await press(page, `mode-${mode}`);
}

/** Of several things an effect can put or take, this one. */
async function thing(page: Page, what: string): Promise<void> {
  if (await page.$(`[data-focus="what-${what}"][aria-pressed="false"]`)) await press(page, `what-${what}`);
}

function selected(page: Page): Promise<Hex | undefined> {
  return page.evaluate(() => gameTest.app.interaction?.selection.from);
}

async function pickUp(page: Page, from: Hex): Promise<void> {
  if ((await selected(page)) !== from) await clickHex(page, from);
}

/** Sets who comes along by the buttons over the map. */
async function chooseGroup(
  page: Page,
  { haints, legend, second = false, infected = 0 }: ActionOf<'move'>,
): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const group = await page.evaluate(() => gameTest.app.interaction?.group);
    if (!group) return;
    const isRightSize = group.haints === haints && group.legend === legend && group.second === second;
    if (isRightSize && group.infected === infected) return;
    if (isRightSize) await press(page, 'group-snakes');
    else if (group.legend !== legend && unitsIn({ ...group, legend }) > 0) await press(page, 'group-legend');
    else if (group.second !== second && unitsIn({ ...group, second }) > 0) await press(page, 'group-second');
    else await press(page, group.haints > haints ? 'group-less' : 'group-more');
  }
}

/** Presses a switch if it is there and not on. */
async function offered(page: Page, key: string): Promise<void> {
  const isOn = await page.$(`[data-focus="${key}"]:is([aria-pressed="true"], [aria-checked="true"])`);
  if (!isOn && (await isThere(page, key))) await press(page, key);
}

/** What the same click can mean. */
function isSameClick(a: HarrowAction, b: HarrowAction): boolean {
  if (a.type === 'lay') return b.type === 'lay' && a.card === b.card;
  if (a.type === 'summon' || a.type === 'take') return b.type === a.type && a.hex === b.hex;
  return a.type === 'attack' && b.type === 'attack' && a.from === b.from && a.to === b.to;
}

/** Answers the question which of several things a click meant, if it is asked. */
async function which(page: Page, state: HarrowState, action: HarrowAction): Promise<void> {
  const meant = harrow.legal(state).filter((each) => isSameClick(action, each));
  const index = meant.findIndex((each) => harrow.format(each) === harrow.format(action));
  if (meant.length > 1) await press(page, `which-${index}`);
}

/** Holds a card of the hand up, and plays or picks it. */
async function pressCard(page: Page, card: string): Promise<void> {
  await press(page, `card-${card}`);
  if (await isThere(page, `play-${card}`)) await press(page, `play-${card}`);
}

function isSoleStep(state: HarrowState, action: HarrowAction): boolean {
  if (action.type !== 'shift') return false;
  const { soleStep } = offerAt(interactionOf(state, harrow.legal(state), nothing), hexSpot(action.from));
  return soleStep !== undefined && harrow.format(soleStep) === harrow.format(action);
}

/** Does an action by clicks alone, and stands by it if it is asked about once more. */
export async function clickAction(page: Page, state: HarrowState, action: HarrowAction): Promise<void> {
  await clickOn(page, state, action);
  if (warningOf(state, action)) await press(page, 'confirm-yes');
}

async function clickOn(page: Page, state: HarrowState, action: HarrowAction): Promise<void> {
  const seat = topFrame(state)?.seat ?? 0;
  switch (action.type) {
    case 'jar': {
      await press(page, `jar-${seat}-${action.jar}`);
      const offer = action.attack ? 'jar-attackAgain' : `jar-${action.jar}`;
      if (await page.$('.modal-layer [role="dialog"]')) await press(page, offer);
      return;
    }
    case 'move':
      await inMode(page, 'move');
      await pickUp(page, action.from);
      await chooseGroup(page, action);
      return clickHex(page, action.to);
    case 'card':
      return pressCard(page, action.card);
    case 'choose': {
      const hand: readonly string[] = state.seats[seat]?.hand ?? [];
      const quests: readonly string[] = seat === fairSeat ? (state.fair?.quests ?? []) : [];
      if ([...hand, ...quests].includes(action.option)) return pressCard(page, action.option);
      // A row of the action grid is looked at on the board before the token is slid in.
      const row = `row-${rowNames.indexOf(action.option)}`;
      if (await isThere(page, row)) {
        await press(page, row);
        return press(page, 'row-slide');
      }
      const square = action.option.replace('side_', 'square-');
      return press(page, (await isThere(page, square)) ? square : `choice-choose-${action.option}`);
    }
    case 'tile':
      return press(page, `tile-${action.tile}`);
    case 'put':
      await thing(page, action.what);
      return clickHex(page, action.hex);
    case 'take':
      await inMode(page, 'free');
      await thing(page, action.what);
      await clickHex(page, action.hex);
      // What an effect takes has been chosen before the hex.
      return topFrame(state)?.kind === 'effect' ? undefined : which(page, state, action);
    case 'pull':
    case 'shift':
      // Whether a doll comes along is said by buttons.
      if (await isThere(page, `choice-${Object.values(action).join('-')}`)) {
        return press(page, `choice-${Object.values(action).join('-')}`);
      }
      await pickUp(page, action.from);
      // A group with a single way has gone by that click.
      if (isSoleStep(state, action)) return;
      if (await isThere(page, `pull-${action.what}`)) await press(page, `pull-${action.what}`);
      return clickHex(page, action.to);
    case 'creep':
      await inMode(page, 'move');
      await pickUp(page, action.from);
      await offered(page, `pull-${action.unit === 'hester' ? 'hester' : 'infected'}`);
      await offered(page, `price-${action.by}`);
      return clickHex(page, action.to);
    case 'infect':
      await offered(page, `price-${action.by}`);
      if (action.at !== undefined) await pickUp(page, action.hex);
      return clickHex(page, action.at ?? action.hex);
    case 'reveal':
      return press(page, `pile-${action.pile}`);
    case 'root':
      return clickHex(page, action.hex);
    case 'summon':
      await clickHex(page, action.hex);
      return which(page, state, action);
    case 'lay':
    case 'call':
      await press(page, 'hand-stack');
      await press(page, `play-${action.card}`);
      return which(page, state, action);
    case 'attack':
      await inMode(page, 'move');
      await pickUp(page, action.from);
      await clickHex(page, action.to);
      return which(page, state, action);
    case 'step':
    case 'walk':
      await inMode(page, 'move');
      await pickUp(page, action.from);
      return clickHex(page, action.to);
    case 'spawn':
      await inMode(page, 'spawn');
      return clickHex(page, action.hex);
    case 'path':
      await inMode(page, 'lay');
      return clickHex(page, action.hex);
    case 'unpath':
      await inMode(page, 'take');
      return clickHex(page, action.hex);
    case 'nest':
      await press(page, `nest-${action.offer}`);
      return clickHex(page, action.hex);
    case 'charm':
      return pressCard(page, action.card);
    case 'quest':
      return pressCard(page, action.quest);
    case 'arrow':
      return press(page, `way-${action.way}`);
    case 'lift':
      return press(page, `edge-${state.fair?.arrows.findIndex((each) => isSameArrow(each, action))}`);
    case 'stow':
    case 'recall':
    case 'guess':
    case 'visit':
    case 'storm':
    case 'hide':
    case 'push':
      return clickHex(page, action.hex);
    case 'reap':
      await inMode(page, action.nailed ? 'nailed' : 'lay');
      return clickHex(page, action.hex);
    case 'tree':
      return press(page, 'tip');
    case 'strike':
    case 'clash':
      if (action.type === 'strike' && action.second) return press(page, 'hit-second');
      return press(page, action.nailed ? 'hit-nailed' : 'hit');
    case 'pay':
      return give(page, cubesFrom(state, action));
    case 'sort':
      if (await isThere(page, `token-${action.token}`)) await press(page, `token-${action.token}`);
      return press(page, `sort-${action.to}`);
    case 'done':
      return press(page, (await isThere(page, 'stop')) ? 'stop' : 'choice-done');
    default:
      return press(page, `choice-${Object.values(action).join('-')}`);
  }
}

/** HC-HMOV-2: several cubes are chosen together; one alone goes at once. */
async function give(page: Page, cubes: readonly Terrain[]): Promise<void> {
  if (cubes.length === 1) return press(page, `choice-pay-${cubes[0]}`);
  for (const terrain of cubes) await press(page, `give-${terrain}`);
  await press(page, 'pay-all');
}

const firstOf = (s: HarrowState): HarrowAction => harrow.legal(s)[0];

/** The cubes that are to be given from here on, as somebody chooses one after the other. */
export function cubesFrom(state: HarrowState, first: HarrowAction, choose = firstOf): Terrain[] {
  const s = cloneJson(state);
  const cubes: Terrain[] = [];
  const { left } = requireFrame(s, 'pay');
  for (let next = first; next.type === 'pay'; next = choose(s)) {
    cubes.push(next.terrain);
    harrow.apply(s, next, () => {});
    if (cubes.length === left) break;
  }
  return cubes;
}

/** Puts the screen where the next decision is made: lifts the curtain, leaves a finished fight. */
async function comeBack(page: Page, sight: Sight, onCurtain?: () => Promise<void>): Promise<void> {
  if (sight.isCurtainDown) {
    await onCurtain?.();
    await press(page, 'curtain-lift');
  }
  const isOver = sight.screen === 'battlefield' && !isFight(sight.state);
  if (isOver) await press(page, 'back');
  if (isOver || sight.isCurtainDown) await asked(page, sight.played - 1);
}

export interface Played {
  readonly actions: number;
  readonly state: HarrowState;
}

/** Plays a game on by clicks until it is over, or until `until` says stop; bots in Node decide what to click. */
export async function playByClicks(
  page: Page,
  options: {
    readonly until?: (state: HarrowState, actions: number) => boolean;
    readonly onAction?: (n: number) => Promise<void>;
    /** The curtain is down between two people. */
    readonly onCurtain?: () => Promise<void>;
    /** What to do where the player has a will of its own; the bots decide the rest. */
    readonly prefer?: (state: HarrowState) => HarrowAction | undefined;
  } = {},
): Promise<Played> {
  const bots = [0, 1, hesterSeat, fairSeat].map((seat) =>
    createSearchBot(harrow, harrowMind, seat, { ...beginner, turns: 10, rounds: [1] }),
  );
  let sight = await asked(page, -1);
  for (let actions = 0; ; actions++) {
    const { state, played } = sight;
    const pending = harrow.pending(state);
    if (pending.kind === 'over' || options.until?.(state, actions)) return { actions, state };
    await comeBack(page, sight, options.onCurtain);
    await options.onAction?.(actions);
    const { seat } = { seat: 0, ...pending };
    const choose = (s: HarrowState) => options.prefer?.(s) ?? bots[seat].choose(s);
    const action = pending.kind === 'chance' ? ({ type: 'tree', out: [] } as const) : choose(state);
    if (action.type === 'pay') await give(page, cubesFrom(state, action, choose));
    else await clickAction(page, state, action);
    const count = action.type === 'pay' ? requireFrame(state, 'pay').left : 1;
    sight = await asked(page, played + count - 1).catch((error) => {
      throw new Error(`after clicking "${harrow.format(action)}" nothing is asked`, { cause: error });
    });
  }
}

/** What is on offer, spot by spot. */
export function offersOn(page: Page): Promise<[SpotId, SpotOffer][]> {
  return page.evaluate(() => [...(gameTest.app.interaction?.spots ?? [])]);
}

/** Hexes that can be picked up from, or that something can be done to. */
export async function litHexes(page: Page, role: 'source' | 'target'): Promise<number[]> {
  const offers = new Map(await offersOn(page));
  return role === 'source' ? sourcesOf({ spots: offers }) : targetsOf({ spots: offers }).map(({ hex }) => hex);
}
