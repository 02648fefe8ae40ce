import { county, distance, type Hex } from '../../../../engine/games/harrow/county.ts';
import { harrowPalette } from '../../../../ui/harrow/styles/palette.ts';
import { inkOf, palette } from '../../../../ui/styles/palette.ts';
import { hexCentre, hexCorners } from '../hex-centres.ts';
import type { MapScene } from '../map-scene.ts';
import { pieceScale } from '../scale.ts';

export const [ember, lit, smoke] = [palette.ember, palette.lit, harrowPalette.smoke].map(inkOf);

/** Light runs out over the hexes round a fire, ring by ring. */
export async function spreadLight(scene: MapScene, from: Hex, reach: number): Promise<void> {
  const { layout } = scene;
  const rings = county.flatMap((_, hex) => {
    const steps = distance(from, hex);
    if (steps > reach) return [];
    const glow = scene.add
      .graphics(hexCentre(layout, hex))
      .fillStyle(steps === 0 ? lit : ember)
      .setAlpha(0);
    glow.fillPoints(hexCorners(layout.map.hexSide - 2), true);
    scene.boardAir.add(glow);
    return [{ glow, steps }];
  });
  await Promise.all(
    rings.map(({ glow, steps }) =>
      scene.tween({
        targets: glow,
        alpha: 0.55 / (1 + steps),
        duration: scene.pace(200),
        delay: scene.pace(110 * steps),
        hold: scene.pace(120),
        yoyo: true,
        ease: 'Sine.easeOut',
      }),
    ),
  );
}

/** Sparks, or smoke, rise from a hex and go out. */
export async function rising(scene: MapScene, hex: Hex, colour: number, count: number): Promise<void> {
  const { spread } = pieceScale(scene.layout);
  const { x, y } = hexCentre(scene.layout, hex);
  await Promise.all(
    Array.from({ length: count }, (_, i) => {
      const side = (i / Math.max(1, count - 1) - 0.5) * 2;
      const size = (colour === smoke ? 9 : 4) * spread * (1 + (i % 3) * 0.3);
      const shape =
        colour === smoke ? scene.add.circle(0, 0, size, colour) : scene.add.star(0, 0, 4, size / 2.4, size, colour);
      shape.setPosition(x + side * 20 * spread, y + (i % 4) * 5 * spread).setAlpha(0.8);
      scene.boardAir.add(shape);
      return scene.tween({
        targets: shape,
        x: x + side * 34 * spread,
        y: y - (52 + (i % 3) * 16) * spread,
        scale: colour === smoke ? 1.7 : 0.4,
        alpha: 0,
        duration: scene.pace(620 + (i % 4) * 90),
        delay: scene.pace((i % 5) * 45),
        ease: 'Sine.easeOut',
      });
    }),
  );
}
