import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import type { Rect } from '../../../../src/app/stage.ts';
import { type FairBoardPlaces, fairRailPlaces } from '../../../../src/ui/harrow/map/fair-rail-places.ts';
import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { circ, D, hexagon, line, rect, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { ribbon } from '../../shell/ribbon.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { fairNight } from '../pieces/fair-dress.ts';
import { tileSize } from '../pieces/fair-tokens.ts';
import { cubeTerrains } from '../pieces/terrain-dress.ts';
import { smallBog } from '../terrain/bog.ts';
import { smallForest } from '../terrain/forest.ts';
import { smallPlains } from '../terrain/plains.ts';
import { smallSide, smallTile } from '../terrain/tile.ts';
import { smallWetlands } from '../terrain/wetlands.ts';
import { ribbonColours } from './ribbon-colours.ts';

// The Fair Folk's board beside the county: wood with a silver line. Tiles, cubes, nests and words are laid on it.

const patterns = {
  bog: smallBog,
  wetlands: () => smallWetlands(1),
  plains: () => smallPlains(0),
  forest: smallForest,
} as const;

/** The bed of a tile. */
function tileBed([x, y]: readonly [number, number], k: number): string {
  const [w, h] = [tileSize[0] * k, tileSize[1] * k];
  const room = rect(x - 2, y - 2, w + 4, h + 4);
  const edge = wob(room, 0.8, 0.08, 5);
  return (
    FS(D(edge), C.socket, C.ink, 2.6) +
    clip(edge, F(hatch(room, 45, 8, 1.8), mix(C.bog, C.ink, 0.6))) +
    S(D(edge), fairNight.haze, 1.1)
  );
}

function fields({ fields: places, fieldSide: side }: FairBoardPlaces): string {
  return cubeTerrains
    .map((terrain, i) => {
      const [x, y] = places[i];
      return (
        F(D(tr(hexagon(side + 3), x + 2, y + 3)), C.shadow, 'opacity=".6"') +
        F(D(tr(hexagon(side + 2.6), x, y)), C.ink) +
        G(x, y, side / smallSide, smallTile(terrain, 250 + i, patterns[terrain]))
      );
    })
    .join('');
}

/** The silver line inside the edge: two of them, where there is room. */
function silverLine(w: number, h: number, fine: boolean): string {
  const frame = (inset: number): string => D(wob(rect(inset, inset, w - 2 * inset, h - 2 * inset), 0.7, 0.05, 6));
  const silver = mix(C.silver, C.night, 0.25);
  return fine
    ? S(frame(6), C.ink, 5.4) + S(frame(6), silver, 3) + S(frame(11), silver, 0.9)
    : S(frame(4), C.ink, 3.4) + S(frame(4), silver, 1.7);
}

/** What parts the nests from the fields, and the shade the ready nests stand in. */
function nestPlaces({ large, fields: [[, fieldsY]], fieldSide }: FairBoardPlaces, w: number): string {
  if (!large) return '';
  const y = (fieldsY + fieldSide + large.nestsLabel[1]) / 2 - 4;
  const cut = D(wob(line(14, y, w - 14, y, 30), 0.7, 0.06, 6, false), false);
  const shade = large.nests.map(([x, foot]) => D(circ(x, foot - 2, 62 * large.nestScale, 30, 17 * large.nestScale)));
  return S(cut, C.ink, 4) + S(cut, mix(C.silver, C.night, 0.4), 1.6) + F(shade.join(''), C.socket, 'opacity=".8"');
}

function board([, , w, h]: Rect, places: FairBoardPlaces, seedOf: number): string {
  const fine = places.large !== undefined;
  const wood = plank(0, 0, w, h, { seed: seedOf, nails: false, gap: fine ? 5 : 4.5, tone: mix(C.bog, C.ink, 0.6) });
  seed(seedOf + 1);
  const laid =
    silverLine(w, h, fine) + places.tiles.map((at) => tileBed(at, places.tileScale)).join('') + nestPlaces(places, w);
  const title = places.large ? ribbon(places.large.title[0] - 62, -8, 124, 28, seedOf + 2, ribbonColours.fair) : '';
  return wood + laid + fields(places) + title;
}

const suffix = (id: LayoutId): string => (id === 'desktop' ? '' : `-${id}`);
const boxOf = ([, , w, h]: Rect) => ({ x: -6, y: -14, w: w + 15, h: h + 24 });

export const fairBoards = (): Picture[] =>
  layoutIds.flatMap((id, i) => {
    const { board: rail, strip, onBoard, onStrip } = fairRailPlaces[id];
    return [
      picture(`board-fair${suffix(id)}`, boxOf(rail), () => board(rail, onBoard, 890 + i * 6)),
      picture(`strip-fair${suffix(id)}`, boxOf(strip), () => board(strip, onStrip, 893 + i * 6)),
    ];
  });
