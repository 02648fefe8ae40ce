import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, pp, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G } from '../../ink/svg.ts';
import { glow, pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { cube } from '../pieces/cube.ts';
import { terrainDress } from '../pieces/terrain-dress.ts';
import { emberGround } from './ember-ground.ts';
import { flame } from './fire.ts';

/** A candle on (x, y), burnt down to a height. */
function candle(x: number, y: number, h: number): string {
  return (
    FS(D(wob(rect(x - 3.6, y - h, 7.2, h), 0.4, 0.2, 3)), pale, C.ink, 2.2) +
    F(strokes([`M${x + 1.6} ${y - h + 2} L${x + 1.6} ${y - 2}`, 1.8]), mix(C.bog, C.ink, 0.3)) +
    flame(x, y - h, 0.19)
  );
}

/** A cube of the land on an altar. */
export function forcedSacrifice(): string {
  seed(339);
  const stone =
    FS(shape('M16 73 L84 72 L79 104 L21 104'), mix(C.mountain, C.ink, 0.2), C.ink, 3) +
    F(hatch(pp('M52 73 L84 73 L79 104 L54 104'), 72, 4.6, 2.4), C.ink) +
    F(strokes(['M30 77 L38 90 L34 103', 2.8], ['M38 90 L45 94', 2]), C.ink) +
    FS(shape('M9 62 L91 60 L95 71 L5 73'), mix(C.mountain, C.paper, 0.3), C.ink, 3) +
    F(strokes(['M11 65 L70 63.6', 2]), pale);
  const light = emberGround(50, 38, 64) + glow(50, 40, 22, C.ray, { reach: 18 });
  const offering = G(50, 57, 1, cube(terrainDress.forest, 17));
  seed(345);
  return light + stone + candle(19, 64, 19) + candle(81, 63, 24) + offering + candle(29, 67, 11);
}
