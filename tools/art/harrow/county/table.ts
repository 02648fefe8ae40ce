import { mix } from '../../ink/colour.ts';
import { comb, gouge } from '../../ink/cuts.ts';
import { D, line, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { F, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { night } from '../tree/sky.ts';
import { type SheetLayout, sheetLayouts } from './layouts.ts';

const seamInk = '#0c0b0d';

/** The table by night under the map: engraved boards, lit round the sheet. It stays quieter than all that lies on it. */
function table({ w, h, cx, cy, k }: SheetLayout): string {
  seed(660);
  const lights = [
    { x: cx, y: cy, r: w * 0.48, power: 0.17 },
    { x: w * 0.12, y: h * 0.35, r: w * 0.2, power: 0.1 },
    { x: w * 0.88, y: h * 0.45, r: w * 0.2, power: 0.1 },
  ];
  let s = night(0, 0, w, h, lights, {
    gap: k < 0.7 ? 5 : 6,
    ambient: 0.085,
    line: mix(C.night, C.moon, 0.2),
    step: 12,
  });
  const boards = Math.round(h / (118 * Math.max(0.7, k)));
  const thick = Math.max(0.7, k);
  for (let i = 1; i < boards; i++) {
    const y = (h * i) / boards + rr(-6, 6);
    const seam = wob(line(-4, y, w + 4, y + rr(-3, 3), 8), 1.6, 0.02, 16, false);
    s += S(D(seam, false), seamInk, 3 * thick);
    s += F(
      gouge(
        seam.map(([x, yy]) => [x, yy + 3 * thick] as const),
        1.5,
      ),
      mix(C.night, C.moon, 0.22),
    );
    s += F(comb(seam, 90, 6 * thick, Math.round(w / 26), 1.8, { spread: 60 }), seamInk);
    const joint = rr(0.1, 0.9) * w;
    s += S(D(line(joint, y, joint + rr(-2, 2), y + h / boards - 4), false), seamInk, 2.6 * thick);
  }
  return s;
}

export const tables = (): Picture[] =>
  sheetLayouts.map((layout) =>
    picture(`table-${layout.id}`, { x: 0, y: 0, w: layout.w, h: layout.h }, () => table(layout)),
  );
