import { type FactionId, factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { mix } from '../../ink/colour.ts';
import { comb, hatch } from '../../ink/cuts.ts';
import { circ, D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { band } from '../../shell/carving.ts';
import { frame } from '../../shell/frames.ts';
import { leaf, leafInk } from '../../shell/leaf.ts';
import { emberRim, panel } from '../../shell/paper.ts';
import { ribbonPicture } from '../../shell/ribbon.ts';
import { C, seatInk } from '../inks.ts';
import { W } from '../signs/stuff.ts';

// Frames of the factions' boards, stretched to whatever size a layout gives them.

/** Three oak leaves and a nail in each corner. */
function corners(w: number, h: number, ink: string): string {
  return (
    [
      [13, 13, -45],
      [w - 13, 13, 45],
      [13, h - 13, -135],
      [w - 13, h - 13, 135],
    ] as const
  )
    .map(
      ([x, y, turn]) =>
        leaf(x, y, 0.5, turn - 60, leafInk.olive) +
        leaf(x, y, 0.5, turn + 60, leafInk.amber) +
        leaf(x, y, 0.62, turn, mix(ink, C.ink, 0.1)) +
        FS(D(circ(x, y, 5.5, 16)), C.gold, C.ink, 2.2),
    )
    .join('');
}

/** Paper in a rim of the faction's ink; that of whoever acts glows. */
function board(faction: FactionId, w: number, h: number, isActing: boolean): string {
  const ink = seatInk[faction];
  const tone = mix(mix(C.paper, C.bog, 0.16), ink, 0.05);
  seed(1399);
  const rim = D(wob(rect(10, 11, w - 20, h - 21), 1, 0.05, 6));
  const paper = panel(0, 0, w, h, { seed: 1400, tone, inner: false, burn: 18, rag: 2 });
  seed(1401);
  const glow = isActing
    ? emberRim(7, 7, w - 14, h - 14, 1.66) +
      F(
        [
          comb(line(7, 7, w - 7, 7, 3), 90, 10, w / 11, 3.4, { spread: 12 }),
          comb(line(w - 7, 7, w - 7, h - 7, 3), 180, 10, h / 11, 3.4, { spread: 12 }),
          comb(line(w - 7, h - 7, 7, h - 7, 3), 270, 10, w / 11, 3.4, { spread: 12 }),
          comb(line(7, h - 7, 7, 7, 3), 0, 10, h / 11, 3.4, { spread: 12 }),
        ].join(''),
        C.ray,
        'opacity=".9"',
      )
    : '';
  return paper + S(rim, ink, 5) + S(rim, C.ink, 1.6) + glow + corners(w, h, ink);
}

/** A satchel of leather with a stitched line. */
function satchel(w: number, h: number): string {
  seed(1570);
  const body = wob(rect(0, 0, w, h), 2, 0.05, 6);
  const stitch = rect(9, 9, w - 18, h - 18);
  return (
    F(D(body.map((p): Point => [p[0] + 4, p[1] + 6])), C.shadow, 'opacity=".45"') +
    FS(D(body), W.leather, C.ink, 4) +
    clip(
      body,
      F(hatch(rect(w * 0.6, 0, w * 0.4, h), 66, 9, 3), C.ink, 'opacity=".4"') +
        F(comb(line(0, h, w, h, 3), 270, 9, w / 5, 2.6, { spread: 20 }), C.ink),
    ) +
    S(D(stitch), W.horn, 1.8, 'stroke-dasharray="7 5"')
  );
}

/** What a carved band is of: a faction's colour, nobody's wood, the red of turmoil and damage. */
const bands = { ...seatInk, wood: C.bog, red: C.red } as const;

export const boardFrames = (): Picture[] => [
  ...factionIds.flatMap((faction) => [
    frame(`frame-board-${faction}`, [420, 360], 16, [44, 44], (w, h) => board(faction, w, h, false)),
    frame(`frame-board-${faction}-acting`, [420, 360], 16, [44, 44], (w, h) => board(faction, w, h, true)),
    ribbonPicture(faction, seatInk[faction]),
  ]),
  ...Object.entries(bands).map(([name, ink]) =>
    frame(`frame-band-${name}`, [360, 64], 6, [12, 12], (w, h) => band([0, 0, w, h], ink, 1440)),
  ),
  frame('frame-satchel', [360, 170], 8, [24, 24], satchel),
];
