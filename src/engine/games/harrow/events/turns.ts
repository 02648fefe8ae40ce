import type { Seat } from '../../../kernel/game.ts';
import type { Ability, Jar } from '../state/tokens.ts';
import type { HarrowResult } from '../state.ts';

/** Why points were scored. */
/** `hit`: a legend whose side had no haint on the map to lose (HC-ATK-22). */
export type ScoreReason = 'kill' | 'hit' | 'rescue' | 'destroy' | 'brambles' | 'fire' | 'doll';

/** Rounds, turns and jars, the points and the end of the game. */
export type TurnEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly lantern: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly turn: number }
  | { readonly type: 'jarBroken'; readonly seat: Seat; readonly jar: Jar; readonly toAttack: boolean }
  | { readonly type: 'abilityChosen'; readonly seat: Seat; readonly ability: Ability; readonly value: number }
  | { readonly type: 'tokensDrawn'; readonly seat: Seat; readonly tokens: readonly number[] }
  | { readonly type: 'wildTaken'; readonly seat: Seat; readonly wild: number }
  | { readonly type: 'lanternTaken'; readonly seat: Seat }
  | { readonly type: 'plateFilled'; readonly seat: Seat; readonly plate: number; readonly spoon: number }
  | { readonly type: 'plateEmptied'; readonly seat: Seat; readonly spoon: number }
  | { readonly type: 'spoonTurned'; readonly seat: Seat; readonly spoon: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly why: ScoreReason }
  | { readonly type: 'roundEnded'; readonly round: number; readonly points: readonly number[] }
  | { readonly type: 'gameOver'; readonly result: HarrowResult; readonly tie: boolean };
