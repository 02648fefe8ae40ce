import { mix } from '../../../ink/colour.ts';
import { comb, gouge, hatch, rays } from '../../../ink/cuts.ts';
import { circ, D, line, pp, rect, tr, wob } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, S } from '../../../ink/svg.ts';
import { disc, field, glow } from '../../../shell/cards/ground.ts';
import { hill } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { leafInk } from '../../../shell/leaf.ts';
import { C, pale, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { dark, light } from './parts.ts';

export const armorers = (): string => {
  seed(1106);
  const helm = pp(
    'M26 92 Q20 58 28 44 Q36 24 58 24 Q78 28 80 50 L80 92 L62 96 L58 78 L40 72 Q22 70 12 60 Q24 56 30 58',
  );
  return (
    dark('bird') +
    glow(52, 50, 32, light('bird')) +
    F(strokes(['M60 26 Q64 8 92 6', 12], ['M62 28 Q74 14 96 18', 10], ['M64 30 Q80 22 96 30', 8]), C.red) +
    FS(D(helm), W.tin, C.ink, 3.4) +
    clip(
      helm,
      F(shape('M62 20 L90 20 L90 100 L60 100 Q70 70 62 50'), C.ink) +
        F(hatch(pp('M48 24 L62 24 L64 96 L54 90'), 80, 4.6, 2), C.ink) +
        F(strokes(['M34 44 Q42 32 54 30', 3.4]), C.white),
    ) +
    F(shape('M32 50 L56 52 L54 58 L34 57'), C.ink) +
    F(D(circ(46, 54.6, 2.2)), C.lit) +
    S('M28 62L42 66M28 67L40 71', C.ink, 2) +
    F(
      [
        [66, 40],
        [70, 56],
        [70, 72],
        [68, 86],
      ]
        .map(([x, y]) => D(circ(x, y, 2)))
        .join(''),
      C.gold,
    )
  );
};
export const sappers = (): string => {
  seed(1107);
  const keg = pp('M30 46 Q50 40 70 46 Q80 68 70 92 Q50 98 30 92 Q20 68 30 46');
  const stones = [
    [0, 0, 26, 16],
    [26, 0, 30, 16],
    [56, 0, 26, 16],
    [82, 0, 22, 16],
    [-10, 16, 26, 16],
    [16, 16, 24, 14],
    [62, 16, 28, 14],
    [90, 16, 20, 16],
  ];
  return (
    F(D(field), mix(suitInk.bird, C.ink, 0.7)) +
    disc(50, 64, 46, mix(suitInk.bird, C.amber, 0.55)) +
    disc(50, 64, 34, C.amber) +
    stones
      .map(
        ([x, y, w, h]) =>
          FS(D(wob(rect(x, y, w, h), 1.4, 0.1, 4)), mix(C.iron, C.ink, 0.25), C.ink, 2.6) +
          F(comb(line(x + w - 3, y + 2, x + w - 3, y + h, 3), 180, 7, 4, 1.8), C.ink),
      )
      .join('') +
    hill(94, 2) +
    FS(D(keg), W.timber, C.ink, 3.4) +
    clip(
      keg,
      F(hatch(rect(56, 40, 30, 60), 88, 5, 2.6), C.ink) +
        S('M36 44Q30 68 36 94M50 42V97M64 44Q70 68 64 94', C.ink, 2) +
        F(gouge(pp('M32 52 Q26 68 32 86'), 3.4), W.straw),
    ) +
    S('M27 56Q50 62 73 56M27 80Q50 87 73 80', C.ink, 7) +
    S('M27 56Q50 62 73 56M27 80Q50 87 73 80', W.tin, 3.4) +
    S('M50 44Q48 30 60 30Q74 32 72 20', C.ink, 4.4) +
    S('M50 44Q48 30 60 30Q74 32 72 20', pale, 1.8) +
    F(rays(72, 18, 4, 15, 14, 3), C.lit) +
    F(D(circ(72, 18, 4.4)), C.core)
  );
};
export const brutal = (): string => {
  seed(1108);
  let spikes = '';
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 6.283;
    spikes += D(tr(pp('M-4 0 L0 -14 L4 0'), 64 + Math.cos(a) * 18, 30 + Math.sin(a) * 18, 1, a + 1.571));
  }
  const paw = pp('M18 104 L20 82 Q12 72 20 62 Q28 56 36 60 Q44 56 48 64 Q56 66 54 74 Q56 82 48 86 L46 104');
  return (
    dark('bird', 62, 30) +
    glow(62, 32, 32, mix(C.red, C.amber, 0.4)) +
    S('M28 96L58 40', C.ink, 12) +
    S('M28 96L58 40', W.leather, 6) +
    FS(spikes, W.spike, C.ink, 2.4) +
    FS(D(circ(64, 30, 19)), W.iron, C.ink, 3) +
    F(comb(circ(64, 30, 18, 40).slice(0, 18), 225, 14, 12, 2.6, { spread: 30 }), C.ink) +
    F(gouge(circ(64, 30, 13, 40).slice(22, 34), 3), C.white) +
    FS(D(paw), mix(leafInk.amber, C.paper, 0.3), C.ink, 3) +
    clip(paw, F(shape('M38 56 L70 56 L70 104 L36 104 Q42 80 38 56'), C.ink)) +
    F(strokes(['M22 64 Q26 72 24 78', 3], ['M31 62 Q34 70 32 78', 3], ['M18 84 Q28 82 40 86', 3]), C.ink) +
    F(strokes(['M74 62 L94 90', 6], ['M64 68 L82 98', 5], ['M86 58 L98 76', 5]), C.red)
  );
};
export const royal = (): string => {
  seed(1109);
  const crown = pp('M18 70 L12 34 L32 50 L50 22 L68 50 L88 34 L82 70');
  const cushion = pp('M10 80 Q50 66 90 80 Q98 90 88 98 Q50 104 12 98 Q2 90 10 80');
  return (
    dark('bird', 50, 46, 30) +
    glow(50, 46, 36, light('bird'), { reach: 22, count: 34 }) +
    disc(50, 46, 26, mix(C.gold, C.core, 0.3)) +
    FS(D(cushion), C.red, C.ink, 3) +
    clip(
      cushion,
      F(comb(pp('M96 84 Q92 96 60 101 Q30 102 12 98'), 250, 15, 34, 2.8, { spread: 24 }), C.ink) +
        F(shape('M84 78 Q100 84 96 96 L74 102 Q92 92 84 78'), C.ink) +
        F(gouge(pp('M14 86 Q30 80 48 79'), 3), mix(C.red, C.paper, 0.5)),
    ) +
    FS(D(crown), C.gold, C.ink, 3.4) +
    clip(
      crown,
      F(shape('M56 20 L92 20 L92 74 L54 74 Q60 50 56 20'), mix(C.amber, C.ink, 0.45)) +
        F(hatch(pp('M50 40 L58 40 L58 72 L50 72'), 80, 4, 1.6), C.ink),
    ) +
    FS('M18 66Q50 58 82 66L81 76Q50 68 19 76Z', C.gold, C.ink, 3) +
    [
      [12, 32],
      [50, 20],
      [88, 32],
    ]
      .map(([x, y]) => FS(D(circ(x, y, 5)), C.red, C.ink, 2.4))
      .join('') +
    [
      [30, 68],
      [50, 66],
      [70, 68],
    ]
      .map(([x, y], i) => FS(D(circ(x, y, 3.6)), i === 1 ? suitInk.bird : leafInk.olive, C.ink, 1.8))
      .join('') +
    F(strokes(['M22 62 L18 44', 2.6]), C.core)
  );
};
