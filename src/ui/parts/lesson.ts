import { t } from '../../i18n/i18n.ts';
import { type LessonId, lessonIds, lessonNow } from '../../session/campaign/lessons.ts';
import type { App } from '../app.ts';
import { at, h } from '../dom.ts';
import { hesterPlaces } from '../hester-places.ts';
import type { Layout, LayoutId, Rect } from '../layout.ts';
import { button } from './button.ts';

type Thing = 'tree' | 'board' | 'hand' | 'north' | 'south' | 'solo' | 'prompt';

/** What a lesson points at, and on which side of the map it is told: clear of what it points at. */
const pointing: Readonly<Record<LessonId, { readonly at: readonly Thing[]; readonly side: 'left' | 'right' }>> = {
  wake: { at: ['tree'], side: 'right' },
  sixSquares: { at: ['board'], side: 'right' },
  twoRivals: { at: ['north', 'south'], side: 'left' },
  rivalPoints: { at: ['north', 'south'], side: 'left' },
  howYouLose: { at: ['north', 'solo', 'south'], side: 'left' },
  goals: { at: ['solo'], side: 'left' },
  soloCard: { at: ['solo'], side: 'left' },
  whoseSide: { at: ['solo', 'prompt'], side: 'left' },
  fields: { at: ['solo'], side: 'left' },
  fieldSpawn: { at: ['solo'], side: 'left' },
  fieldMove: { at: ['solo'], side: 'left' },
  theirAttack: { at: ['solo'], side: 'left' },
  treeDecides: { at: [], side: 'left' },
  firstRoot: { at: [], side: 'right' },
  growing: { at: [], side: 'right' },
  rootCubes: { at: ['tree'], side: 'right' },
  actions: { at: ['board', 'prompt'], side: 'right' },
  playCard: { at: ['hand'], side: 'right' },
  moveInfected: { at: ['prompt'], side: 'right' },
  bonfire: { at: ['board'], side: 'right' },
  oneMoreAction: { at: ['board'], side: 'right' },
  eat: { at: ['board'], side: 'right' },
  treeAtEnd: { at: ['tree', 'prompt'], side: 'right' },
  infect: { at: ['prompt'], side: 'right' },
  summon: { at: ['prompt'], side: 'right' },
  endOfTurn: { at: ['prompt'], side: 'right' },
};

function rectOf(layout: Layout, thing: Thing): Rect {
  const { tree, board, hand, solo } = hesterPlaces[layout.id];
  const rects: Readonly<Record<Thing, Rect>> = {
    tree,
    board,
    hand,
    north: solo.north,
    south: solo.south,
    solo: solo.board,
    prompt: layout.map.prompt,
  };
  return rects[thing];
}

/** On the battlefield the oak speaks of the tree alone: beside it, or on the phone over its crown. */
const battlePlaces: Readonly<Record<LayoutId, Rect>> = {
  desktop: [16, 318, 280, 320],
  tablet: [12, 218, 220, 380],
  phone: [158, 44, 528, 150],
};

/** Where the oak's words lie: over the solo board or over Hester's, on the phone over half the county. */
function placeOf(layout: Layout, side: 'left' | 'right'): Rect {
  const { board, solo } = hesterPlaces[layout.id];
  if (side === 'right') return solo.board;
  return layout.id === 'phone' ? [158, 152, 438, 184] : board;
}

export function lessonOf(app: App): LessonId | undefined {
  const { match, nights, told, interaction } = app;
  // What moves has to come to rest first, except for the steps that are told one by one.
  if (!match || app.replaying || app.dialog || (app.busy && !told)) return undefined;
  const id = lessonNow({ state: match.session.state, interaction, told: told?.event }, match.night, nights);
  // What is done on the map is taught there.
  return app.screen === 'map' || id === 'treeDecides' ? id : undefined;
}

/** The oak's lesson of the moment: it points, and it waits for nobody who wants to go on. */
export function lesson(app: App): Node[] {
  const id = lessonOf(app);
  if (!id) return [];
  const { layout } = app.stage;
  const { at: things, side } = pointing[id];
  const isOnMap = app.screen === 'map';
  const next = button('lesson-next', t('lessons:button.next'), () => app.hearLesson(id), { primary: true });
  const skip = button('lesson-skip', t('lessons:button.skip'), () => app.skipLessons(), { class: 'quiet' });
  return [
    ...(isOnMap
      ? things.map((thing) =>
          h('div', { class: 'lesson-ring', style: at(rectOf(layout, thing)), 'aria-hidden': 'true' }),
        )
      : []),
    h(
      'aside',
      { class: 'lesson', style: at(isOnMap ? placeOf(layout, side) : battlePlaces[layout.id]), 'aria-live': 'polite' },
      h('p', { class: 'speaker' }, t('lessons:speaker')),
      h('h2', {}, t(`lessons:steps.${id}.title`)),
      h('p', { class: 'text' }, t(`lessons:steps.${id}.text`)),
      h(
        'div',
        { class: 'actions' },
        next,
        skip,
        h('span', { class: 'count' }, t('lessons:step', { n: lessonIds.indexOf(id) + 1, all: lessonIds.length })),
      ),
    ),
  ];
}
