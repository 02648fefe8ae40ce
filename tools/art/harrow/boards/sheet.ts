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

/** What a sheet is cut to. */
export type SheetSize = Pick<BoardLayout, 'w' | 'h' | 'phone' | 'ribbon'>;

interface SheetDress {
  readonly seed: number;
  readonly tone: string;
  readonly ribbonSeed: number;
}

const sheets: Readonly<Record<Faction, SheetDress>> = {
  protectors: { seed: 700, tone: mix(C.paper, C.bog, 0.17), ribbonSeed: 703 },
  family: { seed: 701, tone: mix(mix(C.paper, C.storm, 0.16), C.bog, 0.06), ribbonSeed: 704 },
  kammi: { seed: 705, tone: mix(mix(C.paper, C.bog, 0.15), C.kammi, 0.06), ribbonSeed: 706 },
};

/** Corners and ribbon lie over every rim. */
const fittings = (faction: Faction, { w, h, phone, ribbon: r }: SheetSize): string =>
  corners(faction, w, h, phone ? 0.6 : 1) +
  ribbon(r[0], r[1], r[2], r[3], sheets[faction].ribbonSeed, ribbonColours[faction]);

/** The paper of a board with a rim in its faction's colour. */
export function sheet(faction: Faction, layout: SheetSize): string {
  const { w, h, phone } = layout;
  const { seed: seedOf, tone } = sheets[faction];
  const edge = { burn: phone ? 10 : 20, rag: phone ? 1.8 : 3 };
  const paper = panel(0, 0, w, h, { seed: seedOf, tone, inner: false, ...edge });
  const rim = D(wob(rect(10, 11, w - 20, h - 21), 1, 0.05, 6));
  return (
    paper + S(rim, dress[faction].ink, phone ? 3.4 : 5) + (phone ? '' : S(rim, C.ink, 1.6)) + fittings(faction, layout)
  );
}

/** The rim of light round the board of the faction that acts, laid over the board. */
export function activeRim(faction: Faction, layout: SheetSize): string {
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
