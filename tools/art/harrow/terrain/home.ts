import { circ, D, hexagon } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress, type Faction, factions } from '../pieces/factions.ts';
import { symbol } from '../pieces/symbols.ts';
import { largeSide, smallSide } from './tile.ts';

/** A ring in the faction's colour with six studs, and a pennant with its mark. */
function home(faction: Faction): string {
  seed(5);
  const { ink, mark } = dress[faction];
  const ring = hexagon(largeSide - 5);
  const pole = 'M0 14L0 -22';
  const pennant =
    S(pole, C.ink, 5) +
    S(pole, C.paper, 2) +
    FS('M1 -22L26 -19L20 -12L26 -5L1 -6Z', ink, C.ink, 2.4) +
    symbol(mark, 10, -13, 12, C.paper, ink);
  return (
    S(D(ring), C.ink, 6) +
    S(D(ring), ink, 3.4) +
    FS(ring.map(([x, y]) => D(circ(x, y, 4, 16))).join(''), ink, C.ink, 1.8) +
    G(-30, -20, 1, pennant)
  );
}

function smallHome(faction: Faction): string {
  const { ink } = dress[faction];
  const ring = D(hexagon(smallSide - 3));
  const pole = 'M0 6L0 -12';
  const pennant =
    S(pole, C.ink, 3.4) + S(pole, C.paper, 1.4) + FS('M1 -12L15 -10L11.5 -6L15 -2L1 -3Z', ink, C.ink, 1.6);
  return S(ring, C.ink, 4) + S(ring, ink, 2.4) + G(-16, -8, 1, pennant);
}

export const homes = (): Picture[] =>
  factions.flatMap((faction) => [
    picture(`home-${faction}`, { x: -50, y: -46, w: 100, h: 90 }, () => home(faction)),
    picture(`home-s-${faction}`, { x: -26, y: -24, w: 52, h: 47 }, () => smallHome(faction)),
  ]);
