import type { Die } from '../../src/tower/throw.ts';

export const squares = (count: number): Die[] => Array.from({ length: count }, () => ({ look: 'battle', sides: 4 }));
export const hexagons = (count: number): Die[] => Array.from({ length: count }, () => ({ look: 'mana', sides: 6 }));
