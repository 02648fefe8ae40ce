import type { AllianceState } from './alliance/state.ts';
import type { EyrieState } from './eyrie/state.ts';
import type { MarquiseState } from './marquise/state.ts';
import type { VagabondState } from './vagabond/state.ts';

/** What each faction keeps that no other has. */
export interface OwnStates {
  mc: MarquiseState;
  ed: EyrieState;
  wa: AllianceState;
  vb: VagabondState;
}
