import { mix } from '../../ink/colour.ts';
import { comb, engrave, flow, gouge, rays } from '../../ink/cuts.ts';
import { circ, cr, D, type Point, type Poly, pp, rect, tr } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { bustHeight, bustWidth, disc, horn, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';
import { shade } from './face.ts';

const char = C.scorched;
const ash = mix(skin, C.bog, 0.22);
const pith = mix(C.bog, C.paper, 0.6);

const face = cr(pp('M100 42 76 52 64 80 66 112 74 138 88 158 100 166 112 158 126 138 134 112 136 80 124 52'));
const cheek = pp('M112 114 Q122 110 130 114 Q126 126 119 132 Q117 121 112 114');
const hollowCheek = pp('M64 116 Q78 122 86 138 Q84 150 88 164 L70 150 Q62 130 64 116');
const trunk = pp(
  'M-6 250 C10 216 44 204 72 192 C80 180 78 160 78 146 L122 146 C122 160 120 180 128 192 C156 204 190 216 206 250',
);

/** Three stepped discs of embers: black roots would vanish on anything darker. */
function embers(fine: boolean): string {
  const field = rect(0, 0, bustWidth, bustHeight);
  const tone = (x: number, y: number): number => Math.max(0, 0.72 - Math.hypot((x - 100) * 0.9, y - 112) / 150);
  const glowing = fine ? F(engrave(field, 0, 6, tone, { wave: 5, wl: 40, step: 8 }), C.ember) : '';
  return (
    F(D(field), char) +
    glowing +
    disc(100, 96, 94, mix(C.ember, C.ink, 0.55), 4) +
    disc(100, 98, 78, C.ember, 4) +
    disc(100, 100, 62, C.ray, 4)
  );
}

interface Root {
  readonly path: Poly;
  readonly w: number;
  /** Lit from the north-west, else from the embers below. */
  readonly lit: boolean;
}

/** Thirteen roots stand out of her head, each forked. */
function rootHair(): Root[] {
  return Array.from({ length: 13 }, (_, i): Root[] => {
    const t = i / 12;
    const angle = ((-208 + 236 * t) * Math.PI) / 180;
    const reach = rr(104, 128);
    const bend = (i % 2 ? 1 : -1) * rr(0.12, 0.3);
    const at = (r: number, turn: number): Point => [
      100 + Math.cos(angle + turn) * r,
      92 + Math.sin(angle + turn) * r * 1.02,
    ];
    const stem = [
      at(34, 0),
      at(56, bend * 0.5),
      at(78, -bend * 0.5),
      at(reach * 0.82, bend * 0.7),
      at(reach, bend * 2),
    ];
    const fork = [at(72, bend * 0.1), at(88, -bend * 0.8), at(reach * 0.94, -bend * 1.4)];
    const lit = t < 0.62;
    return [
      { path: cr(stem, false, 6), w: rr(17, 22), lit },
      { path: cr(fork, false, 6), w: 9, lit },
    ];
  }).flat();
}

const moved = (path: Poly, dx: number, dy: number): Point[] => path.map(([x, y]): Point => [x + dx, y + dy]);

/** `shine` is the share of a root's width that is lit. */
function hair(fine: boolean, shine = 0.26): string {
  const roots = rootHair();
  const mass = FS(roots.map(({ path, w }) => horn(path, w, 0.88, 1.1)).join(''), C.ink, C.ink, 4);
  if (!fine) return mass;
  const light = roots.filter(({ lit }) => lit).map(({ path, w }) => gouge(moved(path, -1.6, -1.6), w * shine));
  const glow = roots.filter(({ lit }) => !lit).map(({ path, w }) => gouge(moved(path, -1, 2), w * 0.16));
  return mass + F(light.join(''), pith) + F(glow.join(''), C.ember);
}

/** Neck and shoulders are a trunk. */
function shoulders(): string {
  const left = flow(
    pp('M80 150 C82 180 70 200 0 244'),
    pp('M98 152 C98 190 92 220 84 250'),
    9,
    (u, t) => 2.8 * (noise(u * 9, t * 5) > 0.3 ? 1 : 0),
  );
  const right = flow(
    pp('M102 152 C102 190 108 220 116 250'),
    pp('M120 150 C118 180 130 200 200 244'),
    9,
    (u, t) => 2 * (noise(u * 9 + 5, t * 5) > 0.4 ? 1 : 0),
  );
  return FS(D(trunk), C.ink, C.ink, 4) + clip(trunk, F(left, mix(C.bog, C.paper, 0.35)) + F(right, C.ember));
}

function head(fine: boolean): string {
  const cuts =
    comb(pp('M104 56 Q102 84 107 94'), 185, 13, 10, 2.8) +
    comb(pp('M105 150 Q101 160 95 165'), 190, 13, 7, 2.8) +
    comb(pp('M66 84 Q65 98 68 112'), 0, 10, 8, 2.4);
  const cracks =
    gouge(pp('M84 48 Q88 60 84 70 Q90 78 86 88'), 3) +
    gouge(pp('M96 118 Q90 124 93 132'), 2.6) +
    gouge(pp('M118 52 Q124 66 120 78'), 2.4);
  return (
    FS(D(face), ash, C.ink, 4.5) +
    clip(
      face,
      F(D(shade), C.ink) +
        F(D(cheek), ash) +
        F(D(hollowCheek), C.ink) +
        (fine ? F(cuts, C.ink) + F(cracks, C.ember) : ''),
    )
  );
}

/** Her eyes are small suns in black sockets. */
function eyes(fine: boolean): string {
  const sockets =
    D(pp('M68 100 Q82 84 98 102 Q92 116 80 114 Q70 110 68 100')) +
    D(pp('M106 102 Q118 84 134 100 Q130 112 118 114 Q108 114 106 102'));
  const k = fine ? 1 : 1.35;
  const sun = (x: number): string =>
    F(rays(x, 102, 6 * k, 15 * k, 12, 3.4 * k), C.ember) +
    F(D(circ(x, 102, 7 * k, 18)), C.ember) +
    F(D(circ(x, 102, 4.6 * k, 16)), C.lit) +
    F(D(circ(x, 102, 2 * k, 12)), C.core);
  return F(sockets, C.ink) + sun(84) + sun(119);
}

const features = (): string =>
  F(
    gouge(pp('M64 94 Q80 84 99 98'), 7) +
      gouge(pp('M105 98 Q120 84 138 94'), 7) +
      gouge(pp('M92 130 Q96 134 102 132'), 3.4) +
      gouge(pp('M82 146 Q92 142 100 145 Q110 142 118 147'), 6),
    C.ink,
  ) + F(gouge(pp('M88 146 Q96 145 101 146.5'), 1.8), C.ember);

const frontRoots = [
  pp('M100 48 C84 40 74 54 62 74 C56 88 58 108 48 128'),
  pp('M102 46 C118 40 128 56 138 76 C144 92 140 110 152 130'),
  pp('M96 46 C92 58 78 62 72 76'),
] as const;

function overBrow(fine: boolean): string {
  const [left, right, lock] = frontRoots;
  const mass = FS(horn(left, 14, 0.85) + horn(right, 14, 0.85) + horn(lock, 8, 0.85), C.ink, C.ink, 4);
  if (!fine) return mass;
  const light = gouge(moved(left, -1, -1), 3.4) + gouge(lock, 2);
  return mass + F(light, mix(C.bog, C.paper, 0.5)) + F(gouge(right, 2.2), C.ember);
}

function sparks(): string {
  let ember = '';
  let lit = '';
  for (let i = 0; i < 16; i++) {
    const [x, y, k, turn] = [rr(8, 192), rr(8, 200), rr(2, 4.4), rr(-0.5, 0.5)];
    if (Math.hypot(x - 100, y - 100) < 58) continue;
    const spark: Poly = [
      [0, -k * 1.4],
      [k, 0],
      [0, k * 1.4],
      [-k, 0],
    ];
    const d = D(tr(spark, x, y, 1, turn));
    if (i % 3) ember += d;
    else lit += d;
  }
  return F(ember, C.ember) + F(lit, C.lit);
}

/** Her head alone, in the bust's box, before a light that the picture around it has. */
export function hesterHead(): string {
  seed(146);
  return hair(true, 0.13) + head(true) + eyes(true) + features() + overBrow(true);
}

/** Roots for hair, embers for eyes. */
export function hester(fine: boolean): string {
  seed(145);
  return (
    embers(fine) +
    hair(fine) +
    shoulders() +
    head(fine) +
    eyes(fine) +
    features() +
    overBrow(fine) +
    (fine ? sparks() : '')
  );
}
