import { mix } from '../../ink/colour.ts';
import { hatch, rays } from '../../ink/cuts.ts';
import { circ, D, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { GOBLIN } from '../cards/goblin-skin.ts';
import { C } from '../inks.ts';
import { type SheetLayout, sheetLayouts } from './layouts.ts';
import { compass } from './ornaments.ts';
import { type SheetLook, sheetPicture } from './sheet.ts';

// The county of chapter 4: violet paper, a doll's button for a moon, and eyes in the dark of a corner.

const holes = [
  [-7, -7],
  [7, -7],
  [-7, 7],
  [7, 7],
] as const;
const thread = 'M7 7Q26 26 18 44Q12 58 26 66';

/** Four holes, sewn on with a red thread that hangs down. */
function buttonMoon(fine: boolean): string {
  seed(683);
  const disc = circ(0, 0, 30, 50);
  return (
    F(rays(0, 0, 34, fine ? 58 : 54, fine ? 34 : 26, fine ? 4 : 5), GOBLIN) +
    FS(D(wob(disc, 0.8)), C.pearl, C.ink, fine ? 3 : 4) +
    clip(disc, F(hatch(circ(10, 8, 30), -58, fine ? 5 : 7, fine ? 2 : 3), mix(C.kammi, C.ink, 0.1))) +
    S(D(circ(0, 0, 22)), C.ink, 2) +
    F(holes.map(([x, y]) => D(circ(x, y, 4.4))).join(''), C.ink) +
    S('M-7 -7L7 7M7 -7L-7 7', C.prot, 2.8) +
    (fine ? S(thread, C.ink, 4) + S(thread, C.prot, 2) : '')
  );
}

/** Middle and size of each pair. */
const pairs: readonly (readonly [x: number, y: number, k: number])[] = [
  [3, -8, 1],
  [48, 26, 0.7],
  [-30, 30, 0.6],
];

/** Three pairs of slanted eyes that watch the county. */
function watchers(): string {
  const lid = 'M-30 -4Q-19 -12 -4 4Q-19 8 -30 -4ZM30 -4Q19 -12 4 4Q19 8 30 -4Z';
  const slits = 'M-17 -8Q-13 -1 -16 5Q-20 -3 -17 -8ZM17 -8Q13 -1 16 5Q20 -3 17 -8Z';
  return pairs.map(([x, y, k]) => G(x, y, k, F(lid, C.lit) + F(slits, C.ink))).join('');
}

function ornaments({ sheet: { x, y, w, h }, k, side }: SheetLayout): string {
  // On the phone only the upper left corner is free of buttons.
  if (k <= 0.7) return G(x + 36, y + 37, 0.62, buttonMoon(false));
  const inset = side > 46 ? 74 : 58;
  const scale = side > 46 ? 1 : 0.82;
  return (
    G(x + inset, y + 66 * scale, scale, buttonMoon(true)) +
    G(x + w - inset + 4, y + 64 * scale, scale, compass()) +
    G(x + w - inset - 8, y + h - 66 * scale, scale, watchers())
  );
}

const kammiLook: SheetLook = {
  paper: mix(mix(C.paper, C.bog, 0.3), C.kammi, 0.1),
  burn: mix(C.kammi, C.ink, 0.6),
  dusk: mix(mix(C.kammi, C.night, 0.5), C.ink, 0.55),
  coast: [mix(C.kammi, C.paper, 0.18), mix(C.kammi, C.ink, 0.25), mix(C.kammi, C.ink, 0.62)],
  ornaments,
};

export const kammiSheets = (): Picture[] =>
  sheetLayouts.map((layout) => sheetPicture(`sheet-kammi-${layout.id}`, layout, kammiLook));
