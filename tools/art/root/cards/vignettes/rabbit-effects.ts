import { mix } from '../../../ink/colour.ts';
import { comb, hatch } from '../../../ink/cuts.ts';
import { circ, D, pp, rect } from '../../../ink/geometry.ts';
import { seed } from '../../../ink/random.ts';
import { clip, F, FS, G, S } from '../../../ink/svg.ts';
import { disc, glow } from '../../../shell/cards/ground.ts';
import { hill, pine } from '../../../shell/cards/land.ts';
import { strokes } from '../../../shell/cards/strokes.ts';
import { leafInk } from '../../../shell/leaf.ts';
import { C, lighter, suitInk } from '../../inks.ts';
import { W } from '../../signs/stuff.ts';
import { suitMark } from '../../signs/suits.ts';
import { thing } from '../../signs/things.ts';
import { dark, light } from './parts.ts';

export const bank = (): string => {
  seed(1114);
  const mound = pp('M-4 104 Q4 30 50 22 Q96 30 104 104');
  return (
    dark('rabbit', 50, 20, 20) +
    disc(78, 20, 13, C.core) +
    FS(D(mound), mix(leafInk.olive, C.ink, 0.2), C.ink, 3) +
    clip(
      mound,
      F(comb(pp('M4 84 Q10 40 50 26'), 60, 14, 22, 2.6, { spread: 30 }), lighter(leafInk.olive, 0.5)) +
        F(hatch(pp('M66 20 L104 20 L104 104 L80 104'), 60, 6, 2.8), C.ink),
    ) +
    FS(D(circ(48, 66, 31)), W.timber, C.ink, 4) +
    clip(
      circ(48, 66, 29),
      S('M28 34V100M38 34V100M48 34V100M58 34V100M68 34V100', C.ink, 2) +
        F(hatch(rect(56, 34, 26, 66), 80, 5, 2.2), C.ink),
    ) +
    S(D(circ(48, 66, 31)), C.ink, 9) +
    S(D(circ(48, 66, 31)), C.gold, 4) +
    FS(D(circ(48, 66, 11)), C.gold, C.ink, 3) +
    suitMark('rabbit', 48, 66, 15, W.sepia, C.gold) +
    [
      [14, 94],
      [24, 97],
      [84, 95],
      [76, 98],
    ]
      .map(([x, y]) => FS(D(circ(x, y, 8, 16, 3.4)), C.gold, C.ink, 2))
      .join('')
  );
};
export const cobbler = (): string => {
  seed(1115);
  return (
    dark('rabbit') +
    glow(50, 48, 32, mix(suitInk.rabbit, C.core, 0.35)) +
    FS('M22 92H78L72 84H28Z', W.planks, C.ink, 3) +
    FS('M44 60H56V86H44Z', W.timber, C.ink, 3) +
    G(48, 48, 0.66, thing('boot', 0, 0, 100), -4) +
    G(80, 26, 0.5, thing('hammer', 0, 0, 100), 20) +
    F(strokes(['M64 50 L72 44', 3], ['M66 56 L78 54', 3], ['M60 44 L64 36', 3]), C.core) +
    S('M10 20Q24 30 20 44Q16 56 26 60', C.ink, 4) +
    S('M10 20Q24 30 20 44Q16 56 26 60', C.red, 1.8) +
    FS('M4 12H20V24H4Z', C.red, C.ink, 2.4) +
    S('M4 16H20M4 20H20', C.ink, 1.4) +
    hill(99, 1)
  );
};
export const warren = (): string => {
  seed(1116);
  const horn = pp('M14 54 Q8 46 14 38 Q34 42 54 30 Q74 16 92 14 Q96 30 86 46 Q66 72 34 66 Q22 64 14 54');
  return (
    dark('rabbit', 60, 36) +
    disc(62, 34, 34, light('rabbit')) +
    disc(62, 34, 24, C.core) +
    hill(84, 6) +
    [16, 30, 44]
      .map(
        (x, i) =>
          S(`M${x} 96V${58 + i * 4}`, C.ink, 3) +
          FS(`M${x} ${58 + i * 4}h14l-4 5l4 5h-14z`, i % 2 ? leafInk.rust : suitInk.rabbit, C.ink, 2),
      )
      .join('') +
    FS(D(horn), W.horn, C.ink, 3.4) +
    clip(
      horn,
      F(hatch(pp('M40 60 L96 20 L96 80 L30 80'), 60, 5, 2.4), C.ink) +
        S('M26 36L24 62M46 34L52 66M68 20L80 54', C.ink, 7) +
        S('M26 36L24 62M46 34L52 66M68 20L80 54', C.gold, 3.6),
    ) +
    FS(D(circ(91, 29, 5, 20, 16)), C.ink, C.gold, 2) +
    F(strokes(['M98 12 L104 4', 4], ['M99 28 L108 26', 4], ['M97 42 L104 50', 4]), C.core) +
    pine(72, 94, 20) +
    pine(84, 95, 26) +
    pine(94, 95, 18)
  );
};
