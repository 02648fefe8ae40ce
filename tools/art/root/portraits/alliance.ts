import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge } from '../../ink/cuts.ts';
import { circ, D, line, mirror, type Point, pp, wob } from '../../ink/geometry.ts';
import { rr, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { bothHalves, cutLines, disc, glow, ground, horn } from '../../shell/bust.ts';
import { leafInk } from '../../shell/leaf.ts';
import { C, lighter, pale, seatInk } from '../inks.ts';

/** The Alliance: a hedgehog behind a bandanna, a match in the dark. No mouse: the mice are a suit. */
export function alliance(): string {
  seed(903);
  const face = bothHalves(pp('M100 80 Q76 74 62 92 Q52 110 64 130 Q80 142 86 160 Q90 176 100 178'));
  const shade = pp('M105 60 L160 60 L160 204 L100 204 Q108 172 104 142 L109 114 Q102 94 105 60');
  const scarf = pp(
    'M54 178 Q78 196 100 194 Q122 196 146 178 L150 190 Q140 210 122 214 L104 238 L96 238 L78 214 Q60 210 50 190',
  );
  const cloak = pp('M-4 246 Q4 192 60 174 Q100 216 140 174 Q196 192 204 246');
  const fur = mix(leafInk.olive, C.paper, 0.66);
  const spike = (degrees: number, from: number, to: number, w: number): string => {
    const a = (degrees * Math.PI) / 180;
    const [cx, cy] = [100, 112];
    const at = (r: number): Point => [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.98];
    const [p, q] = [at(from), at(to)];
    return horn(line(p[0], p[1], q[0], q[1], 6, (degrees % 3) - 1), w, 0.96, 1.1);
  };
  let dark = '';
  let lit = '';
  let tips = '';
  for (let i = 0; i < 34; i++) {
    const a = 152 + (i / 33) * 236;
    dark += spike(a + rr(-2, 2), 26, rr(88, 104), 19);
  }
  for (let i = 0; i < 52; i++) {
    const a = 154 + (i / 51) * 232 + rr(-2, 2);
    const onLight = a < 282;
    const near = i % 2 ? 46 : 66;
    if (onLight) lit += spike(a, near, near + rr(24, 32), 6.6);
    else tips += spike(a, near + 6, near + rr(20, 28), 4);
  }
  const dots = [
    [66, 194],
    [80, 202],
    [94, 206],
    [90, 220],
  ];
  const ear = pp('M66 92 Q50 88 48 102 Q52 114 64 112');
  return (
    ground(seatInk.wa, 0.45, 90, { x: 100, y: 108, clear: 60, reach: 104 }) +
    glow(100, 106, 80, mix(seatInk.wa, C.gold, 0.5), 34, 44) +
    disc(100, 106, 62, mix(C.gold, C.paper, 0.2)) +
    FS(dark, C.ink, C.ink, 2.4) +
    F(lit, mix(leafInk.olive, C.paper, 0.35)) +
    F(tips, mix(seatInk.wa, C.gold, 0.35)) +
    FS(D(cloak), mix(seatInk.wa, C.ink, 0.62), C.ink, 4) +
    clip(
      cloak,
      F(
        flow(line(6, 246, 62, 182, 8, -10), line(88, 246, 94, 212, 8), 9, (u, t) => 2.2 + 2 * t * (1 - u)),
        lighter(seatInk.wa, 0.3),
      ) +
        F(
          flow(line(112, 246, 106, 212, 8), line(194, 246, 138, 182, 8, 10), 7, () => 2),
          mix(seatInk.wa, C.ink, 0.15),
        ),
    ) +
    FS(D(ear), fur, C.ink, 4) +
    F(D(pp('M62 97 Q54 95 53 103 Q56 109 62 107')), mix(C.red, C.paper, 0.25)) +
    FS(D(mirror(ear, 100)), C.ink, C.ink, 4) +
    FS(D(face), fur, C.ink, 5) +
    clip(
      face,
      F(
        D(shade) +
          comb(pp('M105 72 Q102 94 108 114'), 186, 14, 11, 3) +
          comb(pp('M66 100 Q62 118 70 138'), -6, 13, 10, 2.8) +
          comb(pp('M72 84 Q86 74 102 76'), 84, 13, 11, 3, { spread: 26 }),
        C.ink,
      ),
    ) +
    FS(D(pp('M67 112 Q77 96 94 110 Q82 123 67 112')), C.core, C.ink, 3.4) +
    F(D(circ(82, 109.6, 6.6)), C.ink) +
    F(D(circ(79.6, 106.6, 2.2)), C.white) +
    F(D(pp('M110 111 Q123 96 135 110 Q123 121 110 111')), C.lit) +
    F(D(circ(122, 108.6, 5.4)), C.ink) +
    F(cutLines(['M62 104 Q77 90 97 105'], 7) + cutLines(['M108 105 Q124 92 139 104'], 5), C.ink) +
    F(D(pp('M84 152 Q92 146 100 150 L100 172 Q90 174 84 152')), pale) +
    FS(D(circ(100, 163, 11, 24, 9)), C.ink, C.ink, 3) +
    F(gouge(pp('M93 160 Q97 156 103 158'), 3.6), C.white) +
    F(
      cutLines(['M100 172 L99 177 Q92 182 84 176'], 3.4) + cutLines(['M80 160 L58 156', 'M81 165 L60 170'], 1.8),
      C.ink,
    ) +
    F(cutLines(['M120 160 L142 156', 'M119 165 L140 170'], 1.8), fur) +
    FS(D(scarf), seatInk.wa, C.ink, 4.5) +
    clip(
      scarf,
      F(dots.map(([x, y]) => D(circ(x, y, 4))).join(''), pale) +
        F(D(pp('M106 176 L156 170 L150 216 L100 244 Q110 216 106 176')), C.ink, 'opacity=".72"') +
        F(gouge(pp('M56 184 Q78 200 100 199'), 3.6), lighter(seatInk.wa, 0.6)),
    ) +
    F(cutLines(['M106 199 Q124 198 142 186'], 3), lighter(seatInk.wa, 0.3)) +
    S('M28 214L44 180', C.ink, 8) +
    S('M28 214L44 180', pale, 4) +
    F(D(wob(circ(46, 164, 19), 1.4)), C.ember, 'opacity=".55"') +
    FS('M46 144Q58 160 54 170Q48 180 40 172Q34 162 46 144Z', C.ray, C.ink, 3) +
    F('M46 158Q50 166 47 172Q42 172 43 166Z', C.core) +
    FS(D(pp('M8 246 Q8 218 22 208 Q40 204 46 216 Q52 228 44 246')), fur, C.ink, 4) +
    F(cutLines(['M22 214 Q30 214 44 218', 'M18 226 Q30 224 46 228'], 3), C.ink)
  );
}
