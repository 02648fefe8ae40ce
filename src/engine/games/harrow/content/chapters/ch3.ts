import { fillPlate } from '../../rules/scoring.ts';
import { dealTiles } from '../../rules/tiles.ts';
import type { FactionId } from '../../state/players.ts';
import { seatOf } from '../../state.ts';
import { terrains } from '../maps/layout.ts';
import { ch2 } from './ch2.ts';
import type { Chapter } from './chapter.ts';
import { dealCards, handOutPieces, layRandomTokens } from './common.ts';

/** HC-C3-1: chapter 2 with bonus tiles, the haint wheel and objectives that enter one by one. */
export const ch3: Chapter = {
  ...ch2,
  id: 'ch3',
  creditKill: fillPlate,
  prepare(s) {
    layRandomTokens(s);
    handOutPieces(s);
    dealCards(s);
    s.lantern = dealTiles(s);
    s.active = s.lantern;
    // HC-PLC-1
    const all = (faction: FactionId): boolean[] => terrains.map(() => seatOf(s, faction) >= 0);
    s.waiting = { townsfolk: all('protectors'), buildings: all('family') };
  },
};
