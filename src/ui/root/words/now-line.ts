import { questOf } from '../../../engine/games/root/content/quests.ts';
import { sympathyCosts, sympathyPoints } from '../../../engine/games/root/factions/alliance/tracks.ts';
import { columns } from '../../../engine/games/root/factions/eyrie/state.ts';
import { roostPoints } from '../../../engine/games/root/factions/eyrie/tracks.ts';
import { actionsLeft } from '../../../engine/games/root/factions/marquise/play.ts';
import { marquiseBuildings, woodCosts } from '../../../engine/games/root/factions/marquise/tracks.ts';
import { itemAt, ready } from '../../../engine/games/root/factions/vagabond/state.ts';
import { type ItemId, itemIds, itemIndex } from '../../../engine/games/root/state/items.ts';
import type { RootState, SideAs } from '../../../engine/games/root/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { t } from '../../../i18n/root/text.ts';

/** RT-6.5.4: what the next building of each kind costs, the cheapest first. */
function marquiseNow(s: RootState, seat: Seat, { on }: SideAs<'mc'>): string {
  const costs = marquiseBuildings
    .map((piece) => woodCosts[sum(on[piece] ?? [])])
    .filter((cost) => cost !== undefined)
    .sort((a, b) => a - b);
  const actions = s.active === seat && s.phase === 'daylight' ? actionsLeft(s) : 0;
  return t('now.mc', { wood: sum(on.wood ?? []), costs: costs.join(', ') || '–', actions });
}

function eyrieNow({ own, on }: SideAs<'ed'>): string {
  const duties = sum(columns.map((column) => own.decree[column].length));
  return t('now.ed', { duties, points: roostPoints[sum(on.roost ?? [])] });
}

function allianceNow({ own, on }: SideAs<'wa'>): string {
  const out = sum(on.sympathy ?? []);
  const supporters = own.supporters.length;
  if (out >= sympathyCosts.length) return t('now.waAll', { supporters, officers: own.officers });
  return t('now.wa', { supporters, cost: sympathyCosts[out], points: sympathyPoints[out] });
}

function vagabondNow(s: RootState, { own }: SideAs<'vb'>): string {
  const readyOf = (item: ItemId): number => own.items[itemAt(itemIndex(item), ready)];
  const canDo = ([a, b]: readonly ItemId[]): boolean => (a === b ? readyOf(a) > 1 : readyOf(a) > 0 && readyOf(b) > 0);
  const quests = s.quests.open.filter((quest) => canDo(questOf(quest)?.items ?? ['boot', 'boot']));
  return t('now.vb', { ready: sum(itemIds.map(readyOf)), all: sum(own.items), quests: quests.length });
}

/** What a faction can do now, in a line, as everybody may know it. */
export function nowLine(s: RootState, seat: Seat): string {
  const side = s.sides[seat];
  switch (side.faction) {
    case 'mc':
      return marquiseNow(s, seat, side);
    case 'ed':
      return eyrieNow(side);
    case 'wa':
      return allianceNow(side);
    case 'vb':
      return vagabondNow(s, side);
  }
}
