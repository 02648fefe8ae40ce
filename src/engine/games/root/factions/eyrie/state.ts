import type { CardId } from '../../state/cards.ts';

/** RT-7.5.2: the columns of the decree, left to right. */
export const columns = ['recruit', 'move', 'battle', 'build'] as const;
export type Column = (typeof columns)[number];

/** RT-7.8: in the order of the rules. */
export const leaderIds = ['builder', 'charismatic', 'commander', 'despot'] as const;
export type LeaderId = (typeof leaderIds)[number];

export const vizier = 'vizier';
export type DecreeCard = CardId | typeof vizier;

export interface EyrieState {
  leader?: LeaderId;
  /** RT-7.7.3: face down. */
  deposed: LeaderId[];
  decree: Record<Column, DecreeCard[]>;
  /** The column being resolved, and its cards that are done. */
  column: number;
  resolved: DecreeCard[];
  /** Cards added to the decree in this Birdsong, and whether one was a bird (RT-7.4.2). */
  added: number;
  bird: boolean;
}

export const newEyrie = (): EyrieState => ({
  deposed: [],
  decree: { recruit: [], move: [], battle: [], build: [] },
  column: 0,
  resolved: [],
  added: 0,
  bird: false,
});
