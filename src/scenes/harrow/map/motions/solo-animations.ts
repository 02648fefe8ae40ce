import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { lit } from '../county/glow.ts';
import type { MapScene } from '../map-scene.ts';
import { drawFields, fieldPlace, fieldsOn } from '../rail/solo-rail.ts';
import { effectShows } from './effect-animations.ts';
import { type Shows, sound, wait } from './motions.ts';

/** The fields go along with the steps of the rivals' turn. */
function redraw(scene: MapScene, s: HarrowState): void {
  const fields = fieldsOn(scene.scores);
  if (!fields) return;
  fields.removeAll(true);
  drawFields(scene, s, fields);
}

/** What the automatic factions do, beside the pieces that move on the county. */
export const soloShows: Shows = {
  soloRevealed: (scene, _, after) => {
    redraw(scene, after);
    sound(scene, 'cardPlayed');
    return wait(scene, 200);
  },
  soloObjective: (scene, { what, hex }, after) =>
    effectShows.objectivePlaced?.(scene, { type: 'objectivePlaced', seat: 0, what, hex }, after) ?? Promise.resolve(),
  soloSide: (scene, _, after) => {
    redraw(scene, after);
    return wait(scene, 150);
  },
  soloTokensLaid: (scene, _, after) => {
    redraw(scene, after);
    sound(scene, 'cubeOnWood', 0.4);
    return wait(scene, 250);
  },
  soloField: async (scene, { field }, after) => {
    redraw(scene, after);
    const [x, y] = fieldPlace(scene, field);
    const spark = scene.add.circle(x, y, 40, lit, 0.5);
    scene.air.add(spark);
    await scene.tween({ targets: spark, scale: 1.5, alpha: 0, duration: scene.pace(420), ease: 'Cubic.easeOut' });
    spark.destroy();
  },
  soloAttack: async (scene, _, after) => redraw(scene, after),
  soloNoAttack: async (scene, _, after) => redraw(scene, after),
};
