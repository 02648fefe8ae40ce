import type { Column, LeaderId } from '../../../engine/games/root/factions/eyrie/state.ts';
import { vizierColumns } from '../../../engine/games/root/factions/eyrie/tracks.ts';
import type { CharacterId } from '../../../engine/games/root/factions/vagabond/state.ts';
import type { CardId } from '../../../engine/games/root/state/cards.ts';
import type { ItemId } from '../../../engine/games/root/state/items.ts';
import type { CountedKind } from '../../../engine/games/root/state/pieces.ts';
import type { RootState } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { partsOf } from '../../../session/root/spots.ts';
import type { SpotId } from '../../../session/spot.ts';
import { cardText } from './names.ts';

type Aids = Readonly<Record<string, (s: RootState, what: string) => string>>;

const card = (_: RootState, id: string): string => cardText(id as CardId);

/** What each kind of choice would do, by its spot. */
const aids: Aids = {
  piece: (_, piece) => t(`aids:piece.${piece as CountedKind}`),
  leader: (_, leader) =>
    t('aids:leader', {
      power: t(`leaderPower.${leader as LeaderId}`),
      columns: vizierColumns[leader as LeaderId].map((column) => t(`column.${column}`)).join(', '),
    }),
  character: (_, character) => t(`characterPower.${character as CharacterId}`),
  column: (_, column) => t(`aids:column.${column as Column}`),
  seat: (s, seat) => t('aids:seat', { points: s.sides[Number(seat)].points, cards: s.sides[Number(seat)].hand.length }),
  item: (_, item) => t(`aids:item.${item.split(' ')[0] as ItemId}`),
  quest: () => t('aids:quest'),
  reward: (_, reward) => t(reward === 'points' ? 'aids:reward.points' : 'aids:reward.cards'),
  effect: card,
  available: card,
  discarded: card,
  supporter: card,
  trigger: (_, what) => t(`aids:trigger.${what as 'damage' | 'base' | 'hospital' | 'outrage'}`),
  by: () => t('aids:by'),
  with: (_, who) => t(who === 'none' ? 'aids:alone' : 'aids:with'),
  from: () => t('aids:from'),
  suits: () => t('aids:suits'),
};

/** What a button for a spot would do, before it is pressed. */
export function choiceAid(s: RootState, spot: SpotId): string {
  const [kind, what] = partsOf(spot);
  return aids[kind]?.(s, what) ?? '';
}
