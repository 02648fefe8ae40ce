import { courseOf, type LessonId, lessonNow } from '../../session/harrow/lessons/lessons.ts';
import { pointing } from '../../session/harrow/lessons/pointing.ts';
import type { HarrowApp } from './harrow-app.ts';

/** The lesson the oak has for this moment. */
export function lessonOf(app: HarrowApp): LessonId | undefined {
  const { match, nights, told, interaction } = app;
  // What moves has to come to rest first, except for the steps that are told one by one.
  if (!match || match.session.state.result || app.replaying || app.dialog || (app.busy && !told)) return undefined;
  const course = courseOf(match);
  const id = course && lessonNow({ state: match.session.state, interaction, told: told?.event }, course, nights);
  if (!id || app.screen === 'map') return id;
  // What is done on the map is taught there.
  return app.screen === 'battlefield' && pointing[id].battle ? id : undefined;
}
