import * as v from 'valibot';
import { levelRules } from '../../../engine/games/harrow/content/solo/levels.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { type NightId, nightIds, nights } from './nights.ts';

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const word = v.pipe(v.string(), v.maxLength(40));
/** More than anybody has played, or the oak will ever say. */
const mostPlayed = 1_000_000;
const mostWords = 500;

/** No night begins with more cards (HC-SOLO-2); so many points win any game. */
const mostCards = Math.max(...Object.values(levelRules).map(({ cards }) => cards));
const mostPoints = 12;

const resultSchema = v.pipe(
  v.object({
    /** Cards left in the piles, and the points of both rivals. */
    cards: upTo(mostCards),
    points: v.tuple([upTo(mostPoints), upTo(mostPoints)]),
    embers: upTo(3),
  }),
  v.check(({ cards, points, embers }) => embers <= embersFor(cards, points)),
);

const nightSchema = v.object({
  /** How often the night has been played to its end. */
  played: upTo(mostPlayed),
  best: v.optional(resultSchema),
});

const words = v.pipe(v.array(word), v.maxLength(mostWords));

const schema = v.object({
  format: v.literal('harrow-county-nights'),
  version: v.literal(1),
  nights: v.pipe(
    v.record(word, nightSchema),
    v.check((nights) => Object.keys(nights).length <= mostWords),
    v.check((nights) => nightIds.every((id) => (nights[id]?.best?.cards ?? 0) <= cardsOf(id))),
  ),
  /** The oak's lessons that have been heard; are those of the first night wanted; the other courses that are not. */
  lessons: v.object({ heard: words, wanted: v.boolean(), skipped: v.optional(words) }),
});

/** What became of a night that was won. */
export type NightResult = v.InferOutput<typeof resultSchema>;
type NightRecord = v.InferOutput<typeof nightSchema>;
/** The player's nights under the oak: kept with the saves, exported with them. */
export type Progress = v.InferOutput<typeof schema>;

export const noProgress: Progress = {
  format: 'harrow-county-nights',
  version: 1,
  nights: {},
  lessons: { heard: [], wanted: true },
};

export const embersPerNight = 3;
export const allEmbers = nightIds.length * embersPerNight;

/** A rival past this many points costs the third ember. */
const lowPoints = 4;

function embersFor(cards: number, points: readonly number[]): number {
  return cards === 0 ? 1 : Math.max(...points) <= lowPoints ? 3 : 2;
}

function cardsOf(id: NightId): number {
  return levelRules[nights[id].level].cards;
}

/** Won; won with cards to spare; won with cards to spare and neither rival past 4 points. */
export function resultOf(s: HarrowState): NightResult | undefined {
  if (s.result?.winner !== hesterSeat || !s.solo) return undefined;
  const cards = sum(s.solo.piles.map((pile) => pile.length));
  const [first, second] = s.seats.map(({ points }) => points);
  return { cards, points: [first, second], embers: embersFor(cards, [first, second]) };
}

/** More embers, then more cards left, then fewer points of the rivals. */
export function isBetter(one: NightResult, other: NightResult | undefined): boolean {
  if (!other) return true;
  if (one.embers !== other.embers) return one.embers > other.embers;
  if (one.cards !== other.cards) return one.cards > other.cards;
  return sum(one.points) < sum(other.points);
}

export function recordOf(progress: Progress, id: NightId): NightRecord {
  return progress.nights[id] ?? { played: 0 };
}

export function withResult(progress: Progress, id: NightId, result: NightResult | undefined): Progress {
  const { played, best } = recordOf(progress, id);
  const record = { played: played + 1, best: result && isBetter(result, best) ? result : best };
  return { ...progress, nights: { ...progress.nights, [id]: record } };
}

export type NightStatus = 'won' | 'open' | 'locked';

/** A night opens when the one before it is won. */
export function statusOf(progress: Progress, id: NightId): NightStatus {
  if (recordOf(progress, id).best) return 'won';
  const before = nightIds[nightIds.indexOf(id) - 1];
  return before === undefined || recordOf(progress, before).best ? 'open' : 'locked';
}

/** The night to look at first: the open one, or the last of all. */
export function nextNight(progress: Progress): NightId {
  return nightIds.find((id) => statusOf(progress, id) === 'open') ?? nightIds[nightIds.length - 1];
}

export function embersOf(progress: Progress): number {
  return sum(nightIds.map((id) => recordOf(progress, id).best?.embers ?? 0));
}

export function nightsWon(progress: Progress): number {
  return nightIds.filter((id) => recordOf(progress, id).best).length;
}

/** The won night with the best result; of equals the first. */
export function bestNight(progress: Progress): NightId | undefined {
  let best: NightId | undefined;
  for (const id of nightIds) {
    const result = recordOf(progress, id).best;
    if (result && isBetter(result, best && recordOf(progress, best).best)) best = id;
  }
  return best;
}

/** Both records in one: of every night the better result, so that opening a file never takes anything away. */
export function mergeProgress(own: Progress, other: Progress): Progress {
  const merged = nightIds.map((id): [NightId, NightRecord] => {
    const [a, b] = [recordOf(own, id), recordOf(other, id)];
    const best = b.best && isBetter(b.best, a.best) ? b.best : a.best;
    return [id, { played: Math.max(a.played, b.played), ...(best && { best }) }];
  });
  const heard = [...new Set([...own.lessons.heard, ...other.lessons.heard])];
  return {
    ...own,
    nights: Object.fromEntries(merged.filter(([, { played }]) => played > 0)),
    lessons: { ...own.lessons, heard },
  };
}

export type ReadProgress =
  | { readonly ok: true; readonly progress: Progress }
  | { readonly ok: false; readonly fault: 'foreign' | 'newer' };

/** Reads a record of nights from a store or a file. */
export function readProgress(data: unknown): ReadProgress {
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return { ok: true, progress: parsed.output };
  const isNewer =
    typeof data === 'object' &&
    data !== null &&
    'format' in data &&
    data.format === noProgress.format &&
    'version' in data &&
    typeof data.version === 'number' &&
    data.version > noProgress.version;
  return { ok: false, fault: isNewer ? 'newer' : 'foreign' };
}
