import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { isTextKey, t } from '../../../i18n/harrow/text.ts';
import { type CourseId, courseIds, type LessonId, lessonsOf } from '../../../session/harrow/lessons/lessons.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { dialog } from '../../parts/dialog.ts';
import { untagged } from '../../parts/tagged.ts';

function heardLine(app: HarrowApp, id: LessonId): VNode {
  // Numbers belong to a moment that is past.
  const words = untagged(t(`lessons:steps.${id}`, { count: 2 }));
  return h(
    'li',
    { key: id },
    h('p', {}, words),
    button(`forget-${id}`, t('lessons:list.forget'), () => app.forgetLesson(id), { class: 'quiet' }),
  );
}

function heardOf(app: HarrowApp, course: CourseId): VNode[] {
  const { heard } = app.nights.lessons;
  const ids = lessonsOf(course).filter((id) => heard.includes(id) && isTextKey(`lessons:steps.${id}`, { count: 2 }));
  if (ids.length === 0) return [];
  return [
    h('h3', {}, t(`lessons:list.${course}`)),
    h(
      'ol',
      { class: 'heard' },
      ids.map((id) => heardLine(app, id)),
    ),
  ];
}

/** What the oak has said, to be read again; each lesson can be told again at its next moment. */
export function lessonsDialog(app: HarrowApp): VNode {
  const lines = courseIds.flatMap((course) => heardOf(app, course));
  return dialog(
    app,
    t('lessons:list.title'),
    'lessons-heard',
    ...(lines.length > 0 ? lines : [h('p', {}, t('lessons:list.none'))]),
    h(
      'div',
      { class: 'actions' },
      button('lessons-again', t('lessons:button.again'), () => app.repeatLessons()),
    ),
  );
}
