import { C, mix } from '../ink/colour.ts';
import { comb } from '../ink/cuts.ts';
import { circ, cr, D, line, type Point, rect, wob } from '../ink/geometry.ts';
import { rr, seed } from '../ink/random.ts';
import { clip, F, outline, S } from '../ink/svg.ts';

/** The paper of every panel: parchment with a fifth of bog brown. */
export const PAPER = mix(C.paper, C.bog, 0.19);
/** Burnt edges and stains. */
export const SCORCH = mix(C.bog, C.ink, 0.35);

export interface PanelOptions {
  readonly seed: number;
  readonly tone?: string;
  /** How far the edge strays and how deep it is burnt. */
  readonly rag?: number;
  readonly burn?: number;
  /** The hairline inside the edge; phones do without it. */
  readonly inner?: boolean;
}

/** Wedges of scorch standing on all four edges of a rectangle. */
export function burntEdges(x: number, y: number, w: number, h: number, burn: number): string {
  const spread = { spread: 20 };
  return (
    comb(line(x, y, x + w, y, 3), 90, burn, w / 5, 2.2, spread) +
    comb(line(x + w, y, x + w, y + h, 3), 180, burn, h / 5, 2.4, spread) +
    comb(line(x + w, y + h, x, y + h, 3), 270, burn * 1.2, w / 4.4, 2.6, spread) +
    comb(line(x, y + h, x, y, 3), 0, burn, h / 5, 2.2, spread)
  );
}

/** An old damp patch as wide as the paper allows. */
export function stain(x: number, y: number, w: number, h: number): string {
  const most = Math.min(70, Math.max(20, Math.min(w, h) * 0.6));
  return F(D(patch(x + rr(0, w), y + rr(0, h), rr(most * 0.5, most))), C.bog, 'opacity=".08"');
}

/** An uneven round shape. */
export const patch = (x: number, y: number, r: number): Point[] =>
  cr(circ(x, y, r, 9).map((p): Point => [p[0] + rr(-r, r) * 0.22, p[1] + rr(-r, r) * 0.2]));

/** A sheet of paper with a hard shadow, stains, burnt edges and a double ink line. */
export function panel(x: number, y: number, w: number, h: number, o: PanelOptions): string {
  seed(o.seed);
  const edge = wob(rect(x, y, w, h), o.rag ?? 2.4, 0.045, 6);
  const shade = edge.map((p): Point => [p[0] + 4, p[1] + 6]);
  const stains = stain(x, y, w, h) + stain(x, y, w, h) + stain(x, y, w, h);
  const scorched = F(burntEdges(x, y, w, h, o.burn ?? 12), SCORCH, 'opacity=".55"');
  const hairline =
    o.inner === false ? '' : S(D(wob(rect(x + 6, y + 6, w - 12, h - 12), 0.8, 0.05, 6)), C.ink, 1.1, 'opacity=".7"');
  return (
    F(D(shade), C.shadow, 'opacity=".5"') +
    F(D(edge), o.tone ?? PAPER) +
    clip(edge, stains + scorched) +
    outline(edge, 3.2, C.ink, 0.5) +
    hairline
  );
}

/** The ember line round whatever acts now. */
export function emberRim(x: number, y: number, w: number, h: number, k = 1): string {
  const edge = rect(x, y, w, h);
  return (
    S(D(wob(edge, 0.8, 0.05, 6)), C.ink, 5.4 * k) +
    S(D(wob(edge, 0.8, 0.05, 6)), C.ember, 3.4 * k) +
    S(D(wob(edge, 0.6, 0.05, 6)), C.lit, 1.2 * k)
  );
}
