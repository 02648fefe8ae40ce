import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, line, type Point, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import { bothHalves, cutLines, disc, glow, ground } from '../../shell/bust.ts';
import { leafInk } from '../../shell/leaf.ts';
import { C, lighter, pale, seatInk } from '../inks.ts';

const tabby = '#d8742c';

/** The Marquise: a tabby in a ruff under a leaning coronet. */
export function marquise(): string {
  seed(901);
  const head = bothHalves(
    pp(
      'M100 62 Q88 58 79 62 L52 12 Q40 40 44 78 Q38 92 38 106 L24 118 L38 124 L26 138 L43 142 L36 156 L57 158 Q74 178 100 180',
    ),
  );
  const shade = pp(
    'M105 30 L176 2 L184 196 L100 196 Q108 182 103 170 L113 152 Q105 146 104 138 L108 112 Q102 92 105 30',
  );
  const cheek = pp('M114 130 Q130 124 144 130 Q136 144 120 150 Q119 138 114 130');
  const earIn = pp('M57 32 Q50 54 55 78 Q64 68 76 66');
  const fur = mix(tabby, C.paper, 0.36);
  const ruffAt = (r: number, k: number): Point[] =>
    Array.from({ length: 61 }, (_, i): Point => {
      const a = (i / 60) * Math.PI * 2;
      const wave = 1 + (i % 2 ? 0.045 : -0.045) * k;
      return [100 + Math.cos(a) * 98 * r * wave, 196 + Math.sin(a) * 34 * r * wave];
    });
  const ruff = ruffAt(1, 1.6);
  let pleats = '';
  for (let i = 0; i < 60; i += 2) {
    const a = (i / 60) * Math.PI * 2;
    pleats += gouge(
      line(100 + Math.cos(a) * 46, 192 + Math.sin(a) * 15, 100 + Math.cos(a) * 94, 196 + Math.sin(a) * 32, 6),
      3.4,
    );
  }
  const stripes = [
    'M100 66 Q98 80 100 96',
    'M88 66 Q85 80 90 96',
    'M76 68 Q72 82 80 96',
    'M42 106 Q54 104 62 112',
    'M40 122 Q52 118 62 124',
    'M46 140 Q56 134 66 138',
    'M62 158 Q72 152 82 158',
  ];
  const darkStripes = [
    'M112 68 Q114 82 110 96',
    'M124 70 Q127 84 120 98',
    'M158 108 Q146 104 138 114',
    'M160 124 Q150 120 146 124',
    'M152 142 Q144 138 138 144',
  ];
  const eye = pp('M56 112 Q72 92 92 114 Q76 126 56 112');
  const lids = cutLines(['M52 110 Q72 90 95 116'], 7) + cutLines(['M60 120 Q76 130 92 118'], 3);
  return (
    ground(seatInk.mc, 0.34, 90, { x: 100, y: 104, clear: 66, reach: 104 }) +
    glow(100, 100, 68, mix(seatInk.mc, C.ember, 0.5), 46, 40) +
    disc(100, 100, 56, C.ray) +
    FS(D(pp('M18 244 Q24 206 62 196 L138 196 Q176 206 182 244')), mix(seatInk.mc, C.ink, 0.5), C.ink, 4) +
    F(
      flow(pp('M30 240 Q36 214 66 204'), line(96, 240, 98, 206, 8), 7, () => 3),
      lighter(seatInk.mc, 0.2),
    ) +
    FS(D(ruff), pale, C.ink, 4.5) +
    clip(
      ruff,
      F(pleats, C.ink) + F(hatch(pp('M112 160 L204 160 L204 236 L116 236'), 66, 6.4, 3.2, { from: 0.05 }), C.ink),
    ) +
    FS(D(head), fur, C.ink, 5) +
    clip(head, F(D(shade), C.ink) + F(D(cheek), fur)) +
    F(D(earIn), mix(seatInk.mc, C.ink, 0.25)) +
    F(comb(pp('M52 30 Q48 54 54 78'), 12, 14, 11, 3, { spread: 24 }), C.ink) +
    F(comb(pp('M148 24 Q152 50 148 74'), 168, 12, 10, 3, { spread: 24 }), mix(seatInk.mc, C.ink, 0.2)) +
    clip(
      head,
      F(
        comb(pp('M105 62 Q102 92 108 110'), 186, 14, 12, 3) +
          comb(pp('M104 152 Q108 170 101 180'), 188, 14, 8, 3) +
          comb(pp('M40 120 Q44 148 60 160'), -12, 12, 12, 3),
        C.ink,
      ),
    ) +
    F(cutLines(stripes, 6), C.ink) +
    F(cutLines(darkStripes, 4), mix(seatInk.mc, C.ink, 0.1)) +
    F(D(pp('M70 146 Q84 134 100 146 Q100 160 92 164 Q76 166 70 146')), pale) +
    FS(D(pp('M89 138 L111 138 L101 150')), C.red, C.ink, 3) +
    F(
      cutLines(['M100 148 L100 158 Q92 168 78 162', 'M80 148 L81 150', 'M74 154 L75 156', 'M86 154 L87 156'], 3.4),
      C.ink,
    ) +
    F(cutLines(['M100 158 Q108 168 122 162'], 3), fur) +
    FS(D(eye), C.core, C.ink, 3.4) +
    F(D(circ(76, 111, 10)), leafInk.gold) +
    F(D(pp('M76 99 Q80 111 76 123 Q72 111 76 99')), C.ink) +
    F(D(circ(72, 106, 2.4)), C.white) +
    F(D(pp('M110 114 Q126 94 144 110 Q130 124 110 114')), C.lit) +
    F(D(pp('M128 100 Q132 111 128 121 Q124 111 128 100')), C.ink) +
    F(lids, C.ink) +
    F(cutLines(['M70 150 Q44 146 12 152', 'M70 156 Q44 160 16 170', 'M72 146 Q48 136 18 134'], 2.4), C.white) +
    F(cutLines(['M130 152 Q158 146 188 152', 'M130 158 Q158 162 184 172'], 2.4), C.lit) +
    G(
      98,
      56,
      1,
      FS('M-26 6L-32 -20L-15 -8L0 -30L15 -8L32 -20L26 6Q0 -4 -26 6Z', C.gold, C.ink, 4.5) +
        F('M6 -22L15 -8L32 -20L26 6Q16 0 6 0Z', C.ink, 'opacity=".55"') +
        F([-32, 0, 32].map((x, i) => D(circ(x, i === 1 ? -32 : -22, 4.4))).join(''), C.red),
      -7,
    ) +
    FS(D(circ(34, 96, 5)), pale, C.ink, 2.6)
  );
}
