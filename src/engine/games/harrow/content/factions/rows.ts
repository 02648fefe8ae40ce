import { drawCard } from '../../rules/cards.ts';
import { abilities } from '../../state/tokens.ts';
import { boardOf, type RowFaction, rowSpaces } from '../tracks.ts';
import type { Faction } from './faction.ts';

/** HC-TOK-3, HC-KAM-43, 46: the token goes to its row, or with the row full to the box; a covered symbol draws a card. */
export function collectOnRow(faction: RowFaction): Faction['collect'] {
  return (s, seat, token, hex, emit) => {
    const { rows } = s.seats[seat];
    const row = abilities.indexOf(token);
    const hasRoom = rows[row] < rowSpaces;
    if (hasRoom) rows[row]++;
    else s.box[row]++;
    emit({ type: 'tokenCollected', seat, token, hex, to: hasRoom ? 'board' : 'box' });
    const { protectorsCards, kammiCards } = boardOf(s);
    const symbols = faction === 'kammi' ? kammiCards : protectorsCards;
    if (hasRoom && symbols[token].includes(rows[row] + 1)) drawCard(s, seat, emit);
  };
}
