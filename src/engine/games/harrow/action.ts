import type { ActionDef } from '../../kernel/game.ts';
import type { Hex } from './county.ts';
import type { HarrowEvent, UnitKind } from './events.ts';
import type { Ability, HarrowState, Jar, StuckCube, TokenKind } from './state.ts';

/** Everything a player (or the tree) can do. The notation of each is in `notation/action.ts`. */
export type HarrowAction =
  | { readonly type: 'jar'; readonly jar: Jar; readonly attack: boolean }
  | { readonly type: 'ability'; readonly ability: Ability }
  | { readonly type: 'move'; readonly from: Hex; readonly to: Hex; readonly haints: number; readonly legend: boolean }
  | { readonly type: 'spawn'; readonly hex: Hex }
  | { readonly type: 'strengthen' }
  | { readonly type: 'track' }
  | { readonly type: 'power' }
  | { readonly type: 'path'; readonly hex: Hex }
  | { readonly type: 'unpath'; readonly hex: Hex }
  | { readonly type: 'storm'; readonly hex: Hex }
  | { readonly type: 'pull'; readonly what: TokenKind | UnitKind; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'hide'; readonly hex: Hex }
  | { readonly type: 'step'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'attack'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'tree'; readonly out: readonly number[]; readonly poses?: readonly StuckCube[] }
  | { readonly type: 'strike' }
  | { readonly type: 'push'; readonly hex: Hex }
  | { readonly type: 'reap'; readonly hex: Hex }
  | { readonly type: 'clash' }
  | { readonly type: 'sort'; readonly token: Ability; readonly to: 'bag' | 'board' }
  | { readonly type: 'walk'; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'done' }
  | { readonly type: 'end' };

export type ActionType = HarrowAction['type'];
export type ActionOf<T extends ActionType> = Extract<HarrowAction, { type: T }>;

export type HarrowActionDef = ActionDef<HarrowState, HarrowAction, HarrowEvent>;
export type Emit = (event: HarrowEvent) => void;

/** A definition whose `apply` knows its own action type. */
export function defineAction<T extends ActionType>(
  _type: T,
  def: {
    options(s: HarrowState, out: HarrowAction[]): void;
    apply(s: HarrowState, action: ActionOf<T>, emit: Emit): void;
  },
): HarrowActionDef {
  return def as HarrowActionDef;
}
