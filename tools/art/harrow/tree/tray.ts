import { mix } from '../../ink/colour.ts';
import { comb, engrave, hatch } from '../../ink/cuts.ts';
import { circ, D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { slotGroups, slots, type TrayPlace, tallies } from './layouts.ts';

const recess = '#100d0b';

const PALE = mix(C.bog, C.paper, 0.4);
const slotInk = { protectors: C.prot, middle: mix(C.bog, C.paper, 0.15), family: mix(C.fam, C.moon, 0.3) } as const;

/** A disc that the scene writes a side's count on. */
export function tallyDisc(r: number, colour: string): string {
  return (
    F(D(circ(2, r * 0.13, r * 1.03)), C.shadow, 'opacity=".5"') +
    FS(D(wob(circ(0, 0, r, 40), r * 0.03, 0.1, 4)), colour, C.ink, r * 0.13) +
    S(D(circ(0, 0, r * 0.8)), C.paper, Math.max(1.3, r * 0.05)) +
    F(comb(circ(0, 0, r * 0.97, 60).slice(2, 26), 225, r * 0.33, 18, r * 0.075, { spread: 40 }), C.ink)
  );
}

/** Recesses, edged in the colour of whose cubes stand there. */
export function emptySlots(place: TrayPlace, middles: readonly Point[], ink: string): string {
  const half = place.cube * 1.18;
  const recesses = middles.map(([x, y]) => {
    const diamond: Point[] = [
      [x - half, y],
      [x, y - half * 0.44],
      [x + half, y],
      [x, y + half * 0.44],
    ];
    return FS(D(diamond), recess, ink, Math.max(1.3, (1.7 * place.back) / 284));
  });
  return recesses.join('');
}

/** The battleground in front of the roots, lit by the embers of the hollow. */
export function tray(place: TrayPlace): string {
  seed(600);
  const { cx, top, bottom, lip, back, front } = place;
  const k = back / 284;
  const shape = wob(
    [
      [cx - back, top],
      [cx + back, top],
      [cx + front, bottom],
      [cx - front, bottom],
    ],
    1.4 * k,
    0.05,
    6,
  );
  const field = rect(cx - front - 8, top - 4, 2 * front + 16, bottom - top + 12);
  const grain = engrave(field, 0, k < 0.82 ? 5 : 5.5, (x, y) => 0.12 + 0.32 * noise(x * 0.01, y * 0.5), {
    wave: 3 * k,
    wl: 80,
    step: 9,
  });
  const glow = (rx: number, ry: number, colour: string, opacity: number): string =>
    F(D(wob(circ(cx, top, rx * k, 40, ry * k), 4 * k, 0.05)), colour, `opacity="${opacity}"`);
  let s = F(D(shape.map((p): Point => [p[0], p[1] + 10 * k])), C.shadow, 'opacity=".6"');
  s += FS(D(shape), mix(C.bog, C.ink, 0.32), C.ink, 5 * k);
  s += clip(shape, F(grain, mix(C.bog, C.ink, 0.68)) + glow(176, 40, C.ember, 0.34) + glow(116, 24, C.lit, 0.4));
  const rail = wob(
    [
      [cx - front, bottom],
      [cx + front, bottom],
      [cx + front - 4, lip],
      [cx - front + 4, lip],
    ],
    1 * k,
    0.05,
    6,
  );
  s += FS(D(rail), mix(C.bog, C.paper, 0.12), C.ink, 4 * k);
  s += F(hatch(rect(cx - front + 4, bottom + 2, 2 * front - 8, lip - bottom - 3), 0, 4.5, 1.5), C.ink);
  s += S(D(line(cx - front + 6, bottom + 1.6 * k, cx + front - 6, bottom + 1.6 * k), false), PALE, 1.3);
  for (const side of [-1, 1]) {
    const x = cx + (side * place.group) / 1.86;
    const lean = side * 14 * k;
    s +=
      S(D(line(x, top, x + lean, bottom), false), C.ink, 4 * k) +
      S(D(line(x + 2, top + 1, x + lean + 2, bottom - 1), false), PALE, 1.3);
  }
  s += slotGroups.map((group) => emptySlots(place, slots(place, group), slotInk[group])).join('');
  const discs = tallies(place);
  return (
    s +
    G(...discs.protectors, 1, tallyDisc(place.tallyRadius, C.prot)) +
    G(...discs.family, 1, tallyDisc(place.tallyRadius, C.fam))
  );
}
