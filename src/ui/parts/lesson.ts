import type { App } from '../../app/app.ts';
import type { Layout } from '../../app/harrow/layout.ts';
import { lessonOf } from '../../app/harrow/lesson-of.ts';
import { t } from '../../i18n/harrow/text.ts';
import { type CourseId, courseOf, lessonNumber, lessonsOf } from '../../session/harrow/lessons/lessons.ts';
import { pointing } from '../../session/harrow/lessons/pointing.ts';
import { at, h } from '../dom.ts';
import { type LessonSide, lessonPlaces, rectOfThing } from '../harrow/map/lesson-places.ts';
import { button } from './button.ts';

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

/** With large letters the words may be more than the room: then they are scrolled, and the keyboard must get there. */
function letScroll(text: HTMLElement): void {
  if (text.isConnected && text.scrollHeight > text.clientHeight + 1) text.tabIndex = 0;
}

/** The oak's lesson of the moment: it points, and it waits for nobody who wants to go on. */
export function lesson(app: App): Node[] {
  const id = lessonOf(app);
  const course = app.match && courseOf(app.match);
  if (!id || !course || !app.match) return [];
  const { layout } = app.stage;
  const { state } = app.match.session;
  const isOnMap = app.screen === 'map';
  const { at: things, battle = [], side: beside } = pointing[id];
  const side = isOnMap ? beside : 'battle';
  const seat = app.interaction?.seat ?? state.active;
  const rects = isOnMap
    ? things.map((thing) => rectOfThing(layout, state, seat, thing))
    : battle.map((thing) => layout.battle[thing]);
  const next = button('lesson-next', t('lessons:button.next'), () => app.hearLesson(id), { primary: true });
  const skip = button('lesson-skip', t('lessons:button.skip'), () => app.skipLessons(), { class: 'quiet' });
  const text = h('p', { class: 'text', focusKey: 'lesson-text' }, t(`lessons:steps.${id}.text`));
  queueMicrotask(() => letScroll(text));
  return [
    ...rects.map((rect) => h('div', { class: 'lesson-ring', style: at(rect), 'aria-hidden': 'true' })),
    h(
      'aside',
      { class: `lesson ${side}`, style: bubbleStyle(layout, course, side), 'aria-live': 'polite' },
      h('p', { class: 'speaker' }, t('lessons:speaker')),
      h(
        'p',
        { class: 'count' },
        t('lessons:step', { n: lessonNumber(course, app.nights), all: lessonsOf(course).length }),
      ),
      h('h2', {}, t(`lessons:steps.${id}.title`)),
      text,
      h('div', { class: 'actions' }, next, skip),
    ),
  ];
}
