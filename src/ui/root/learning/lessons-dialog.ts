import type { VNode } from 'preact';
import type { RootApp } from '../../../app/root/root-app.ts';
import { factionIds } from '../../../engine/games/root/factions/ids.ts';
import { t } from '../../../i18n/root/text.ts';
import { isLesson, type LessonId, ownLessons, sharedLessons } from '../../../session/root/lessons/lessons.ts';
import { heardLessons } from '../../dialogs/heard-lessons.ts';
import { untagged } from '../../parts/tagged.ts';
import { factionName } from '../words/names.ts';

/** What the oak has said, faction by faction. */
export function lessonsDialog(app: RootApp): VNode {
  const course = (name: string, ids: readonly LessonId[]) => ({
    name,
    lessons: ids
      .filter((id) => app.heard.includes(id))
      .map((id) => ({ id, words: untagged(t(`lessons:steps.${id}`)) })),
  });
  return heardLessons({
    app,
    courses: [
      ...factionIds.map((faction) => course(factionName(faction), ownLessons(faction))),
      course(t('lessons:everybody'), sharedLessons),
    ],
    forget: (id) => {
      if (isLesson(id)) app.forgetLesson(id);
    },
    repeat: () => app.repeatLessons(),
  });
}
