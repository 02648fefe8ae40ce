import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { Taught } from '../../../app/harrow/taught.ts';
import type { Rect, XY } from '../../../app/stage.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { isThing, type Light, lightsOf, lightsOfThing, type Part } from '../../../session/harrow/lessons/lights.ts';
import { h } from '../../dom.ts';
import { button } from '../../parts/button.ts';
import { Lesson, type Mark } from '../../parts/lesson.ts';
import { stretches } from '../../parts/tagged.ts';
import { percentIn } from '../battle/percents.ts';
import { fairRailPlaces } from '../map/fair-rail-places.ts';
import { hesterRailPlaces } from '../map/hester-rail-places.ts';
import { shownAt } from '../map/hex-places.ts';
import { boardOf, fairStrip, plaqueRail, treeRail } from '../map/table-sides.ts';
import { place } from '../words/terms.ts';

function hexCorners(app: HarrowApp, hex: Hex): XY[] {
  const { x, y } = shownAt(app, hex);
  const side = (app.stage.layout.map.hexSide - 3) * app.view.scale;
  return [0, 1, 2, 3, 4, 5].map((i): XY => {
    const angle = (i * Math.PI) / 3;
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)];
  });
}

function partMark(layout: Layout, s: HarrowState, part: Part, isOnMap: boolean): Mark[] {
  switch (part) {
    case 'attacker':
    case 'defender':
    case 'odds':
    case 'steps': {
      const rect = layout.battle[part];
      return isOnMap || !rect ? [] : [{ kind: 'rect', rect }];
    }
    case 'north':
    case 'south':
      return isOnMap ? [{ kind: 'rect', rect: plaqueRail(layout, s)[part] }] : [];
    case 'tree':
    case 'tray':
      return isOnMap ? [{ kind: 'rect', rect: treeRail(layout, s)[part] }] : [];
    case 'board':
      return isOnMap ? [{ kind: 'rect', rect: hesterRailPlaces[layout.id].board }] : [];
    case 'fair': {
      const rect = boardOf(s) === 'fair' ? fairRailPlaces[layout.id].board : fairStrip(layout, s)?.rect;
      return isOnMap && rect ? [{ kind: 'rect', rect }] : [];
    }
    case 'solo':
      return isOnMap ? [{ kind: 'rect', rect: hesterRailPlaces[layout.id].solo.board }] : [];
  }
}

function marksOf(app: HarrowApp, s: HarrowState, light: Light): Mark[] {
  const isOnMap = app.screen === 'map';
  switch (light.kind) {
    case 'hex':
      return isOnMap ? [{ kind: 'shape', corners: hexCorners(app, light.hex) }] : [];
    case 'control':
      return [{ kind: 'control', name: light.name }];
    case 'part':
      return partMark(app.stage.layout, s, light.part, isOnMap);
  }
}

function textOf(app: HarrowApp, taught: Taught): string {
  if (taught.kind === 'lesson') return t(`lessons:steps.${taught.id}`, taught.numbers);
  const { rule, at, share = 0 } = taught.plan;
  return t(`lessons:plan.${rule}`, {
    percent: percentIn(app.settings.language)(share),
    place: at === undefined ? '' : place(taught.moment.state.config.map, at),
  });
}

/** In the bar below, as long as everything waits for the oak to be heard out. */
export const waitingForOak = (): string => t('lessons:waits', { next: t('lessons:button.next') });

/** Where the oak can speak, and how its bubble looks there. */
function roomsOf({ screen, stage: { layout } }: HarrowApp): readonly [readonly Rect[], string] {
  switch (screen) {
    case 'map':
      return [layout.map.lessons, 'beside'];
    case 'boards':
      return [layout.boardsLessons, 'beside'];
    default:
      return [layout.battle.lessons, 'battle'];
  }
}

/** What the oak says now, or what it would do. */
export function oakLesson(app: HarrowApp): VNode | undefined {
  const { taught } = app;
  const s = app.match?.session.state;
  if (!taught || !s) return undefined;
  const { layout } = app.stage;
  const { moment, deed } = taught;
  const words = stretches(textOf(app, taught));
  const named = words.flatMap(({ tag }) => (tag !== undefined && isThing(tag) ? lightsOfThing(tag, moment) : []));
  const lights = [...(deed ? lightsOf(deed, moment) : []), ...named];
  const isLesson = taught.kind === 'lesson';
  const [rooms, look] = roomsOf(app);
  return h(Lesson, {
    key: 'lesson',
    marks: lights.flatMap((light) => marksOf(app, s, light)),
    rooms,
    seen: '.recap, .chooser, .hand-open, .twin:not([tabindex="-1"])',
    height: layout.height,
    look: `${look} ${taught.kind}`,
    speaker: t(`lessons:${isLesson ? 'speaker' : 'advice'}`),
    count: isLesson ? t('lessons:step', { n: taught.n, all: taught.all }) : undefined,
    id: isLesson ? taught.id : taught.plan.rule,
    words: words.map(({ text, tag }) => (tag === undefined ? text : h('b', {}, text))),
    actions: isLesson
      ? [
          button('lesson-next', t('lessons:button.next'), () => app.hearLesson(taught.id), { primary: true }),
          button('lesson-skip', t('lessons:button.skip'), () => app.skipLessons(), { class: 'quiet' }),
        ]
      : [],
  });
}
