import { courseIds, courseOf } from '../../session/harrow/lessons/lessons.ts';
import type { Run } from '../play.ts';
import type { HarrowAppTypes, HarrowOwn } from './harrow-app.ts';
import { lessonOf } from './lesson-of.ts';
import type { NightKeeper } from './night-keeper.ts';

/** What is done with the oak's lessons. */
export function createLessons(
  run: Run<HarrowAppTypes>,
  keeper: NightKeeper,
): Pick<HarrowOwn, 'hearLesson' | 'skipLessons' | 'repeatLessons'> {
  const { table, telling, notices, hands } = run;

  /** What waited only for a lesson goes on: a step that is told, or the tree. */
  function goOn(): void {
    if (lessonOf(run.app) !== undefined) return;
    if (telling.told?.waits && !table.settings.stepping) telling.passOn();
    else if (!table.busy && !table.replaying && run.app.curtain === undefined) run.goOn();
  }

  return {
    hearLesson(lesson) {
      keeper.hearLesson(lesson);
      goOn();
      hands.render();
    },
    skipLessons() {
      const course = table.match && courseOf(table.match);
      if (!course) return;
      keeper.skipLessons(course);
      goOn();
      notices.tell('lessons:skipped');
    },
    repeatLessons() {
      const { match } = table;
      const isRunning = match && !table.replaying && match.session.pending().kind !== 'over';
      const course = isRunning ? courseOf(match) : undefined;
      keeper.repeatLessons(course ? [course] : courseIds);
      run.app.closeDialog();
      if (lessonOf(run.app) === undefined) notices.tell(`lessons:again.${course ? 'here' : 'everywhere'}`);
    },
  };
}
