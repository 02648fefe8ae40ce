import { mix } from '../../ink/colour.ts';
import { engrave } from '../../ink/cuts.ts';
import { D } from '../../ink/geometry.ts';
import { F } from '../../ink/svg.ts';
import { disc, field } from '../../shell/cards/ground.ts';
import { C } from '../inks.ts';

/** Earth by night, the ground of Hester's cards. */
const earth = C.scorched;

/** Hester's light: two ember discs in dark earth, because black roots vanish anywhere else. */
export function emberGround(x: number, y: number, reach: number): string {
  const tone = (px: number, py: number): number =>
    Math.max(0, Math.min(0.75, 0.78 - Math.hypot(px - x, py - y) / reach));
  return (
    F(D(field), earth) +
    F(engrave(field, 0, 4.8, tone, { wave: 2.4, wl: 26, step: 4 }), mix(C.ember, C.ink, 0.15)) +
    disc(x, y, reach * 0.66, mix(C.ember, C.ink, 0.42), 2.4) +
    disc(x, y, reach * 0.48, C.ember, 2)
  );
}
