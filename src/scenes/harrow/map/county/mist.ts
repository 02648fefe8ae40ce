import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import { questNests } from '../../../../engine/games/harrow/content/fair/quests.ts';
import { maps } from '../../../../engine/games/harrow/content/maps/maps.ts';
import { allHexes, type Hex } from '../../../../engine/games/harrow/county.ts';
import { topFrame } from '../../../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { searchedPart } from '../../../../session/harrow/search.ts';
import { rimOf, type Thread, threadPlace } from '../../../../ui/harrow/map/search-places.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { hexCentre } from '../hex-centres.ts';
import { pieceScale } from '../scale.ts';

// What the arrows of the Fair Folk tell (HC-FAIR-27): ground where the item cannot be lies in mist, all that is left is one
// region with a silver line round it, and a thread runs along each arrow's line.

const lengths = [4, 5, 6, 7] as const;

/** Threads are drawn for a side of 49. */
const threadSide = 49;

const prefix = (layout: Layout): string => (pieceScale(layout).small ? 'hex-s-' : 'hex-');
const threadScale = ({ map }: Layout): number => map.hexSide / threadSide;

export function mistNeeds(layout: Layout, s: HarrowState): Need[] {
  if (!s.fair) return [];
  const { tile } = pieceScale(layout);
  return [
    ...['mist', 'possible', 'region-ink', 'region-light', 'counted'].map((name): Need => [prefix(layout) + name, tile]),
    ...lengths.map((hexes): Need => [`thread-${hexes}`, threadScale(layout)]),
  ];
}

const isSame = (a: Thread, b: Thread): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 1 && (a.angle - b.angle) % 180 === 0;

/** A line of which several arrows speak has one thread. */
function threadsOf(layout: Layout, s: HarrowState): Thread[] {
  const threads = (s.fair?.arrows ?? []).map((arrow) => threadPlace(layout, arrow));
  return threads.filter((thread, i) => threads.findIndex((each) => isSame(each, thread)) === i);
}

/** The storm is printed on the hex, and costs in the mist as well. */
const stormInMist = 0.7;

export function drawMist(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  layer.removeAll(true);
  const part = searchedPart(s);
  if (part === undefined) return;
  const { layout } = scene;
  const { small, tile } = pieceScale(layout);
  const lay = (name: string, hex: Hex, sixth = 0): Phaser.GameObjects.Image => {
    const { x, y } = hexCentre(layout, hex);
    return scene.art(name, x, y, tile, layer).setAngle(60 * sixth);
  };
  const key = prefix(layout);
  for (const hex of allHexes) {
    lay(`${key}${part.has(hex) ? 'possible' : 'mist'}`, hex);
    if (!part.has(hex) && maps[s.config.map].printedStorms[hex]) {
      lay(small ? 'storm-s-printed' : 'storm-printed', hex).setAlpha(stormInMist);
    }
  }
  // All ink first: the silver line is one.
  const rim = (name: string): void => {
    for (const hex of part) for (const sixth of rimOf(hex, (next) => part.has(next))) lay(name, hex, sixth);
  };
  rim(`${key}region-ink`);
  rim(`${key}region-light`);
  for (const { x, y, angle, hexes } of threadsOf(layout, s)) {
    scene.art(`thread-${hexes}`, x, y, threadScale(layout), layer).setAngle(angle);
  }
}

/** HC-FAIR-20: the nests of the quest that has just been completed; those that may become an arrow are lit besides. */
export function markCounted(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const frame = topFrame(s);
  const quest = s.fair?.questDiscard.at(-1);
  if (frame?.kind !== 'effect' || frame.by !== 'quest_reward' || quest === undefined) return;
  for (const hex of questNests(s, quest)) {
    const { x, y } = hexCentre(scene.layout, hex);
    scene.art(`${prefix(scene.layout)}counted`, x, y, pieceScale(scene.layout).tile, layer);
  }
}
