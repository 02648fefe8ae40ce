import type { VNode } from 'preact';
import { lessonPlaces } from '../../../app/root/lesson-places.ts';
import type { RootApp } from '../../../app/root/root-app.ts';
import { clearingEdge, placeSpot, stumpReach } from '../../../app/root/wood-places.ts';
import type { XY } from '../../../app/stage.ts';
import { isForest, type Place } from '../../../engine/games/root/state/places.ts';
import { t } from '../../../i18n/root/text.ts';
import { nothingHeld } from '../../../session/root/interaction.ts';
import { isThing, type Light, lightsOf, lightsOfThing } from '../../../session/root/lessons/lights.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { Lesson, type Mark } from '../../parts/lesson.ts';
import { stretches } from '../../parts/tagged.ts';

function cornersOf({ stage }: RootApp, place: Place): readonly XY[] {
  const { wood } = stage.layout.table;
  if (!isForest(place)) return clearingEdge(wood, place, 4);
  const [x, y] = placeSpot(wood, place);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i): XY => {
    const angle = (i * Math.PI) / 4;
    return [x + stumpReach * Math.cos(angle), y + stumpReach * Math.sin(angle)];
  });
}

function marksOf(app: RootApp, light: Light): Mark[] {
  const isOnTable = app.screen === 'table';
  switch (light.kind) {
    case 'place':
      return isOnTable ? [{ kind: 'shape', corners: cornersOf(app, light.place) }] : [];
    case 'seat':
      return isOnTable ? [{ kind: 'rect', rect: app.stage.layout.table.seats[light.seat] }] : [];
    case 'control':
      return [{ kind: 'control', name: light.name }];
  }
}

/** What the oak says now, beside what it is about. */
export function oakLesson(app: RootApp): VNode | undefined {
  const { taught, interaction, stage } = app;
  if (!taught || (app.screen !== 'table' && app.screen !== 'battle')) return undefined;
  const { id, moment, deed, n, all } = taught;
  const words = stretches(t(`lessons:steps.${id}`));
  const named = words.flatMap(({ tag }) => (tag !== undefined && isThing(tag) ? lightsOfThing(tag, moment) : []));
  const lit = deed ? lightsOf(deed, moment, interaction?.held ?? nothingHeld) : [];
  return h(Lesson, {
    key: 'lesson',
    marks: [...lit, ...named].flatMap((light) => marksOf(app, light)),
    rooms: lessonPlaces[stage.layout.id][app.screen],
    seen: '.prompt, .root-hand, .twin.offered, .twin.foe, .root-log li:first-child, .battle-cards',
    height: stage.layout.height,
    look: `beside ${app.screen}`,
    speaker: t('lessons:speaker'),
    count: t('lessons:step', { n, all }),
    id,
    words: words.map(({ text, tag }) => (tag === undefined ? text : h('b', {}, text))),
    actions: [
      button('lesson-next', t('lessons:button.next'), () => app.hearLesson(id), { primary: true }),
      button('lesson-skip', t('lessons:button.skip'), () => app.skipLessons(), { class: 'quiet' }),
    ],
  });
}
