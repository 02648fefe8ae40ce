import {
  firstFactions,
  type LegendId,
  type Legends,
  legendsOf,
  type PlayerId,
} from '../../../src/engine/games/harrow/state/players.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';

export type LegendPair = Required<Omit<Legends, 'kammi'>>;

/** For every legend of the Protectors, with every one of the Family: the share of games that one player won. */
export type WinMatrix = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const legendPairs: readonly LegendPair[] = legendsOf.protectors.flatMap((protectors) =>
  legendsOf.family.map((family) => ({ protectors, family })),
);

interface Cell {
  readonly pair: LegendPair;
  games: number;
  won: number;
}

/** Counts the wins of this player. */
export function createMatrix(player: PlayerId) {
  const seat: Seat = [...firstFactions, 'hester'].indexOf(player);
  const cells = new Map<LegendPair, Cell>();
  return {
    add(pair: LegendPair, winners: readonly Seat[]): void {
      const cell = cells.get(pair) ?? { pair, games: 0, won: 0 };
      cells.set(pair, cell);
      cell.games++;
      if (winners.includes(seat)) cell.won++;
    },
    shares(): WinMatrix {
      const out: Record<string, Record<string, number>> = {};
      for (const { pair, games, won } of cells.values()) {
        out[pair.protectors] = { ...out[pair.protectors], [pair.family]: Math.round((1000 * won) / games) / 1000 };
      }
      return out;
    },
  };
}

const playerNames: Readonly<Record<PlayerId, string>> = {
  protectors: 'the Protectors',
  family: 'the Family',
  kammi: 'Kammi',
  hester: 'Hester',
  fair: 'the Fair Folk',
};

export function readableMatrix(player: PlayerId, matrix: WinMatrix): string[] {
  const cell = (text: string) => text.padStart(9);
  const line = (first: string, cells: readonly string[]) => `${first.padEnd(13)}${cells.map(cell).join('')}`;
  const share = (protectors: LegendId, family: LegendId) =>
    `${((matrix[protectors]?.[family] ?? 0) * 100).toFixed(0)} %`;
  return [
    `games won by ${playerNames[player]}`,
    line('', legendsOf.family),
    ...legendsOf.protectors.map((protectors) =>
      line(
        protectors,
        legendsOf.family.map((family) => share(protectors, family)),
      ),
    ),
  ];
}
