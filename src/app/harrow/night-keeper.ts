import type { NightId } from '../../session/harrow/campaign/nights.ts';
import { nightsIn } from '../../session/harrow/campaign/nights-file.ts';
import { type NightOutcome, outcomeOf } from '../../session/harrow/campaign/outcome.ts';
import { mergeProgress, nextNight, type Progress, withResult } from '../../session/harrow/campaign/progress.ts';
import type { HarrowMatch } from '../../session/harrow/harrow-session.ts';
import {
  type CourseId,
  withForgotten,
  withHeard,
  withRepeated,
  withSkipped,
} from '../../session/harrow/lessons/lessons.ts';
import type { TakenIn } from '../play.ts';

/** The player's nights under the oak while the game runs; every change is kept. */
export interface NightKeeper {
  readonly progress: Progress;
  /** The night that is looked at. */
  night: NightId;
  /** Enters a night that has just come to its end; undefined if the match is none, or is not over. */
  enter(match: HarrowMatch): NightOutcome | undefined;
  /** Adds the nights of another device that a file holds; gives the news of it if it holds nothing else. */
  takeIn(text: string): TakenIn | undefined;
  hearLessons(...lessons: readonly string[]): void;
  forgetLesson(lesson: string): void;
  skipLessons(course: CourseId): void;
  repeatLessons(courses: readonly CourseId[]): void;
}

export function createNightKeeper(kept: Progress, save: (progress: Progress) => void): NightKeeper {
  let progress = kept;

  function keep(next: Progress): void {
    progress = next;
    save(next);
  }

  return {
    night: nextNight(kept),
    get progress() {
      return progress;
    },
    enter({ session, occasion }) {
      const night = occasion?.night;
      if (!night || session.pending().kind !== 'over') return undefined;
      const outcome = outcomeOf(night, session.state, progress);
      keep(withResult(progress, night, outcome.result));
      return outcome;
    },
    takeIn(text) {
      const found = nightsIn(text);
      if (found?.ok) keep(mergeProgress(progress, found.progress));
      if (!found?.alone) return undefined;
      return { key: `campaign:file.${found.ok ? 'done' : found.fault}`, isTaken: found.ok };
    },
    hearLessons(...lessons) {
      const next = withHeard(progress, ...lessons);
      if (next !== progress) keep(next);
    },
    forgetLesson(lesson) {
      keep(withForgotten(progress, lesson));
    },
    skipLessons(course) {
      keep(withSkipped(progress, course));
    },
    repeatLessons(courses) {
      keep(withRepeated(progress, courses));
    },
  };
}
