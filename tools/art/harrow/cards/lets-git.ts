import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { circ, D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { lamp, nightSky, pale } from '../../shell/cards/ground.ts';
import { hill } from '../../shell/cards/land.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { symbol } from '../pieces/symbols.ts';
import { HAZE } from './goblin-skin.ts';

const sack = 'M52 24 C80 14 100 36 92 62 C86 78 60 78 50 63 C42 48 42 31 52 24';
const skull = 'M34 36 Q33 27 24 28 Q15 29 13 37 L1 43 L13 46 L10 50 L18 52 Q30 52 34 44';
const ear = 'M27 31 L38 3 L36 38';
const trunk = 'M26 46 Q40 42 48 56 Q50 70 40 72 Q28 70 26 46';

/** A goblin makes off with a sack. */
export function letsGit(): string {
  seed(361);
  const cloth = mix(C.bog, C.paper, 0.25);
  const limbs = S('M34 52L52 30M36 64L20 70L20 86M42 66L60 76L72 71', C.ink, 8);
  const feet = 'M15 83L27 83L25 91L4 91ZM67 65L77 60L81 77L72 77Z';
  return (
    nightSky(C.kammi, HAZE, 34, 40, 66) +
    lamp(36, 46, 41, HAZE, mix(C.kammi, C.paper, 0.6)) +
    hill(85, 2) +
    FS(shape(sack), cloth, C.ink, 3) +
    F(hatch(pp('M74 20 L100 30 L94 72 L66 76 Q84 50 74 20'), 64, 4.4, 2.2), C.ink) +
    FS(D(circ(64, 48, 9.4)), pale, C.ink, 2.2) +
    symbol('paw', 64, 48, 13, C.ink, pale) +
    FS(shape('M55 25 L47 11 L42 24 L49 32'), mix(C.bog, C.paper, 0.1), C.ink, 2.4) +
    limbs +
    F(shape(skull, ear, trunk) + feet, C.ink) +
    F(shape('M15 37 L25 35 Q23 41 18 41 Q15 40 15 37'), C.lit) +
    F('M12 46L14 49.6L16 46.6L18.4 50L20.4 47L23 50L24 47Z', C.eggshell) +
    F(strokes(['M36 12 L34 32', 2.2], ['M33 50 Q40 54 42 64', 2.2]), HAZE) +
    F(strokes(['M58 91 L82 91', 3], ['M68 96 L96 96', 3], ['M38 97 L56 97', 2.6]), pale)
  );
}
