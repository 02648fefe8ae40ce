import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { infectedAt } from '../../../engine/games/harrow/rules/hester/infection.ts';
import { hesterUnits } from '../../../engine/games/harrow/rules/hester/siege.ts';
import { hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Fight } from '../../../session/harrow/fight.ts';
import { factionsOf } from '../../../session/harrow/seats.ts';
import { fighterPlaces } from '../../../ui/harrow/battle/fighter-places.ts';
import type { Need } from '../../stage-scene.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { drawCount, drawHex, drawLines, drawPiecePortrait, type Fighter, type Parent } from './fighter-parts.ts';

/** Hester's standee and the flames beside haints of scale 1; the fire in a portrait of scale 1. */
const standeeShare = 0.6;
const flameShare = 1.45;
const portraitFire = 1.5;
/** Most flames a picture of a fire shows; the number beside them tells the rest. */
const mostFlames = 4;

const fireKey = (flames: number): string => `fire-${Math.min(flames, mostFlames)}`;

export function hesterNeeds(layout: Layout, s: HarrowState): Need[] {
  const { portrait, hex, units } = fighterPlaces[layout.id];
  const fires = Array.from({ length: mostFlames }, (_, i) => fireKey(i + 1));
  return [
    ['portrait-hester', portrait[2]],
    ['standee-hester', units.scale * standeeShare],
    ['flame', units.scale * flameShare],
    ...fires.map((key): Need => [key, portrait[2] * portraitFire]),
    ...(hex ? fires.map((key): Need => [key, hex[2]]) : []),
    ...factionsOf(s).map((id): Need => [`haint-${id}-infected`, units.scale]),
  ];
}

/** HC-FAIR-41: the infected haints with which she has come to a nest; `first`: the place of the first in the row. */
function drawCrept(scene: HarrowScene, s: HarrowState, hex: Hex, [px, py]: Rect, first: number, parent: Parent): void {
  const { units } = fighterPlaces[scene.layout.id];
  const keys = s.seats.flatMap(({ faction }, owner) =>
    new Array<string>(infectedAt(s, owner, hex)).fill(`haint-${faction}-infected`),
  );
  keys.forEach((key, i) => {
    scene.art(key, px + units.x + units.step * (first + i), py + units.y, units.scale, parent);
  });
}

/** Hester's side of the tree: the fire that is attacked, herself on it or shaking the tree (HC-FIRE-20, HC-HEST-30). */
export function drawHester(scene: HarrowScene, s: HarrowState, fight: Fight, rect: Rect, parent: Parent): Fighter {
  const { portrait, units } = fighterPlaces[scene.layout.id];
  const [px, py, width] = rect;
  const siege = fight.kind === 'attack' ? fight.siege : undefined;
  const hex = fight.kind === 'attack' ? fight.to : fight.kind === 'bargain' ? fight.hex : s.hester?.hex;
  const flames = siege ? siege.flames - siege.doused : 0;
  const isHere = siege === undefined || siege.hester;
  if (isHere) {
    scene.art('portrait-hester', px + portrait[0], py + portrait[1], portrait[2], parent);
  } else {
    const fire = (x: number, y: number, scale: number) =>
      scene.art(fireKey(Math.max(1, flames)), x, y - 94 * scale, scale * portraitFire, parent);
    drawPiecePortrait(scene, rect, 'hester', fire, parent);
  }
  if (hex !== undefined) {
    drawHex(scene, s, hex, rect, 'hester', parent, (x, y, scale) => {
      const burning = s.hester?.flames[hex] ?? 0;
      if (burning > 0) scene.art(fireKey(burning), x, y, scale, parent);
    });
  }
  drawLines(scene, rect, parent);
  const ground = py + units.y;
  const stands = (siege?.hester && !siege.killed) || (fight.kind === 'bargain' && s.hester?.hex === fight.hex);
  const leader = stands
    ? scene.art('standee-hester', px + units.x, ground, units.scale * standeeShare, parent)
    : undefined;
  if (fight.kind === 'bargain') drawCrept(scene, s, fight.hex, rect, stands ? 1.3 : 0, parent);
  const [from, to] = [px + units.x + (stands ? units.step * 1.3 : -units.step * 0.2), px + width - units.step * 1.4];
  const step = Math.min(units.step * 0.72, (to - from) / Math.max(1, flames - 1));
  return {
    seat: hesterSeat,
    hex,
    leader,
    haints: [],
    nails: [],
    flames: Array.from({ length: flames }, (_, i) =>
      scene.art('flame', from + step * i, ground - 30 * units.scale, units.scale * flameShare, parent),
    ),
    leads: hesterUnits,
    more: 0,
    count: drawCount(scene, rect, 'hester', parent),
  };
}
