import { C } from './colour.ts';
import { circ, D, n1, type Poly, wob } from './geometry.ts';

const extra = (attributes: string): string => (attributes ? ` ${attributes}` : '');

/** A filled path. */
export const F = (d: string, fill: string, attributes = ''): string =>
  d ? `<path d="${d}" fill="${fill}"${extra(attributes)}/>` : '';

/** A stroked path. */
export const S = (d: string, stroke: string, w: number, attributes = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round2(w)}" stroke-linejoin="round" stroke-linecap="round"${extra(attributes)}/>`;

/** A filled and stroked path. */
export const FS = (d: string, fill: string, stroke: string, w: number, attributes = ''): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${round2(w)}" stroke-linejoin="round"${extra(attributes)}/>`;

/** A group moved to (x, y), turned by `rot` degrees and scaled. */
export function G(x: number, y: number, s: number, content: string, rot = 0, attributes = ''): string {
  const moves = [
    x || y ? `translate(${n1(x)} ${n1(y)})` : '',
    rot ? `rotate(${round2(rot)})` : '',
    s !== 1 ? `scale(${Math.round(s * 1e4) / 1e4})` : '',
  ].join('');
  return `<g${moves ? ` transform="${moves}"` : ''}${extra(attributes)}>${content}</g>`;
}

const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Thick-thin ink line: the wobbled line twice, each with a wobble of its own. */
export const outline = (pts: Poly, w: number, colour: string = C.ink, amp = 0.8): string =>
  S(D(wob(pts, amp, 0.09, 4)), colour, w) + S(D(wob(pts, amp * 1.3, 0.06, 5)), colour, w * 0.55);

/** FNV-1a, so that a clip's name depends on its shape alone and not on what was drawn before. */
function shapeName(d: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < d.length; i++) h = Math.imul(h ^ d.charCodeAt(i), 0x01000193);
  return `c${(h >>> 0).toString(36)}`;
}

/** Content seen only inside a polygon. */
export function clip(pts: Poly, content: string): string {
  const d = D(pts);
  const id = shapeName(d);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Short hard shadow on the ground under a standing piece. */
export const shadow = (rx: number, ry = rx * 0.28, y = 0): string =>
  F(D(circ(3, y, rx, 20, ry)), C.ink, 'opacity=".55"');

/** Die-cut piece: ink edge, paper rim, ink line, fill. */
export function rim(
  pts: Poly,
  fill: string,
  o: { readonly rim?: number; readonly colour?: string; readonly w?: number } = {},
): string {
  const d = D(pts);
  const width = o.rim ?? 9;
  return S(d, C.ink, width + 5) + S(d, o.colour ?? C.paper, width) + FS(d, fill, C.ink, o.w ?? 5);
}
