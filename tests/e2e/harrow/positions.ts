import type { HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { type FrameKind, topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { pointsToEnd } from '../../../src/engine/games/harrow/rules/points-to-end.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../src/engine/kit/sum.ts';
import { bySeat } from '../../../src/session/harrow/by-seat.ts';
import { noProgress, type Progress } from '../../../src/session/harrow/campaign/progress.ts';
import type { HarrowSession } from '../../../src/session/harrow/harrow-session.ts';
import { saveOf } from '../../../src/session/harrow/harrow-session.ts';
import { courseIds, lessonsOf } from '../../../src/session/harrow/lessons/lessons.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import {
  fairMapSituations,
  fairNightMapSituations,
  fourMapSituations,
  hidingSituations,
} from './fair-map-situations.ts';
import { fairNightSituations, fairSituations, fourSituations } from './fair-situations.ts';
import { botGames, chanceGames, type Games, luckyGames, soloGames } from './games.ts';
import { soloSituations, threeSituations } from './hester-situations.ts';
import { kammiSituations, kammiThreeSituations } from './kammi-situations.ts';

type Met = (s: HarrowState) => boolean;

const frameIs =
  (kind: FrameKind): Met =>
  (s) =>
    topFrame(s)?.kind === kind;

/** Situations of real games of chapter 1 that the browser tests visit. */
const first = {
  turn: (s) => frameIs('turn')(s) && s.round === 3 && s.turn === 2,
  /** The Protectors may end their turn; the device then changes hands. */
  turnEnd: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'turn' && frame.acted && s.turn === 0 && s.active === 0;
  },
  points: (s) => frameIs('points')(s) && s.round >= 2 && s.active === 1,
  wild: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'points' && frame.any > 1;
  },
  attack: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'attack' && frame.attack && frame.free > 0 && s.round >= 2;
  },
  legend: frameIs('legend'),
  ability: frameIs('ability'),
  paths: frameIs('paths'),
  storm: frameIs('storm'),
  pull: frameIs('pull'),
  levi: frameIs('levi'),
  push: frameIs('push'),
  reap: frameIs('reap'),
  walk: frameIs('walk'),
  tree: (s) => frameIs('tree')(s) && s.round >= 2,
  strike: (s) => frameIs('strike')(s) && s.round >= 2,
  clash: frameIs('clash'),
  /** More tokens than one, so that the boards stay after the first. */
  sort: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'sort' && sum(frame.tokens) > 1 && s.round >= 2;
  },
  over: (s) => s.result !== undefined,
} as const satisfies Record<string, Met>;

/** Situations of chapter 3: cards in hand, tiles between the jars, objectives to place. */
const full = {
  hand: (s) => {
    const frame = topFrame(s);
    const isFresh = frame?.kind === 'turn' && frame.jar === undefined;
    return isFresh && s.active === 0 && s.turn > 0 && s.seats[0].hand.length > 1;
  },
  /** A jar is chosen whose slot holds a tile that does something by itself. */
  tile: (s) => harrow.legal(s).some((action) => action.type === 'tile' && action.tile === 'b_wild'),
  giveBack: frameIs('return'),
  place: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'effect' && frame.by === 'objectives' && s.round >= 2;
  },
  fullSort: (s) => frameIs('sort')(s) && s.round >= 2,
  /** The last turn of the game: somebody has points enough. */
  lastTurn: (s) => {
    const frame = topFrame(s);
    const isFresh = frame?.kind === 'turn' && frame.jar === undefined;
    return isFresh && s.turn === 5 && s.seats.some(({ points }) => points >= pointsToEnd);
  },
  fullOver: (s) => s.result !== undefined,
} as const satisfies Record<string, Met>;

/** Nobody plays a card. */
const hoarded = {
  /** More cards than lie beside each other on any screen. */
  largeHand: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'turn' && frame.jar === undefined && s.seats[s.active].hand.length > 5;
  },
} as const satisfies Record<string, Met>;

const offers = (s: HarrowState, ...types: HarrowAction['type'][]): boolean => {
  const legal = harrow.legal(s);
  return types.every((type) => legal.some((action) => action.type === type));
};

/** Where the prompt has most to say, beside the most buttons. */
const crowded = {
  /** Points of all three abilities, more than one of some. */
  manyPoints: (s) => {
    const frame = topFrame(s);
    const isMixed = frame?.kind === 'points' && frame.points.every((n) => n > 0) && frame.points.some((n) => n > 1);
    return isMixed && offers(s, 'move', 'spawn', 'strengthen');
  },
  /** Wild actions of a card, and a nail to pull. */
  wildNail: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'points' && frame.any > 1 && offers(s, 'move', 'spawn', 'take', 'strengthen');
  },
  witchFire: (s) => {
    const frame = topFrame(s);
    const things = new Set(harrow.legal(s).flatMap((action) => (action.type === 'put' ? [action.what] : [])));
    return frame?.kind === 'effect' && frame.by === 't_witchfire' && things.size > 3;
  },
  legendJar: (s) => frameIs('legend')(s) && offers(s, 'track', 'power'),
  bothHalves: (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'effect' && frame.by === 't_your_will';
  },
} as const satisfies Record<string, Met>;

const tables = [
  { situations: first, games: () => botGames('ch1') },
  { situations: full, games: () => botGames('ch3') },
  { situations: hoarded, games: () => chanceGames('card') },
  { situations: crowded, games: () => chanceGames() },
  { situations: soloSituations, games: soloGames },
  { situations: threeSituations, games: () => botGames('ch5', 4) },
  { situations: kammiSituations, games: () => chanceGames(undefined, 'ch4') },
  { situations: fairSituations, games: () => luckyGames('fair3') },
  { situations: fourSituations, games: () => luckyGames('fair4') },
  { situations: fairNightSituations, games: () => luckyGames('fairhester') },
  { situations: kammiThreeSituations, games: () => botGames('ch5', 14, ['family', 'kammi']) },
  { situations: fairMapSituations, games: () => chanceGames(undefined, 'fair3') },
  { situations: fourMapSituations, games: () => chanceGames(undefined, 'fair4') },
  { situations: fairNightMapSituations, games: () => luckyGames('fairhester') },
  { situations: hidingSituations, games: () => chanceGames(undefined, 'fair3', 'protectors') },
] as const;

export type Situation =
  | keyof typeof first
  | keyof typeof full
  | keyof typeof hoarded
  | keyof typeof crowded
  | keyof typeof soloSituations
  | keyof typeof threeSituations
  | keyof typeof kammiSituations
  | keyof typeof kammiThreeSituations
  | keyof typeof fairSituations
  | keyof typeof fourSituations
  | keyof typeof fairNightSituations
  | keyof typeof fairMapSituations
  | keyof typeof fourMapSituations
  | keyof typeof fairNightMapSituations
  | keyof typeof hidingSituations;

const found = new Map<string, string>();

/** Somebody to whom the oak has only the first chapter and the first night to tell: elsewhere it would be in front of what is looked at. */
const experienced: Progress = {
  ...noProgress,
  lessons: {
    heard: courseIds.filter((course) => course !== 'ch1' && course !== 'night1').flatMap((course) => lessonsOf(course)),
    wanted: true,
  },
};

/** The text of a save of the running game: people play all there is to play, and have played before. */
export function saveText(session: HarrowSession): string {
  const controllers = bySeat<ControllerKind>(session.config, () => 'human', 'bot');
  const save = saveOf({ session, controllers }, new Date('2026-11-16T12:00:00Z'));
  return JSON.stringify({ ...save, nights: experienced });
}

/** Goes through the games until every situation has been met, and keeps each as a save. */
function meetAll(games: Games, situations: Readonly<Record<string, Met>>): void {
  const missing = new Set(Object.keys(situations));
  for (const session of games) {
    for (const name of missing) {
      if (!situations[name](session.state)) continue;
      found.set(name, saveText(session));
      missing.delete(name);
    }
    if (missing.size === 0) return;
  }
  throw new Error(`never met: ${[...missing].join(', ')}`);
}

/** The text of a save in the given situation. */
export function saveIn(situation: Situation): string {
  if (!found.has(situation)) {
    for (const { situations, games } of tables) if (situation in situations) meetAll(games(), situations);
  }
  const save = found.get(situation);
  if (save === undefined) throw new Error(situation);
  return save;
}
