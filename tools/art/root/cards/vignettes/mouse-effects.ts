import { mix } from '../../../ink/colour.ts';
import { gouge } from '../../../ink/cuts.ts';
import { circ, D, rect, wob } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { disc } from '../../../shell/cards/ground.ts';
import { pine } from '../../../shell/cards/land.ts';
import { shape, strokes } from '../../../shell/cards/strokes.ts';
import { C, pale, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { suitMark } from '../../signs/suits.ts';
import { dark, light } from './parts.ts';

export const codes = (): string => {
  seed(1117);
  const glass = circ(58, 44, 27);
  return (
    dark('mouse') +
    G(
      42,
      54,
      1,
      FS(D(wob(rect(-34, -34, 62, 74), 1.4, 0.08, 4)), pale, C.ink, 3) +
        S('M-26 -22H18M-26 -12H10M-26 -2H18M-26 8H6M-26 18H18M-26 28H2', W.scribble, 2.4),
      -10,
    ) +
    FS(D(glass), mix(suitInk.mouse, C.core, 0.85), C.ink, 3) +
    clip(
      glass,
      suitMark('mouse', 46, 38, 17, C.ink, C.core) +
        suitMark('fox', 66, 36, 16, C.ink, C.core) +
        suitMark('bird', 56, 56, 16, C.ink, C.core) +
        F(gouge(circ(58, 44, 21, 40).slice(20, 30), 4), C.white),
    ) +
    S(D(glass), C.ink, 9) +
    S(D(glass), C.gold, 4.4) +
    S('M78 64L94 86', C.ink, 12) +
    S('M78 64L94 86', W.timber, 6) +
    FS(D(circ(20, 88, 9)), C.red, C.ink, 2.4) +
    suitMark('mouse', 20, 88, 10, pale, C.red)
  );
};
export const scouts = (): string => {
  seed(1118);
  const scout = (x: number, y: number, k: number, extra: string): string =>
    G(
      x,
      y,
      k,
      F(
        `${D(circ(-9, -52, 9))}${D(circ(9, -52, 9))}M-12 -44Q0 -56 12 -44Q18 -36 22 -34Q14 -28 8 -28Q22 -18 22 0H-20Q-20 -20 -8 -28Q-14 -34 -12 -44ZM-18 -4Q-34 -6 -40 -18Q-30 -14 -18 -12Z`,
        C.ink,
      ) + extra,
    );
  return (
    dark('mouse', 62, 44, 20) +
    disc(62, 46, 34, light('mouse')) +
    disc(62, 46, 24, C.core) +
    F(shape('M-4 82 Q30 62 62 72 Q86 80 104 68 L104 104 L-4 104'), C.ink) +
    scout(30, 76, 0.86, S('M16 -42L52 -50', C.ink, 10) + S('M18 -42L50 -49', C.gold, 4.6)) +
    scout(74, 77, 0.6, S('M16 0V-74', C.ink, 4) + FS('M12 -72L16 -86L20 -72Z', W.spike, C.ink, 2)) +
    scout(93, 76, 0.46, '') +
    F(strokes(['M8 92 Q24 80 44 84', 2.4], ['M50 94 Q66 84 90 88', 2.2]), mix(suitInk.mouse, C.gold, 0.4)) +
    pine(8, 84, 34) +
    pine(18, 80, 22)
  );
};
