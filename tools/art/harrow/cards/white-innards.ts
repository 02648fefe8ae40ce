import { mix } from '../../ink/colour.ts';
import { comb, flow } from '../../ink/cuts.ts';
import { D, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { pale } from '../../shell/cards/ground.ts';
import { shape, strokes } from '../../shell/cards/strokes.ts';
import { C } from '../inks.ts';
import { emberGround } from './ember-ground.ts';

const leftBark = pp('M12 104 C18 84 20 70 12 50 C6 34 4 20 8 2 C18 22 32 36 40 58 C44 72 48 88 50 104');
const rightBark = pp('M88 104 C82 84 80 70 88 50 C94 34 97 22 94 6 C82 24 68 36 60 58 C56 72 52 88 50 104');
const leftWood = pp('M12 8 C22 28 36 42 43 62 C47 76 49 90 50 104 L30 104 C28 84 26 64 20 46 C16 32 12 20 12 8');
const rightWood = pp('M91 12 C80 30 64 42 57 62 C53 76 51 90 50 104 L70 104 C72 84 74 64 80 46 C84 34 89 24 91 12');
const guts =
  'M51 26C42 28 41 37 48 40C58 43 62 49 55 54C47 58 38 58 40 66C42 73 58 68 60 76C62 84 44 82 38 88C33 94 42 99 50 96C58 94 66 96 64 106';
const coils = 'M44 33L49 35M57 46L52 49M41 63L46 64M58 73L54 76M40 88L44 91M60 96L59 101';

/** A trunk split open: bark outside, white wood and something white that lives in it. */
export function whiteInnards(): string {
  seed(331);
  const fibres = (bark: typeof leftBark, wood: typeof leftWood): string =>
    clip(
      wood,
      F(
        flow(wood.slice(0, 26), bark.slice(0, 26), 5, () => 1.6),
        mix(C.bog, pale, 0.4),
      ),
    );
  const bark = mix(C.bog, C.ink, 0.45);
  return (
    emberGround(50, 34, 62) +
    F(shape('M40 58 C46 70 48 88 50 104 C52 88 54 70 60 58 C56 44 52 34 50 20 C48 34 44 44 40 58'), C.soot) +
    FS(D(leftBark) + D(rightBark), bark, C.ink, 3) +
    FS(D(leftWood) + D(rightWood), pale, C.ink, 2.6) +
    fibres(leftBark, leftWood) +
    fibres(rightBark, rightWood) +
    F(
      comb(pp('M79 50 C74 68 72 86 70 104'), 200, 9, 14, 2) +
        comb(pp('M13 18 C14 34 20 46 22 60 C24 76 20 90 15 102'), 10, 6, 16, 2.2) +
        strokes(['M84 56 C80 74 84 88 86 102', 3.4]),
      C.ink,
    ) +
    F(strokes(['M15 54 C22 72 19 88 16 102', 2.2], ['M8 14 C8 28 12 40 16 50', 2]), mix(C.bog, C.paper, 0.5)) +
    S(guts, C.ink, 11.5) +
    S(guts, C.eggshell, 6.6) +
    S(coils, mix(C.bog, pale, 0.35), 1.6)
  );
}
