import { type Notes, note, readOneOf } from '../../../kit/json.ts';
import { chapterOf } from '../content/chapters/chapters.ts';
import { filledSquares, scoresOf, squaresToWin } from '../rules/hester/hester.ts';
import { pointsToEnd, turnsPerRound } from '../rules/round.ts';
import { openPiles } from '../rules/solo/reveal.ts';
import { hesterSeat } from '../state/players.ts';
import { type HarrowState, playersOf } from '../state.ts';

/** Why a game with this table is not over by points or cards, if it is not. */
function notOver(s: HarrowState): string | undefined {
  if (s.hester && filledSquares(s.hester) === squaresToWin) return 'all squares are filled, so Hester has won';
  if (s.seats.some(({ points }) => points >= pointsToEnd)) return undefined;
  if (!s.solo) return `nobody has ${pointsToEnd} points`;
  return openPiles(s).length > 0 ? `nobody has ${pointsToEnd} points, and there are cards to turn over` : undefined;
}

/** The end of a game whose table is set already: it must be one that the rules bring about. */
export function readWinner(s: HarrowState, value: unknown, notes: Notes): void {
  const players = playersOf(s);
  const winner = players.indexOf(readOneOf(value, 'winner', players, players[0], notes));
  // HC-HEND-1: Hester wins in the middle of a round
  if (s.hester && winner === hesterSeat) {
    const filled = filledSquares(s.hester);
    if (filled < squaresToWin) note(notes, 'winner', `Hester has filled ${filled} of ${squaresToWin} squares`);
    s.result = { winner, scores: scoresOf(s) };
    return;
  }
  s.turn = turnsPerRound(s.config.mode);
  chapterOf(s).order.endGame(s, () => {});
  const open = notOver(s);
  if (open !== undefined) note(notes, 'winner', open);
  else if (s.result && s.result.winner !== winner) {
    const points = s.seats.map((own) => own.points);
    // HC-PH2-2
    const why = points[0] === points[1] && !s.solo ? 'the lantern decides' : 'more points win';
    note(notes, 'winner', `at ${points.join(':')} ${why}: the ${players[s.result.winner]}`);
  }
}
