import type { Page } from 'playwright-core';
import type { Director } from '../../../src/app/director.ts';
import type { HarrowAppTypes, HarrowDialog, ScreenId } from '../../../src/app/harrow/harrow-app.ts';
import type { HarrowEvent } from '../../../src/engine/games/harrow/events.ts';
import type { NightId } from '../../../src/session/harrow/campaign/nights.ts';
import { type NightResult, noProgress, type Progress } from '../../../src/session/harrow/campaign/progress.ts';
import { playedFile } from '../../../src/session/played-file.ts';
import { manyPlayed } from '../../session/harrow/many-played.ts';
import { settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { litHexes } from './player.ts';
import { type Situation, saveIn } from './positions.ts';

declare const gameTest: HarrowGameTest;

/** A sight of the game; what it needs is done in the order of these lines. */
export interface Stop {
  readonly name: string;
  readonly nights?: Progress;
  /** A file that is opened. */
  readonly file?: object;
  readonly position?: Situation;
  /** The position is of this night of the campaign; without one, the night begins. */
  readonly night?: NightId;
  /** The curtain stays down; otherwise it is lifted. */
  readonly curtain?: true;
  readonly select?: true;
  readonly handOver?: true;
  readonly refused?: true;
  readonly tell?: HarrowEvent;
  readonly screen?: ScreenId;
  /** The oak teaches this game, as if for the first time. */
  readonly taught?: true;
  /** Controls to press, those that are there. */
  readonly press?: readonly string[];
  readonly dialog?: HarrowDialog;
  /** Controls to press when leaving. */
  readonly leave?: readonly string[];
}

/** Where the hand is a stack, it is opened. */
const openHand = { press: ['hand-stack'], leave: ['hand-close'] } as const;

export const walk: readonly Stop[] = [
  { name: 'title', screen: 'title' },
  { name: 'rules', dialog: { kind: 'rules' } },
  { name: 'rules, an article', dialog: { kind: 'rules', article: 'TRK' } },
  { name: 'new game', screen: 'newGame' },
  { name: 'chapter 1, a lesson about a jar', position: 'turn' },
  { name: 'chapter 1, a lesson about steps', position: 'points' },
  // Heard no more: on the stops that follow the oak would be in front of what is looked at.
  { name: 'chapter 1, a lesson about the tree', position: 'tree', leave: ['lesson-skip'] },
  { name: 'what the oak has said', dialog: { kind: 'lessons' } },
  { name: 'map, a jar to break', position: 'turn' },
  { name: 'settings', dialog: { kind: 'settings' } },
  { name: 'help', dialog: { kind: 'help' } },
  { name: 'log', dialog: { kind: 'log' } },
  { name: 'curtain', position: 'turnEnd', handOver: true },
  { name: 'a refusal', position: 'points', refused: true },
  { name: 'map, points to spend', position: 'points', select: true },
  { name: 'map, wild actions', position: 'wild' },
  { name: 'map, Attack jar', position: 'attack', select: true },
  { name: 'map, Legend jar', position: 'legend' },
  { name: 'map, an ability to choose', position: 'ability' },
  { name: 'map, paths to lay', position: 'paths' },
  { name: 'map, a storm to raise', position: 'storm' },
  { name: 'map, a pull', position: 'pull', select: true },
  { name: 'map, haints that follow Levi', position: 'levi' },
  { name: 'map, a legend to push', position: 'push' },
  { name: 'map, a haint to fall', position: 'reap' },
  { name: 'map, townsfolk to lead home', position: 'walk', select: true },
  { name: 'battlefield before the drop', position: 'tree' },
  { name: 'battlefield, success', position: 'strike' },
  { name: 'battlefield, clash', position: 'clash' },
  { name: 'boards, clean-up', position: 'sort' },
  { name: 'boards', position: 'turn', screen: 'boards' },
  { name: 'end', position: 'over' },
  { name: 'chapter 3, a hand of cards', position: 'hand' },
  { name: 'chapter 3, a large hand of cards', position: 'largeHand', ...openHand },
  { name: 'map, points of three abilities', position: 'manyPoints' },
  { name: 'map, wild actions and a nail', position: 'wildNail', press: ['mode-free'] },
  { name: 'map, tokens to lay on empty hexes', position: 'witchFire' },
  { name: 'map, scrolls and a power', position: 'legendJar' },
  { name: 'map, two parts of a card', position: 'bothHalves' },
  { name: 'chapter 3, tokens to return', position: 'giveBack' },
  { name: 'chapter 3, an objective to place', position: 'place' },
  { name: 'chapter 3, boards', position: 'hand', screen: 'boards' },
  { name: 'chapter 3, boards, clean-up', position: 'fullSort' },
  { name: 'chapter 3, end', position: 'fullOver' },
  { name: 'statistics', file: playedFile('harrow', manyPlayed), screen: 'title', dialog: { kind: 'statistics' } },
  { name: 'new game after chapter 1', screen: 'newGame' },
];

const won: NightResult = { cards: 11, points: [4, 6], embers: 2 };
const record = { played: 3, best: won };
const fiveNights: Progress = {
  ...noProgress,
  nights: { night1: record, night2: record, night3: record, night4: record, night5: record, night6: { played: 2 } },
};

/** The longest sentences about the automatic factions. */
const moved: HarrowEvent = {
  type: 'soloGroupMoved',
  seat: 0,
  from: 12,
  to: 18,
  haints: 2,
  legend: true,
  goal: 30,
  why: 'around',
  joins: false,
  only: true,
};
const attacked: HarrowEvent = {
  type: 'soloAttack',
  seat: 0,
  from: 12,
  to: 13,
  target: 'units',
  symbol: false,
  only: true,
};
const lost: HarrowEvent = { type: 'soloCubesLost', cubes: [2, 1, 3, 1], why: 'card' };
const barred: HarrowEvent = { type: 'soloHexesBarred', card: 'u_storm_walker', why: 'townsfolk' };

/** The nights, the solo game and the game of three. */
export const hestersWalk: readonly Stop[] = [
  { name: 'campaign', screen: 'campaign' },
  { name: 'campaign, nights won', nights: fiveNights, screen: 'campaign', press: ['night-night6'] },
  { name: 'campaign, a night to play again', press: ['night-night5'] },
  {
    name: 'cards of a night to deal',
    dialog: { kind: 'deal', night: 'night5', piles: [5, 4, 5] },
  },
  { name: 'story so far', dialog: { kind: 'storySoFar' } },
  { name: 'nights as a file', dialog: { kind: 'nightFile' } },
  {
    name: 'a night won',
    dialog: { kind: 'nightResult', outcome: { night: 'night6', result: won, isBetter: true } },
  },
  {
    name: 'a night lost',
    dialog: {
      kind: 'nightResult',
      outcome: {
        night: 'night3',
        isBetter: false,
        loss: { why: 'points', points: [8, 6], squares: 5, cards: 11, turns: 12 },
      },
    },
  },
  {
    name: 'a night lost, its county at hand',
    position: 'soloOver',
    night: 'night3',
    dialog: {
      kind: 'nightResult',
      outcome: {
        night: 'night3',
        isBetter: false,
        loss: { why: 'cards', points: [6, 5], squares: 5, cards: 0, turns: 12 },
      },
    },
  },
  { name: 'the county of a night that is over', screen: 'map' },
  { name: 'a night under way', position: 'soloHester', night: 'night6', screen: 'campaign', press: ['night-night6'] },
  { name: 'title with a night to continue', screen: 'title' },
  { name: 'a lesson about the piles', night: 'night1' },
  { name: 'a lesson about the tree', position: 'soloTree', night: 'night1' },
  { name: 'solo, a pile for an objective', position: 'soloObjective' },
  { name: 'solo, a side to choose', position: 'soloSide' },
  { name: 'solo, haints to place', position: 'soloSpawn' },
  { name: 'solo, a step that is told', tell: moved },
  { name: 'solo, an attack that is told', tell: attacked },
  { name: 'solo, cubes lost', tell: lost },
  { name: 'solo, hexes that will not do', tell: barred },
  { name: 'solo, groups to move', position: 'soloMarch', select: true },
  { name: 'solo, a target to choose', position: 'soloAttack', select: true },
  { name: 'solo, roots', position: 'soloRoots' },
  { name: "solo, Hester's hand", position: 'soloHand', ...openHand },
  { name: "solo, Hester's turn", position: 'soloHester' },
  { name: 'solo, help', dialog: { kind: 'help' } },
  { name: "solo, Hester's cards in hand and face up", ...openHand },
  { name: "solo, Hester's board", screen: 'boards' },
  { name: 'solo, steps to pay', position: 'soloCreep', select: true },
  { name: 'solo, haints to infect', position: 'soloInfect' },
  { name: 'solo, a bonfire to lay a haint for', position: 'soloFire' },
  { name: 'solo, a legend to eat', position: 'soloMeal' },
  { name: 'solo, too many cubes', position: 'soloPay' },
  { name: "solo, Hester's tree", position: 'soloShake' },
  { name: 'solo, end', position: 'soloOver' },
  { name: 'three, curtain', position: 'threeHester', curtain: true },
  { name: "three, Hester's turn", position: 'threeHester' },
  { name: "three, a faction's turn", position: 'threeTurn' },
  { name: 'three, battlefield with Hester', position: 'threeTree' },
  { name: 'three, battlefield, success', position: 'threeStrike' },
  { name: "three, Hester's board", position: 'threeHester', screen: 'boards' },
  { name: 'three, end', position: 'threeOver' },
  { name: 'new game of three', screen: 'newGame', press: ['new-page-game', 'chapter-ch5', 'new-page-hester'] },
  {
    name: 'house rules of a game of three',
    press: ['new-variants', 'variant-bare_buildings'],
    leave: ['dialog-close'],
  },
  { name: 'new game of chapter 5, who meets', screen: 'newGame', press: ['new-page-game', 'chapter-ch5'] },
  { name: 'new solo game', screen: 'newGame', press: ['new-page-game', 'chapter-solo', 'new-page-hester'] },
  { name: 'house rules of a solo game', press: ['new-variants', 'variant-no_solace'], leave: ['dialog-close'] },
];

/** Chapter 4. */
export const kammisWalk: readonly Stop[] = [
  { name: 'new game of chapter 4', screen: 'newGame', press: ['new-page-game', 'chapter-ch4'] },
  { name: "new game of chapter 4, Kammi's page", press: ['new-page-kammi'] },
  { name: 'Kammi, a token to place', position: 'kammiTokens' },
  { name: 'Kammi, who is who', position: 'kammiSelf' },
  { name: 'Kammi, haints to spread', position: 'kammiHaints', select: true },
  { name: 'Kammi, the real doll to lay', position: 'kammiDolls' },
  { name: "Kammi's turn, hoods on", position: 'kammiTurn' },
  { name: "Kammi's turn, hoods on, help", dialog: { kind: 'help' } },
  { name: "Kammi's board", position: 'kammiTurn', screen: 'boards' },
  { name: "Kammi's board, cards in play", press: ['played-kammi'], leave: ['dialog-close'] },
  { name: "Kammi's board, a lesson about a row", position: 'kammiGrid', taught: true, leave: ['lesson-skip'] },
  { name: "Kammi's board, a row to choose", position: 'kammiGrid' },
  { name: "Kammi's board, a row looked at", press: ['row-1'] },
  { name: "Kammi, the rival's turn", position: 'kammiRival' },
  { name: "Kammi, the rival's board", screen: 'boards' },
  { name: 'Kammi, her board as the rival sees it', press: ['leaf', 'tab-kammi'] },
  { name: 'Kammi found out', position: 'kammiFound' },
  { name: 'Kammi, the second token of the row', position: 'kammiToken' },
  { name: 'Kammi, a doll to carry', position: 'kammiCarry' },
  { name: 'Kammi, a group beside a doll', position: 'kammiGroup', select: true },
  { name: 'Kammi, Legend jar', position: 'kammiLegendJar' },
  { name: 'Kammi, battlefield before the drop', position: 'kammiTree' },
  { name: 'Kammi, battlefield, success', position: 'kammiStrike' },
  { name: 'Kammi, end', position: 'kammiOver' },
  { name: 'Kammi and Hester, her turn', position: 'trioKammi' },
  { name: 'Kammi and Hester, her board', screen: 'boards' },
  { name: "Kammi and Hester, the rival's turn", position: 'trioRival' },
  { name: "Kammi and Hester, Hester's turn", position: 'trioHester' },
  { name: "Kammi and Hester, Hester's board", screen: 'boards' },
  {
    name: 'Kammi and Hester, her board as Hester sees it',
    press: ['leaf-1', 'tab-kammi'],
    leave: ['leaf-2', 'tab-hester'],
  },
  { name: 'Kammi and Hester, a haint to infect', position: 'trioInfect' },
  { name: 'Kammi and Hester, a doll to carry', position: 'trioCarry' },
  { name: 'Kammi and Hester, a doll in a new fire', position: 'trioFire', select: true },
  { name: 'Kammi and Hester, battlefield', position: 'trioSiege' },
  { name: 'Kammi and Hester, end', position: 'trioOver' },
  {
    name: 'Kammi and Hester, new game',
    screen: 'newGame',
    press: ['new-page-game', 'chapter-ch5', 'factions-family,kammi'],
  },
  { name: "Kammi and Hester, new game, Kammi's page", press: ['new-page-kammi'] },
  { name: "Kammi and Hester, new game, Hester's page", press: ['new-page-hester'] },
];

/** The Fair Folk's games: of three, of four, and against Hester. */
export const fairsWalk: readonly Stop[] = [
  { name: 'Fair Folk, battlefield before the drop', position: 'fairTree' },
  { name: 'Fair Folk, battlefield, success', position: 'fairStrike' },
  { name: 'Fair Folk, an offer before the drop', position: 'fairBargain' },
  { name: 'Fair Folk of four, battlefield before the drop', position: 'fourTree' },
  { name: 'Fair Folk of four, Hester takes an offer', position: 'fourBargain' },
  { name: 'Fair Folk, their papers', position: 'fairOwn', screen: 'boards', press: ['tab-fair'] },
  {
    name: 'Fair Folk, their papers as a faction sees them',
    position: 'fairRival',
    screen: 'boards',
    press: ['leaf', 'tab-fair'],
  },
  { name: 'Fair Folk of four, their papers', position: 'fourReady', screen: 'boards' },
  { name: "Fair Folk of four, Hester's board", position: 'fourHester', screen: 'boards' },
  { name: 'Fair Folk, end, won together', position: 'fairOver' },
  { name: 'Fair Folk of four, end', position: 'fourOver' },
  { name: 'Fair Folk against Hester, end', position: 'nightFairOver' },
  { name: 'Fair Folk against Hester, battlefield before the drop', position: 'nightFairTree' },
];

/** Their map. */
export const fairMapWalk: readonly Stop[] = [
  { name: 'new game of the Fair Folk', screen: 'newGame', press: ['new-page-game', 'chapter-fair3'] },
  { name: 'new game of the Fair Folk, their page', press: ['new-page-fair'] },
  {
    name: 'new game of the Fair Folk against Hester',
    screen: 'newGame',
    press: ['new-page-game', 'table-fairhester', 'new-page-hester'],
  },
  { name: 'Fair Folk, an item to hide', position: 'fairStow' },
  { name: 'Fair Folk, a field for a cube', position: 'fairField' },
  { name: 'Fair Folk, their turn', position: 'fairTurn' },
  { name: 'Fair Folk, a quest to reward', position: 'fairReward' },
  { name: 'Fair Folk, an arrow to place', position: 'fairArrow' },
  { name: 'Fair Folk, a guess', position: 'fairGuess' },
  { name: 'Fair Folk, an arrow to point out', position: 'fairPoint' },
  { name: 'Fair Folk, an X to put', position: 'fairMark' },
  { name: 'Fair Folk, quests to put away', position: 'fairOmen' },
  { name: 'Fair Folk, a nest to drift', position: 'fairDrift', select: true },
  { name: 'Fair Folk, the sword found', position: 'fairFound' },
  { name: 'Fair Folk, a faction in turn', position: 'fairOthers' },
  { name: 'Fair Folk, offers to use', position: 'fairOffers' },
  { name: 'Fair Folk, several nests', position: 'fairVisit' },
  { name: 'Fair Folk of four, the Fair Folk in turn', position: 'fourFair' },
  { name: 'Fair Folk of four, a faction in turn', position: 'fourOthers' },
  { name: 'Fair Folk against Hester, a pile', position: 'nightPile' },
  { name: 'Fair Folk against Hester, their turn', position: 'nightFair' },
  { name: 'Fair Folk against Hester, a march they lead', position: 'nightLed' },
  { name: 'Fair Folk against Hester, Hester in turn', position: 'nightHester' },
];

/** Opens a file with this text. */
export function importText(page: Page, text: string): Promise<void> {
  return page.evaluate((content) => gameTest.app.importSave(new File([content], 'file.json')), text);
}

function pressAll(page: Page, keys: readonly string[]): Promise<void> {
  return page.evaluate((wanted) => {
    for (const key of wanted) document.querySelector<HTMLElement>(`[data-focus="${key}"]`)?.click();
  }, keys);
}

async function enter(page: Page, { position, night, curtain }: Stop): Promise<void> {
  if (position) await importText(page, JSON.stringify({ ...JSON.parse(saveIn(position)), ...(night && { night }) }));
  else if (night) await page.evaluate((id) => gameTest.app.startNight(id), night);
  await settled(page);
  if (!curtain) {
    await page.evaluate(() => {
      const { app } = gameTest;
      if (app.curtain !== undefined) app.liftCurtain();
    });
  }
}

async function passDevice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { app } = gameTest;
    app.change({ curtain: true });
    app.act({ type: 'end' });
    return window.answerTo(() => app.curtain !== undefined);
  });
  await page.evaluate(() => gameTest.app.change({ curtain: false }));
}

/** As to somebody who goes through the rivals' turn step by step: the buttons take room beside the words. */
async function tell(page: Page, event: HarrowEvent): Promise<void> {
  await page.evaluate((step) => {
    const app = gameTest.app as Director<HarrowAppTypes>;
    app.change({ stepping: true });
    if (app.table) app.tell({ event: step, after: app.table.session.state });
  }, event);
}

export async function visit(page: Page, stop: Stop): Promise<void> {
  if (stop.nights) await importText(page, JSON.stringify(stop.nights));
  if (stop.file) await importText(page, JSON.stringify(stop.file));
  if (stop.position || stop.night) await enter(page, stop);
  if (stop.taught) await page.evaluate(() => gameTest.app.repeatLessons());
  if (stop.select) {
    const [from] = await litHexes(page, 'source');
    await page.evaluate((hex) => gameTest.app.select({ from: hex }), from);
  }
  if (stop.handOver) await passDevice(page);
  if (stop.refused) await page.evaluate(() => gameTest.app.click('hex:0'));
  if (stop.tell) await tell(page, stop.tell);
  if (stop.screen) await page.evaluate((screen) => gameTest.app.go(screen), stop.screen);
  await settled(page);
  if (stop.press) await pressAll(page, stop.press);
  if (stop.dialog) await page.evaluate((dialog) => gameTest.app.open(dialog), stop.dialog);
  await settled(page);
}

export async function leave(page: Page, { dialog, tell: told, leave: keys = [] }: Stop): Promise<void> {
  if (told) await page.evaluate(() => gameTest.app.change({ stepping: false }));
  if (dialog) await page.evaluate(() => gameTest.app.closeDialog());
  await pressAll(page, keys);
}
