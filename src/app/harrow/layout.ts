import type { Rect, Layout as ShellLayout } from '../stage.ts';
import { type BattlePlaces, battlePlaces } from './battle-places.ts';
import { type LayoutId, layoutIds } from './layout-ids.ts';
import { type MapPlaces, mapPlaces } from './map-places.ts';

export interface Layout extends ShellLayout {
  readonly id: LayoutId;
  /** What the names of pictures end in that are drawn for this layout. */
  readonly ending: '' | `-${LayoutId}`;
  /** Signs and numbers stand for words, and ornaments are left out. */
  readonly isTight: boolean;
  /** Long forms are turned page by page. */
  readonly isPaged: boolean;
  /** The boards are looked at one by one. */
  readonly hasOneBoard: boolean;
  readonly map: MapPlaces;
  readonly battle: BattlePlaces;
  /** Prompt bar of the boards screen, and where the oak can speak there: clear of Kammi's action grid. */
  readonly boardsPrompt: Rect;
  readonly boardsLessons: readonly Rect[];
}

type Frame = Omit<Layout, 'id' | 'map' | 'battle'>;

const frames: Readonly<Record<LayoutId, Frame>> = {
  desktop: {
    ending: '',
    width: 1280,
    height: 720,
    isTight: false,
    isPaged: false,
    hasOneBoard: false,
    boardsPrompt: [16, 660, 1248, 54],
    boardsLessons: [[40, 318, 574, 214]],
  },
  tablet: {
    ending: '-tablet',
    width: 1024,
    height: 768,
    isTight: false,
    isPaged: true,
    hasOneBoard: false,
    boardsPrompt: [12, 704, 1000, 56],
    boardsLessons: [[28, 304, 480, 220]],
  },
  phone: {
    ending: '-phone',
    width: 844,
    height: 390,
    isTight: true,
    isPaged: true,
    hasOneBoard: true,
    boardsPrompt: [6, 343, 832, 44],
    boardsLessons: [[12, 196, 560, 138]],
  },
  /** A phone held upright: whatever is pressed lies in the lower half. */
  upright: {
    ending: '-upright',
    width: 390,
    height: 844,
    isTight: true,
    isPaged: true,
    hasOneBoard: true,
    boardsPrompt: [3, 712, 384, 129],
    boardsLessons: [[8, 444, 374, 200]],
  },
  /** A tablet held upright: the parts of the upright phone, larger and side by side. */
  'upright-tablet': {
    ending: '-upright-tablet',
    width: 585,
    height: 780,
    isTight: true,
    isPaged: true,
    hasOneBoard: true,
    boardsPrompt: [6, 712, 573, 64],
    boardsLessons: [[96, 444, 393, 200]],
  },
};

const layoutOf = (id: LayoutId): Layout => ({
  id,
  ...frames[id],
  map: mapPlaces[id],
  battle: battlePlaces[id],
});

export const layouts = Object.fromEntries(layoutIds.map((id) => [id, layoutOf(id)])) as Readonly<
  Record<LayoutId, Layout>
>;

/**
 * A low screen is a phone held flat, a squarish one is a tablet, and each is held upright where it is higher than wide.
 */
export function layoutFor(width: number, height: number): Layout {
  if (width < height) return layouts[width < 520 || width / height < 0.64 ? 'upright' : 'upright-tablet'];
  if (height < 520) return layouts.phone;
  return width / height < 1.5 ? layouts.tablet : layouts.desktop;
}
