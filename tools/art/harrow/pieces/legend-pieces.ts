import { mix } from '../../ink/colour.ts';
import { gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, type Point, pp, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, rim, S, shadow } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { disc } from './ability-token.ts';
import { two } from './numerals.ts';
import { symbol } from './symbols.ts';

// What three of the Protectors' legends put on the map: Bernice her nails, Malachi his rage, Priscilla her goads.

const nailShape = pp('M0 4 L-8 -20 L-9 -82 L-20 -84 L-18 -98 L18 -98 L20 -84 L9 -82 L8 -20');

/** A square iron nail driven in beside a unit, its foot at the origin (HC-LGD-BER-2). */
function nail(): string {
  seed(18);
  const dark = F(D(pp('M2 -84 L24 -100 L24 6 L0 6')), mix(C.nail, C.ink, 0.55));
  const light = gouge(pp('M-4 -78 Q-5 -40 -2 -8'), 4) + gouge(pp('M-15 -92 L6 -92'), 4);
  const cuts =
    hatch(pp('M3 -82 L10 -82 L10 -10 L3 -10'), 20, 6, 2.6) + gouge(pp('M-20 -84 L20 -84'), 4, { a: 1, b: 1 });
  return (
    shadow(28, 8, 0) + rim(nailShape, C.nail, { w: 6 }) + clip(nailShape, dark + F(light, C.paper) + F(cuts, C.ink))
  );
}

/** A red burst with a horned head; the numeral because it counts as two units (HC-ATK-8). */
function rage(r: number): string {
  seed(30 + r);
  const burst = Array.from({ length: 18 }, (_, i): Point => {
    const angle = (i / 18) * 6.2832;
    const reach = i % 2 ? r * 0.84 : r * 1.14;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const eyes = 'M-20 -2L-5 8L-8 14Q-18 12 -20 -2ZM20 -2L5 8L8 14Q18 12 20 -2Z';
  const head = symbol('horns', 0, 0, 100, C.ink, C.prot) + F(eyes, C.lit);
  return (
    disc(r, C.prot, wob(burst, r * 0.03, 0.2, 2), tr(burst, r * 0.1, r * 0.2, 1.04)) +
    G(0, -r * 0.06, r / 58, head) +
    G(r * 0.74, r * 0.72, r / 44, S(two, C.ink, 9) + F(two, C.paper))
  );
}

const fork = 'M6 46L8 8M8 8Q-10 -6 -14 -34M8 8Q26 -4 28 -34';
const sling = 'M-14 -34L-34 20L28 -34';

/** A slingshot drawn back with its stone (HC-LGD-PRI-1). */
function goad(r: number): string {
  seed(30 + r);
  const shot =
    S(sling, C.ink, 9) +
    S(sling, C.prot, 4.4) +
    S(fork, C.ink, 17) +
    S(fork, mix(C.bog, C.ember, 0.2), 9) +
    FS(D(circ(-33, 20, 11)), C.mountain, C.ink, 5) +
    F(D(circ(-36, 17, 3)), C.paper);
  return disc(r, mix(C.prot, C.paper, 0.55), wob(circ(0, 0, r, 40), r * 0.03, 0.2, 2)) + G(0, 0, r / 52, shot);
}

/** Twice the size tokens have on the map. */
const radius = 32;
const tokenBox = { x: -40, y: -40, w: 82, h: 86 };

export const legendPieces = (): Picture[] => [
  piece('nail', { x: -31, y: -106, w: 66, h: 120 }, nail),
  picture('rage', tokenBox, () => rage(radius), { r: radius }),
  picture('goad', tokenBox, () => goad(radius), { r: radius }),
];
