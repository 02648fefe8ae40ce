import { squareSize } from '../../../../src/ui/harrow/boards/hester-spaces.ts';
import { mix } from '../../ink/colour.ts';
import { gouge, rays } from '../../ink/cuts.ts';
import { D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress, type Faction, factions } from '../pieces/factions.ts';
import { symbol } from '../pieces/symbols.ts';

// The six squares Hester fills to win (HC-HEST-2). Which faction a side belongs to is known only in the game.

/** An empty square bears the sign of the faction it belongs to. */
function emptySquare(faction: Faction): string {
  seed(880);
  const [w, h] = squareSize;
  const { ink, mark } = dress[faction];
  const edge = wob(rect(-w / 2, -h / 2, w, h), 0.9, 0.08, 5);
  return (
    FS(D(edge), C.socket, C.ink, 3) +
    S(D(wob(rect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8), 0.6, 0.08, 5)), mix(ink, C.paper, 0.2), 1.6) +
    symbol(mark, 0, 0, 27, mix(ink, C.ink, 0.25), C.socket)
  );
}

/** The paper under a pair of haints or a devoured token, in the light of the fire that won it. */
function filledSquare(): string {
  seed(881);
  const [w, h] = squareSize;
  const edge = wob(rect(-w / 2, -h / 2, w, h), 0.9, 0.08, 5);
  return (
    F(D(edge.map(([x, y]): Point => [x + 2, y + 4])), C.shadow, 'opacity=".5"') +
    FS(D(edge), mix(C.paper, C.ember, 0.16), C.ink, 3) +
    clip(edge, F(rays(0, 0, 15, 30, 22, 4.2), C.ember)) +
    S(D(wob(rect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8), 0.6, 0.08, 5)), C.ink, 1.4)
  );
}

/** Laid over an empty square that may be filled: as a hex one may choose. */
function squareLight(): string {
  seed(882);
  const [w, h] = squareSize;
  const frame = rect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6);
  const wedges = frame.map(([x, y]) =>
    gouge(line(x * 0.88, y * 0.88, x * 0.6, y * 0.6, 4), 5, { wf: (t) => 5 * (1 - t) }),
  );
  return (
    F(D(frame), C.lit, 'opacity=".1"') +
    S(D(wob(frame, 0.6, 0.1, 4)), C.ink, 7) +
    S(D(wob(frame, 0.6, 0.1, 4)), C.ember, 4.6) +
    S(D(wob(frame, 0.6, 0.1, 4)), C.lit, 1.6) +
    F(wedges.join(''), C.lit)
  );
}

const squareBox = { x: -33, y: -31, w: 68, h: 66 };

export const hesterSquares = (): Picture[] => [
  ...factions.map((faction) => picture(`hester-square-${faction}`, squareBox, () => emptySquare(faction))),
  picture('hester-square-filled', squareBox, filledSquare),
  picture('hester-square-lit', squareBox, squareLight),
];
