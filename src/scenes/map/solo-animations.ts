import { type SoloField, soloFields } from '../../engine/games/harrow/state.ts';
import { effectShows } from './effect-animations.ts';
import type { MapScene } from './map-scene.ts';
import { type Shows, sound, wait } from './motions.ts';
import { drawField, fieldPlace } from './solo-board.ts';

/** The fields as they are while the rivals act: the table itself follows when everything has been shown. */
interface Fields {
  readonly seat: number;
  readonly tokens: readonly number[];
  readonly lit: SoloField | undefined;
}

const known = new WeakMap<MapScene, Fields>();

function redraw(scene: MapScene, next: Fields): void {
  known.set(scene, next);
  for (const field of soloFields) {
    drawField(
      scene,
      { ...next, tokens: next.tokens[soloFields.indexOf(field)], isLit: next.lit === field },
      field,
      scene.air,
    );
  }
}

/** What the automatic factions do, beside the pieces that move on the county. */
export const soloShows: Shows = {
  soloRevealed: (scene) => {
    sound(scene, 'cardPlayed');
    return wait(scene, 200);
  },
  soloObjective: (scene, { what, hex }) =>
    effectShows.objectivePlaced?.(scene, { type: 'objectivePlaced', seat: 0, what, hex }) ?? Promise.resolve(),
  soloSide: (scene, { seat }) => {
    redraw(scene, { seat, tokens: soloFields.map(() => 0), lit: undefined });
    return wait(scene, 150);
  },
  soloTokensLaid: (scene, { tokens }) => {
    const { seat = 0 } = known.get(scene) ?? {};
    redraw(scene, { seat, tokens, lit: undefined });
    sound(scene, 'cubeOnWood', 0.4);
    return wait(scene, 250);
  },
  soloField: async (scene, { seat, field }) => {
    const { tokens = soloFields.map(() => 0) } = known.get(scene) ?? {};
    redraw(scene, { seat, tokens, lit: field });
    const [x, y] = fieldPlace(scene, field);
    const spark = scene.add.circle(x, y, 40, 0xf6cf7a, 0.5);
    scene.air.add(spark);
    await scene.tween({ targets: spark, scale: 1.5, alpha: 0, duration: scene.pace(420), ease: 'Cubic.easeOut' });
    spark.destroy();
  },
};
