import { mix } from '../../ink/colour.ts';
import { circ, D, line, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { FS, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { factionSigns } from '../signs/factions.ts';
import { put } from '../signs/sign.ts';

/** An action of the Marquise: still there, the one that is due, or used. */
const looks = {
  left: { face: C.paper, sign: C.ink },
  now: { face: C.ray, sign: C.ink },
  used: { face: mix(C.bark, C.ink, 0.2), sign: mix(C.bark, C.paper, 0.35) },
} as const;

function action(state: keyof typeof looks): string {
  seed(680);
  const { face, sign } = looks[state];
  return (
    FS(D(wob(circ(0, 0, 50, 24), 1.6, 0.1, 6)), face, C.ink, 10) +
    put(factionSigns.mc, 0, 0, 68, sign, C.paper) +
    (state === 'used' ? S(D(line(-35, 35, 35, -35, 1), false), C.ember, 9) : '')
  );
}

/** Their radius is 50 units. */
export const actionPaws = (): Picture[] =>
  (['left', 'now', 'used'] as const).map((state) =>
    piece(`action-${state}`, { x: -58, y: -58, w: 116, h: 116 }, () => action(state)),
  );
