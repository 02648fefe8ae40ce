import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { isTextKey, t } from '../../../i18n/harrow/text.ts';
import { type CourseId, courseIds, isLesson, lessonsOf } from '../../../session/harrow/lessons/lessons.ts';
import { heardLessons } from '../../dialogs/heard-lessons.ts';
import { untagged } from '../../parts/tagged.ts';

function heardOf({ nights }: HarrowApp, course: CourseId) {
  const { heard } = nights.lessons;
  const ids = lessonsOf(course).filter((id) => heard.includes(id) && isTextKey(`lessons:steps.${id}`, { count: 2 }));
  // Numbers belong to a moment that is past.
  const lessons = ids.map((id) => ({ id, words: untagged(t(`lessons:steps.${id}`, { count: 2 })) }));
  return { name: t(`lessons:list.${course}`), lessons };
}

/** What the oak has said, course by course. */
export const lessonsDialog = (app: HarrowApp): VNode =>
  heardLessons({
    app,
    courses: courseIds.map((course) => heardOf(app, course)),
    forget: (id) => {
      if (isLesson(id)) app.forgetLesson(id);
    },
    repeat: () => app.repeatLessons(),
  });
