import { isBird } from '../../content/cards/cards.ts';
import type { Emit } from '../../events.ts';
import { distinct, lay, takeFrom } from '../../rules/cards.ts';
import { score, scores } from '../../rules/points.ts';
import type { RootState, SideAs } from '../../state.ts';
import { type Column, columns, type DecreeCard, type LeaderId, leaderIds, vizier } from './state.ts';
import { vizierColumns } from './tracks.ts';

type Eyrie = SideAs<'ed'>;

/** RT-7.3.3, RT-7.7.3: those lying face up. */
export const leadersOpen = ({ own }: Eyrie): LeaderId[] =>
  leaderIds.filter((leader) => leader !== own.leader && !own.deposed.includes(leader));

/** RT-7.3.4: the viziers go where the leader wants them. */
export function enthrone(seat: number, { own }: Eyrie, leader: LeaderId, emit: Emit): void {
  own.leader = leader;
  for (const column of columns) own.decree[column] = own.decree[column].filter((card) => card !== vizier);
  for (const column of vizierColumns[leader]) own.decree[column].push(vizier);
  emit({ type: 'leaderChosen', seat, leader });
}

/** RT-7.7.1: a point for every bird in the decree, viziers included. */
function humiliate(s: RootState, seat: number, { own }: Eyrie, emit: Emit): void {
  let birds = 0;
  for (const column of columns) {
    for (const card of own.decree[column]) if (card === vizier || isBird(card)) birds++;
  }
  if (scores(s, seat)) score(s, seat, -birds, 'turmoil', emit);
}

/** RT-7.7.2. */
function purge(s: RootState, seat: number, { own }: Eyrie, emit: Emit): void {
  for (const column of columns) {
    for (const card of own.decree[column].filter((each) => each !== vizier)) {
      takeFrom(own.decree[column], card);
      lay(s, card);
      emit({ type: 'discarded', seat, card, from: 'decree' });
    }
  }
}

/** RT-7.7.3. */
function depose(seat: number, { own }: Eyrie, emit: Emit): void {
  const { leader } = own;
  if (leader === undefined) return;
  own.deposed.push(leader);
  delete own.leader;
  for (const column of columns) own.decree[column] = own.decree[column].filter((card) => card !== vizier);
  emit({ type: 'deposed', seat, leader });
  // RT-7.7.3.I, RT-OQ-90
  if (own.deposed.length < leaderIds.length) return;
  own.deposed = [];
  emit({ type: 'newGeneration', seat });
}

/** RT-7.7: all but the choice of the successor; then the Daylight is over (RT-TL-25). */
export function fallIntoTurmoil(s: RootState, seat: number, side: Eyrie, emit: Emit): void {
  Object.assign(side.own, { column: 0, resolved: [] });
  humiliate(s, seat, side, emit);
  purge(s, seat, side, emit);
  depose(seat, side, emit);
  s.flow.push({ kind: 'leader', seat });
}

/** Cards of a column that are still to be resolved: those of the one under way, and all of later ones. */
function restOf({ own }: Eyrie, column: number): DecreeCard[] {
  const left = [...own.decree[columns[column]]];
  if (column === own.column) for (const card of own.resolved) left.splice(left.indexOf(card), 1);
  return left;
}

/** RT-7.5.2-1: the column under way, or the next one with cards; none once the decree is resolved. */
export function currentColumn(side: Eyrie): Column | undefined {
  const { column, resolved, decree } = side.own;
  for (let i = column; i < columns.length; i++) {
    if (decree[columns[i]].length > (i === column ? resolved.length : 0)) return columns[i];
  }
  return undefined;
}

/** Cards of the column under way that are still to be resolved, each once. */
export function unresolved(side: Eyrie): DecreeCard[] {
  const column = currentColumn(side);
  return column === undefined ? [] : distinct(restOf(side, columns.indexOf(column)));
}
