import type { Layout } from '../../../../app/harrow/layout.ts';
import { features } from '../../../../engine/games/harrow/content/chapters/features.ts';
import { type UpgradeId, upgradeIds } from '../../../../engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { jarFoot } from '../../../../ui/harrow/map/shelves.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { lit } from '../county/glow.ts';
import type { Point } from '../hex-centres.ts';
import { railLooks } from './rail-looks.ts';

const tokenRadius = 24;

export function armedScale({ id }: Layout): number {
  return railLooks[id].armedR / tokenRadius;
}

export function armedNeeds(layout: Layout, s: HarrowState): Need[] {
  if (!features[s.config.mode].cards) return [];
  return upgradeIds.map((token): Need => [`token-${token}`, armedScale(layout)]);
}

/** By which an animation finds a token that waits there. */
export const armedName = (token: UpgradeId): string => `armed ${token}`;

export const armedRim = (token: UpgradeId): string => `rim of ${token}`;

/** Where one of so many tokens leans on the Attack jar of a seat: side by side before its foot. */
export function armedPlace(layout: Layout, s: HarrowState, seat: Seat, place: number, tokens: number): Point {
  const [x, y] = jarFoot(layout, s, seat, 'attack');
  const r = railLooks[layout.id].armedR;
  return { x: x + (place - (tokens - 1) / 2) * (2 * r - 1), y: y - r + 3 };
}

/** HC-CARD-6: the tokens that wait on the Attack jar for the next attack. */
export function drawArmed(scene: HarrowScene, s: HarrowState, seat: Seat, layer: Phaser.GameObjects.Container): void {
  const { armed } = s.seats[seat];
  armed.forEach((token, i) => {
    const { x, y } = armedPlace(scene.layout, s, seat, i, armed.length);
    // Blue on the Family's blue glass: a rim of light sets it off.
    const rim = scene.add.circle(x, y, railLooks[scene.layout.id].armedR + 1.5, lit).setName(armedRim(token));
    layer.add(rim);
    scene.art(`token-${token}`, x, y, armedScale(scene.layout), layer).setName(armedName(token));
  });
}
