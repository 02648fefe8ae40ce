import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { Rect } from '../../../app/stage.ts';

/** Places of the left rail in a game with Hester. */
interface HesterRailPlaces {
  readonly tree: Rect;
  readonly treePicture: Rect;
  /** The battleground in three parts; on the phone the terrain cubes have a row of their own. */
  readonly tray: Rect;
  readonly terrainTray: Rect | undefined;
  /** Her board, in her own turns. */
  readonly board: Rect;
  /** The stack of her cards on the board: the button that opens her hand. */
  readonly hand: Rect;
  /** What is seen of her board in the turns of others. */
  readonly strip: Rect;
  /** The plaques of three seats, where they share a line. */
  readonly plaques?: { readonly north: Rect; readonly south: Rect };
  /** The solo game: the plaques of the automatic factions and the board between them. */
  readonly solo: { readonly north: Rect; readonly south: Rect; readonly board: Rect };
}

export const hesterRailPlaces: Readonly<Record<LayoutId, HesterRailPlaces>> = {
  desktop: {
    tree: [16, 86, 292, 254],
    treePicture: [28, 98, 268, 148],
    tray: [28, 254, 268, 76],
    terrainTray: undefined,
    board: [16, 352, 292, 352],
    hand: [172, 614, 122, 84],
    strip: [16, 350, 292, 104],
    solo: { north: [968, 10, 296, 104], south: [968, 606, 296, 104], board: [968, 124, 296, 472] },
  },
  tablet: {
    tree: [12, 86, 236, 206],
    treePicture: [24, 98, 212, 98],
    tray: [24, 204, 212, 76],
    terrainTray: undefined,
    board: [12, 300, 236, 374],
    hand: [112, 600, 120, 68],
    strip: [12, 299, 236, 92],
    solo: { north: [776, 14, 236, 104], south: [776, 570, 236, 104], board: [776, 122, 236, 444] },
  },
  upright: {
    tree: [5, 414, 104, 66],
    treePicture: [10, 419, 94, 30],
    tray: [10, 450, 94, 26],
    terrainTray: undefined,
    board: [4, 582, 382, 128],
    hand: [244, 634, 134, 70],
    strip: [4, 582, 382, 48],
    plaques: { north: [4, 3, 189, 48], south: [197, 3, 189, 48] },
    solo: { north: [4, 3, 189, 48], south: [197, 3, 189, 48], board: [4, 486, 382, 92] },
  },
  'upright-tablet': {
    tree: [10, 62, 86, 108],
    treePicture: [15, 67, 76, 62],
    tray: [15, 136, 76, 28],
    terrainTray: undefined,
    board: [6, 612, 573, 82],
    hand: [482, 614, 93, 78],
    strip: [6, 612, 284, 82],
    plaques: { north: [182, 4, 196, 48], south: [383, 4, 196, 48] },
    solo: { north: [182, 4, 196, 48], south: [383, 4, 196, 48], board: [6, 524, 573, 84] },
  },
  phone: {
    tree: [6, 60, 142, 178],
    treePicture: [12, 66, 130, 106],
    tray: [12, 172, 130, 30],
    terrainTray: [12, 202, 130, 30],
    board: [6, 248, 142, 87],
    hand: [6, 248, 142, 87],
    strip: [539, 54, 58, 78],
    solo: { north: [606, 4, 232, 48], south: [606, 339, 232, 48], board: [606, 58, 232, 275] },
  },
};
