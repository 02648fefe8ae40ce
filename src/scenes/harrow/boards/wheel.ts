import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import type { HaintWheel } from '../../../ui/harrow/boards/belongings.ts';
import { drawHaintPlate } from '../haint-plate.ts';
import { type Easel, numberStyle, put, write } from './easel.ts';

/** The haint wheel of a board; a small plate with two numbers where there is little room. */
export function drawWheel(easel: Easel, faction: FactionId, { spoon, kills, enemy }: HaintWheel): void {
  const { scene, layer, places, size } = easel;
  const { rect, scale } = places.advanced.wheel;
  const [x, y, w, h] = rect;
  if (scale === undefined) {
    put(easel, 'plate-s', [x + 24, y + h / 2], size.smallPlate);
    write(easel, `${kills}/${spoon}`, [x + 64, y + h / 2], numberStyle(20));
    return;
  }
  const laid = Array.from({ length: kills }, () => ({ faction: enemy }) as const);
  drawHaintPlate(scene, [x + w / 2, y + h / 2], scale, { faction, spoon, kills: laid }, layer);
}
