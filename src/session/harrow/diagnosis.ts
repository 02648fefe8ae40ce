import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { hesterSeat, opponent } from '../../engine/games/harrow/state/players.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { cubesOfSeat } from './fight.ts';
import { type Story, storyOf } from './story.ts';

export const causes = [
  'alone',
  'poor',
  'thorns',
  'overfull',
  'small',
  'legend',
  'goal',
  'kills',
  'never',
  'late',
  'oneColour',
] as const;
export type Cause = (typeof causes)[number];

/** Why a game was lost, with the numbers that say so. */
export interface Finding {
  readonly cause: Cause;
  readonly n: number;
  readonly of: number;
}

/** About as many points as it cost; at least so many, or it is not worth a word. */
type Weighed = Finding & { readonly points: number };

type Log = readonly { readonly events: readonly HarrowEvent[] }[];

/** What the loser suffered in fights. */
interface Suffered {
  /** Dead who stood alone, and all of them. */
  alone: number;
  dead: number;
  /** The loser's cubes in attacks of others. */
  cubes: number;
  attacks: number;
  overfull: number;
  legendHits: number;
}

function sufferedBy(events: readonly HarrowEvent[], seat: Seat): Suffered {
  const all: Suffered = { alone: 0, dead: 0, cubes: 0, attacks: 0, overfull: 0, legendHits: 0 };
  let attacker: Seat | undefined;
  /** The loser's units on the hex that fights. */
  let units = 0;
  for (const event of events) {
    if (event.type === 'attackDeclared') attacker = event.seat;
    else if (event.type === 'majority') units = attacker === seat ? event.attackers : event.defenders;
    else if (event.type === 'treeDropped' && attacker !== undefined && attacker !== seat) {
      all.attacks++;
      all.cubes += cubesOfSeat(event.dropped, seat);
    } else if (event.type === 'killed' && event.victim === seat) {
      all.dead++;
      if (units === 1 && (event.how === 'attack' || event.how === 'clash')) all.alone++;
    } else if (event.type === 'legendHit' && event.victim === seat) all.legendHits++;
    else if (event.type === 'cubesDiscarded' && event.seat === seat) all.overfull += event.cubes;
  }
  return all;
}

const goalPoints = ({ points }: Story['seats'][number]): number => points.rescue + points.destroy + points.doll;
const killPoints = ({ points }: Story['seats'][number]): number => points.kill + points.hit;

function factionsFindings(log: Log, seat: Seat): Weighed[] {
  const { alone, dead, cubes, attacks, overfull, legendHits } = sufferedBy(
    log.flatMap(({ events }) => events),
    seat,
  );
  const { seats } = storyOf(log, 2);
  const [own, rival] = [seats[seat], seats[opponent(seat)]];
  const thorns = rival.points.brambles - own.points.brambles;
  const goal = goalPoints(rival);
  const mean = attacks > 0 ? Math.round((10 * cubes) / attacks) / 10 : 0;
  const isSmall = own.tokensCollected <= rival.tokensCollected / 2;
  const kills = killPoints(rival) - killPoints(own);
  return [
    { cause: 'alone', n: alone, of: dead, points: alone >= 2 && alone >= dead / 2 ? alone : 0 },
    { cause: 'poor', n: mean, of: attacks, points: attacks > 0 && mean <= 2 ? 0.8 * dead : 0 },
    { cause: 'thorns', n: rival.points.brambles, of: own.points.brambles, points: thorns >= 2 ? thorns : 0 },
    { cause: 'overfull', n: overfull, of: 0, points: overfull >= 3 ? overfull / 3 : 0 },
    {
      cause: 'small',
      n: rival.tokensCollected,
      of: own.tokensCollected,
      points: isSmall ? (rival.tokensCollected - own.tokensCollected) / 3 : 0,
    },
    { cause: 'legend', n: legendHits, of: 0, points: legendHits >= 2 ? legendHits : 0 },
    { cause: 'goal', n: goal, of: goalPoints(own), points: goal >= 4 ? goal - goalPoints(own) : 0 },
    { cause: 'kills', n: killPoints(rival), of: killPoints(own), points: kills > 0 ? kills / 2 : 0.1 },
  ];
}

/** Turns of the solo game in which the first fire should burn. */
const inTime = 5;

function hestersFindings(log: Log): Weighed[] {
  let turn = 0;
  let first = 0;
  const infected = [0, 0];
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'turnBegan') turn = event.round;
    else if (event.type === 'fireMade' && first === 0) first = turn;
    else if (event.type === 'haintInfected') infected[event.owner]++;
  }
  const [most, least] = [Math.max(...infected), Math.min(...infected)];
  return [
    { cause: 'never', n: 0, of: 0, points: first === 0 ? 6 : 0 },
    { cause: 'late', n: first, of: inTime, points: first > inTime ? first - inTime : 0 },
    { cause: 'oneColour', n: most, of: least, points: most >= 2 * least && most > 1 ? most - least : 0 },
  ];
}

/** The heaviest reasons for a defeat, at most two; `seat`: who lost. */
export function diagnosisOf(log: Log, seat: Seat): Finding[] {
  const found = seat === hesterSeat ? hestersFindings(log) : factionsFindings(log, seat);
  return found
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 2)
    .map(({ cause, n, of }) => ({ cause, n, of }));
}
