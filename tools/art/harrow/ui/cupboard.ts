import { type Layout, layouts } from '../../../../src/app/harrow/layout.ts';
import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import type { Shelves } from '../../../../src/app/harrow/shelf-places.ts';
import { mix } from '../../ink/colour.ts';
import { comb, engrave, hatch } from '../../ink/cuts.ts';
import { circ, D, line, n1, type Point, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { dress, type Faction, factions } from '../pieces/factions.ts';

// The jar cupboard of the map screen, cut to the places that the layouts give to jars and tiles. The middle between two
// facing jars stays free for the name of the pair, and from chapter 3 on for their bonus tile as well (HC-BON-1).

type Area = readonly [x: number, y: number, w: number, h: number];

/** How the cupboard of a layout is built. */
interface Joinery {
  /** Thickness of the frame round the dark inside. */
  readonly frame: number;
  /** How far the shelves reach into the frame from the edge, how thick they are, and how deep the jars stand on them. */
  readonly shelf: { readonly edge: number; readonly thickness: number; readonly depth: number };
  /** Slats part the columns of jars. */
  readonly slatted: boolean;
  readonly nails: boolean;
}

const tall: Joinery = { frame: 12, shelf: { edge: 12, thickness: 15, depth: 2 }, slatted: false, nails: true };
const rack: Joinery = { frame: 6, shelf: { edge: 4, thickness: 12, depth: 1 }, slatted: true, nails: false };
const joinery: Readonly<Record<LayoutId, Joinery>> = {
  desktop: tall,
  tablet: tall,
  phone: rack,
  upright: rack,
  'upright-tablet': rack,
};

interface Cupboard {
  readonly w: number;
  readonly h: number;
  readonly frame: number;
  readonly shelves: readonly Area[];
  readonly slats: readonly number[];
  /** Middles of the niches for bonus tiles. */
  readonly niches: readonly Point[];
  readonly nicheSide: number;
  readonly nails: boolean;
}

/** A cupboard from its upper left corner, with a shelf wherever jars stand. */
function cupboardOf({ id, map }: Layout, { jars, names, slots, tileSide }: Shelves): Cupboard {
  const [left, top, w, h] = map.cupboard;
  const { frame, shelf, slatted, nails } = joinery[id];
  const feet = new Set(jars.flatMap(({ north, south }) => [north[1], south[1]]));
  const columns = slatted ? names.map(([x]) => x - left) : [];
  return {
    w,
    h,
    frame,
    shelves: [...feet].map((y) => [shelf.edge, y - top - shelf.depth, w - 2 * shelf.edge, shelf.thickness]),
    slats: columns.slice(1).map((x, i) => n1((x + columns[i]) / 2)),
    niches: tileSide > 0 ? slots.map(([x, y]): Point => [x - left, y - top]) : [],
    nicheSide: tileSide + 6,
    nails,
  };
}

const DARK = mix(C.ink, C.bog, 0.12);

/** The dark inside of a cupboard: boards behind a frame, parted by slats. */
export function inside({ w, h, frame, slats }: Pick<Cupboard, 'w' | 'h' | 'frame' | 'slats'>): string {
  const room = rect(frame, frame, w - 2 * frame, h - 2 * frame);
  const edge = wob(room, 1, 0.05, 6);
  const tone = (x: number, y: number): number => 0.08 + 0.22 * noise(x * 0.2, y * 0.01);
  const boards = F(engrave(room, 90, 7, tone, { step: 14 }), mix(C.bog, C.ink, 0.45));
  const joints = slats
    .map((x) => {
      const d = D(wob(line(x, frame, x, h - frame, 4), 0.6, 0.05, 8, false), false);
      return S(d, C.shadow, 4.4) + S(d, mix(C.bog, C.ink, 0.4), 1.4);
    })
    .join('');
  const shade = comb(line(frame, frame, w - frame, frame, 3), 90, 22, w / 5, 4, { spread: 10 });
  return F(D(edge), DARK) + clip(edge, boards + joints + F(shade, C.shadow)) + outline(edge, 3, C.ink, 0.4);
}

function cupboard(c: Cupboard, seedOf: number): string {
  const body = plank(0, 0, c.w, c.h, { seed: seedOf, tone: mix(C.bog, C.ink, 0.5), nails: c.nails });
  seed(seedOf + 1);
  const hollow = inside(c);
  const shelves = c.shelves
    .map(([x, y, w, h], i) => plank(x, y, w, h, { seed: seedOf + 2 + i, nails: false, gap: 4 }))
    .join('');
  return body + hollow + shelves + tileNiches(c);
}

/** The shallow niche a bonus tile lies in: seen when a slot is empty, and as an edge round the tile. */
function tileNiches({ niches, nicheSide: side }: Cupboard): string {
  return niches
    .map(([x, y]) => {
      const edge = wob(rect(x - side / 2, y - side / 2, side, side), 0.8, 0.08, 5);
      const cuts = hatch(rect(x - side / 2, y - side / 2, side, side), 45, 7, 1.8);
      const lit = `M${n1(x - side / 2 + 2)} ${n1(y + side / 2)}h${side - 2}v${2 - side}`;
      return (
        FS(D(edge), mix(C.ink, C.bog, 0.06), C.ink, 3) +
        clip(edge, F(cuts, mix(C.bog, C.ink, 0.55))) +
        S(lit, mix(C.bog, C.paper, 0.25), 1.8)
      );
    })
    .join('');
}

/** The light a whole jar throws on the wood behind it; its anchor is the foot of the jar. */
function glow(faction: Faction): string {
  seed(690);
  const colour = dress[faction].glow;
  return (
    F(D(wob(circ(0, -30, 48, 30, 44), 3, 0.05)), mix(colour, dress[faction].ink, 0.5), 'opacity=".2"') +
    F(D(wob(circ(0, -28, 37, 30, 36), 3, 0.05)), colour, 'opacity=".28"')
  );
}

const cupboardPicture = (key: string, c: Cupboard, seedOf: number): Picture =>
  picture(key, { x: -5, y: -5, w: c.w + 14, h: c.h + 16 }, () => cupboard(c, seedOf));

export const cupboardPictures = (): readonly Picture[] => [
  ...layoutIds.flatMap((id, i) => {
    const { plain, tiled } = layouts[id].map.shelves;
    return [
      cupboardPicture(`cupboard-${id}`, cupboardOf(layouts[id], plain), 670 + i * 6),
      cupboardPicture(`cupboard-tiles-${id}`, cupboardOf(layouts[id], tiled), 670 + i * 6),
    ];
  }),
  ...factions.map((faction) =>
    picture(`cupboard-glow-${faction}`, { x: -53, y: -80, w: 106, h: 100 }, () => glow(faction)),
  ),
];
