import { mix } from '../../ink/colour.ts';
import { comb, engrave } from '../../ink/cuts.ts';
import { circ, cr, D, hexagon, line, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, G, outline } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { type SheetLayout, sheetLayouts } from './layouts.ts';
import { compass, crow, moon } from './ornaments.ts';

// The paper the county lies on. Everything here is in px of the screen; the picture's anchor is the county's centre.

/** What one sheet differs in from another: its paper, the dark that falls on it, the coast and the ornaments. */
export interface SheetLook {
  readonly paper: string;
  readonly burn: string;
  readonly dusk: string;
  /** Inks of the three bands of the coast, from the outermost. */
  readonly coast: readonly [string, string, string];
  readonly ornaments: (layout: SheetLayout, paper: Poly) => string;
}

/** Centres of the 37 hexes of the county: flat-topped, seven columns of 4 5 6 7 6 5 4. */
function hexCentres({ cx, cy, side }: SheetLayout): Point[] {
  const out: Point[] = [];
  for (let q = -3; q <= 3; q++) {
    for (let r = Math.max(-3, -3 - q); r <= Math.min(3, 3 - q); r++) {
      out.push([cx + side * 1.5 * q, cy + side * Math.sqrt(3) * (r + q / 2)]);
    }
  }
  return out;
}

/** Three stepped bands around the real outline of the hexes, then the ink the hexes are set in. */
function coast(layout: SheetLayout, bands: SheetLook['coast']): string {
  const inks = [...bands, C.ink];
  const centres = hexCentres(layout);
  return layout.coast
    .map((width, i) => {
      const hex = hexagon(layout.side + width);
      return F(centres.map(([x, y]) => D(hex.map((p): Point => [x + p[0], y + p[1]]))).join(''), inks[i]);
    })
    .join('');
}

function burntEdge({ sheet: { x, y, w, h }, k }: SheetLayout): string {
  const len = 26 * Math.max(0.55, k);
  const thick = Math.max(2, 2.6 * k);
  const along = (length: number): number => Math.round(length / (k < 0.7 ? 4.4 : 3.7));
  const side = (x1: number, y1: number, x2: number, y2: number, deg: number, length: number): string =>
    comb(line(x1, y1, x2, y2, 3), deg, len, along(length), thick, { spread: 24 });
  return (
    side(x, y, x + w, y, 90, w) +
    side(x + w, y, x + w, y + h, 180, h) +
    side(x + w, y + h, x, y + h, 270, w) +
    side(x, y + h, x, y, 0, h)
  );
}

/** Night falls on the sheet: engraved ink that grows towards the corners, or a plain pale sheet would read as day. */
function dusk({ sheet: { x, y, w, h }, cx, cy, side, k }: SheetLayout): string {
  const small = k < 0.7;
  const near = side * (small ? 5.1 : 4.85);
  const reach = side * (small ? 3.3 : 2.75);
  const tone = (px: number, py: number): number => {
    const far = Math.hypot(px - cx, (py - cy) * 0.94);
    return Math.max(0, (far - near) / reach);
  };
  // No line of paper that is left may be a hair on a phone.
  return engrave(rect(x, y, w, h), 0, small ? 4.6 : 5, tone, {
    wave: 5 * k,
    wl: 70 * k,
    step: 8,
    max: small ? 0.8 : 0.93,
  });
}

function ornaments({ sheet: { x, y, w, h }, k, side }: SheetLayout): string {
  const fine = k > 0.7;
  // On the phone only the upper left corner is free of buttons.
  if (!fine) return G(x + 36, y + 37, 0.62, moon(false));
  const inset = side > 46 ? 74 : 58;
  const scale = side > 46 ? 1 : 0.82;
  return (
    G(x + inset, y + 62 * scale, scale, moon(true)) +
    G(x + w - inset + 4, y + 64 * scale, scale, compass()) +
    G(x + w - inset + 2, y + h - 74 * scale, scale, crow(true))
  );
}

const nightLook: SheetLook = {
  paper: mix(C.paper, C.bog, 0.3),
  burn: mix(C.bog, C.ink, 0.45),
  dusk: mix(C.night, C.ink, 0.55),
  coast: [mix(C.plains, C.bog, 0.45), mix(C.bog, C.plains, 0.15), mix(C.bog, C.ink, 0.55)],
  ornaments,
};

function sheet(layout: SheetLayout, look: SheetLook): string {
  const { x, y, w, h } = layout.sheet;
  const { k } = layout;
  seed(690);
  const paper = wob(rect(x, y, w, h), 4.5 * Math.max(0.6, k), 0.035, 7);
  let inner = '';
  for (let i = 0; i < 9; i++) {
    const spot = circ(rr(x, x + w), rr(y, y + h), rr(30, 90) * k, 9);
    inner += F(D(cr(spot.map((p): Point => [p[0] + rr(-20, 20) * k, p[1] + rr(-18, 18) * k]))), C.bog, 'opacity=".1"');
  }
  inner += F(burntEdge(layout), look.burn, 'opacity=".75"');
  seed(692);
  inner += F(dusk(layout), look.dusk) + coast(layout, look.coast);
  return (
    F(D(paper.map((p): Point => [p[0] + 6 * k, p[1] + 9 * k])), C.shadow, 'opacity=".55"') +
    F(D(paper), look.paper) +
    clip(paper, inner) +
    outline(paper, 3.4 * Math.max(0.7, k), C.ink, 0.8 * k) +
    look.ornaments(layout, paper)
  );
}

/** The sheet's rect with its shadow and its wavering edge, so that the anchor falls on the county's centre. */
export function sheetPicture(key: string, layout: SheetLayout, look: SheetLook): Picture {
  const { x, y, w, h } = layout.sheet;
  const margin = Math.ceil(8 * layout.k);
  const shadow = Math.ceil(14 * layout.k);
  const box = { x: x - layout.cx - margin, y: y - layout.cy - margin, w: w + margin + shadow, h: h + margin + shadow };
  return picture(key, box, () => G(-layout.cx, -layout.cy, 1, sheet(layout, look)));
}

export const sheets = (): Picture[] =>
  sheetLayouts.map((layout) => sheetPicture(`sheet-${layout.id}`, layout, nightLook));
