import { type FactionId, factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, D, line, type Point, type Poly, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C, seatInk } from '../inks.ts';
import { factionSigns } from '../signs/factions.ts';
import { put } from '../signs/sign.ts';

// What bears a faction's colour and sign beside its pieces.

const moved = (pts: Poly, x: number, y: number): Point[] => pts.map((p): Point => [p[0] + x, p[1] + y]);

/** Ink edge, paper rim, the faction's colour. */
const badge = (edge: Poly, ink: string, widths: Point, line: number): string =>
  S(D(edge), C.ink, widths[0]) + S(D(edge), C.paper, widths[1]) + FS(D(edge), ink, C.ink, line);

/** What stands on the score track: its point at the anchor, 100 units wide. */
function shield(faction: FactionId): string {
  const edge: Poly = [
    [-50, -110],
    [50, -110],
    [50, -45],
    [0, 0],
    [-50, -45],
  ];
  const ink = seatInk[faction];
  return (
    F(D(moved(edge, 7, 11)), C.ink, 'opacity=".55"') +
    badge(edge, ink, [25, 14], 6) +
    put(factionSigns[faction], 0, -65, 75, C.paper, ink)
  );
}

/** The flag of whoever rules a clearing, on its pole behind the sign of the suit, whose middle is the anchor; at k = 1. */
function pennant(faction: FactionId): string {
  const [w, h] = [25, 16];
  const [left, middle] = [-5.6, -19.2];
  const flag: Poly = [
    [left, middle - h / 2],
    [left + w, middle - h / 2],
    [left + w - h * 0.32, middle],
    [left + w, middle + h / 2],
    [left, middle + h / 2],
  ];
  const pole = D(line(left, middle - h * 0.62, left, 0, 1), false);
  const ink = seatInk[faction];
  return (
    S(pole, C.ink, 5) +
    F(D(moved(flag, 1.5, 2.5)), C.ink, 'opacity=".5"') +
    badge(flag, ink, [5, 2.8], 1.2) +
    S(pole, C.paper, 1.8) +
    put(factionSigns[faction], left + w * 0.46, middle, h * 0.98, C.paper, ink)
  );
}

/** Where a number stands: of warriors in the faction's colour, of wood on paper. Its radius is 50 units. */
function tally(face: string, ring: string): string {
  return (
    F(D(circ(6, 12, 53)), C.ink, 'opacity=".5"') +
    FS(D(circ(0, 0, 50, 30)), face, C.ink, 14) +
    S(D(circ(0, 0, 46, 30)), ring, 7)
  );
}

/** The disc on which a faction's points stand; its radius is 50 units. */
function dial(faction: FactionId): string {
  seed(611);
  const ink = seatInk[faction];
  return (
    F(D(circ(4, 7, 52, 30)), C.shadow, 'opacity=".45"') +
    FS(D(wob(circ(0, 0, 50, 30), 1.2, 0.1, 6)), ink, C.ink, 6.6) +
    F(comb(circ(0, 0, 48, 60).slice(2, 26), 225, 20, 14, 4.4, { spread: 40 }), C.ink, 'opacity=".7"') +
    S(D(circ(0, 0, 42, 30)), C.paper, 3)
  );
}

const round = { x: -60, y: -60, w: 122, h: 128 };

export const shields = (): Picture[] => [
  ...factionIds.flatMap((faction) => [
    piece(`shield-${faction}`, { x: -66, y: -126, w: 136, h: 146 }, () => shield(faction)),
    picture(`pennant-${faction}`, { x: -10, y: -34, w: 36, h: 38 }, () => pennant(faction)),
    piece(`tally-${faction}`, round, () => tally(mix(seatInk[faction], C.ink, 0.12), C.paper)),
    piece(`dial-${faction}`, round, () => dial(faction)),
    piece(`sign-${faction}`, { x: -60, y: -60, w: 120, h: 120 }, () =>
      put(factionSigns[faction], 0, 0, 100, C.paper, mix(seatInk[faction], C.ink, 0.6)),
    ),
  ]),
  piece('tally-paper', round, () => tally(C.paper, C.ink)),
];
