import { C, mix } from '../../ink/colour.ts';
import { comb, engrave, hatch } from '../../ink/cuts.ts';
import { circ, D, line, n1, type Point, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { plank } from '../../shell/wood.ts';
import { dress, type Faction, factions } from '../pieces/factions.ts';
import { symbol } from '../pieces/symbols.ts';

// The jar cupboard of the map screen. The middle between two facing jars stays free for the name of the pair, and from
// chapter 3 on for their bonus tile as well (HC-BON-1).

const jarNames = ['ability', 'wild', 'legend', 'attack'] as const;

interface Place {
  readonly protectors: Point;
  readonly family: Point;
  readonly name: Point;
  /** Middle of the bonus tile. */
  readonly tile?: Point;
  /** Middles of two tiles that share the place (HC-BON-3). */
  readonly tiles?: readonly [Point, Point];
}

/** How large the bonus tiles are: one alone, and each of two. */
interface Tiles {
  readonly size: number;
  readonly pairSize: number;
}

interface Cupboard {
  readonly w: number;
  readonly h: number;
  /** Thickness of the frame round the dark inside. */
  readonly frame: number;
  readonly shelves: readonly (readonly [x: number, y: number, w: number, h: number])[];
  /** Slats that part the columns of a phone. */
  readonly slats: readonly number[];
  /** Where the feet of the jars stand and the names are centred, one place for each jar. */
  readonly places: readonly Place[];
  readonly jarScale: number;
  readonly nails: boolean;
  readonly tiles?: Tiles;
}

/** Four shelves one above the other, the Protectors' jars on the left. */
function tall(w: number, h: number, top: number, step: number, jarScale: number, inset: number): Cupboard {
  const rows = jarNames.map((_, i) => top + i * step);
  return {
    w,
    h,
    frame: 12,
    shelves: rows.map((y) => [12, y, w - 24, 15] as const),
    slats: [],
    places: rows.map((y) => ({ protectors: [inset, y + 2], family: [w - inset, y + 2], name: [w / 2, y - 28] })),
    jarScale,
    nails: true,
  };
}

/** The rack of a phone: the types are columns, the Family's jars stand on the upper shelf. */
function rack(): Cupboard {
  const columns = jarNames.map((_, i) => 34 + i * 54.7);
  const [upper, lower] = [104, 252];
  return {
    w: 232,
    h: 275,
    frame: 6,
    shelves: [
      [4, upper, 224, 12],
      [4, lower, 224, 13],
    ],
    slats: [61.4, 116, 170.8],
    places: columns.map((x) => ({ protectors: [x, lower + 1], family: [x, upper + 1], name: [x, 146] })),
    jarScale: 0.54,
    nails: false,
  };
}

const cupboards: Readonly<Record<string, Cupboard>> = {
  desktop: tall(296, 420, 90, 98, 0.56, 62),
  tablet: tall(236, 400, 84, 92, 0.52, 50),
  phone: rack(),
};

/** Tiles stand on the shelves, the names above them. */
function withTiles(c: Cupboard, tiles: Tiles): Cupboard {
  const apart = tiles.pairSize / 2 + 1;
  const places = c.places.map((place, i): Place => {
    const [x, shelf] = [c.w / 2, c.shelves[i][1]];
    const y = shelf - 3 - tiles.size / 2;
    const low = shelf - 3 - tiles.pairSize / 2;
    return {
      ...place,
      name: [x, y - tiles.size / 2 - 12],
      tile: [x, y],
      tiles: [
        [x - apart, low],
        [x + apart, low],
      ],
    };
  });
  return { ...c, places, tiles };
}

/** On a phone the tiles hang between the shelves, and the names go to the top. */
function rackWithTiles(): Cupboard {
  const bare = rack();
  const [upper, lower] = [94, 252];
  const middle = 145.5;
  const columns = [...jarNames.keys()].map((i) => n1(34 + i * 54.7));
  return {
    ...bare,
    shelves: [
      [4, upper, 224, 10],
      [4, lower, 224, 13],
    ],
    places: columns.map((x) => ({
      protectors: [x, lower + 1],
      family: [x, upper + 1],
      name: [x, 19],
      tile: [x, middle],
      tiles: [
        [x, middle - 21.5],
        [x, middle + 21.5],
      ],
    })),
    jarScale: 0.48,
    tiles: { size: 44, pairSize: 38 },
  };
}

const tileCupboards: Readonly<Record<string, Cupboard>> = {
  desktop: withTiles(cupboards.desktop, { size: 50, pairSize: 40 }),
  tablet: withTiles(cupboards.tablet, { size: 46, pairSize: 38 }),
  phone: rackWithTiles(),
};

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
      return S(d, '#000', 4.4) + S(d, mix(C.bog, C.ink, 0.4), 1.4);
    })
    .join('');
  const shade = comb(line(frame, frame, w - frame, frame, 3), 90, 22, w / 5, 4, { spread: 10 });
  return F(D(edge), DARK) + clip(edge, boards + joints + F(shade, '#000')) + outline(edge, 3, C.ink, 0.4);
}

function cupboard(c: Cupboard, seedOf: number): string {
  const body = plank(0, 0, c.w, c.h, { seed: seedOf, tone: mix(C.bog, C.ink, 0.5), nails: c.nails });
  seed(seedOf + 1);
  const hollow = inside(c);
  const shelves = c.shelves
    .map(([x, y, w, h], i) => plank(x, y, w, h, { seed: seedOf + 2 + i, nails: false, gap: 4 }))
    .join('');
  const marks = c.places
    .flatMap((place) =>
      factions.map((faction) => {
        const [x, y] = place[faction];
        return symbol(dress[faction].mark, x, y + 6, c.nails ? 15 : 12, mix(C.paper, C.bog, 0.2), '#000');
      }),
    )
    .join('');
  return body + hollow + shelves + tileNiches(c) + marks;
}

/** The shallow niche a bonus tile lies in: seen when a slot is empty, and as an edge round the tile. */
function tileNiches({ places, tiles }: Cupboard): string {
  if (!tiles) return '';
  const side = tiles.size + 6;
  const niche = (x: number, y: number): string => {
    const edge = wob(rect(x - side / 2, y - side / 2, side, side), 0.8, 0.08, 5);
    const cuts = hatch(rect(x - side / 2, y - side / 2, side, side), 45, 7, 1.8);
    const lit = `M${n1(x - side / 2 + 2)} ${n1(y + side / 2)}h${side - 2}v${2 - side}`;
    return (
      FS(D(edge), mix(C.ink, C.bog, 0.06), C.ink, 3) +
      clip(edge, F(cuts, mix(C.bog, C.ink, 0.55))) +
      S(lit, mix(C.bog, C.paper, 0.25), 1.8)
    );
  };
  return places.map(({ tile }) => (tile ? niche(...tile) : '')).join('');
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
  picture(key, { x: -5, y: -5, w: c.w + 14, h: c.h + 16 }, () => cupboard(c, seedOf), {
    slots: Object.fromEntries(jarNames.map((name, k) => [name, c.places[k]])),
    jarScale: c.jarScale,
    ...(c.tiles && { tileSize: c.tiles.size, pairSize: c.tiles.pairSize }),
  });

export const cupboardPictures = (): readonly Picture[] => [
  ...Object.entries(cupboards).map(([size, c], i) => cupboardPicture(`cupboard-${size}`, c, 670 + i * 6)),
  ...Object.entries(tileCupboards).map(([size, c], i) => cupboardPicture(`cupboard-tiles-${size}`, c, 670 + i * 6)),
  ...factions.map((faction) =>
    picture(`cupboard-glow-${faction}`, { x: -53, y: -80, w: 106, h: 100 }, () => glow(faction)),
  ),
];
