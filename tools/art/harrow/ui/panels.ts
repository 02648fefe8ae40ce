import { type Layout, layouts } from '../../../../src/app/harrow/layout.ts';
import type { Rect } from '../../../../src/app/stage.ts';
import { hesterRailPlaces } from '../../../../src/ui/harrow/map/hester-rail-places.ts';
import { mix } from '../../ink/colour.ts';
import { type Picture, picture } from '../../picture.ts';
import { emberRim, panel } from '../../shell/paper.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';

// Panels and planks in the sizes of the screens: each is cut for its place, so that the edges are not stretched.

type Size = readonly [w: number, h: number];

const sizesOf = (rects: readonly (Rect | undefined)[]): readonly Size[] => {
  const sizes = rects.flatMap((rect): Size[] => (rect ? [[rect[2], rect[3]]] : []));
  return [...new Map(sizes.map((size) => [size.join('x'), size])).values()];
};

const plaqueSizes = ({ id, map }: Layout): readonly Size[] =>
  sizesOf([map.north, map.south, hesterRailPlaces[id].solo.north, hesterRailPlaces[id].plaques?.north]);

const panelSizes = ({ id, map, battle }: Layout): readonly Size[] =>
  sizesOf([
    ...[
      map.isHeaderOnSheet ? undefined : map.header,
      map.tree,
      map.log,
      map.north,
      map.south,
      battle.attacker,
      battle.steps,
    ],
    ...[hesterRailPlaces[id].tree, hesterRailPlaces[id].solo.north, hesterRailPlaces[id].plaques?.north],
  ]);

/** The tray of a phone has no plank under it. */
const plankSizes = ({ isTight, map, battle, boardsPrompt }: Layout): readonly Size[] =>
  sizesOf([isTight ? undefined : map.tray, map.prompt, battle.prompt, boardsPrompt]);

const seedOf = ([w, h]: Size): number => w * 1000 + h;
const boxOf = ([w, h]: Size) => ({ x: -5, y: -5, w: w + 14, h: h + 16 });
const phone = { rag: 1.4, burn: 7, inner: false } as const;

const sheet = (
  size: Size,
  o: { readonly rag?: number; readonly burn?: number; readonly inner?: boolean } = {},
): Picture =>
  picture(`panel-${size[0]}x${size[1]}`, boxOf(size), () =>
    panel(0, 0, size[0], size[1], { seed: seedOf(size), ...o, burn: o.burn ?? (size[1] < 80 ? 9 : 12) }),
  );

const activePlaque = (size: Size): Picture =>
  picture(`panel-${size[0]}x${size[1]}-active`, boxOf(size), () => {
    const [w, h] = size;
    const small = h < 60 ? phone : {};
    const tone = mix(C.paper, C.plains, 0.12);
    return (
      panel(0, 0, w, h, { seed: seedOf(size), tone, ...small, inner: false }) +
      emberRim(2, 2, w - 4, h - 4, h < 60 ? 1 : 1.3)
    );
  });

const board = (size: Size, small: boolean): Picture =>
  picture(`plank-${size[0]}x${size[1]}`, boxOf(size), () =>
    plank(0, 0, size[0], size[1], {
      seed: seedOf(size),
      ...(small ? { nails: false, gap: 4.6, tone: mix(C.bog, C.ink, 0.64) } : {}),
    }),
  );

/** Phones do without hairlines and deep burns. */
export const panels = (): readonly Picture[] =>
  Object.values(layouts).flatMap((layout) => {
    const small = layout.isTight;
    return [
      ...panelSizes(layout).map((size) => sheet(size, small ? phone : {})),
      ...plaqueSizes(layout).map(activePlaque),
      ...plankSizes(layout).map((size) => board(size, small)),
    ];
  });
