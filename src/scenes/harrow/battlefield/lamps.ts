import type Phaser from 'phaser';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import { type Jar, jars } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { type Fight, jarOf } from '../../../session/harrow/fight.ts';
import { seatSide } from '../../../ui/harrow/battle/fighter-places.ts';
import type { Need } from '../../stage-scene.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import type { BattlePicture } from './battlefield-places.ts';

const jarUnit = 0.82;
/** What hangs where no jar has been broken. */
const usual: Readonly<Record<FactionId, Jar>> = { protectors: 'wild', family: 'legend', kammi: 'legend' };

const lampKey = (faction: FactionId, jar: Jar): string => `jar-${jar}-${faction}`;

export function lampNeeds({ lampScale }: BattlePicture, factions: readonly FactionId[]): Need[] {
  return factions.flatMap((faction) => jars.map((jar): Need => [lampKey(faction, jar), lampScale / jarUnit]));
}

/** Hangs a jar on each side of the tree: that of whoever makes it fall is the one they broke for it. */
export function drawLamps(
  scene: HarrowScene,
  { lamps, lampScale }: BattlePicture,
  s: HarrowState,
  fight: Fight | undefined,
  layer: Phaser.GameObjects.Container,
): void {
  const broken = fight && jarOf(scene.app.match?.session.log ?? [], fight);
  const breaker = broken && s.seats[fight.attacker]?.faction;
  layer.removeAll(true);
  s.seats.forEach(({ faction }, seat) => {
    const [x, y] = lamps[seatSide(seat)];
    const jar = broken && faction === breaker ? broken : usual[faction];
    scene.art(lampKey(faction, jar), x, y, lampScale / jarUnit, layer);
  });
}
