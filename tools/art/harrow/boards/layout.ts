import { layouts as screens } from '../../../../src/app/harrow/layout.ts';
import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { type BoardPlaces, boardPlaces } from '../../../../src/ui/harrow/boards/faction-board-places.ts';
import type { Point } from '../../ink/geometry.ts';
import type { Area } from '../../shell/carving.ts';

/** What is drawn of a faction board, measured from its upper left corner. */
export interface BoardLayout {
  /** Where the game lays its tokens and words. */
  readonly places: BoardPlaces;
  readonly w: number;
  readonly h: number;
  readonly phone: boolean;
  readonly ribbon: Area;
  /** Beside the Protectors' rows: the symbol in the first of them, and the diamonds at their ends. */
  readonly icon: Point;
  readonly iconSize: number;
  readonly diamond: number;
  /** The foot of the bag on the Family's track. */
  readonly bag: Point;
  readonly bagScale: number;
  readonly divider: Area;
  readonly skyline: readonly [x: number, y: number, scale: number];
  /** The band of the legend track. */
  readonly legend: Area;
}

/** What is only drawn: nothing is laid on it. */
interface Ornament extends Omit<BoardLayout, 'places' | 'w' | 'h' | 'phone' | 'bag'> {
  readonly bagFoot: number;
}

const tablet: Ornament = {
  ribbon: [144, -12, 210, 38],
  icon: [38, 32],
  iconSize: 38,
  diamond: 25,
  bagFoot: 224,
  bagScale: 0.86,
  divider: [18, 258, 462, 4.5],
  skyline: [100, 264, 0.98],
  legend: [14, 482, 470, 84],
};

const ornaments: Readonly<Record<LayoutId, Ornament>> = {
  desktop: {
    ribbon: [203, -12, 210, 38],
    icon: [50, 36],
    iconSize: 46,
    diamond: 29,
    bagFoot: 256,
    bagScale: 1,
    divider: [24, 284, 568, 4.5],
    skyline: [206, 290, 1],
    legend: [234, 445, 364, 82],
  },
  tablet,
  'upright-tablet': tablet,
  upright: {
    ribbon: [84, -16, 210, 32],
    icon: [26, 16],
    iconSize: 26,
    diamond: 22,
    bagFoot: 218,
    bagScale: 0.7,
    divider: [16, 275, 346, 4],
    skyline: [150, 281, 0.7],
    legend: [10, 434, 358, 82],
  },
  phone: {
    ribbon: [14, 5, 150, 26],
    icon: [44, 26],
    iconSize: 34,
    diamond: 23,
    bagFoot: 242,
    bagScale: 0.8,
    divider: [416, 14, 4.5, 258],
    skyline: [545, 16, 0.7],
    legend: [426, 184, 394, 84],
  },
};

/** The pictures are cut to the places of the game. */
function layoutOf(size: LayoutId): BoardLayout {
  const places = boardPlaces[size];
  const { bagFoot, ...ornament } = ornaments[size];
  const [w, h] = places.size;
  return { places, w, h, phone: screens[size].isTight, bag: [places.track.bag[0], bagFoot], ...ornament };
}

export const layouts = Object.fromEntries(layoutIds.map((id) => [id, layoutOf(id)])) as Readonly<
  Record<LayoutId, BoardLayout>
>;
