import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { line, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS } from '../../ink/svg.ts';
import { hill } from '../../shell/cards/land.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';
import { flame } from './fire.ts';

const plank = mix(C.bog, C.ink, 0.25);
const grain = mix(C.bog, C.paper, 0.4);

const post = (x: number, top: number): string =>
  FS(shape(`M${x - 6} 97 L${x - 6} ${top + 9} L${x} ${top} L${x + 6} ${top + 9} L${x + 6} 97`), plank, C.ink, 2.6) +
  F(strokes([`M${x - 2.4} ${top + 12} L${x - 2.4} 92`, 2.2]), grain);

/** A fence with its gate open, and the field behind it in flames. */
export function halfAcre(): string {
  seed(342);
  const rails = [66, 82]
    .map((y) =>
      FS(
        `M-4 ${y}L38 ${y + 1}V${y + 8}L-4 ${y + 7}ZM62 ${y + 1}L104 ${y}V${y + 7}L62 ${y + 8}Z`,
        mix(C.bog, C.ink, 0.1),
        C.ink,
        2.4,
      ),
    )
    .join('');
  return (
    emberGround(50, 38, 66) +
    [flame(14, 66, 0.56), flame(86, 67, 0.52), flame(38, 62, 0.76), flame(65, 62, 0.66)].join('') +
    hill(64, 2) +
    F(comb(line(2, 66, 98, 66, 4), -90, 9, 20, 2.2, { spread: 40 }), C.ink) +
    F(shape('M42 66 L57 66 L72 105 L28 105'), C.ember) +
    F(shape('M46 66 L54 66 L60 105 L40 105'), C.ray) +
    F(strokes(['M44 78 L56 78', 2], ['M42 90 L59 90', 2.4]), mix(C.ember, C.ink, 0.4)) +
    flame(49, 70, 0.3) +
    rails +
    [8, 26].map((x, i) => post(x, 54 - i * 3)).join('') +
    [74, 92].map((x, i) => post(x, 51 + i * 4)).join('') +
    F(comb(pp('M-2 104 Q20 98 34 104 L66 104 Q84 98 102 104'), -90, 7, 22, 2.6, { spread: 40 }), C.ink)
  );
}
