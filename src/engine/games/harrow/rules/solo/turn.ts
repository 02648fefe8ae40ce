import type { Emit } from '../../action.ts';
import { soloCards } from '../../content/solo/cards.ts';
import type { FrameOf } from '../../flow.ts';
import { soloFields } from '../../state/solo.ts';
import type { HarrowState } from '../../state.ts';
import { openVisits } from '../fair/visits.ts';
import { beginHestersTurn } from '../hester/roots.ts';
import { soloAttacks } from './attack.ts';
import { activateField, layTokens } from './fields.ts';
import { loseTerrainCubes, requireActive, requireCard, requireSolo } from './solo.ts';

/** HC-SOLO-20: what is not on the map is asked for. */
function askForObjective(s: HarrowState, what: 'townsfolk' | 'building'): void {
  const onMap = what === 'townsfolk' ? s.townsfolk : s.buildings;
  if (!onMap.some((n) => n > 0)) s.flow.push({ kind: 'pile', seat: s.active, why: what });
}

/** HC-SOLO-40 */
function openAttack(s: HarrowState, emit: Emit): void {
  const seat = requireActive(s);
  const { symbol, target } = soloAttacks(s, seat);
  if (target === undefined) emit({ type: 'soloNoAttack', seat, symbol });
  else s.flow.push({ kind: 'attack', seat, free: 0, attack: true });
}

/** HC-SOLO-46: the action tokens come back and Hester plays. */
function openHestersTurn(s: HarrowState, emit: Emit): void {
  requireSolo(s).tokens = soloFields.map(() => 0);
  beginHestersTurn(s, emit);
}

/** HC-FVH-6, 7: the active faction takes offers, which are used at once. */
function openVisitsOfActive(s: HarrowState): void {
  const seat = requireActive(s);
  s.flow.push({ kind: 'redeem', seat });
  openVisits(s, seat);
}

/** Steps A to E of a solo turn; F, the brambles, is the end of the round. */
export function soloTurn(s: HarrowState, frame: FrameOf<'solo'>, emit: Emit): boolean {
  const step = frame.step++;
  switch (step) {
    case 1:
      askForObjective(s, 'townsfolk');
      return true;
    case 2:
      askForObjective(s, 'building');
      return true;
    case 3:
      s.flow.push({ kind: 'pile', seat: s.active, why: 'card' });
      return true;
    case 4:
      if (soloCards[requireCard(s)].symbol === 'flower') loseTerrainCubes(s, 'card', emit);
      layTokens(s, emit);
      return true;
    case 5:
    case 6:
    case 7:
      activateField(s, step - 5, emit);
      return true;
    case 8:
      openAttack(s, emit);
      return true;
    case 9:
      if (s.fair) openVisitsOfActive(s);
      else openHestersTurn(s, emit);
      return true;
    default:
      s.flow.pop();
      return true;
  }
}
