import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Layout } from '../../../app/harrow/layout.ts';
import { lessonOf } from '../../../app/harrow/lesson-of.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type CourseId, courseOf, lessonNumber, lessonsOf } from '../../../session/harrow/lessons/lessons.ts';
import { pointing } from '../../../session/harrow/lessons/pointing.ts';
import { h } from '../../dom.ts';
import { Lesson } from '../../parts/lesson.ts';
import { type LessonSide, lessonPlaces, rectOfThing } from '../map/lesson-places.ts';

/** As tall as its words, within its room. */
function bubbleStyle({ id, height: stageHeight }: Layout, course: CourseId, side: LessonSide): string {
  const {
    room: [x, y, width, height],
    least,
    grows,
  } = lessonPlaces[course][side][id];
  const anchor = grows === 'down' ? `top:${y}px` : `bottom:${stageHeight - y - height}px`;
  return `left:${x}px;${anchor};width:${width}px;min-height:${least}px;max-height:${height}px`;
}

/** The oak's lesson of the moment. */
export function oakLesson(app: HarrowApp): VNode | undefined {
  const id = lessonOf(app);
  const course = app.match && courseOf(app.match);
  if (!id || !course || !app.match) return undefined;
  const { layout } = app.stage;
  const { state } = app.match.session;
  const isOnMap = app.screen === 'map';
  const { at: things, battle = [], side: beside } = pointing[id];
  const side = isOnMap ? beside : 'battle';
  const seat = app.interaction?.seat ?? state.active;
  return h(Lesson, {
    key: 'lesson',
    rings: isOnMap
      ? things.map((thing) => rectOfThing(layout, state, seat, thing))
      : battle.map((thing) => layout.battle[thing]),
    side,
    style: bubbleStyle(layout, course, side),
    speaker: t('lessons:speaker'),
    count: t('lessons:step', { n: lessonNumber(course, app.nights), all: lessonsOf(course).length }),
    title: t(`lessons:steps.${id}.title`),
    text: t(`lessons:steps.${id}.text`),
    next: () => app.hearLesson(id),
    skip: () => app.skipLessons(),
  });
}
