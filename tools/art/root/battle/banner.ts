import { type FactionId, factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { mix } from '../../ink/colour.ts';
import { comb, hatch } from '../../ink/cuts.ts';
import { circ, D, line, type Poly, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C, lighter, seatInk } from '../inks.ts';
import { factionSigns } from '../signs/factions.ts';
import { put } from '../signs/sign.ts';
import { W } from '../signs/stuff.ts';
import { thing } from '../signs/things.ts';

/** What hangs from the boughs beside the fight: the colours of a side. The anchor is the middle of its pole. */
function banner(faction: FactionId): string {
  seed(1080);
  const ink = seatInk[faction];
  const cloth: Poly = [
    [-33, 0],
    [33, 0],
    [33, 92],
    [0, 74],
    [-33, 92],
  ];
  const edge = wob(cloth, 0.8, 0.05, 6);
  return (
    S(D(line(0, -40, 0, 0, 2), false), C.ink, 4) +
    FS(D(edge), ink, C.ink, 3.4) +
    clip(
      edge,
      F(hatch(rect(14, 0, 22, 92), 88, 6, 2.4), mix(ink, C.ink, 0.5)) +
        F(comb(line(-33, 3, 33, 3, 3), 90, 10, 16, 2, { spread: 16 }), mix(ink, C.ink, 0.55)) +
        S(D(line(-27, 6, -27, 86, 3), false), lighter(ink, 0.5), 2),
    ) +
    put(factionSigns[faction], 0, 38, 46, C.paper, ink) +
    S(D(line(-40, 0, 40, 0, 2), false), C.ink, 9) +
    S(D(line(-40, 0, 40, 0, 2), false), W.shaft, 4.6) +
    [-41, 41].map((x) => FS(D(circ(x, 0, 5, 14)), C.gold, C.ink, 2)).join('')
  );
}

const hitInks = { hit: C.lit, extra: C.ember, lost: mix(C.bog, C.ink, 0.45) } as const;

/** A hit that can be dealt, one that comes from a card, and one that nobody is left to deal. */
function hit(kind: keyof typeof hitInks): string {
  seed(1085);
  const cross = D(line(-30, -30, 30, 30, 1), false) + D(line(-30, 30, 30, -30, 1), false);
  return (
    F(D(circ(5, 9, 52)), C.ink, 'opacity=".45"') +
    FS(D(wob(circ(0, 0, 50, 30), 1.2, 0.1, 6)), hitInks[kind], C.ink, 8) +
    thing('sword', 0, 0, 80) +
    (kind === 'lost' ? S(cross, C.ink, 15) + S(cross, C.red, 8) : '')
  );
}

export const battleSigns = (): Picture[] => [
  ...factionIds.map((faction) =>
    picture(`banner-${faction}`, { x: -48, y: -42, w: 96, h: 140 }, () => banner(faction)),
  ),
  ...(['hit', 'extra', 'lost'] as const).map((kind) =>
    piece(`hit-${kind}`, { x: -58, y: -58, w: 118, h: 124 }, () => hit(kind)),
  ),
];
