import { county } from '../../../../src/engine/games/harrow/county.ts';
import { locationCard, locationHex } from '../../../../src/ui/harrow/map/fair-rail-places.ts';
import { mix } from '../../ink/colour.ts';
import { engrave, gouge } from '../../ink/cuts.ts';
import { circ, D, hexagon, pp, rect, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { fairNight } from '../pieces/fair-dress.ts';
import { symbol } from '../pieces/symbols.ts';

// The card on which the others wrote where the items lie (HC-FAIR-5). The Fair Folk see only its back; the numbers on the
// face are laid on it.

const [w, h] = locationCard.size;

/** The sheet with its frame; `lines` is the ink of what is engraved in it. */
function sheet(ground: string, lines: string): string {
  const edge = wob(rect(1.5, 1.5, w - 3, h - 3), 0.8, 0.06, 5);
  return (
    FS(D(edge), ground, C.ink, 3) +
    clip(
      edge,
      F(
        engrave(rect(0, 0, w, h), 0, 5, () => 0.3, { wave: 2, wl: 34, step: 6 }),
        lines,
      ),
    ) +
    S(D(wob(rect(5, 5, w - 10, h - 10), 0.5, 0.06, 5)), C.silver, 1.1)
  );
}

const hexes = (ink: string): string =>
  FS(county.map((hex) => D(tr(hexagon(locationCard.side - 0.5), ...locationHex(hex)))).join(''), ink, C.ink, 1);

/** A wavering cut round a hidden thing: nothing on it tells where. */
function back(): string {
  seed(896);
  const feelers = gouge(pp('M24 20 Q34 12 46 18'), 2) + gouge(pp('M68 64 Q58 72 46 66'), 2);
  return (
    sheet(fairNight.deep, mix(C.night, C.ink, 0.1)) +
    hexes(mix(C.night, C.silver, 0.2)) +
    FS(D(wob(circ(w / 2, h / 2, 18, 40), 0.5)), C.frost, C.ink, 2.4) +
    symbol('moth', w / 2, h / 2, 28, C.ink, C.frost) +
    F(feelers, C.silver)
  );
}

function face(): string {
  seed(897);
  return sheet(mix(C.paper, C.silver, 0.5), mix(C.silver, C.night, 0.2)) + hexes(mix(C.paper, C.silver, 0.3));
}

const box = { x: -2, y: -2, w: w + 4, h: h + 4 };

export const locationCards = (): Picture[] => [
  picture('location-back', box, back),
  picture('location-face', box, face),
];
