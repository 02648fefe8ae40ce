import type { Layout, LayoutId } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { CourseId } from '../../../session/harrow/lessons/lessons.ts';
import type { Thing } from '../../../session/harrow/lessons/pointing.ts';
import { hesterRailPlaces } from './hester-rail-places.ts';
import { isNorth } from './shelves.ts';
import { plaqueRail, treeRail } from './table-sides.ts';

/** Beside the map, or on the battlefield. */
export type LessonSide = 'left' | 'right' | 'battle';

/** From the foot of a jar to the edges of the ring around it. */
const aroundJar = { side: 32, over: 88, under: 8 } as const;

/** All jars of one side. */
function jarsRect({ map }: Layout, place: 'north' | 'south'): Rect {
  const feet = map.shelves.plain.jars.map((jar) => jar[place]);
  const [xs, ys] = [feet.map(([x]) => x), feet.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - aroundJar.side, Math.min(...ys) - aroundJar.over];
  return [left, top, Math.max(...xs) + aroundJar.side - left, Math.max(...ys) + aroundJar.under - top];
}

/** Where a thing lies on the table of this game; `seat` is taught. */
export function rectOfThing(layout: Layout, s: HarrowState, seat: Seat, thing: Thing): Rect {
  switch (thing) {
    case 'tree':
    case 'tray':
      return treeRail(layout, s)[thing];
    case 'north':
    case 'south':
      return plaqueRail(layout, s)[thing];
    case 'jars':
      return jarsRect(layout, isNorth(s, seat) ? 'north' : 'south');
    case 'solo':
      return hesterRailPlaces[layout.id].solo.board;
    case 'prompt':
      return layout.map.prompt;
    default:
      return hesterRailPlaces[layout.id][thing];
  }
}

/** The room of a bubble: it takes `least` of the height and, with much to say, all of it, up or down. */
interface LessonPlace {
  readonly room: Rect;
  readonly least: number;
  readonly grows: 'up' | 'down';
}

type Places = Readonly<Record<LayoutId, LessonPlace>>;

/** Over the crown of the tree. */
const battle: Places = {
  desktop: { room: [312, 60, 656, 320], least: 150, grows: 'down' },
  tablet: { room: [242, 48, 540, 400], least: 150, grows: 'down' },
  phone: { room: [158, 36, 528, 200], least: 120, grows: 'down' },
};

export const lessonPlaces: Readonly<Record<CourseId, Readonly<Record<LessonSide, Places>>>> = {
  /** On the left over Hester's board, which is too small for it on the phone: there over the county. On the right over the solo board. */
  night1: {
    left: {
      desktop: { room: [16, 14, 292, 692], least: 368, grows: 'up' },
      tablet: { room: [12, 14, 236, 660], least: 388, grows: 'up' },
      phone: { room: [158, 6, 438, 332], least: 120, grows: 'up' },
    },
    right: {
      desktop: { room: [968, 124, 296, 586], least: 472, grows: 'down' },
      tablet: { room: [776, 122, 236, 552], least: 444, grows: 'down' },
      phone: { room: [606, 58, 232, 329], least: 275, grows: 'down' },
    },
    battle,
  },
  /** On the left over the log and, on the phone, over the north of the county; on the right over the cupboard. */
  ch1: {
    left: {
      desktop: { room: [12, 88, 304, 614], least: 230, grows: 'up' },
      tablet: { room: [12, 86, 236, 588], least: 278, grows: 'up' },
      phone: { room: [158, 6, 438, 230], least: 120, grows: 'down' },
    },
    right: {
      desktop: { room: [968, 150, 296, 556], least: 420, grows: 'down' },
      tablet: { room: [776, 144, 236, 530], least: 400, grows: 'down' },
      phone: { room: [606, 58, 232, 329], least: 275, grows: 'down' },
    },
    battle,
  },
};
