import type { Layout, LayoutId, Rect } from '../../../app/harrow/layout.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { CourseId, LessonId } from '../../../session/harrow/lessons/lessons.ts';
import { hesterPlaces, plaqueRail, treeRail } from './hester-rail-places.ts';
import { isNorth } from './shelves.ts';

type Thing = 'tree' | 'tray' | 'board' | 'hand' | 'north' | 'south' | 'solo' | 'jars' | 'prompt';

/** Beside the map, or on the battlefield. */
export type LessonSide = 'left' | 'right' | 'battle';

interface Pointing {
  /** What the lesson points at on the map. */
  readonly at: readonly Thing[];
  /** On which side of the map it is told: clear of what it points at and, if possible, of what is to be clicked. */
  readonly side: 'left' | 'right';
  /** A lesson of the fight is told on the battlefield, and there it points at this; on the map if the player has gone there to look. */
  readonly battle?: readonly ('odds' | 'prompt')[];
}

const night1: Readonly<Record<LessonId<'night1'>, Pointing>> = {
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
  treeDecides: { at: [], side: 'left', battle: [] },
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
  throughLegend: { at: ['prompt'], side: 'right' },
  summon: { at: ['prompt'], side: 'right' },
  endOfTurn: { at: ['prompt'], side: 'right' },
};

/** A jar is broken on the right, hexes are lit in the middle: the oak speaks where nothing is to be clicked. */
const ch1: Readonly<Record<LessonId<'ch1'>, Pointing>> = {
  'ch1.aim': { at: ['north', 'south'], side: 'left' },
  'ch1.jars': { at: ['jars'], side: 'left' },
  'ch1.roundEnd': { at: ['north', 'south'], side: 'left' },
  'ch1.rows': { at: ['prompt'], side: 'right' },
  'ch1.bag': { at: ['prompt'], side: 'right' },
  'ch1.wild': { at: ['prompt'], side: 'right' },
  'ch1.emmy': { at: ['prompt'], side: 'right' },
  'ch1.levi': { at: ['prompt'], side: 'right' },
  'ch1.attack': { at: ['prompt'], side: 'right' },
  'ch1.move': { at: ['prompt'], side: 'right' },
  'ch1.spawn': { at: ['prompt'], side: 'right' },
  'ch1.strengthen': { at: ['tray', 'prompt'], side: 'right' },
  'ch1.tree': { at: ['tree'], side: 'right', battle: ['odds'] },
  'ch1.success': { at: [], side: 'right', battle: ['prompt'] },
  'ch1.clash': { at: [], side: 'right', battle: ['prompt'] },
  'ch1.undo': { at: ['prompt'], side: 'right' },
  'ch1.protectorsEnd': { at: ['prompt'], side: 'right' },
  'ch1.familyEnd': { at: ['prompt'], side: 'right' },
};

export const pointing: Readonly<Record<LessonId, Pointing>> = { ...night1, ...ch1 };

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
      return hesterPlaces[layout.id].solo.board;
    case 'prompt':
      return layout.map.prompt;
    default:
      return hesterPlaces[layout.id][thing];
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
