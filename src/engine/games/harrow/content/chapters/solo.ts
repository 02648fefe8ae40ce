import { alone } from '../../rules/order/alone.ts';
import { fillPlate } from '../../rules/scoring.ts';
import { reachObjective } from '../../rules/solo/objective.ts';
import { hesterSeat } from '../../state/players.ts';
import { type HarrowState, seatOf } from '../../state.ts';
import { box } from '../hester/larder.ts';
import { prepareHester } from '../hester/prepare.ts';
import { prepareSolo } from '../solo/prepare.ts';
import type { Chapter } from './chapter.ts';

/** HC-OQ-38: neither tokens nor cards, tracks or jars are used; path and storm tokens lie where they always begin. */
export function layBareTable(s: HarrowState): void {
  for (const own of s.seats) {
    s.wildSupply += own.wild;
    own.wild = 0;
  }
  s.seats[seatOf(s, 'protectors')].pathsLeft = 1;
  s.seats[seatOf(s, 'family')].stormsLeft = 15;
}

/** HC-SOLO-1 to 5: Hester against two automatic factions; neither tokens nor cards, tracks or jars are used (HC-OQ-38). */
export const solo: Chapter = {
  id: 'solo',
  order: alone,
  creditKill: fillPlate,
  arrive: reachObjective,
  larder: box,
  prepare(s) {
    layBareTable(s);
    s.active = hesterSeat;
    prepareHester(s);
    prepareSolo(s);
  },
};
