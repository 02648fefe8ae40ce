import { C, mix } from '../../ink/colour.ts';
import { type Picture, picture } from '../../picture.ts';
import { emberRim, panel } from '../../shell/paper.ts';
import { plank } from '../../shell/wood.ts';

// Panels and planks in the sizes of the screens: each is cut for its place, so that the edges are not stretched.

type Size = readonly [w: number, h: number];

const panelSizes: readonly Size[] = [
  // desktop: map header, tree, log, plaque; battlefield fighters and steps
  [292, 62],
  [292, 372],
  [304, 230],
  [296, 126],
  [280, 352],
  [280, 212],
  // desktop with Hester: the lower tree, the lower plaques
  [292, 254],
  [296, 104],
  // tablet
  [236, 62],
  [236, 300],
  [236, 278],
  [236, 126],
  [220, 330],
  [220, 200],
  // tablet with Hester
  [236, 206],
  [236, 104],
];
/** Phones do without hairlines and deep burns. */
const phonePanelSizes: readonly Size[] = [
  [142, 50],
  [142, 178],
  [142, 87],
  [232, 48],
  [148, 200],
];
const plaqueSizes: readonly Size[] = [
  [296, 126],
  [296, 104],
  [236, 126],
  [236, 104],
  [232, 48],
];
const plankSizes: readonly Size[] = [
  [268, 76],
  [636, 84],
  [1248, 60],
  [1248, 54],
  [212, 76],
  [1000, 56],
  [1000, 72],
];
const phonePlankSizes: readonly Size[] = [
  [446, 44],
  [832, 44],
];

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

export const panels = (): readonly Picture[] => [
  ...panelSizes.map((size) => sheet(size)),
  ...phonePanelSizes.map((size) => sheet(size, phone)),
  ...plaqueSizes.map(activePlaque),
  ...plankSizes.map((size) => board(size, false)),
  ...phonePlankSizes.map((size) => board(size, true)),
];
