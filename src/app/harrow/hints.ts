import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { harrow } from '../../engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import { type Hint, hintOf } from '../../session/harrow/hint.ts';
import type { Interaction } from '../../session/harrow/interaction/interaction.ts';
import type { Run } from '../play.ts';
import type { HarrowAppTypes, HarrowOwn } from './harrow-app.ts';

/** Who is asked what to do. */
const adviser = 'ruthless';

/** Advice holds for one position, as long as it lies on the table. */
interface Advice {
  readonly of: HarrowState;
  readonly hint: Hint | 'thinking' | undefined;
}

/**
 * What the strongest computer would do in the place of the person who decides: it sees no more than that person's seat.
 * While the oak shows how something is done (`shown`), that is what it says, too: nobody is told two things at once.
 */
export function createHints(
  { table, hands }: Pick<Run<HarrowAppTypes>, 'table' | 'hands'>,
  interaction: () => Interaction | undefined,
  shown: () => HarrowAction | undefined,
): Pick<HarrowOwn, 'hint' | 'askHint'> {
  let advice: Advice | undefined;
  const session = () => table.match?.session;

  return {
    get hint() {
      const isNow = advice?.of === session()?.state && interaction() !== undefined;
      return isNow && table.settings.hints ? advice?.hint : undefined;
    },
    async askHint() {
      const running = session();
      const seat = interaction()?.seat;
      if (!running || seat === undefined || !table.settings.hints) return;
      const { state, seed, log } = running;
      const seen = harrow.view(state, seat);
      const deed = shown();
      if (deed) advice = { of: state, hint: hintOf(seen, seat, [deed]) };
      if (advice?.of === state) {
        hands.render();
        return;
      }
      advice = { of: state, hint: 'thinking' };
      hands.render();
      const deeds = log.filter(({ by }) => by === seat).map(({ action }) => harrow.format(action));
      const planned = await hands.think({ level: adviser, seat, seed, seen, deeds });
      if (advice.of !== state) return;
      const plan = planned.flatMap((text) => harrow.parse(text) ?? []);
      advice = { of: state, hint: hintOf(seen, seat, plan) };
      hands.render();
    },
  };
}
