import type { Seat } from '../../../kernel/game.ts';
import type { Hex } from '../county.ts';
import { hasEnemyUnits, hasFire, roomAt, unitLimit } from '../rules/occupancy.ts';
import type { HarrowState } from '../state.ts';
import { type Refusal, refuse } from './keys.ts';

/** HC-BASE-1 to 3, 6: why units of the seat may not come to be on the hex. */
export function whyNotEnter(s: HarrowState, seat: Seat, hex: Hex, units = 1): Refusal | undefined {
  const { faction } = s.seats[seat];
  const isProtectors = faction === 'protectors';
  const rule = s.kammi ? 'HC-BASE-5' : isProtectors ? 'HC-BASE-1' : 'HC-BASE-2';
  if (hasEnemyUnits(s, seat, hex)) return refuse('enemyThere', undefined, rule);
  if (faction === 'kammi' && s.buildings[hex] + s.townsfolk[hex] > 0) return refuse('objectiveBars');
  if (isProtectors && s.buildings[hex] > 0) return refuse('buildingThere');
  if (!isProtectors && s.townsfolk[hex] > 0) return refuse('townsfolkThere');
  if (hasFire(s, hex)) return refuse('fireThere');
  const room = roomAt(s, seat, hex);
  if (room <= 0) return refuse('hexFull', { limit: unitLimit });
  return units > room ? refuse('tooManyUnits', { count: room }) : undefined;
}
