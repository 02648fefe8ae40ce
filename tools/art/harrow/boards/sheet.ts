import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { D, line, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, S } from '../../ink/svg.ts';
import { emberRim, panel } from '../../shell/paper.ts';
import { ribbon } from '../../shell/ribbon.ts';
import { C } from '../inks.ts';
import { dress, type Faction } from '../pieces/factions.ts';
import { ribbonColours } from '../ui/ribbon-colours.ts';
import type { BoardLayout } from './layout.ts';
import { corners } from './ornament.ts';

/** Corners and ribbon lie over every rim. */
const fittings = (faction: Faction, { w, h, phone, ribbon: r }: BoardLayout): string =>
  corners(faction, w, h, phone ? 0.6 : 1) +
  ribbon(r[0], r[1], r[2], r[3], faction === 'protectors' ? 703 : 704, ribbonColours[faction]);

/** The paper of a board with a rim in its faction's colour. */
export function sheet(faction: Faction, layout: BoardLayout): string {
  const { w, h, phone } = layout;
  const protectors = faction === 'protectors';
  const tone = protectors ? mix(C.paper, C.bog, 0.17) : mix(mix(C.paper, C.storm, 0.16), C.bog, 0.06);
  const edge = { burn: phone ? 10 : 20, rag: phone ? 1.8 : 3 };
  const paper = panel(0, 0, w, h, { seed: protectors ? 700 : 701, tone, inner: false, ...edge });
  const rim = D(wob(rect(10, 11, w - 20, h - 21), 1, 0.05, 6));
  return (
    paper + S(rim, dress[faction].ink, phone ? 3.4 : 5) + (phone ? '' : S(rim, C.ink, 1.6)) + fittings(faction, layout)
  );
}

/** The rim of light round the board of the faction that acts, laid over the board. */
export function activeRim(faction: Faction, layout: BoardLayout): string {
  seed(795);
  const [x0, y0, x1, y1] = [7, 7, layout.w - 7, layout.h - 7];
  const sides: readonly (readonly [number, number, number, number, number])[] = [
    [x0, y0, x1, y0, 90],
    [x1, y0, x1, y1, 180],
    [x1, y1, x0, y1, 270],
    [x0, y1, x0, y0, 0],
  ];
  const wedges = sides.map(([ax, ay, bx, by, deg]) =>
    comb(line(ax, ay, bx, by, 3), deg, layout.phone ? 6 : 10, Math.hypot(bx - ax, by - ay) / 11, 3.4, { spread: 12 }),
  );
  const light = emberRim(x0, y0, x1 - x0, y1 - y0, layout.phone ? 1.3 : 1.66);
  return light + F(wedges.join(''), C.ray, 'opacity=".9"') + fittings(faction, layout);
}
