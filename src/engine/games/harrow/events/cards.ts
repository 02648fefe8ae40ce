import type { Seat } from '../../../kernel/game.ts';
import type { CardId, UpgradeId } from '../state/cards.ts';
import type { TileId } from '../state/tiles.ts';
import type { Ability, BagToken, Jar } from '../state/tokens.ts';

/** Cards, the tokens they bring, bonus tiles. */
export type CardEvent =
  | { readonly type: 'cardDrawn'; readonly seat: Seat }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardBuried'; readonly seat: Seat }
  | { readonly type: 'tokenReturned'; readonly seat: Seat; readonly token: BagToken }
  | { readonly type: 'upgradeGained'; readonly seat: Seat; readonly token: UpgradeId; readonly paid: Ability }
  | { readonly type: 'upgradeUsed'; readonly seat: Seat; readonly token: UpgradeId; readonly armed: boolean }
  | { readonly type: 'tokenDisarmed'; readonly seat: Seat; readonly token: UpgradeId }
  | { readonly type: 'tokenPicked'; readonly seat: Seat; readonly token: BagToken }
  | { readonly type: 'tileUsed'; readonly seat: Seat; readonly tile: TileId; readonly jar: Jar }
  | { readonly type: 'tilePlaced'; readonly tile: TileId; readonly jar: Jar };
