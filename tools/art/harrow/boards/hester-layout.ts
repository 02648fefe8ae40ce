import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import type { HesterAct } from '../../../../src/engine/games/harrow/state/hester.ts';
import { hesterSheetPlaces } from '../../../../src/ui/harrow/boards/hester-sheet-places.ts';
import type { HesterSpaces } from '../../../../src/ui/harrow/boards/hester-spaces.ts';
import { railBoards, railStrips } from '../../../../src/ui/harrow/map/hester-rail-board-places.ts';
import { hesterRailPlaces } from '../../../../src/ui/harrow/map/hester-rail-places.ts';
import type { Point } from '../../ink/geometry.ts';
import type { Area } from '../../shell/carving.ts';

// Hester's board, small beside the county and large on the screen of the boards. The game lays its pieces and words on
// the places of `src/ui/harrow`; here is only what is drawn under them.

/** Nothing is laid on it. */
interface Ornament {
  /** No nails, hairlines and fine cuts. */
  readonly plain: boolean;
  readonly ribbon?: Area;
  readonly divider?: Area;
}

export interface HesterLayout extends Ornament, HesterSpaces {
  readonly key: string;
  readonly w: number;
  readonly h: number;
  /** Only the large boards show where the actions are taken and the cards in play. */
  readonly large?: {
    readonly band: Area;
    readonly actions: Readonly<Record<HesterAct, Point>>;
    readonly actionR: number;
    readonly tree: Point;
    readonly shelf: Area;
    readonly cards: readonly Point[];
    readonly cardSize: Point;
  };
}

const suffixOf = (id: LayoutId): string => (id === 'desktop' ? '' : `-${id}`);

const onRail: Readonly<Record<LayoutId, Ornament>> = {
  desktop: { plain: false, ribbon: [83, -12, 126, 30], divider: [20, 238, 252, 3] },
  tablet: { plain: false, ribbon: [59, -12, 118, 28], divider: [16, 226, 204, 3] },
  phone: { plain: true },
  upright: { plain: true },
  'upright-tablet': { plain: true },
};

interface PageOrnament extends Ornament {
  readonly band: Area;
  readonly shelf: Area;
}

const upright: PageOrnament = {
  plain: true,
  ribbon: [84, -16, 210, 32],
  divider: [16, 236, 346, 4],
  band: [10, 244, 358, 84],
  shelf: [10, 340, 358, 138],
};

const onPage: Readonly<Record<LayoutId, PageOrnament>> = {
  desktop: {
    plain: false,
    ribbon: [203, -12, 210, 38],
    divider: [24, 358, 568, 4.5],
    band: [18, 370, 580, 92],
    shelf: [18, 472, 580, 122],
  },
  tablet: {
    plain: false,
    ribbon: [144, -12, 210, 38],
    divider: [18, 318, 462, 4.5],
    band: [14, 330, 470, 92],
    shelf: [14, 430, 470, 136],
  },
  upright,
  'upright-tablet': upright,
  phone: {
    plain: true,
    ribbon: [133, 3, 150, 26],
    divider: [416, 14, 4.5, 300],
    band: [426, 22, 394, 84],
    shelf: [426, 116, 394, 132],
  },
};

/** What the others see of her board in their turns. */
export const hesterStrips: readonly HesterLayout[] = layoutIds.map((id) => {
  const [, , w, h] = hesterRailPlaces[id].strip;
  return { key: `strip-hester${suffixOf(id)}`, w, h, plain: true, ...railStrips[id] };
});

const railLayouts: readonly HesterLayout[] = layoutIds.map((id) => {
  const [, , w, h] = hesterRailPlaces[id].board;
  return { key: `board-hester${suffixOf(id)}`, w, h, ...onRail[id], ...railBoards[id] };
});

const pageLayouts: readonly HesterLayout[] = layoutIds.map((id) => {
  const { band, shelf, ...ornament } = onPage[id];
  const { size, actions, actionR, tree, cards, cardSize, ...spaces } = hesterSheetPlaces[id];
  const large = { band, actions, actionR, tree, shelf, cards, cardSize };
  return { key: `boards-hester${suffixOf(id)}`, w: size[0], h: size[1], ...ornament, ...spaces, large };
});

export const hesterLayouts: readonly HesterLayout[] = [...railLayouts, ...pageLayouts];
