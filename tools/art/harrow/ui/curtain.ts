import { mix } from '../../ink/colour.ts';
import { comb, engrave, flow, hatch } from '../../ink/cuts.ts';
import { circ, D, type Point, type Poly, rect, wob } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { bough } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { dress, type Faction } from '../pieces/factions.ts';
import { fairInk } from '../pieces/fair-dress.ts';
import { type SymbolName, symbol } from '../pieces/symbols.ts';
import { stageSize } from '../stage-size.ts';
import { hesterShade } from '../title/figures.ts';

const nearLand = '#0d0b0e';

// The night curtain that hides the table while the screen goes from one player to the other.

interface Stage {
  readonly w: number;
  readonly h: number;
  /** Folds of each half. */
  readonly folds: number;
  /** Height of the rod's axis, thickness of the rod, height of the hem. */
  readonly rod: number;
  readonly thick: number;
  readonly hem: number;
  /** Cuts of one fold. */
  readonly cuts: number;
}

const CLOTH = mix(C.night, C.brambles, 0.55);
const CLOTH_LIT = mix(CLOTH, C.moon, 0.1);
const THREAD = mix(CLOTH, C.moon, 0.42);
const GOLD = mix(C.plains, C.bog, 0.35);

/** How far the halves are drawn apart at (x, y): they part a little towards the floor. */
function parting({ w, h }: Stage, x: number, y: number): number {
  const down = Math.max(0, y / h - 0.42) / 0.58;
  const near = Math.exp(-Math.abs(x - w / 2) / (w * 0.1));
  return (x < w / 2 ? -1 : 1) * down ** 1.7 * near * w * 0.045;
}

/** One line down the cloth that starts at x on the rod; neighbours sway alike, so the cloth is whole. */
function drape(stage: Stage, x: number): Point[] {
  const [top, bottom] = [stage.rod + stage.thick * 0.6, stage.h - stage.hem * 0.5];
  return Array.from({ length: 29 }, (_, i): Point => {
    const t = i / 28;
    const y = top + (bottom - top) * t;
    const swing = (noise(x * 0.006 + 3, t * 1.6) - 0.5) * 46 * t ** 0.8;
    return [x + swing + parting(stage, x, y), y];
  });
}

const between = (left: Poly, right: Poly): Poly => [...left, ...[...right].reverse()];

/** One fold: a lit swelling on the left that turns into a black valley on the right. */
function fold(stage: Stage, x: number, width: number): string {
  const at = (share: number): Point[] => drape(stage, x + width * share);
  const [edge, crest, turn, end] = [at(0), at(0.34), at(0.7), at(1)];
  const { cuts } = stage;
  const worn = (u: number, t: number, shift: number): number => (noise(u * 7 + x, t * 9 + shift) > 0.36 ? 1 : 0.2);
  const light = flow(edge, crest, cuts, (u, t) => (0.8 + 2 * u) * (1 - 0.3 * t) * worn(u, t, 0));
  const soft = flow(crest, turn, cuts, (u, t) => (2.4 - 1.6 * u) * worn(u, t, 4));
  const dark = flow(
    crest,
    end,
    cuts * 2,
    (u, t) => (0.6 + (width / cuts) * 0.42 * u) * (0.8 + 0.3 * t) * worn(u, t, 8),
  );
  const valley = drape(stage, x + width * 0.88);
  return (
    F(D(between(edge, turn)), CLOTH_LIT) +
    F(D(between(turn, end)), CLOTH) +
    F(light, THREAD) +
    F(soft, mix(CLOTH, C.moon, 0.26)) +
    F(dark, C.ink) +
    F(D(between(valley, end)), nearLand)
  );
}

/** Where the marks of the factions are sewn on. */
function badgePlaces({
  w,
  h,
}: Stage): readonly { readonly faction: Faction; readonly at: Point; readonly r: number }[] {
  const r = Math.min(h * 0.12, w * 0.07);
  return [
    { faction: 'protectors', at: [w * 0.14, h * 0.44], r },
    { faction: 'family', at: [w * 0.86, h * 0.44], r },
  ];
}

/** Four-pointed stars sewn on the swellings. */
function stars(stage: Stage, from: number, width: number): string {
  const star = ([x, y]: Point, r: number): string =>
    D(
      Array.from({ length: 8 }, (_, i): Point => {
        const reach = i % 2 ? r * 0.26 : r * (i % 4 ? 0.72 : 1);
        return [x + Math.sin((i / 8) * 6.2832) * reach, y - Math.cos((i / 8) * 6.2832) * reach];
      }),
    );
  const free = ([x, y]: Point): boolean =>
    badgePlaces(stage).every(({ at, r }) => Math.hypot(x - at[0], y - at[1]) > r * 1.2);
  let gold = '';
  for (let i = 0; i < stage.folds; i++) {
    const crest = drape(stage, from + (i + 0.3) * width);
    for (const row of i % 2 ? [5, 14, 23] : [9, 19]) {
      const place = crest[row + Math.round(rr(-1, 1))];
      if (free(place)) gold += star(place, width * rr(0.11, 0.17));
    }
  }
  return S(gold, C.ink, 3) + F(gold, GOLD);
}

/** What shines in under the hem and between the halves. */
function lightBehind({ w, h, hem }: Stage): string {
  const glow = (r: number, ink: string): string => F(D(wob(circ(w / 2, h + hem, r, 50, r * 0.9), 5, 0.03)), ink);
  const tone = (x: number, y: number): number => Math.min(0.9, Math.hypot((x - w / 2) * 0.6, y - h) / (h * 0.62));
  const floor = wob(rect(w * 0.3, h - hem * 0.5, w * 0.4, hem), 2, 0.05, 6);
  return (
    F(D(rect(0, 0, w, h)), C.ink) +
    glow(h * 0.64, mix(C.prot, C.ink, 0.45)) +
    glow(h * 0.46, C.ember) +
    glow(h * 0.3, C.ray) +
    glow(h * 0.2, C.lit) +
    F(engrave(rect(w * 0.2, h * 0.3, w * 0.6, h * 0.7), 0, 6, tone, { wave: 4, wl: 60, step: 12 }), C.soot) +
    F(D(floor), C.ink) +
    G(w / 2 + 4, h - hem * 0.42, h / 690, hesterShade())
  );
}

/** Hem, stitches and fringe along the foot of one half. */
function hem(stage: Stage, foot: Poly): string {
  const height = stage.hem;
  const shifted = (dy: number): Point[] => foot.map((p): Point => [p[0], p[1] + height * dy]);
  const lower = shifted(0.26);
  const band = between(shifted(-0.4), lower);
  const length = foot[foot.length - 1][0] - foot[0][0];
  return (
    F(comb(lower, 90, height * 0.56, length / 5, 5.4, { spread: 8 }), C.ink) +
    F(comb(lower, 90, height * 0.5, length / 6.5, 3, { spread: 10 }), GOLD) +
    FS(D(band), mix(CLOTH, C.ink, 0.35), C.ink, 3) +
    clip(band, F(hatch(band, 74, 7, 2.4, { skip: 0.15 }), C.ink)) +
    S(D(shifted(-0.28), false), GOLD, 2) +
    S(D(shifted(0.14), false), GOLD, 2) +
    S(D(shifted(-0.06), false), mix(C.paper, C.bog, 0.35), 2.4, 'stroke-dasharray="8 7"')
  );
}

function half(stage: Stage, from: number, to: number): string {
  const width = (to - from) / stage.folds;
  const strips = Array.from({ length: stage.folds }, (_, i) => fold(stage, from + i * width, width));
  const n = stage.folds * 10;
  const foot = Array.from({ length: n + 1 }, (_, i): Point => {
    const [x, y] = drape(stage, from + ((to - from) * i) / n)[28];
    return [x, y - stage.hem * 0.12 + Math.sin((i / 10) * 6.2832) * stage.hem * 0.09];
  });
  return strips.join('') + stars(stage, from, width) + hem(stage, foot);
}

/** The rod is a limb of the oak; the cloth hangs from it on iron rings. */
function rod({ w, rod: y, thick, folds }: Stage): string {
  const spine: readonly Point[] = [
    [-40, y + 4],
    [w * 0.2, y - 5],
    [w * 0.42, y + 5],
    [w * 0.63, y - 4],
    [w * 0.84, y + 4],
    [w + 40, y - 6],
  ];
  const rings = Array.from({ length: folds * 2 + 1 }, (_, i) => {
    const ring = D(circ((w * i) / (folds * 2), y + thick * 0.3, thick * 0.5, 20, thick * 0.75));
    return S(ring, C.ink, 6) + S(ring, mix(C.mountain, C.paper, 0.15), 2.4);
  });
  const wood = bough(spine, thick, thick * 0.86, {
    colour: mix(C.bog, C.ink, 0.55),
    lit: mix(C.bog, C.moon, 0.6),
    ink: 4,
    light: [0, -1],
  });
  return rings.join('') + wood;
}

interface BadgeDress {
  readonly ink: string;
  readonly mark: SymbolName;
}

const hesterDress: BadgeDress = { ink: C.ember, mark: 'rootFlame' };
const fairPatch: BadgeDress = { ink: fairInk, mark: 'moth' };

/** A mark on a round patch of cloth, stitched on. */
const badge = (x: number, y: number, r: number, { ink, mark }: BadgeDress): string => {
  const ring = (k: number): string => D(wob(circ(x, y, r * k, 50), 1.2, 0.06, 5));
  const ground = mix(ink, C.ink, 0.45);
  const shade = comb(circ(x, y, r * 0.97, 80).slice(4, 34), 225, r * 0.3, 30, 3.4, { spread: 40 });
  return (
    F(D(circ(x + 4, y + 6, r, 40)), C.shadow, 'opacity=".5"') +
    FS(ring(1), ground, C.ink, 4) +
    F(shade, C.ink) +
    S(ring(0.84), mix(C.bog, C.paper, 0.55), 2.2, 'stroke-dasharray="7 6"') +
    symbol(mark, x, y + 2, r * 1.14, C.ink, ground) +
    symbol(mark, x, y - 1, r * 1.04, mix(C.paper, ink, 0.15), ground)
  );
};

function curtain(stage: Stage): string {
  seed(680);
  const { w } = stage;
  const back = lightBehind(stage);
  seed(681);
  const cloth = half(stage, -24, w / 2 - 0.5) + half(stage, w / 2 + 0.5, w + 24);
  const badges = badgePlaces(stage).map(({ faction, at, r }) => badge(at[0], at[1], r, dress[faction]));
  return back + cloth + badges.join('') + rod(stage);
}

const stages: Readonly<Record<string, Stage>> = {
  desktop: { ...stageSize('desktop'), folds: 8, rod: 30, thick: 30, hem: 56, cuts: 5 },
  tablet: { ...stageSize('tablet'), folds: 7, rod: 30, thick: 30, hem: 56, cuts: 5 },
  upright: { ...stageSize('upright'), folds: 4, rod: 22, thick: 22, hem: 40, cuts: 4 },
  'upright-tablet': { ...stageSize('upright-tablet'), folds: 5, rod: 22, thick: 22, hem: 42, cuts: 4 },
  phone: { ...stageSize('phone'), folds: 7, rod: 16, thick: 18, hem: 34, cuts: 3 },
};

/** The patches of the first two sides hang left and right for good; the others' are sewn on where they play. */
function loosePatch(r: number, look: BadgeDress): string {
  seed(682);
  return badge(0, 0, r, look);
}

export const curtains = (): readonly Picture[] => [
  ...Object.entries(stages).map(([size, stage]) =>
    picture(`curtain-${size}`, { x: 0, y: 0, w: stage.w, h: stage.h }, () => curtain(stage)),
  ),
  picture('curtain-badge-hester', { x: -91, y: -91, w: 186, h: 190 }, () => loosePatch(86, hesterDress)),
  picture('curtain-badge-fair', { x: -91, y: -91, w: 186, h: 190 }, () => loosePatch(86, fairPatch)),
  picture('curtain-badge-kammi', { x: -91, y: -91, w: 186, h: 190 }, () => loosePatch(86, dress.kammi)),
];
