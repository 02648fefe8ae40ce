import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';
import { offerIds } from '../../../engine/games/harrow/state/fair.ts';
import { fairSeat } from '../../../engine/games/harrow/state/players.ts';
import type { Bargain } from '../../../session/harrow/fight.ts';
import { fighterPlaces } from '../../../ui/harrow/battle/fighter-places.ts';
import type { Need } from '../../stage-scene.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { drawCount, drawLines, type Fighter, type Parent } from './fighter-parts.ts';

/** The tag of the offer and the empty nest beside haints of scale 1. */
const offerShare = 1.3;
const nestShare = 1.15;
const offerHeight = 46;

export function fairNeeds(layout: Layout): Need[] {
  const { portrait, units } = fighterPlaces[layout.id];
  return [
    ['portrait-fair', portrait[2]],
    ['nest', units.scale * nestShare],
    ...offerIds.map((offer): Need => [`offer-${offer}`, units.scale * offerShare]),
  ];
}

/** The Fair Folk's side of the tree: their queen, the nest and the offer that has been taken from it (HC-FAIR-42). */
export function drawFair(scene: HarrowScene, { offer }: Bargain, rect: Rect, parent: Parent): Fighter {
  const { portrait, units } = fighterPlaces[scene.layout.id];
  const [px, py] = rect;
  scene.art('portrait-fair', px + portrait[0], py + portrait[1], portrait[2], parent);
  drawLines(scene, rect, parent);
  const [x, ground] = [px + units.x + units.step * 0.3, py + units.y];
  scene.art('nest', x, ground, units.scale * nestShare, parent);
  const tag = [x + units.step * 1.9, ground - offerHeight * units.scale] as const;
  scene.art(`offer-${offer}`, ...tag, units.scale * offerShare, parent);
  return {
    seat: fairSeat,
    hex: undefined,
    leader: undefined,
    haints: [],
    nails: [],
    flames: [],
    leads: 0,
    more: 0,
    count: drawCount(scene, rect, 'fair', parent),
  };
}
