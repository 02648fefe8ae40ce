import { placeSpot, rimOf } from '../../../app/root/wood-places.ts';
import type { XY } from '../../../app/stage.ts';
import type { EventOf, RootEvent } from '../../../engine/games/root/events.ts';
import { isForest, type Place } from '../../../engine/games/root/state/places.ts';
import { mapOf, type RootState } from '../../../engine/games/root/state.ts';
import { pawnKey, type Stand } from '../../../ui/root/table/stands.ts';
import { flyInArc } from '../../arc.ts';
import type { TableScene } from './table-scene.ts';

const marching = { height: 14, ms: 620, swell: 0.12 };
const arriving = { ms: 260 };

/** Where whoever comes to a place sets foot. */
function footOf({ wood }: TableScene, place: Place): XY {
  if (!isForest(place)) return rimOf(wood, place).row;
  const [x, y] = placeSpot(wood, place);
  return [x, y + 6 * wood.k];
}

const figureScale = ({ wood }: TableScene): number => (wood.isFine ? 0.335 : 0.385) * wood.k;

/** Figures go along the path, one a little after the other. */
async function march(scene: TableScene, key: string, count: number, from: Place, to: Place): Promise<void> {
  const [[x, y], end] = [footOf(scene, from), footOf(scene, to)];
  const shown = Math.min(count, 4);
  const pitch = 15 * scene.wood.k;
  await Promise.all(
    Array.from({ length: shown }, (_, i) => {
      const shift = (i - (shown - 1) / 2) * pitch;
      const image = scene.stand({ key, x: x + shift, y, scale: figureScale(scene) }, scene.air);
      return flyInArc(scene, image, [end[0] + shift, end[1]], marching);
    }),
  );
}

/** Something new drops into its place and settles. */
async function arrive(scene: TableScene, stand: Stand): Promise<void> {
  const image = scene.stand({ ...stand, y: stand.y - 16 * scene.wood.k }, scene.air);
  image.setAlpha(0);
  await scene.tween({
    targets: image,
    y: stand.y,
    alpha: 1,
    duration: scene.pace(arriving.ms),
    ease: 'Bounce.easeOut',
  });
}

/** Something falls over and is gone. */
async function fall(scene: TableScene, stand: Stand): Promise<void> {
  const image = scene.stand(stand, scene.air);
  await scene.tween({
    targets: image,
    angle: 70,
    alpha: 0,
    y: stand.y + 6 * scene.wood.k,
    duration: scene.pace(arriving.ms * 1.6),
    ease: 'Quad.easeIn',
  });
}

const tokens: ReadonlySet<string> = new Set(['wood', 'sympathy', 'keep']);

/** The picture of a piece, and where it stands in a clearing. */
function pieceStand(
  scene: TableScene,
  s: RootState,
  { piece, at }: EventOf<'placed' | 'removed'>,
  seat: number,
): Stand {
  const places = rimOf(scene.wood, at);
  const { k, isFine } = scene.wood;
  if (piece === 'warrior') {
    const [x, y] = places.row;
    return { key: `warrior-${s.sides[seat].faction}`, x, y, scale: figureScale(scene) };
  }
  if (tokens.has(piece)) {
    const [x, y] = places[piece as 'wood' | 'sympathy' | 'keep'];
    return { key: `token-${piece}`, x, y, scale: (isFine ? 0.28 : 0.35) * k };
  }
  const [x, y] = placeSpot(scene.wood, at);
  const key = piece === 'base' ? `base-${mapOf(s).suits[at]}` : piece;
  return { key, x, y: y - 8 * k, scale: 0.335 * k };
}

/** How an event looks on the table; most are told by the picture that follows. */
export async function tableMotion(scene: TableScene, event: RootEvent, after: RootState): Promise<void> {
  switch (event.type) {
    case 'moved':
      return march(scene, `warrior-${after.sides[event.owner].faction}`, event.count, event.from, event.to);
    case 'pawnMoved':
      if (event.from === undefined) return undefined;
      return march(scene, pawnKey(after.sides[event.seat]), 1, event.from, event.to);
    case 'placed':
      return arrive(scene, pieceStand(scene, after, event, event.seat));
    case 'removed':
      scene.draw(after);
      return fall(scene, pieceStand(scene, after, event, event.owner));
    default:
      return undefined;
  }
}
