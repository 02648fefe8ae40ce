import type { Seat } from '../../kernel/game.ts';
import type { Hex } from './county.ts';
import type { CardId, HesterCardId, UpgradeId } from './state/cards.ts';
import type { FairCardId, OfferId } from './state/fair.ts';
import type { HesterAct } from './state/hester.ts';
import type { LegendId } from './state/players.ts';
import type { TileId } from './state/tiles.ts';
import type { Jar, PerAbility } from './state/tokens.ts';
import type { HarrowState } from './state.ts';

/** HC-SOLO-21 to 33: what is asked in the rivals' part of a solo turn. */
export const soloEffects = ['solo_objective', 'solo_side', 'solo_spawn', 'solo_march'] as const;

/** HC-FAIR-6, 34, HC-FAIR-19: where a search cube comes on the board, and what a quest brings. */
export const fairEffects = ['search_field', 'quest_reward'] as const;

/** Whatever is played step by step in its own way: its file in `content/` says what is on offer and what it does. */
export const otherEffects = [
  'objectives',
  'first_path',
  'townsfolk_track',
  'pushing_storms',
  'new_fire',
  'devour',
  'spoon_reset',
  'kammi_set_up',
  'doll_set_up',
  'kammi_grid',
  'replay_track',
  'grid_track',
  'follow_doll',
  'carry_doll',
  'rearrange_dolls',
  ...soloEffects,
  ...fairEffects,
] as const;
export type EffectId = CardId | HesterCardId | LegendId | TileId | OfferId | FairCardId | (typeof otherEffects)[number];

/** HC-SOLO-21, 24, 32: what a solo card is turned over for. */
export const revealReasons = ['townsfolk', 'building', 'card', 'spawn'] as const;
export type RevealReason = (typeof revealReasons)[number];

/** One level of the flow stack: a decision (or the tree) somebody is in the middle of. Plain JSON, saved with the state. */
export type Frame =
  /**
   * Choose a jar; once `acted`, end the turn. Free path steps (HC-MOVE-11), tiles of the chosen jar (HC-BON-2) and one
   * tactics card (HC-CARD-1) on both sides of the action. `jar` is the one flipped, `toAttack` what for, `card` says that
   * the card of this turn is played.
   */
  | { readonly kind: 'turn'; readonly seat: Seat; acted: boolean; jar?: Jar; toAttack?: boolean; card?: boolean }
  /** Protectors' Ability jar: choose the row (HC-ABL-1). */
  | { readonly kind: 'ability'; readonly seat: Seat }
  /** The Family returns so many of the drawn tokens to the bag (HC-TRK-12). */
  | { readonly kind: 'return'; readonly seat: Seat; left: number }
  /**
   * Spend points of abilities; `any` points are wild. `only`: no haint comes along (HC-TAC-13). On the advanced board
   * `tokens` are the drawn upgrade tokens still to be used, and `upgrade` says that a card may be played (HC-CARD-2).
   * `one`: all points belong to one token or tile, nothing fits between them (HC-CARD-5).
   */
  | {
      readonly kind: 'points';
      readonly seat: Seat;
      points: PerAbility;
      any: number;
      readonly only?: 'legend';
      tokens?: UpgradeId[];
      upgrade?: boolean;
      readonly one?: boolean;
    }
  /** A card, power, tile or track being played; `step`, `left` and `marks` mean what its file says. */
  | { readonly kind: 'effect'; readonly seat: Seat; readonly by: EffectId; step: number; left: number; marks: Hex[] }
  /** Legend jar: which halves are still to be used (HC-LEG-1). */
  | { readonly kind: 'legend'; readonly seat: Seat; track: boolean; power: boolean }
  /** Path tokens laid in this action stay where they are (`laid` holds their hexes). */
  | { readonly kind: 'paths'; readonly seat: Seat; laid: Hex[] }
  /** `first`: only the first scroll is used, no pulls follow (HC-TRK-37). */
  | { readonly kind: 'storm'; readonly seat: Seat; readonly first?: boolean }
  /** Scrolls 2 to 4 of the Family's track, in order (HC-STORM-2 to 4). */
  | { readonly kind: 'pull'; readonly seat: Seat; readonly storm: Hex; scroll: number }
  /** Emmy has too few cubes for all hexes (HC-LGD-EMM-5). */
  | { readonly kind: 'hideaway'; readonly seat: Seat }
  /** Levi's haints that have already moved, by the hex they stand on (HC-LGD-LEV-2). */
  | { readonly kind: 'levi'; readonly seat: Seat; moved: Hex[] }
  /** Attack jar (or another jar used to attack): the free action and the attack still to come; `rage` is Malachi's token. */
  | { readonly kind: 'attack'; readonly seat: Seat; free: number; attack: boolean; readonly rage?: Hex }
  /** The tree is about to decide: an attack, or what the effect below it asked. `on`: fire and Hester are the defenders (HC-SUM-9). */
  | {
      readonly kind: 'tree';
      readonly seat: Seat;
      readonly from?: Hex;
      readonly to?: Hex;
      readonly on?: 'hester';
      readonly seed: number;
    }
  /** What fell out is compared, once Odessa has had her say (HC-TREE-8, HC-ATK-11). Nobody decides here. */
  | { readonly kind: 'outcome'; readonly seat: Seat; readonly from: Hex; readonly to: Hex; readonly on?: 'hester' }
  /** The attack succeeds as long as the attacker pays (HC-ATK-12, 25). Against `hester` flames go first, then herself (HC-FIRE-22, 24). */
  | { readonly kind: 'strike'; readonly seat: Seat; readonly from: Hex; readonly to: Hex; readonly on?: 'hester' }
  /** A hit legend is pushed, then a haint anywhere falls (HC-ATK-22). */
  | { readonly kind: 'push'; readonly seat: Seat; readonly to: Hex; readonly second?: true }
  | { readonly kind: 'reap'; readonly seat: Seat }
  /** A side of a haint clash decides (HC-CLSH-2); `at` is the hex whose haint may be killed. */
  | { readonly kind: 'clash'; readonly seat: Seat; readonly at: Hex }
  /** Family clean-up: each token goes to the bag or the board (HC-TOK-4). */
  | { readonly kind: 'sort'; readonly seat: Seat; tokens: number[] }
  /** Protectors' clean-up: townsfolk that have walked, by the hex they stand on (HC-RES-6). */
  | { readonly kind: 'walk'; readonly seat: Seat; walked: Hex[] }
  /** Clean-up is under way; `step` is the next one of HC-CLN-1. Nobody decides here. */
  | { readonly kind: 'cleanUp'; readonly seat: Seat; step: number }
  /** A round begins; `step` is the next one of HC-PLC-5. Nobody decides here. */
  | { readonly kind: 'roundStart'; readonly seat: Seat; step: number }
  /** Hester's roots, so many still to be placed; `extra`: the third one, bought with an action (HC-HACT-3). */
  | { readonly kind: 'roots'; readonly seat: Seat; left: number; readonly extra?: true }
  /**
   * Hester's turn after her roots: `used` are the actions bought, `called` the cards activated, `fallen` says that the tree
   * has been activated (HC-HEST-30), `infected` that an infection has been made, by whatever means. `ward` and `layabout`:
   * those cards have been called (HC-HCD-3, 5).
   */
  | {
      readonly kind: 'hester';
      readonly seat: Seat;
      used: HesterAct[];
      called: HesterCardId[];
      fallen: boolean;
      infected?: boolean;
      ward?: boolean;
      layabout?: boolean;
    }
  /** Hester moves infected haints and herself, any number of times (HC-HACT-5). */
  | { readonly kind: 'creep'; readonly seat: Seat }
  /** Which terrain cubes go: so many to pay with, or the ones beyond six (HC-EAT-6). */
  | { readonly kind: 'pay'; readonly seat: Seat; left: number; readonly why: 'cost' | 'limit' }
  /** Hester infects: root hexes used up, and legends whose haint has been taken (HC-INF-3, 5); `second`: Kammi's second one too. */
  | { readonly kind: 'infect'; readonly seat: Seat; hexes: Hex[]; legends: Seat[]; second?: boolean }
  /** Hester's clean-up; `step` is the next one of HC-EAT-1 to 6. Nobody decides here. */
  | { readonly kind: 'hesterEnd'; readonly seat: Seat; step: number }
  /** A solo turn is under way; `step` is the next one of HC-SOLO-20 to 46. Nobody decides here. */
  | { readonly kind: 'solo'; readonly seat: Seat; step: number }
  /**
   * A solo card is to be turned over: for an objective, as this turn's card, or for its hexes where a spawn found none.
   * `again`: in place of one that would not do or was exchanged.
   */
  | { readonly kind: 'pile'; readonly seat: Seat; readonly why: RevealReason; readonly again?: true }
  /** HC-FAIR-5: somebody hides the items, one after the other. */
  | { readonly kind: 'stow'; readonly seat: Seat }
  /** HC-FAIR-15: the Fair Folk's turn: so many nests and quests may still be played. */
  | { readonly kind: 'fair'; readonly seat: Seat; nests: number; quests: number }
  /** HC-FAIR-25: an arrow is placed in line with the hex; with none left one may be taken back first (HC-FAIR-28). */
  | { readonly kind: 'arrow'; readonly seat: Seat; readonly hex: Hex }
  /** HC-FAIR-30: a hex is named; `may`: or none is (HC-FAIR-43). */
  | { readonly kind: 'guess'; readonly seat: Seat; readonly may?: true }
  /** HC-FAIR-40: nests on which the seat's units stand, still to be resolved. */
  | { readonly kind: 'visit'; readonly seat: Seat; hexes: Hex[] }
  /** HC-FAIR-43: the cubes of the taker and the Fair Folk's are compared. Nobody decides here. */
  | { readonly kind: 'bargain'; readonly seat: Seat; readonly hex: Hex }
  /** HC-FVH-7: offers an automatic faction has taken are used at once. */
  | { readonly kind: 'redeem'; readonly seat: Seat }
  /** The Fair Folk's clean-up; `step` is the next one of HC-FAIR-22. Nobody decides here. */
  | { readonly kind: 'fairEnd'; readonly seat: Seat; step: number };

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

/** The effect's first step, unless told otherwise. */
export function effectFrame(seat: Seat, by: EffectId, left = 0, step = 1): FrameOf<'effect'> {
  return { kind: 'effect', seat, by, step, left, marks: [] };
}

export function topFrame(s: HarrowState): Frame | undefined {
  return s.flow[s.flow.length - 1];
}

/** The innermost frame if it is of this kind. */
export function frameOf<K extends FrameKind>(s: HarrowState, kind: K): FrameOf<K> | undefined {
  const top = topFrame(s);
  return top?.kind === kind ? (top as FrameOf<K>) : undefined;
}

/** The innermost frame, which the caller knows to be of this kind. */
export function requireFrame<K extends FrameKind>(s: HarrowState, kind: K): FrameOf<K> {
  const frame = frameOf(s, kind);
  if (!frame) throw new Error(`expected a ${kind} frame, found ${topFrame(s)?.kind ?? 'none'}`);
  return frame;
}
