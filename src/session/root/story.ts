import { type RootEvent, type ScoreReason, scoreReasons } from '../../engine/games/root/events.ts';
import type { Seat } from '../../engine/kernel/game.ts';

/** What one side did in a whole game, in numbers. */
export interface SideStory {
  /** By what they were scored for; what turmoil costs is below zero. */
  readonly points: Record<ScoreReason, number>;
  battles: number;
  ambushes: number;
  /** Warriors it removed, and those it lost. */
  slain: number;
  fallen: number;
  /** Buildings and tokens of its own that came to the map. */
  placed: number;
  crafted: number;
  /** Steps of warriors and pawns from place to place. */
  moves: number;
}

export interface Story {
  readonly sides: readonly SideStory[];
  /** Points of each seat before the first turn and after each. */
  readonly turns: readonly (readonly number[])[];
}

const blank = (): SideStory => ({
  points: Object.fromEntries(scoreReasons.map((why) => [why, 0])) as Record<ScoreReason, number>,
  battles: 0,
  ambushes: 0,
  slain: 0,
  fallen: 0,
  placed: 0,
  crafted: 0,
  moves: 0,
});

type Count = Exclude<keyof SideStory, 'points' | 'slain' | 'fallen' | 'placed'>;

/** Events that count one of something for the seat that did it. */
const counts: Partial<Record<RootEvent['type'], Count>> = {
  ambushed: 'ambushes',
  crafted: 'crafted',
  moved: 'moves',
  pawnMoved: 'moves',
};

export function storyOf(log: readonly { readonly events: readonly RootEvent[] }[], seats: number): Story {
  const sides = Array.from({ length: seats }, blank);
  const points = sides.map(() => 0);
  const turns: (readonly number[])[] = [];
  for (const event of log.flatMap(({ events }) => events)) {
    const count = counts[event.type];
    if (count) sides[(event as { seat: Seat }).seat][count]++;
    else if (event.type === 'battleBegan') sides[event.attacker].battles++;
    else if (event.type === 'scored') {
      sides[event.seat].points[event.why] += event.points;
      points[event.seat] += event.points;
    } else if (event.type === 'dominanceActivated') points[event.seat] = 0;
    else if (event.type === 'placed' && event.piece !== 'warrior' && event.piece !== 'wood') {
      sides[event.seat].placed += event.count;
    } else if (event.type === 'removed' && event.piece === 'warrior' && event.owner !== event.by) {
      sides[event.by].slain += event.count;
      sides[event.owner].fallen += event.count;
    } else if (event.type === 'turnBegan' || event.type === 'gameOver') turns.push([...points]);
  }
  return { sides, turns };
}
