import type { Column, LeaderId } from './state.ts';

/** RT-DATA-6: by roosts on the map. */
export const roostPoints: readonly number[] = [0, 0, 1, 2, 3, 4, 4, 5];
export const roostCards: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 3];

/** RT-7.8: the columns of the two viziers. */
export const vizierColumns: Readonly<Record<LeaderId, readonly [Column, Column]>> = {
  builder: ['recruit', 'move'],
  charismatic: ['recruit', 'battle'],
  commander: ['move', 'battle'],
  despot: ['move', 'build'],
};
