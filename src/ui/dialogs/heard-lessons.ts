import type { VNode } from 'preact';
import type { App } from '../../app/app.ts';
import { t } from '../../i18n/i18n.ts';
import { h } from '../dom.ts';
import { button } from '../parts/button.ts';
import { dialog } from '../parts/dialog.ts';

/** A lesson in its words, which can be told again. */
interface HeardLesson {
  readonly id: string;
  readonly words: string;
}

interface HeardCourse {
  readonly name: string;
  readonly lessons: readonly HeardLesson[];
}

interface HeardProps {
  readonly app: App;
  readonly courses: readonly HeardCourse[];
  /** The lesson is to be told again at its next moment; all of them are. */
  readonly forget: (id: string) => void;
  readonly repeat: () => void;
}

/** What the oak has said, to be read again; each lesson can be told again at its next moment. */
export function heardLessons({ app, courses, forget, repeat }: HeardProps): VNode {
  const line = ({ id, words }: HeardLesson): VNode =>
    h(
      'li',
      { key: id },
      h('p', {}, words),
      button(`forget-${id}`, t('lessons:list.forget'), () => forget(id), { class: 'quiet' }),
    );
  const heard = courses.filter(({ lessons }) => lessons.length > 0);
  return dialog(
    app,
    t('lessons:list.title'),
    'lessons-heard',
    ...(heard.length > 0 ? [] : [h('p', {}, t('lessons:list.none'))]),
    ...heard.flatMap(({ name, lessons }) => [h('h3', {}, name), h('ol', { class: 'heard' }, lessons.map(line))]),
    h('div', { class: 'actions' }, button('lessons-again', t('lessons:button.again'), repeat)),
  );
}
