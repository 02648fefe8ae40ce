import { type Terrain, terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import type { Refusal } from '../../../engine/games/harrow/refusals/keys.ts';
import { squaresPerSide } from '../../../engine/games/harrow/rules/hester/hester.ts';
import { type HesterCardId, hiddenCard, type SeenHesterCard } from '../../../engine/games/harrow/state/cards.ts';
import { type HesterAct, hesterActs, type Trophy } from '../../../engine/games/harrow/state/hester.ts';
import { type FactionId, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { decidingSeat, isHestersTurn } from '../../../session/harrow/deciding.ts';
import { shutActs } from '../../../session/harrow/hester-acts.ts';
import { type HesterCounts, hesterCounts } from '../../../session/harrow/hester-state.ts';

/** All roots of her box (HC-HEST-5). */
export const rootCount = 6;

export interface TerrainCubes {
  readonly terrain: Terrain;
  /** On the battleground, inside the tree, in the common supply. */
  readonly tray: number;
  readonly inside: number;
  readonly supply: number;
}

/** A stack of face-up cards: only its last one is active (HC-HCRD-2). */
export interface CardStack {
  readonly card: HesterCardId;
  readonly covered: readonly HesterCardId[];
  /** Activated this turn already (HC-HCRD-1). */
  readonly called: boolean;
}

/** Hester's board as it looks in a position. */
export interface HesterView extends HesterCounts {
  readonly acting: boolean;
  readonly sides: readonly { readonly faction: FactionId; readonly squares: readonly (Trophy | undefined)[] }[];
  /** `shut`: why it cannot be bought in this turn of hers, as far as it is not. */
  readonly acts: readonly { readonly act: HesterAct; readonly used: boolean; readonly shut: Refusal | undefined }[];
  readonly stacks: readonly CardStack[];
  readonly hand: readonly SeenHesterCard[];
  readonly terrains: readonly TerrainCubes[];
  readonly snakes: number;
  readonly roots: number;
  readonly flames: number;
  readonly isOnMap: boolean;
}

/** `s` as the person in front of the screen may see it: her hand is hidden to all but her. */
export function hesterView(s: HarrowState): HesterView | undefined {
  const { hester } = s;
  const counts = hesterCounts(s);
  if (!hester || !counts) return undefined;
  const turn = s.flow.find((frame) => frame.kind === 'hester');
  const shut = shutActs(s);
  return {
    ...counts,
    acting: s.result === undefined && (s.solo ? isHestersTurn(s) : decidingSeat(s) === hesterSeat),
    sides: s.seats.map(({ faction }, side) => ({
      faction,
      squares: Array.from({ length: squaresPerSide }, (_, i): Trophy | undefined => hester.squares[side][i]),
    })),
    acts: hesterActs.map((act) => ({ act, used: turn?.used.includes(act) ?? false, shut: shut.get(act) })),
    stacks: hester.row.flatMap((stack) => {
      const card = stack.at(-1);
      return card ? [{ card, covered: stack.slice(0, -1), called: turn?.called.includes(card) ?? false }] : [];
    }),
    hand: hester.hand,
    terrains: terrains.map((terrain, i) => ({
      terrain,
      tray: hester.cubes[i],
      inside: s.tree.inside[hesterSeat + i],
      supply: hester.supply[i],
    })),
    snakes: hester.snakes,
    roots: rootCount - hester.roots.length - hester.oldRoots.length,
    flames: hester.flamesLeft,
    isOnMap: hester.hex !== undefined,
  };
}

/** The cards of the hand that may be seen. */
export function seenCards({ hand }: Pick<HesterView, 'hand'>): HesterCardId[] {
  return hand.filter((card) => card !== hiddenCard);
}
