import type { LessonId } from './lessons.ts';

/** What the oak can point at. */
export type Thing = 'tree' | 'tray' | 'board' | 'hand' | 'north' | 'south' | 'solo' | 'jars' | 'prompt';

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
