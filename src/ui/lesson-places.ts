import type { LessonId } from '../session/campaign/lessons.ts';
import { hesterPlaces } from './hester-places.ts';
import type { Layout, LayoutId, Rect } from './layout.ts';

export type Thing = 'tree' | 'board' | 'hand' | 'north' | 'south' | 'solo' | 'prompt';

/** Beside the map, or on the battlefield. */
export type LessonSide = 'left' | 'right' | 'battle';

/** The one lesson that is told on the battlefield, unless the player has gone to look at the map. */
export const lessonOfBattle: LessonId = 'treeDecides';

/** What a lesson points at, and on which side of the map it is told: clear of what it points at. */
export const pointing: Readonly<Record<LessonId, { readonly at: readonly Thing[]; readonly side: 'left' | 'right' }>> =
  {
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

export function rectOfThing({ id, map }: Layout, thing: Thing): Rect {
  const { tree, board, hand, solo } = hesterPlaces[id];
  const rects: Readonly<Record<Thing, Rect>> = {
    tree,
    board,
    hand,
    north: solo.north,
    south: solo.south,
    solo: solo.board,
    prompt: map.prompt,
  };
  return rects[thing];
}

/** The room of a bubble: it takes `least` of the height and, with much to say, all of it, up or down. */
export interface LessonPlace {
  readonly room: Rect;
  readonly least: number;
  readonly grows: 'up' | 'down';
}

/**
 * On the left over Hester's board, which is too small for it on the phone: there over the county. On the right over the
 * solo board, on the battlefield over the crown of the tree.
 */
export const lessonPlaces: Readonly<Record<LayoutId, Readonly<Record<LessonSide, LessonPlace>>>> = {
  desktop: {
    left: { room: [16, 14, 292, 692], least: 368, grows: 'up' },
    right: { room: [968, 124, 296, 586], least: 472, grows: 'down' },
    battle: { room: [312, 60, 656, 320], least: 150, grows: 'down' },
  },
  tablet: {
    left: { room: [12, 14, 236, 660], least: 388, grows: 'up' },
    right: { room: [776, 122, 236, 552], least: 444, grows: 'down' },
    battle: { room: [242, 48, 540, 400], least: 150, grows: 'down' },
  },
  phone: {
    left: { room: [158, 6, 438, 332], least: 120, grows: 'up' },
    right: { room: [606, 58, 232, 329], least: 275, grows: 'down' },
    battle: { room: [158, 36, 528, 200], least: 120, grows: 'down' },
  },
};
