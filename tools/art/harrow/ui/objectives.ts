import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { D, line, type Point, rect, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { buildingShape } from '../pieces/building.ts';
import { dress, type FirstFaction, firstFactions } from '../pieces/factions.ts';
import { townsfolkShape } from '../pieces/townsfolk.ts';
import { smallBog } from '../terrain/bog.ts';
import { smallForest } from '../terrain/forest.ts';
import { smallPlains } from '../terrain/plains.ts';
import { smallWetlands } from '../terrain/wetlands.ts';

// The four terrain spaces of each side of the scoring board, where objectives wait from chapter 3 on (HC-PLC-1): the
// Protectors' side holds townsfolk, the Family's side buildings.

const patterns = {
  bog: smallBog,
  wetlands: () => smallWetlands(0),
  plains: () => smallPlains(0),
  forest: smallForest,
} as const;
type WaitingTerrain = keyof typeof patterns;
const terrains = Object.keys(patterns) as readonly WaitingTerrain[];

const side = 34;
const step = 38;
const width = step * terrains.length + 6;
const height = side + 10;

const centre = (i: number): Point => [3 + step * (i + 0.5), height / 2];
/** Where the foot of a waiting piece stands, from the middle of its space, and its scale in units of the 100-unit box. */
const foot = 13;
const pieceScale = 0.27;

/** An empty space shows who stood there as a shadow on its ground. */
function space(terrain: WaitingTerrain, faction: FirstFaction, seedOf: number): string {
  seed(seedOf);
  const base = C[terrain];
  const half = side / 2;
  const edge = wob(rect(-half, -half, side, side), 0.6, 0.12, 4);
  const ground = F(D(edge), base) + patterns[terrain]();
  const shade =
    comb(line(-half, half, half, half, 3), 270, 6, 12, 2, { spread: 24 }) +
    comb(line(half, -half, half, half, 3), 180, 5, 11, 2, { spread: 24 });
  const shape = tr(faction === 'protectors' ? townsfolkShape : buildingShape, 0, foot, pieceScale);
  const gone = F(D(shape), mix(base, C.ink, 0.75)) + S(D(shape), mix(base, C.paper, 0.35), 1.2);
  return clip(edge, ground + F(shade, C.ink, 'opacity=".8"') + gone) + S(D(edge), C.ink, 2.6);
}

function strip(faction: FirstFaction): string {
  const own = faction === 'protectors' ? 0 : 1;
  const board = plank(0, 0, width, height, { seed: 640 + own, nails: false, gap: 4 });
  seed(642);
  const rim = S(D(wob(rect(2, 2, width - 4, height - 4), 0.5, 0.08, 5)), dress[faction].ink, 1.8);
  const spaces = terrains.map((terrain, i) => {
    const [x, y] = centre(i);
    return G(x, y, 1, space(terrain, faction, 644 + own * 4 + i));
  });
  return board + rim + spaces.join('');
}

export const objectiveStrips = (): Picture[] =>
  firstFactions.map((faction) =>
    picture(`objectives-${faction}`, { x: -4, y: -4, w: width + 10, h: height + 12 }, () => strip(faction), {
      slots: Object.fromEntries(terrains.map((terrain, i) => [terrain, centre(i)])),
      side,
      foot,
      pieceScale,
    }),
  );
