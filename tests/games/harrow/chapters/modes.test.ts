import { expect, test } from 'vitest';
import { completeConfig, type Wishes } from '../../../../src/engine/games/harrow/config.ts';
import { chapterOf } from '../../../../src/engine/games/harrow/content/chapters/chapters.ts';
import { pairsOf, playersIn } from '../../../../src/engine/games/harrow/content/chapters/seats.ts';
import { traits } from '../../../../src/engine/games/harrow/content/factions/traits.ts';
import { boardOf } from '../../../../src/engine/games/harrow/content/tracks.ts';
import { farCorners } from '../../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { fillSquare, squaresToWin } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { pointsToEnd } from '../../../../src/engine/games/harrow/rules/points-to-end.ts';
import { finishTurn } from '../../../../src/engine/games/harrow/rules/round.ts';
import { items } from '../../../../src/engine/games/harrow/state/fair.ts';
import { fairSeat, hesterSeat, legendsOf } from '../../../../src/engine/games/harrow/state/players.ts';
import { type Config, type ModeId, modeIds } from '../../../../src/engine/games/harrow/state/set-up.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';
import { playSome } from '../fuzz/random-play.ts';

const nothing = () => {};
const nameOf = (seat: number): string => (seat === hesterSeat ? 'Hester' : seat === fairSeat ? 'Fair Folk' : 'faction');
const start = (mode: ModeId, seed = 1, wishes: Omit<Wishes, 'mode'> = {}): HarrowState =>
  harrow.setup(completeConfig({ mode, ...wishes }, seed), seed);
const starts = (mode: ModeId): HarrowState[] => Array.from({ length: 12 }, (_, seed) => start(mode, seed));

/** Each value once, in order. */
const kinds = (values: readonly string[]): string => [...new Set(values)].sort().join(' or ');

interface Tried {
  readonly deeds: ReadonlySet<string>;
  readonly asked: ReadonlySet<number>;
}

/** What is done in the first actions of a random game, and which seats are asked. */
function tryOut(config: Config): Tried {
  const asked = new Set<number>();
  const { played } = playSome(config, 7, 150, {
    before({ s }) {
      const pending = harrow.pending(s);
      if (pending.kind === 'decision') asked.add(pending.seat);
    },
  });
  return { deeds: new Set(played.map(({ type }) => type)), asked };
}

const tried: ReadonlyMap<ModeId, Tried> = new Map(modeIds.map((mode) => [mode, tryOut(completeConfig({ mode }, 3))]));

const isEverDone = (mode: ModeId, deed: string): boolean => tried.get(mode)?.deeds.has(deed) ?? false;

/** Which kind of token lies on the icons of each terrain, over several games. */
function tokenLayouts(mode: ModeId): string {
  const layouts = starts(mode).map(({ config, tokens }) => `${config.map} ${tokens.join('')}`);
  if (layouts.every((layout) => !/[1-9]/.test(layout))) return 'none';
  return new Set(layouts).size > new Set(layouts.map(([map]) => map)).size ? 'random' : 'fixed';
}

/** Where townsfolk and buildings are before the first choice. */
function objectives(mode: ModeId): string {
  const s = start(mode);
  const [onMap, onBoard] = [
    [s.townsfolk, s.buildings].map(sum),
    [s.waiting.townsfolk, s.waiting.buildings].map((side) => side.filter(Boolean).length),
  ];
  const corners = [...farCorners(s.seats[0].home), ...farCorners(s.seats[1].home)];
  if (corners.every((hex) => s.townsfolk[hex] + s.buildings[hex] > 0)) return `${onMap.join('+')} on corners`;
  if (sum([...onMap, ...onBoard]) === 0) return s.flow.some(({ kind }) => kind === 'pile') ? 'by card' : 'none';
  return `${onBoard.join('+')} one by one`;
}

/** What the first two kills of a game are worth. */
function firstKills(mode: ModeId): string {
  const s = start(mode);
  const worth = [1, 2].map(() => {
    const before = s.seats[0].points;
    chapterOf(s).creditKill(s, 0, undefined, nothing);
    return s.seats[0].points - before;
  });
  return worth.join();
}

/** The last turn of the round is over, its seat Hester's where she has one. */
function endOfRound(mode: ModeId, change: (s: HarrowState) => void): string {
  const s = start(mode);
  s.flow = [];
  s.turn = chapterOf(s).order.turns - 1;
  if (mode === 'fairhester') s.active = hesterSeat;
  if (mode === 'solo' && s.solo) s.solo.card = 't_rally';
  change(s);
  if (s.result === undefined) finishTurn(s, nothing);
  if (s.result === undefined) return 'goes on';
  const { winner, minor, also } = s.result;
  return `${minor ? 'minor ' : ''}${nameOf(winner)}${also === fairSeat ? ' and Fair Folk' : ''}`;
}

const withPoints = (points: number) => (s: HarrowState) => {
  s.seats[1].points = points;
};

const withSquares = (s: HarrowState): void => {
  for (let i = 0; i < squaresToWin; i++) fillSquare(s, i % 2, 'fire', nothing);
};

const withQueen = (s: HarrowState): void => {
  if (s.fair) s.fair.found = items.length;
};

const onlyWith = (has: (mode: ModeId) => boolean, look: (mode: ModeId) => string) => (mode: ModeId) =>
  has(mode) ? look(mode) : '-';

/** The rows of the table in section 0.3, each with how the cell of a mode is read off its games. */
const probes = {
  seats: (mode) =>
    pairsOf(mode)
      .map((factions) =>
        playersIn({ mode, factions }).map((player) => (player === 'fair' ? 'FF' : player[0].toUpperCase())),
      )
      .map((initials) => initials.join('+'))
      .join(', '),
  'who decides': (mode) =>
    kinds([...(tried.get(mode)?.asked ?? [])].map((seat) => (seat < hesterSeat ? 'faction' : nameOf(seat)))),
  'faction board side': (mode) =>
    isEverDone(mode, 'jar') ? (boardOf(start(mode)).familyCards.length > 0 ? 'advanced' : 'basic') : 'not used',
  'faction cards': (mode) => {
    const s = start(mode);
    if (s.solo) return `solo cards${isEverDone(mode, 'jar') ? '' : ', no hands'}`;
    return s.seats.every(({ hand }) => hand.length === 3) && s.seats.every(hasAllCards) ? 'yes' : 'no';
  },
  'solo cards': onlyWith(
    (mode) => start(mode).solo !== undefined,
    (mode) => String(sum((start(mode).solo?.piles ?? []).map(({ length }) => length))),
  ),
  legends: (mode) =>
    (['protectors', 'family', 'kammi'] as const)
      .map((faction) => new Set(legendsOf[faction].map((legend) => led(mode, faction, legend))))
      .map((leaders) => [...leaders].filter((legend) => legend !== undefined).length)
      .join('/'),
  'legend powers': (mode) => (isEverDone(mode, 'power') || isEverDone(mode, 'track') ? 'yes' : 'no'),
  'ability tokens on map': tokenLayouts,
  'alternate legend track': (mode) =>
    start(mode, 1, { tracks: { protectors: 'b', family: 'b', kammi: 'b' } }).seats.every(({ track }) => track === 'b')
      ? 'choice'
      : 'no',
  objectives,
  'haint wheel': firstKills,
  'bonus tiles': (mode) => (start(mode).slots.some(({ length }) => length > 0) ? 'yes' : 'no'),
  'lantern start': (mode) => {
    const all = starts(mode);
    if (all.every(({ solo }) => solo !== undefined)) return 'none';
    return kinds(all.map(({ seats, lantern }) => seats[lantern].faction));
  },
  'six points': (mode) => endOfRound(mode, withPoints(pointsToEnd - 1)),
  'seven points': (mode) => endOfRound(mode, withPoints(pointsToEnd)),
  'six squares': onlyWith(
    (mode) => start(mode).hester !== undefined,
    (mode) => endOfRound(mode, withSquares),
  ),
  queen: onlyWith(
    (mode) => start(mode).fair !== undefined,
    (mode) => endOfRound(mode, withQueen),
  ),
  'queen and seven points': onlyWith(
    (mode) => start(mode).fair !== undefined,
    (mode) =>
      endOfRound(mode, (s) => {
        withQueen(s);
        withPoints(pointsToEnd)(s);
      }),
  ),
  'sword and seven points': onlyWith(
    (mode) => mode === 'fairhester',
    (mode) =>
      endOfRound(mode, (s) => {
        if (s.fair) s.fair.found = 1;
        withPoints(pointsToEnd)(s);
      }),
  ),
} as const satisfies Readonly<Record<string, (mode: ModeId) => string>>;

function hasAllCards({ faction, hand, deck }: HarrowState['seats'][number]): boolean {
  return hand.length + deck.length === traits[faction].cards.length;
}

/** Who leads the faction where this one is wished for; undefined where the faction cannot play. */
function led(mode: ModeId, faction: (typeof probedFactions)[number], legend: string): string | undefined {
  const pair = pairsOf(mode).find((factions) => factions.includes(faction));
  if (pair === undefined) return undefined;
  return start(mode, 1, { factions: pair, legends: { [faction]: legend } }).seats.find((own) => own.faction === faction)
    ?.legend;
}
const probedFactions = ['protectors', 'family', 'kammi'] as const;

/** Six modes of factions and Hester, then the three games of the Fair Folk, in the order of `modeIds`. */
const cells: Readonly<Record<keyof typeof probes, readonly [readonly string[], readonly string[]]>> = {
  seats: [
    ['P+F', 'P+F', 'P+F', 'P+K, F+K', 'P+F+H, P+K+H, F+K+H', 'P+F+H'],
    ['P+F+FF, P+K+FF, F+K+FF', 'P+F+H+FF, P+K+H+FF, F+K+H+FF', 'P+F+H+FF'],
  ],
  'who decides': [
    ['faction', 'faction', 'faction', 'faction', 'Hester or faction', 'Hester'],
    ['Fair Folk or faction', 'Fair Folk or Hester or faction', 'Fair Folk or Hester'],
  ],
  'faction board side': [
    ['basic', 'advanced', 'advanced', 'advanced', 'advanced', 'not used'],
    ['advanced', 'advanced', 'not used'],
  ],
  'faction cards': [
    ['no', 'yes', 'yes', 'yes', 'yes', 'solo cards, no hands'],
    ['yes', 'yes', 'solo cards, no hands'],
  ],
  'solo cards': [
    ['-', '-', '-', '-', '-', '18'],
    ['-', '-', '37'],
  ],
  legends: [
    ['1/1/0', '5/6/0', '5/6/0', '5/6/3', '5/6/3', '5/6/0'],
    ['5/6/3', '5/6/3', '5/6/0'],
  ],
  'legend powers': [
    ['yes', 'yes', 'yes', 'yes', 'yes', 'no'],
    ['yes', 'yes', 'no'],
  ],
  'ability tokens on map': [
    ['fixed', 'random', 'random', 'random', 'random', 'none'],
    ['random', 'random', 'none'],
  ],
  'alternate legend track': [
    ['no', 'choice', 'choice', 'choice', 'choice', 'no'],
    ['choice', 'choice', 'no'],
  ],
  // HC-PLC-6: against Kammi only the other faction has objectives
  objectives: [
    ['3+3 on corners', '3+3 on corners', '4+4 one by one', '4+0 one by one', '4+4 one by one', 'by card'],
    ['4+4 one by one', '4+4 one by one', 'by card'],
  ],
  'haint wheel': [
    ['1,1', '1,1', '1,0', '1,0', '1,0', '1,0'],
    ['1,0', '1,0', '1,0'],
  ],
  'bonus tiles': [
    ['no', 'no', 'yes', 'yes', 'yes', 'no'],
    ['yes', 'yes', 'no'],
  ],
  'lantern start': [
    ['protectors', 'protectors', 'family or protectors', 'kammi or protectors', 'family or protectors', 'none'],
    ['family or protectors', 'family or protectors', 'none'],
  ],
  'six points': [
    ['goes on', 'goes on', 'goes on', 'goes on', 'goes on', 'goes on'],
    ['goes on', 'goes on', 'goes on'],
  ],
  // Of the automatic factions nobody wins: the one that is ahead is told (HC-SOLO-51, HC-FVH-10)
  'seven points': [
    ['faction', 'faction', 'faction', 'faction', 'faction', 'faction'],
    ['faction', 'faction', 'faction'],
  ],
  'six squares': [
    ['-', '-', '-', '-', 'Hester', 'Hester'],
    ['-', 'Hester', 'Hester'],
  ],
  queen: [
    ['-', '-', '-', '-', '-', '-'],
    ['Fair Folk', 'Fair Folk', 'Fair Folk'],
  ],
  'queen and seven points': [
    ['-', '-', '-', '-', '-', '-'],
    ['faction and Fair Folk', 'faction and Fair Folk', 'Fair Folk'],
  ],
  'sword and seven points': [
    ['-', '-', '-', '-', '-', '-'],
    ['-', '-', 'minor Fair Folk'],
  ],
};

const rows = (Object.keys(probes) as (keyof typeof probes)[]).map((row) => ({
  row,
  probe: probes[row],
  wanted: cells[row].flat(),
}));

test.each(rows)('section 0.3, $row: every mode is as the table of the rules says', ({ probe, wanted }) => {
  expect(modeIds.map(probe)).toEqual(wanted);
});
