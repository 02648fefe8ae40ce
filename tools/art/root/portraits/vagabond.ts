import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge, hatch } from '../../ink/cuts.ts';
import { circ, cr, D, line, pp } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { bothHalves, cutLines, disc, ground, horn } from '../../shell/bust.ts';
import { leafInk } from '../../shell/leaf.ts';
import { C, pale, seatInk } from '../inks.ts';

/** The Vagabond: a polecat with a mask of his own, a hat and all he owns on a stick. */
export function vagabond(): string {
  seed(904);
  const face = bothHalves(pp('M100 78 Q70 78 60 98 Q50 106 46 122 L56 126 L50 138 L64 142 Q82 176 100 180'));
  const shade = pp('M105 60 L170 60 L170 200 L100 200 Q108 184 104 168 L111 154 Q104 140 105 118 Q101 96 105 60');
  const hat = pp(
    'M8 92 Q40 70 58 70 C54 36 80 18 104 22 C130 18 150 40 144 70 Q166 72 194 86 Q150 102 100 98 Q50 104 8 92',
  );
  const coat = pp('M4 246 Q10 198 62 178 L100 206 L138 178 Q190 198 196 246');
  const sack = cr(pp('M172 36 148 60 146 92 168 108 192 96 198 62'));
  const mask = bothHalves(pp('M100 104 Q78 98 58 110 Q54 122 64 128 Q86 132 100 122'));
  return (
    ground(seatInk.vb, 0.42, 90, { x: 90, y: 104, clear: 64, reach: 104 }) +
    disc(88, 104, 74, mix(seatInk.vb, C.gold, 0.42)) +
    disc(88, 104, 58, C.gold, 2.4) +
    disc(88, 104, 42, C.sunPale, 2) +
    S('M120 238L176 58', C.ink, 13) +
    S('M120 238L176 58', mix(C.bog, C.paper, 0.3), 6) +
    FS(D(sack), C.red, C.ink, 5) +
    clip(
      sack,
      F(
        [
          [160, 66],
          [176, 60],
          [166, 84],
          [182, 84],
          [156, 92],
        ]
          .map(([x, y]) => D(circ(x, y, 5)))
          .join(''),
        pale,
      ) + F(hatch(pp('M176 30 L204 30 L204 112 L170 112'), 70, 6, 3.2), C.ink),
    ) +
    F(D(pp('M172 40 Q160 24 148 26 Q160 34 166 44 Q178 30 192 26 Q184 40 178 44')), C.red) +
    S('M160 44Q172 50 184 44', C.ink, 6) +
    FS(D(coat), mix(seatInk.vb, C.ink, 0.6), C.ink, 4) +
    clip(
      coat,
      F(
        flow(pp('M12 244 Q20 206 62 186'), line(92, 244, 96, 208, 8), 9, (u, t) => 2.2 + 1.6 * t * (1 - u)),
        mix(seatInk.vb, C.paper, 0.4),
      ) +
        F(
          flow(pp('M110 244 L106 210'), pp('M188 244 Q180 206 138 186'), 7, () => 1.8),
          mix(seatInk.vb, C.ink, 0.1),
        ),
    ) +
    FS(D(pp('M60 178 L100 208 L140 178 L130 166 L70 166')), leafInk.rust, C.ink, 4) +
    F(D(pp('M100 208 L140 178 L130 166 L104 170')), C.ink, 'opacity=".7"') +
    FS(D(face), pale, C.ink, 5) +
    clip(
      face,
      F(D(shade), C.ink) +
        F(D(pp('M116 146 Q130 138 142 140 Q134 154 120 160')), pale) +
        F(
          comb(pp('M105 60 Q101 96 105 118'), 186, 12, 8, 3) +
            comb(pp('M104 168 Q108 180 101 186'), 188, 14, 7, 3) +
            comb(pp('M48 126 Q56 150 76 166'), -16, 13, 13, 2.8),
          C.ink,
        ),
    ) +
    F(D(mask), C.ink) +
    F(cutLines(['M60 110 Q76 102 98 106'], 3), mix(seatInk.vb, C.paper, 0.3)) +
    F(D(pp('M66 117 Q78 106 92 117 Q80 126 66 117')), C.core) +
    F(D(circ(80, 116, 4.6)), C.ink) +
    F(D(circ(78.4, 114, 1.6)), C.white) +
    F(D(pp('M110 117 Q122 106 136 116 Q124 125 110 117')), C.lit) +
    F(D(circ(122, 115.6, 4.2)), C.ink) +
    FS(D(pp('M88 148 Q100 142 112 148 Q108 160 100 161 Q92 160 88 148')), C.ink, C.ink, 3) +
    F(gouge(pp('M92 149 Q97 146 102 148'), 3), C.white) +
    F(
      cutLines(['M100 160 L99 167 Q90 174 78 166'], 3.4) + cutLines(['M84 152 L60 148', 'M84 156 L60 160'], 1.8),
      C.ink,
    ) +
    F(cutLines(['M100 167 Q110 174 122 168'], 2.6), pale) +
    FS(D(hat), mix(leafInk.olive, C.ink, 0.45), C.ink, 5) +
    clip(
      hat,
      F(D(pp('M58 70 Q100 84 144 70 L146 58 Q100 72 56 56')), leafInk.rust) +
        F(
          flow(pp('M60 64 C58 40 80 24 98 24'), line(96, 78, 100, 24, 8), 6, (u, t) =>
            noise(u * 9, t * 6) > 0.3 ? 3 : 0.6,
          ),
          mix(leafInk.olive, C.paper, 0.4),
        ) +
        F(D(pp('M112 14 Q160 30 150 74 L200 84 L190 104 L110 100 Q128 60 112 14')), C.ink, 'opacity=".75"') +
        F(comb(pp('M10 92 Q54 80 96 86'), 80, 9, 20, 2.6), mix(leafInk.olive, C.paper, 0.4)),
    ) +
    S(D(hat), C.ink, 3) +
    F(horn(pp('M62 64 C40 52 28 36 12 6'), 15, 0.3, 2), C.ink) +
    F(horn(pp('M60 60 C40 50 28 34 15 12'), 9, 0.3, 2), leafInk.gold) +
    F(cutLines(['M60 61 C40 50 28 34 14 10'], 2.4) + comb(pp('M56 58 C40 50 28 34 15 14'), 200, 9, 10, 2), C.ink)
  );
}
