import type { GameTypes, Seat } from '../engine/kernel/game.ts';
import type { AppTypes } from './app-types.ts';
import type { Run } from './play.ts';

/** Who is asked what to do. */
const adviser = 'ruthless';

/** Advice holds for one position, as long as it lies on the table. */
interface Advice<Hint> {
  readonly of: object;
  readonly hint: Hint | 'thinking' | undefined;
}

/** What a strong computer would do in the seat's place, and asking it. */
export interface Hints<Hint> {
  readonly hint: Hint | 'thinking' | undefined;
  askHint(): Promise<void>;
}

interface HintKit<Rules extends GameTypes, Hint> {
  /** Who decides; undefined: nobody who can be helped. */
  seat(): Seat | undefined;
  /** What is shown to whoever is taught: nobody is told two things at once. */
  shown?(): Rules['Action'] | undefined;
  /** What there is to say of a plan, in a position as the seat sees it. */
  hintOf(seen: Rules['State'], seat: Seat, plan: readonly Rules['Action'][]): Hint | undefined;
}

/** What the strongest computer would do in the place of the person who decides: it sees no more than that person's seat. */
export function createHints<T extends AppTypes, Hint>(
  { table, hands }: Pick<Run<T>, 'table' | 'hands'>,
  areWanted: () => boolean,
  { seat: decider, shown, hintOf }: HintKit<T['Rules'], Hint>,
): Hints<Hint> {
  let advice: Advice<Hint> | undefined;
  const session = () => table.match?.session;

  return {
    get hint() {
      const isNow = advice?.of === session()?.state && decider() !== undefined;
      return isNow && areWanted() ? advice?.hint : undefined;
    },
    async askHint() {
      const running = session();
      const seat = decider();
      if (!running || seat === undefined || !areWanted()) return;
      const { state, seed, log, game } = running;
      const seen = game.view(state, seat);
      const deed = shown?.();
      if (deed) advice = { of: state, hint: hintOf(seen, seat, [deed]) };
      if (advice?.of === state) {
        hands.render();
        return;
      }
      advice = { of: state, hint: 'thinking' };
      hands.render();
      const deeds = log.filter(({ by }) => by === seat).map(({ action }) => game.format(action));
      const planned = await hands.think({ level: adviser, seat, seed, seen, deeds });
      if (advice.of !== state) return;
      const plan = planned.flatMap((text) => game.parse(text) ?? []);
      advice = { of: state, hint: hintOf(seen, seat, plan) };
      hands.render();
    },
  };
}
