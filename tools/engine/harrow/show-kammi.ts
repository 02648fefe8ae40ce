import { hexNames } from '../../../src/engine/games/harrow/county.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(' '));

/** Kammi's grid: the rows, the token beside them and the cubes on them. */
export function gridText({ kammi }: HarrowState): string {
  if (!kammi) return '';
  const rows = kammi.grid.map((row, i) => `${row.join('-')}${kammi.gridCubes[i] > 0 ? `+${kammi.gridCubes[i]}` : ''}`);
  const place = kammi.waitingRow === undefined ? 'at the start place' : `beside row ${kammi.waitingRow + 1}`;
  return `grid ${rows.join(', ')}; ${kammi.waiting} ${place}`;
}

/** What Kammi has beside her side of the table; nothing in a game without her. */
export function kammiLines({ kammi }: HarrowState): string[] {
  if (!kammi) return [];
  const dolls = kammi.dolls.map(({ hex, face, up }) => `${face} on ${hexNames[hex]}${up ? ' (up)' : ''}`);
  const who = kammi.self === 'hidden' ? 'nobody knows which token is Kammi' : `Kammi is the ${kammi.self} token`;
  return [
    `kammi: ${who}${kammi.revealed ? ', as everybody knows' : ''}; power ${kammi.power ? 'unused' : 'used'}; discarded ${listed(kammi.discard)}`,
    `  dolls: ${dolls.join(', ') || 'none'}; cubes on the map: ${listed(kammi.money.map((hex) => hexNames[hex]))}`,
  ];
}
