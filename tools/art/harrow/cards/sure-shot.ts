import { mix } from '../../ink/colour.ts';
import { circ, D } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { disc, ground } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { abilityToken } from '../pieces/ability-token.ts';

/** An ability token in a gun sight. */
export function sureShot(): string {
  seed(303);
  const barrel =
    FS(shape('M34 104 L40 74 L60 74 L66 104'), C.ink, C.ink, 2) +
    FS('M44 78L44 66L48 66L48 70L52 70L52 66L56 66L56 78Z', mix(C.mountain, C.ink, 0.3), C.ink, 2.4) +
    F(strokes(['M43 80 L39 102', 3]), C.paper);
  return (
    ground(C.prot, 0.45, { x: 50, y: 44, clear: 20, fade: 50 }, 90) +
    disc(50, 42, 34, C.ember) +
    disc(50, 42, 22, C.ray) +
    S(D(circ(50, 42, 30)), C.ink, 5) +
    S('M50 6V24M50 60V66M14 42H32M68 42H86', C.ink, 4) +
    G(50, 42, 1, abilityToken('move', 15)) +
    barrel
  );
}
