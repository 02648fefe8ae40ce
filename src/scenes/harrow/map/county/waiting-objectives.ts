import type { Layout } from '../../../../app/harrow/layout.ts';
import { features } from '../../../../engine/games/harrow/content/chapters/features.ts';
import { terrains } from '../../../../engine/games/harrow/content/maps/layout.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { waitingStrips } from '../../../../ui/harrow/map/shelves.ts';
import { waitingRail } from '../../../../ui/harrow/map/table-sides.ts';
import type { Need } from '../../../stage-scene.ts';
import { factsOf } from '../../art-facts.ts';
import type { HarrowScene } from '../../harrow-scene.ts';

const pieceUnit = 0.82;
const pieceOnStrip = 0.27;

const piece = { protectors: 'townsfolk', family: 'building' } as const;
const pursuers = ['protectors', 'family'] as const;

export function waitingNeeds(layout: Layout, s: HarrowState): Need[] {
  if (!features[s.config.mode].tiles) return [];
  const k = layout.map.waitingScale;
  return pursuers.flatMap((faction): Need[] => [
    [`objectives-${faction}`, k],
    [piece[faction], (pieceOnStrip * k) / pieceUnit],
  ]);
}

/** HC-PLC-1: the objectives that have not entered the map yet, each on its terrain. */
export function drawWaiting(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const waiting = waitingRail(scene.layout, s);
  const k = scene.layout.map.waitingScale;
  for (const { faction, left } of waitingStrips(s)) {
    const [x, y] = waiting[faction];
    const key = `objectives-${faction}`;
    scene.art(key, x, y, k, layer);
    const { slots = {}, foot = 0 } = factsOf(scene, key);
    terrains.forEach((terrain, i) => {
      const place = slots[terrain];
      if (left[i] && Array.isArray(place)) {
        scene.art(piece[faction], x + place[0] * k, y + (place[1] + foot) * k, (pieceOnStrip * k) / pieceUnit, layer);
      }
    });
  }
}
