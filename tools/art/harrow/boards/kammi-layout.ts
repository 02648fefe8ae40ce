import { layouts } from '../../../../src/app/harrow/layout.ts';
import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { type KammiBoardPlaces, kammiBoardPlaces } from '../../../../src/ui/harrow/boards/kammi-board-places.ts';
import type { Area } from '../../shell/carving.ts';
import type { RowsLayout } from './ability-rows.ts';
import type { SheetSize } from './sheet.ts';

/** What is drawn of Kammi's board, measured from its upper left corner. */
export interface KammiLayout extends RowsLayout, SheetSize {
  readonly id: LayoutId;
  readonly places: KammiBoardPlaces;
  /** The band of the legend track. */
  readonly legend: Area;
}

/** What is only drawn: nothing is laid on it. */
type Ornament = Pick<KammiLayout, 'ribbon' | 'icon' | 'iconSize' | 'diamond' | 'legend'>;

const upright: Ornament = {
  ribbon: [84, -16, 210, 32],
  icon: [27, 27],
  iconSize: 28,
  diamond: 19,
  legend: [10, 540, 358, 54],
};

const ornaments: Readonly<Record<LayoutId, Ornament>> = {
  desktop: {
    ribbon: [519, -12, 210, 38],
    icon: [50, 33],
    iconSize: 40,
    diamond: 25,
    legend: [24, 492, 574, 62],
  },
  tablet: {
    ribbon: [395, -12, 210, 38],
    icon: [38, 31],
    iconSize: 36,
    diamond: 23,
    legend: [14, 488, 478, 84],
  },
  upright,
  'upright-tablet': upright,
  phone: {
    ribbon: [14, 5, 150, 26],
    icon: [44, 25],
    iconSize: 32,
    diamond: 16,
    legend: [10, 190, 312, 74],
  },
};

/** The pictures are cut to the places of the game. */
export const kammiLayouts: readonly KammiLayout[] = layoutIds.map((id) => {
  const places = kammiBoardPlaces[id];
  const [w, h] = places.size;
  return { id, places, w, h, phone: layouts[id].isTight, ...ornaments[id] };
});
