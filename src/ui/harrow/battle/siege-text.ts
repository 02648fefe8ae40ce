import { killCost } from '../../../engine/games/harrow/rules/attack.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Attack, Siege } from '../../../session/harrow/fight.ts';

/** What a hit costs: two cubes, in the brambles one; each flame one, and Hester after the last of them (HC-ATK-13). */
export function costText({ to, siege }: Attack): string {
  const isCheap = killCost(to) === 1;
  if (!siege) return t(isCheap ? 'battle:cost.brambles' : 'battle:cost.usual');
  if (!siege.hester) return t('battle:cost.flame');
  const key = siege.flames > 0 ? 'flameHester' : 'hester';
  return t(`battle:cost.${key}${isCheap ? 'Brambles' : ''}`);
}

/** What an attack on a fire or on Hester brought. */
export function siegeOverText(siege: Siege, outcome: Attack['outcome'], isOutnumbered: boolean): string {
  if (outcome !== 'succeeded') return t(isOutnumbered ? 'battle:over.withstood' : 'battle:over.tooFewHester');
  const { doused, isOut, killed } = siege;
  const parts = [
    isOut ? t('battle:over.out') : doused > 0 && t('battle:over.doused', { count: doused }),
    killed && t('battle:over.hesterKilled'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' ') : t('battle:over.unharmed');
}
