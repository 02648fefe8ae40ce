import type { CardId } from '../../state/cards.ts';

export interface AllianceState {
  /** RT-8.2.3: only the Alliance may look at them. */
  supporters: CardId[];
  officers: number;
  /** RT-8.6.1: done in this Evening. */
  operations: number;
}

export const newAlliance = (): AllianceState => ({ supporters: [], officers: 0, operations: 0 });
