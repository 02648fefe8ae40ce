import { t } from '../../i18n/i18n.ts';
import { type LessonId, lessonIds, lessonNow, lessonNumber } from '../../session/campaign/lessons.ts';
import type { App } from '../app.ts';
import { at, h } from '../dom.ts';
import type { Layout } from '../layout.ts';
import { type LessonSide, lessonOfBattle, lessonPlaces, pointing, rectOfThing } from '../lesson-places.ts';
import { button } from './button.ts';

/** As tall as its words, within its room. */
function bubbleStyle({ id, height: stageHeight }: Layout, side: LessonSide): string {
  const {
    room: [x, y, width, height],
    least,
    grows,
  } = lessonPlaces[id][side];
  const anchor = grows === 'down' ? `top:${y}px` : `bottom:${stageHeight - y - height}px`;
  return `left:${x}px;${anchor};width:${width}px;min-height:${least}px;max-height:${height}px`;
}

/** With large letters the words may be more than the room: then they are scrolled, and the keyboard must get there. */
function letScroll(text: HTMLElement): void {
  if (text.isConnected && text.scrollHeight > text.clientHeight + 1) text.tabIndex = 0;
}

export function lessonOf(app: App): LessonId | undefined {
  const { match, nights, told, interaction } = app;
  // What moves has to come to rest first, except for the steps that are told one by one.
  if (!match || app.replaying || app.dialog || (app.busy && !told)) return undefined;
  const id = lessonNow({ state: match.session.state, interaction, told: told?.event }, match.night, nights);
  // What is done on the map is taught there.
  return app.screen === 'map' || id === lessonOfBattle ? id : undefined;
}

/** The oak's lesson of the moment: it points, and it waits for nobody who wants to go on. */
export function lesson(app: App): Node[] {
  const id = lessonOf(app);
  if (!id) return [];
  const { layout } = app.stage;
  const side = app.screen === 'map' ? pointing[id].side : 'battle';
  const next = button('lesson-next', t('lessons:button.next'), () => app.hearLesson(id), { primary: true });
  const skip = button('lesson-skip', t('lessons:button.skip'), () => app.skipLessons(), { class: 'quiet' });
  const text = h('p', { class: 'text', focusKey: 'lesson-text' }, t(`lessons:steps.${id}.text`));
  queueMicrotask(() => letScroll(text));
  return [
    ...pointing[id].at.map((thing) =>
      h('div', { class: 'lesson-ring', style: at(rectOfThing(layout, thing)), 'aria-hidden': 'true' }),
    ),
    h(
      'aside',
      { class: `lesson ${side}`, style: bubbleStyle(layout, side), 'aria-live': 'polite' },
      h('p', { class: 'speaker' }, t('lessons:speaker')),
      h('p', { class: 'count' }, t('lessons:step', { n: lessonNumber(app.nights), all: lessonIds.length })),
      h('h2', {}, t(`lessons:steps.${id}.title`)),
      text,
      h('div', { class: 'actions' }, next, skip),
    ),
  ];
}
