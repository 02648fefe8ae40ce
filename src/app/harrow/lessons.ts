import type { HarrowEvent } from '../../engine/games/harrow/events.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { decidingSeat } from '../../session/harrow/deciding.ts';
import {
  type CourseId,
  courseIds,
  courseOf,
  coursesOf,
  isWanted,
  type LessonId,
  learned,
  lessonIn,
  lessonNow,
  lessonNumber,
} from '../../session/harrow/lessons/lessons.ts';
import type { Moment } from '../../session/harrow/lessons/moment.ts';
import { planOf } from '../../session/harrow/lessons/plan.ts';
import { isRoundNews } from '../../session/harrow/told-events.ts';
import type { Run } from '../play.ts';
import { isHuman } from '../table.ts';
import type { HarrowAppTypes, HarrowOwn } from './harrow-app.ts';
import type { NightKeeper } from './night-keeper.ts';
import type { Taught } from './taught.ts';

/** Kept beside the lessons that have been heard: from the first victory on nobody needs the oak's plan. */
const won = 'ch1.won';

interface Teaching extends Pick<HarrowOwn, 'taught' | 'hearLesson' | 'forgetLesson' | 'skipLessons' | 'repeatLessons'> {
  /** Is there a lesson about this event? */
  isTaught(event: HarrowEvent): boolean;
  /** Something has been done where this was the position. */
  acted(before: HarrowState): void;
  /** Somebody in front of the screen has won against the computer. */
  triumphed(): void;
}

/** What is done with the oak's lessons. */
export function createLessons(run: Run<HarrowAppTypes>, keeper: NightKeeper): Teaching {
  const { table, telling, notices, hands } = run;
  /** A lesson was told while others acted, and the player has done nothing since: one such is enough. */
  let hasWatched = false;
  let last:
    | {
        readonly state: HarrowState;
        readonly told: HarrowEvent | undefined;
        readonly isAsked: boolean;
        readonly moment: Moment;
      }
    | undefined;
  /** What was on show last. */
  let shown: { readonly state: HarrowState; readonly id: LessonId; readonly course: CourseId } | undefined;

  /** Who is taught: whoever decides or, while others do, the person whose view it is. */
  function learnerOf(asked: Seat | undefined): Seat {
    const viewer = run.viewer();
    if (asked !== undefined) return asked;
    if (viewer !== 'table') return viewer;
    return Math.max(0, table.match?.controllers.indexOf('human') ?? 0);
  }

  function momentOf(told: HarrowEvent | undefined): Moment | undefined {
    const { match, shown: seen } = table;
    if (!match || !seen) return undefined;
    const { session } = match;
    const pending = session.pending();
    const isAsked = !table.busy && told === undefined && pending.kind === 'decision' && isHuman(table, pending.seat);
    const state = (told && telling.shown) ?? seen.session.state;
    if (last?.state === state && last.told === told && last.isAsked === isAsked) return last.moment;
    const moment = {
      state,
      learner: learnerOf(isAsked && pending.kind === 'decision' ? pending.seat : undefined),
      legal: isAsked ? session.legal() : [],
      told,
      past: seen.session.log.flatMap(({ events }) => events),
    };
    last = { state, told, isAsked, moment };
    return moment;
  }

  /** What whoever is taught at this moment is to learn. */
  function courseAt(moment: Moment | undefined): CourseId | undefined {
    return table.match && moment && courseOf(table.match, moment.learner);
  }

  /** What moves has to come to rest first, except for the steps that are told one by one. */
  function isTime(told: HarrowEvent | undefined): boolean {
    const { match } = table;
    if (!match || match.session.state.result || table.replaying || table.dialog) return false;
    return run.app.curtain === undefined && (!table.busy || told !== undefined);
  }

  /** What is done on the map or on the boards is taught there; a fight can be looked at from the map too. */
  function hasPlace(id: LessonId): boolean {
    const { inFight = false, watch = false, onBoards = false } = lessonIn(id);
    switch (run.app.screen) {
      case 'map':
        return !onBoards;
      case 'battlefield':
        return inFight || watch;
      default:
        return onBoards && run.app.screen === 'boards';
    }
  }

  /** Between two people only the end of a round is told: whoever acts sees all else. */
  const isTelling = (event: HarrowEvent): boolean =>
    isRoundNews(event) || (table.match?.controllers.includes('bot') ?? false);

  function lessonFor(told: HarrowEvent | undefined): LessonId | undefined {
    if (!isTime(told) || (told && (hasWatched || !isTelling(told)))) return undefined;
    const moment = momentOf(told);
    const id = courseAt(moment);
    const lesson = moment && id && lessonNow(moment, id, keeper.progress);
    return lesson && hasPlace(lesson) ? lesson : undefined;
  }

  /** Until the first victory a sentence of advice follows the lessons. */
  function planNow(): Taught | undefined {
    const moment = momentOf(undefined);
    const { heard, skipped } = keeper.progress.lessons;
    if (!moment || courseAt(moment) !== 'ch1' || !isTime(undefined) || run.app.screen !== 'map') return undefined;
    if (heard.includes(won) || skipped?.includes('ch1')) return undefined;
    const plan = planOf(moment);
    return plan && { kind: 'plan', plan, moment, deed: plan.deed };
  }

  function taught(): Taught | undefined {
    const told = telling.told?.event;
    const id = lessonFor(told);
    const moment = momentOf(told);
    const own = courseAt(moment);
    if (!id || !moment || !own) return told ? undefined : planNow();
    shown = { state: moment.state, id, course: own };
    const { deed, numbers } = lessonIn(id);
    return {
      kind: 'lesson',
      id,
      moment,
      deed: deed?.(moment),
      numbers: numbers?.(moment) ?? {},
      ...lessonNumber(moment, own, keeper.progress),
    };
  }

  /** What waited only for a lesson goes on: a step that is told, or the tree. */
  function goOn(): void {
    if (lessonFor(telling.told?.event) !== undefined) return;
    if (telling.told?.waits && !table.settings.stepping) telling.passOn();
    else if (!table.busy && !table.replaying && run.app.curtain === undefined) run.goOn();
  }

  return {
    get taught() {
      return taught();
    },
    isTaught: (event) => lessonFor(event) !== undefined,
    acted(before) {
      if (isHuman(table, decidingSeat(before))) hasWatched = false;
      if (shown?.state === before && isWanted(shown.course, keeper.progress)) keeper.hearLessons(shown.id);
      const moment = momentOf(undefined);
      const own = courseAt(moment);
      if (moment && own && isWanted(own, keeper.progress)) keeper.hearLessons(...learned(moment, own, keeper.progress));
    },
    triumphed() {
      keeper.hearLessons(won);
    },
    hearLesson(lesson) {
      hasWatched = lessonIn(lesson).watch === true;
      keeper.hearLessons(lesson);
      goOn();
      hands.render();
    },
    forgetLesson(lesson) {
      keeper.forgetLesson(lesson);
      hands.render();
    },
    skipLessons() {
      const own = courseAt(momentOf(undefined));
      if (!own) return;
      keeper.skipLessons(own);
      goOn();
      notices.tell('lessons:skipped');
    },
    repeatLessons() {
      const { match } = table;
      const isRunning = match && !table.replaying && match.session.pending().kind !== 'over';
      const own = isRunning ? coursesOf(match) : [];
      keeper.repeatLessons(own.length > 0 ? own : courseIds);
      run.app.closeDialog();
      if (taught()?.kind !== 'lesson') notices.tell(`lessons:again.${own.length > 0 ? 'here' : 'everywhere'}`);
    },
  };
}
