import type { FactionId } from '../../engine/games/harrow/state.ts';
import type { HaintWheel } from '../../ui/screens/boards/belongings.ts';
import { type Easel, numberStyle, paper, put, write } from './easel.ts';

type Point = readonly [number, number];

/** The haint wheel: the plate with 1, 2 and 3, the spoon that points at one of them, killed haints on it (HC-WHL-1). */
export function drawWheel(easel: Easel, faction: FactionId, { spoon, kills }: HaintWheel): void {
  const { scene, places, size } = easel;
  const { rect, scale } = places.advanced.wheel;
  const [x, y, w, h] = rect;
  const enemy = faction === 'protectors' ? 'family' : 'protectors';
  if (scale === undefined) {
    put(easel, 'plate-s', [x + 24, y + h / 2], size.smallPlate);
    write(easel, `${kills}/${spoon}`, [x + 64, y + h / 2], numberStyle(20));
    return;
  }
  const middle: Point = [x + w / 2, y + h / 2];
  const { angles = [], digits = [], haints = [] } = scene.entry('plate');
  const around = ([dx, dy]: Point): Point => [middle[0] + dx * scale, middle[1] + dy * scale];
  put(easel, 'plate', middle, scale);
  put(easel, `plate-mark-${faction}`, around(digits[spoon - 1] ?? [0, 0]), scale);
  put(easel, `spoon-${faction}`, middle, scale).setAngle(angles[spoon - 1] ?? 0);
  digits.forEach((digit, i) => {
    write(easel, i + 1, around(digit), { size: 14, colour: i + 1 === spoon ? paper : undefined });
  });
  for (const spot of haints[kills - 1] ?? []) put(easel, `haint-${enemy}`, around(spot), size.plateHaint);
}
