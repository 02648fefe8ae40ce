import { G } from '../ink/svg.ts';
import { type Box, type Picture, picture } from '../picture.ts';

/** Pixels of a picture for one unit of the 100-unit box a piece is drawn in: twice the size it has on the map. */
const pieceUnit = 0.82;

/** A piece drawn in units with its foot at the origin; the manifest's `unit` lets a scene ask for "scale .41 of the box". */
export function piece(key: string, units: Box, draw: () => string, unit = pieceUnit): Picture {
  const left = Math.floor(units.x * unit);
  const top = Math.floor(units.y * unit);
  const box = {
    x: left,
    y: top,
    w: Math.ceil((units.x + units.w) * unit) - left,
    h: Math.ceil((units.y + units.h) * unit) - top,
  };
  return picture(key, box, () => G(0, 0, unit, draw()), { unit });
}
