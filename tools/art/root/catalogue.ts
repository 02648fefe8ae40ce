import type { Catalogue } from '../picture.ts';
import { lanterns } from '../shell/lantern.ts';
import { battleSigns } from './battle/banner.ts';
import { battlefields } from './battle/battlefield.ts';
import { battleDice } from './battle/dice.ts';
import { boardFrames } from './boards/frames.ts';
import { boardParts } from './boards/parts.ts';
import { cardBacks } from './cards/backs.ts';
import { cardFaces } from './cards/cards.ts';
import { itemTiles } from './pieces/items.ts';
import { pawns } from './pieces/pawn.ts';
import { pieces } from './pieces/pieces.ts';
import { suitDiscs } from './pieces/suit-disc.ts';
import { portraits } from './portraits/portraits.ts';
import { rootOnShelf } from './shelf.ts';
import { itemThings } from './signs/things.ts';
import { actionPaws } from './table/actions.ts';
import { dayParts } from './table/day.ts';
import { shields } from './table/shields.ts';
import { tables } from './table/table.ts';
import { treeThumbs } from './table/thumb.ts';
import { grounds } from './wood/ground.ts';
import { woodMarks } from './wood/marks.ts';

/** Every family of Root's pictures. */
export const rootPictures: Catalogue = [
  grounds,
  woodMarks,
  pieces,
  pawns,
  itemTiles,
  suitDiscs,
  shields,
  dayParts,
  actionPaws,
  portraits,
  itemThings,
  cardFaces,
  cardBacks,
  tables,
  treeThumbs,
  battlefields,
  battleDice,
  battleSigns,
  boardFrames,
  boardParts,
  rootOnShelf,
  lanterns,
];
