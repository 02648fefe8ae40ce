import type { ScoreReason } from '../../engine/games/harrow/events/turns.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import { fairSeat, hesterSeat } from '../../engine/games/harrow/state/players.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { cubesOfSeat } from './fight.ts';

/** What one side did in a whole game, in numbers. */
export interface SeatStory {
  /** Points by what they were scored for. */
  points: Record<ScoreReason, number>;
  attacks: number;
  attacksWon: number;
  haintsKilled: number;
  haintsSpawned: number;
  legendsHit: number;
  /** Cubes tipped into the tree, and cubes that came out of it. */
  cubesIn: number;
  cubesOut: number;
  /** Steps of groups from hex to hex. */
  moves: number;
  tokensCollected: number;
  cardsPlayed: number;
  tilesUsed: number;
}

/** What Hester did, in a game with her. */
export interface HesterStory {
  fires: number;
  /** Haints a snake entered. */
  infected: number;
  summoned: number;
  devoured: number;
  squares: number;
  /** Terrain cubes tipped into the tree, and those that came out of it. */
  cubesIn: number;
  cubesOut: number;
  /** Paid steps of infected haints and of herself. */
  moves: number;
  cardsPlayed: number;
}

/** What the Fair Folk did, in a game with them. */
export interface FairStory {
  nests: number;
  quests: number;
  arrows: number;
  guesses: number;
  guessesRight: number;
  /** Offers that others took from their nests. */
  offersTaken: number;
  cardsPlayed: number;
  /** Search cubes tipped into the tree, and those that came out of it. */
  cubesIn: number;
  cubesOut: number;
}

export interface Story {
  readonly seats: readonly SeatStory[];
  /** All zero in a game without her. */
  readonly hester: HesterStory;
  /** All zero in a game without them. */
  readonly fair: FairStory;
  /** Points of each seat at the end of each round, the start of the game first; a round cut short ends with the game. */
  readonly rounds: readonly (readonly number[])[];
  /** HC-PH2-2: the points were equal and the lantern decided. */
  readonly tie: boolean;
}

function blank(): SeatStory {
  return {
    points: { kill: 0, hit: 0, rescue: 0, destroy: 0, brambles: 0, fire: 0, doll: 0 },
    attacks: 0,
    attacksWon: 0,
    haintsKilled: 0,
    haintsSpawned: 0,
    legendsHit: 0,
    cubesIn: 0,
    cubesOut: 0,
    moves: 0,
    tokensCollected: 0,
    cardsPlayed: 0,
    tilesUsed: 0,
  };
}

function blankHester(): HesterStory {
  return {
    fires: 0,
    infected: 0,
    summoned: 0,
    devoured: 0,
    squares: 0,
    cubesIn: 0,
    cubesOut: 0,
    moves: 0,
    cardsPlayed: 0,
  };
}

function blankFair(): FairStory {
  return {
    nests: 0,
    quests: 0,
    arrows: 0,
    guesses: 0,
    guessesRight: 0,
    offersTaken: 0,
    cardsPlayed: 0,
    cubesIn: 0,
    cubesOut: 0,
  };
}

const fairCounts: Partial<Record<HarrowEvent['type'], Exclude<keyof FairStory, 'cubesIn' | 'cubesOut'>>> = {
  nestPlaced: 'nests',
  questDone: 'quests',
  arrowPlaced: 'arrows',
  guessed: 'guesses',
  itemFound: 'guessesRight',
  offerTaken: 'offersTaken',
  fairCardPlayed: 'cardsPlayed',
};

const hesterCounts: Partial<Record<HarrowEvent['type'], Exclude<keyof HesterStory, 'cubesIn' | 'cubesOut'>>> = {
  fireMade: 'fires',
  haintInfected: 'infected',
  hesterSummoned: 'summoned',
  devoured: 'devoured',
  squareFilled: 'squares',
  crept: 'moves',
  hesterMoved: 'moves',
  hesterCardLaid: 'cardsPlayed',
};

type Count = Exclude<keyof SeatStory, 'points' | 'cubesIn' | 'cubesOut'>;

/** Events that count one of something for the seat that did it. */
const counts: Partial<Record<HarrowEvent['type'], Count>> = {
  attackDeclared: 'attacks',
  attackSucceeded: 'attacksWon',
  killed: 'haintsKilled',
  spawned: 'haintsSpawned',
  legendHit: 'legendsHit',
  moved: 'moves',
  haintStepped: 'moves',
  tokenCollected: 'tokensCollected',
  cardPlayed: 'cardsPlayed',
  tileUsed: 'tilesUsed',
};

/** `seatCount`: of the factions. */
export function storyOf(log: readonly { readonly events: readonly HarrowEvent[] }[], seatCount: number): Story {
  const seats = Array.from({ length: seatCount }, blank);
  const hester = blankHester();
  const fair = blankFair();
  const rounds: (readonly number[])[] = [seats.map(() => 0)];
  let tie = false;
  let isRoundOpen = true;
  for (const event of log.flatMap((entry) => entry.events)) {
    const count = counts[event.type];
    const hesterCount = hesterCounts[event.type];
    const fairCount = fairCounts[event.type];
    if (count) seats[(event as { seat: Seat }).seat][count]++;
    else if (hesterCount) hester[hesterCount]++;
    else if (fairCount) fair[fairCount]++;
    else if (event.type === 'scored') seats[event.seat].points[event.why] += event.points;
    else if (event.type === 'unitShifted' && event.owner === event.seat) seats[event.seat].moves++;
    else if (event.type === 'roundBegan') isRoundOpen = true;
    else if (event.type === 'roundEnded') {
      rounds.push(event.points);
      isRoundOpen = false;
    } else if (event.type === 'gameOver') {
      tie = event.tie;
      // HC-HEND-1, HC-SOLO-51: a game with Hester may end within a round
      if (isRoundOpen) rounds.push(event.result.scores.slice(0, seatCount));
    } else if (event.type === 'treeDropped') {
      seats.forEach((seat, i) => {
        seat.cubesIn += event.dropped[i];
        seat.cubesOut += event.out[i];
      });
      hester.cubesIn += cubesOfSeat(event.dropped, hesterSeat);
      hester.cubesOut += cubesOfSeat(event.out, hesterSeat);
      fair.cubesIn += cubesOfSeat(event.dropped, fairSeat);
      fair.cubesOut += cubesOfSeat(event.out, fairSeat);
    }
  }
  return { seats, hester, fair, rounds, tie };
}
