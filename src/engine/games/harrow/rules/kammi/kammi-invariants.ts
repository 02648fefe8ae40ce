import { dollCount, gridTokens } from '../../content/kammi/prepare.ts';
import { hexNames } from '../../county.ts';
import { nowhere } from '../../state/kammi.ts';
import { abilities } from '../../state/tokens.ts';
import type { HarrowState } from '../../state.ts';
import { hasFire } from '../occupancy.ts';
import { goblinHex, kammiSeat, selfHex } from './kammi.ts';

function isSettingUp(s: HarrowState): boolean {
  return s.flow.some((frame) => frame.kind === 'effect' && (frame.by === 'kammi_set_up' || frame.by === 'doll_set_up'));
}

function tokenBreaks(s: HarrowState, out: string[]): void {
  const own = s.seats[kammiSeat(s)];
  const { self: herself, revealed } = s.kammi ?? {};
  if (isSettingUp(s) || herself === 'hidden') return;
  if (selfHex(s) === undefined) out.push('Kammi herself is not on the map');
  // HC-GBL-2: only a slanderer leaves, and is known then
  const isGone = goblinHex(s) === undefined;
  if (isGone && (own.legend !== 'goblin_slanderer' || !revealed)) out.push('the goblin is not on the map');
  if (isGone && own.spent.length > 0) out.push('goblin cards in play without a goblin');
}

/** What must hold of Kammi's pieces in every position; nothing to say in a game without her. */
export function kammiBreaks(s: HarrowState): string[] {
  const out: string[] = [];
  const { kammi } = s;
  if (kammi === undefined) return out;
  tokenBreaks(s, out);
  const onGrid = [...kammi.grid.flat(), kammi.waiting];
  const wanted = [...gridTokens, 'move'];
  for (const ability of abilities) {
    const count = (list: readonly string[]) => list.filter((each) => each === ability).length;
    if (count(onGrid) !== count(wanted)) out.push(`${count(onGrid)} ${ability} tokens on the grid`);
  }
  kammi.dolls.forEach(({ hex }, i) => {
    if (kammi.dolls.some((other, j) => j < i && other.hex === hex)) out.push(`hex ${hexNames[hex]}: two dolls`);
    const isNew = s.flow.some((frame) => frame.kind === 'effect' && frame.by === 'new_fire' && frame.marks[0] === hex);
    if (hasFire(s, hex) && !isNew && !s.result) out.push(`hex ${hexNames[hex]}: a doll in a fire`);
  });
  const real = kammi.dolls.filter(({ face }) => face === 'real').length;
  if (kammi.dolls.length > dollCount || real > (kammi.taken ? 0 : 1)) {
    out.push(`${kammi.dolls.length} dolls, ${real} of them real${kammi.taken ? ', and one taken' : ''}`);
  }
  if (kammi.dolls.some(({ face, up }) => face === 'decoy' && up)) out.push('a decoy lies face up');
  if (kammi.carrying.length > 0) out.push('nobody has been asked about a doll');
  if (kammi.gridCubes.some((n) => !Number.isInteger(n) || n < 0)) out.push('a row of the grid with cubes below zero');
  const isOff = s.seats.some(({ faction, secondHex }) => faction !== 'kammi' && secondHex !== nowhere);
  if (isOff) out.push('a second legend of somebody who has one');
  return out;
}
