import { type Config, factionIds, type LegendId, legendsOf } from '../../src/engine/games/harrow/state.ts';
import type { Outcome } from './play.ts';

interface Played {
  readonly pair: Config['legends'];
  readonly outcomes: readonly Outcome[];
}

/** For every legend of the Protectors, against every one of the Family: the share of games the Protectors won. */
export type WinMatrix = Readonly<Record<string, Readonly<Record<string, number>>>>;

export function matrixOf(played: readonly Played[]): WinMatrix {
  const out: Record<string, Record<string, number>> = {};
  for (const { pair, outcomes } of played) {
    if (!pair) continue;
    const won = outcomes.filter((outcome) => outcome.winners?.includes(protectorsSeat)).length;
    out[pair.protectors] = {
      ...out[pair.protectors],
      [pair.family]: Math.round((1000 * won) / outcomes.length) / 1000,
    };
  }
  return out;
}

/** The factions sit in the order of their list. */
const protectorsSeat = factionIds.indexOf('protectors');

export function readableMatrix(matrix: WinMatrix): string {
  const cell = (text: string) => text.padStart(9);
  const line = (first: string, cells: readonly string[]) => `${first.padEnd(13)}${cells.map(cell).join('')}`;
  const share = (protectors: LegendId, family: LegendId) =>
    `${((matrix[protectors]?.[family] ?? 0) * 100).toFixed(0)} %`;
  return [
    'games won by the Protectors',
    line('', legendsOf.family),
    ...legendsOf.protectors.map((protectors) =>
      line(
        protectors,
        legendsOf.family.map((family) => share(protectors, family)),
      ),
    ),
  ].join('\n');
}
