import type { HarrowTypes } from '../../../src/engine/games/harrow/harrow.ts';
import { whyLost } from '../../../src/engine/games/harrow/rules/solo/loss.ts';
import type { Loss } from '../../../src/engine/games/harrow/rules/solo/solo.ts';
import type { PlayerId } from '../../../src/engine/games/harrow/state/players.ts';
import { playerOf } from '../../../src/engine/games/harrow/state.ts';
import { rounded } from '../report.ts';
import type { Statistics } from '../sim-tool.ts';
import { createMatrix, type LegendPair, readableMatrix } from './matrix.ts';

interface Plan {
  /** Everybody in the game. */
  readonly players: readonly PlayerId[];
  /** Hester plays alone, and may lose to nobody. */
  readonly isAlone: boolean;
  /** Who plays the game with this number, where every pair of legends plays. */
  readonly pairOf: ((number: number) => LegendPair) | undefined;
}

/** Rounds, and wins by player; with Hester the share of games she won, and for pairs of legends a matrix. */
export function createStatistics({ players, isAlone, pairOf }: Plan): Statistics<HarrowTypes> {
  const wins = new Map<PlayerId, number>(players.map((player) => [player, 0]));
  // Alone, she wins or nobody does
  const counted = isAlone ? 'hester' : 'protectors';
  const matrix = createMatrix(counted);
  const losses: Record<Loss, number> = { points: 0, cards: 0 };
  let games = 0;
  let rounds = 0;
  let roundsMax = 0;

  const report = () => ({
    roundsMean: rounded(rounds / games, 2),
    roundsMax,
    wins: Object.fromEntries(wins),
    ...(isAlone && { losses }),
    ...(players.includes('hester') && { hesterWinRate: rounded((wins.get('hester') ?? 0) / games, 3) }),
    ...(pairOf && { matrix: matrix.shares() }),
  });

  return {
    add({ state, winners }, number) {
      games++;
      rounds += state.round;
      roundsMax = Math.max(roundsMax, state.round);
      for (const seat of winners ?? []) {
        const player = playerOf(state, seat);
        wins.set(player, (wins.get(player) ?? 0) + 1);
      }
      // HC-SOLO-51: a finished game that nobody won
      if (winners?.length === 0) losses[whyLost(state)]++;
      if (pairOf) matrix.add(pairOf(number), winners ?? []);
    },
    report,
    words() {
      const { roundsMean, hesterWinRate } = report();
      const won = [...wins].map(([player, n]) => `${player} ${n}`).join(', ');
      const lost = isAlone ? `; lost by points ${losses.points}, by cards ${losses.cards}` : '';
      const share = hesterWinRate === undefined ? '' : `; Hester wins ${(100 * hesterWinRate).toFixed(1)} %`;
      return [
        `rounds ${roundsMean} (most ${roundsMax})`,
        `wins: ${won}${lost}${share}`,
        ...(pairOf ? readableMatrix(counted, matrix.shares()) : []),
      ];
    },
  };
}
