import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import type { LessonId } from '../../session/harrow/lessons/lessons.ts';
import type { Moment } from '../../session/harrow/lessons/moment.ts';
import type { Plan } from '../../session/harrow/lessons/plan.ts';

/** What the oak says now, and what it would have the player do. */
export type Taught = {
  readonly moment: Moment;
  readonly deed: HarrowAction | undefined;
} & (
  | {
      readonly kind: 'lesson';
      readonly id: LessonId;
      /** Which one of how many it is for this player. */
      readonly n: number;
      readonly all: number;
      readonly numbers: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'plan'; readonly plan: Plan }
);
