import { C } from '../ink/colour.ts';
import { gouge } from '../ink/cuts.ts';
import { circ, D, line, pp, tr, wob } from '../ink/geometry.ts';
import { seed } from '../ink/random.ts';
import { F, S } from '../ink/svg.ts';
import { type Picture, picture } from '../picture.ts';

/**
 * One part of an icon: filled shapes, or a line of the given width. Holes are real, so that an icon can be a CSS mask;
 * shapes that overlap are parts of their own, or the overlap would become a hole.
 */
interface Part {
  readonly d: string;
  readonly w?: number;
}

const fill = (...shapes: readonly string[]): Part => ({ d: shapes.join('') });
const stroke = (d: string, w: number): Part => ({ d, w });
const cut = (path: string, w: number, ends: { readonly a?: number; readonly b?: number } = {}): string =>
  gouge(pp(path), w, ends);

const tray = 'M-12 1L-12 12L12 12L12 1';

const icons = {
  undo: [300, () => [fill(cut('M-6 -5 C4 -6 11 -1 8 12', 6, { a: 0.9 })), fill('M-14 -5L-3 -13L-4 3Z')]],
  boards: [
    301,
    () => [
      stroke('M-12.5 -10h10v20h-10zM2.5 -10h10v20h-10z', 2.4),
      stroke('M-9.5 -5h4M-9.5 0h4M-9.5 5h4M5.5 -5h4M5.5 0h4M5.5 5h4', 1.8),
    ],
  ],
  settings: [
    303,
    () => [
      stroke(D(wob(circ(0, 0, 9), 0.4, 0.2, 3)), 3.2),
      fill(
        ...[0, 45, 90, 135, 180, 225, 270, 315].map((deg) =>
          gouge(tr(line(3, 0, 14, 0, 4), 0, 0, 1, (deg * Math.PI) / 180), 3, { a: 0.7, b: 0.9 }),
        ),
        D(circ(0, 0, 3.4, 16)),
      ),
    ],
  ],
  log: [304, () => [stroke('M-10 -12H7L11 -8V12H-10Z', 2.4), stroke('M-6 -6H5M-6 -1H7M-6 4H7M-6 8H2', 1.9)]],
  zoom: [
    305,
    () => [
      stroke(D(wob(circ(-3, -3, 8.5), 0.4, 0.2, 3)), 2.8),
      fill(gouge(line(4, 4, 13, 13, 4), 5, { a: 0.7, b: 0.9 })),
      stroke('M-3 -7V1M-7 -3H1', 2),
    ],
  ],
  'zoom-out': [
    306,
    () => [
      stroke(D(wob(circ(-3, -3, 8.5), 0.4, 0.2, 3)), 2.8),
      fill(gouge(line(4, 4, 13, 13, 4), 5, { a: 0.7, b: 0.9 })),
      stroke('M-7 -3H1', 2),
    ],
  ],
  help: [
    308,
    () => [
      fill(
        cut('M-7 -5 C-8 -14 8 -15 7 -5 C6 1 0 0 0 6', 4.6, { a: 0.8, b: 0.8 }),
        D(wob(circ(0, 11.5, 2.7, 12), 0.3, 0.3, 2)),
      ),
    ],
  ],
  back: [309, () => [fill(cut('M-6 0 L14 0', 5.4, { a: 0.9, b: 0.7 })), fill('M-15 0L-3 -10L-5 0L-3 10Z')]],
  fast: [311, () => [fill('M-13 -10L1 0L-13 10L-9 0ZM1 -10L15 0L1 10L5 0Z')]],
  check: [312, () => [fill('M-13 1L-9 -4L-4 3Q2 -8 13 -12Q3 -1 -2 11L-5 11Z')]],
  shelf: [
    323,
    () => [
      stroke('M-15 9H15', 3.2),
      stroke('M-11.5 8V-8H-3.5V8M-1 8V-12H6V8', 2.4),
      stroke('M8 8L10.5 -9L15 -8L13 8', 2.2),
      stroke('M-11 -3H-4M-0.5 -7H5.5', 1.8),
    ],
  ],
  export: [
    314,
    () => [stroke(tray, 2.6), fill(cut('M0 6 L0 -7', 4, { a: 0.9, b: 0.9 })), fill('M0 -15L8 -5L0 -7L-8 -5Z')],
  ],
  import: [
    315,
    () => [stroke(tray, 2.6), fill(cut('M0 -14 L0 -1', 4, { a: 0.9, b: 0.9 })), fill('M0 7L8 -3L0 -1L-8 -3Z')],
  ],
  play: [316, () => [fill(D(wob(pp('M-9 -13 13 0 -9 13'), 0.6, 0.12, 4)))]],
  bag: [
    317,
    () => [
      fill(
        'M-5 -8Q0 -6 5 -8C10 -3 13 5 12 10Q11 14 0 14Q-11 14 -12 10C-13 5 -10 -3 -5 -8Z',
        'M-4 -10.5L-9 -15Q-4 -13 -2 -15.5Q0 -13 2 -15.5Q4 -13 9 -15L4 -10.5Q0 -9 -4 -10.5Z',
      ),
    ],
  ],
  eye: [
    319,
    () => [
      stroke('M-14 0Q-7 -10 0 -10Q7 -10 14 0Q7 10 0 10Q-7 10 -14 0Z', 2.6),
      fill(D(wob(circ(0, 0, 4.6, 16), 0.3, 0.2, 2))),
    ],
  ],
  hint: [
    320,
    () => [
      fill('M0 -15Q5.5 -9 5 -5Q4.4 -1 0 -1Q-4.4 -1 -5 -5Q-5.5 -9 0 -15Z'),
      stroke('M-4 2.5H4V12H-4Z', 2.4),
      stroke('M-10 13.5H10', 2.6),
      stroke('M-12 -9L-8.5 -7M12 -9L8.5 -7M-13 -2H-9M13 -2H9', 2.2),
    ],
  ],
  down: [322, () => [fill('M-13 -6Q-7 -3 0 3Q7 -3 13 -6L14 -1Q7 4 0 11Q-7 4 -14 -1Z')]],
  rules: [
    318,
    () => [
      stroke(
        'M0 -8C-4 -12.5 -10 -12.5 -14.5 -10.5L-14.5 10C-10 8 -4 8 0 12.5C4 8 10 8 14.5 10L14.5 -10.5C10 -12.5 4 -12.5 0 -8L0 11',
        2.8,
      ),
      stroke('M-10.5 -5.5Q-7 -6.5 -4 -4.5M-10.5 0Q-7 -1 -4 1M10.5 -5.5Q7 -6.5 4 -4.5M10.5 0Q7 -1 4 1', 2.2),
    ],
  ],
} as const satisfies Record<string, readonly [seed: number, draw: () => readonly Part[]]>;

type IconName = keyof typeof icons;

/** In ink on paper, and in paper colour with an ink edge on the dark wood of the title. */
const onPaper = [
  ...(['undo', 'boards', 'settings', 'log', 'zoom', 'zoom-out', 'help', 'back', 'fast', 'check'] as const),
  ...(['export', 'import', 'play', 'bag', 'rules', 'eye', 'hint', 'down'] as const),
] satisfies readonly IconName[];
const onWood = ['rules', 'settings', 'shelf', 'log'] as const satisfies readonly IconName[];

const ink = (parts: readonly Part[], colour: string, grow = 0): string =>
  parts
    .map(({ d, w }) => (w === undefined ? F(d, colour) + (grow ? S(d, colour, grow) : '') : S(d, colour, w + grow)))
    .join('');

const box = { x: -16, y: -16, w: 32, h: 32 };

function parts(name: IconName): readonly Part[] {
  const [seedOf, draw] = icons[name];
  seed(seedOf);
  return draw();
}

export const uiIcons = (): Picture[] => [
  ...onPaper.map((name) => picture(`icon-${name}`, box, () => ink(parts(name), C.ink))),
  ...onWood.map((name) =>
    picture(`icon-paper-${name}`, box, () => {
      const shape = parts(name);
      return ink(shape, C.ink, 3) + ink(shape, C.paper);
    }),
  ),
];
