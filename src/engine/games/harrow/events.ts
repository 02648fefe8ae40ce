import type { Result, Seat } from '../../kernel/game.ts';
import type { Hex } from './county.ts';
import type { Ability, Jar, PerAbility, TokenKind } from './state.ts';

export type UnitKind = 'haint' | 'legend';

/** Why points were scored. */
export type ScoreReason = 'kill' | 'rescue' | 'destroy' | 'brambles';

/** What happened, for logs, sounds and pictures. Facts only: words come from the locales. */
export type HarrowEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly lantern: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number; readonly turn: number }
  | { readonly type: 'jarBroken'; readonly seat: Seat; readonly jar: Jar; readonly toAttack: boolean }
  | { readonly type: 'abilityChosen'; readonly seat: Seat; readonly ability: Ability; readonly value: number }
  | { readonly type: 'tokensDrawn'; readonly seat: Seat; readonly tokens: PerAbility }
  | { readonly type: 'wildTaken'; readonly seat: Seat; readonly wild: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly haints: number;
      readonly legend: boolean;
      readonly cost: number;
    }
  | { readonly type: 'spawned'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'strengthened'; readonly seat: Seat }
  | { readonly type: 'pathLaid'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'pathTaken'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'stormRaised'; readonly seat: Seat; readonly hex: Hex; readonly byCleanUp: boolean }
  | {
      readonly type: 'tokenPulled';
      readonly seat: Seat;
      readonly token: TokenKind;
      readonly from: Hex;
      readonly to: Hex;
    }
  | {
      readonly type: 'unitPulled';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly unit: UnitKind;
      readonly from: Hex;
      readonly to: Hex;
    }
  | { readonly type: 'cubeHidden'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'cubeGathered'; readonly seat: Seat; readonly hex: Hex; readonly attacked: boolean }
  | { readonly type: 'haintStepped'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'attackDeclared'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  | {
      readonly type: 'majority';
      /** The side with more units; undefined in a tie. */
      readonly seat: Seat | undefined;
      readonly attackers: number;
      readonly defenders: number;
      /** HC-ATK-9: false when possessions held no cube. */
      readonly gained: boolean;
    }
  | { readonly type: 'treeDropped'; readonly dropped: readonly number[]; readonly out: readonly number[] }
  | { readonly type: 'attackSucceeded'; readonly seat: Seat; readonly own: number; readonly enemy: number }
  | {
      readonly type: 'attackFailed';
      readonly seat: Seat;
      readonly own: number;
      readonly enemy: number;
      readonly why: 'outnumbered' | 'tooFew';
      readonly clash: boolean;
    }
  | { readonly type: 'paid'; readonly seat: Seat; readonly cubes: number }
  | {
      readonly type: 'killed';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly hex: Hex;
      readonly how: 'attack' | 'legend' | 'clash';
    }
  | { readonly type: 'legendHit'; readonly seat: Seat; readonly victim: Seat; readonly hex: Hex }
  | { readonly type: 'legendPushed'; readonly seat: Seat; readonly victim: Seat; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'legendStayed'; readonly victim: Seat; readonly hex: Hex }
  | { readonly type: 'cubesDiscarded'; readonly seat: Seat; readonly cubes: number }
  | {
      readonly type: 'tokenCollected';
      readonly seat: Seat;
      readonly token: TokenKind;
      readonly hex: Hex;
      readonly to: 'board' | 'track' | 'box' | 'hand';
    }
  | { readonly type: 'tokenSorted'; readonly seat: Seat; readonly token: Ability; readonly to: 'bag' | 'board' }
  | { readonly type: 'townsfolkWalked'; readonly seat: Seat; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'townsfolkRescued'; readonly seat: Seat }
  | { readonly type: 'buildingDestroyed'; readonly seat: Seat; readonly hex: Hex }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number; readonly why: ScoreReason }
  | { readonly type: 'roundEnded'; readonly round: number; readonly points: readonly number[] }
  | { readonly type: 'gameOver'; readonly result: Result; readonly tie: boolean };
