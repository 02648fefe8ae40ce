import { type Notes, note, readFlag, readOneOf } from '../../../kit/json.ts';
import { chapterOf } from '../content/chapters/chapters.ts';
import { hasQueen } from '../rules/fair/fair.ts';
import { breakNight } from '../rules/fair/night.ts';
import { filledSquares, scoresOf, squaresToWin, winHester } from '../rules/hester/hester.ts';
import { pointsToEnd } from '../rules/points-to-end.ts';
import { turnsPerRound } from '../rules/round.ts';
import { openPiles } from '../rules/solo/reveal.ts';
import { hesterSeat, type PlayerId } from '../state/players.ts';
import { type HarrowState, playerOf, playersOf, seatOfPlayer } from '../state.ts';
import { inWords } from './players.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Who has won, alone or with somebody; nothing while the game goes on. */
export function writeWinner(s: HarrowState): {
  readonly winner?: PlayerId;
  readonly also?: PlayerId;
  readonly minor?: true;
} {
  if (!s.result) return {};
  const { winner, also, minor } = s.result;
  return {
    winner: playerOf(s, winner),
    ...(also !== undefined && { also: playerOf(s, also) }),
    ...(minor && { minor }),
  };
}

const hasPoints = (s: HarrowState): boolean => s.seats.some(({ points }) => points >= pointsToEnd);

/** Why a game with this table is not over by points or cards, if it is not. */
function notOver(s: HarrowState): string | undefined {
  if (s.hester && filledSquares(s.hester) === squaresToWin) return 'all squares are filled, so Hester has won';
  if (hasPoints(s)) return undefined;
  if (!s.solo) return `nobody has ${pointsToEnd} points`;
  return openPiles(s).length > 0 ? `nobody has ${pointsToEnd} points, and there are cards to turn over` : undefined;
}

/** HC-FAIR-50, 51, HC-FVH-8 to 10: the table says who has won, alone or together. */
function readFairWinner(s: HarrowState, winner: PlayerId, fields: Fields, notes: Notes): void {
  const nothing = () => {};
  if (s.hester && filledSquares(s.hester) === squaresToWin) winHester(s, nothing);
  else if (hasQueen(s) || (hasPoints(s) && !s.solo)) {
    s.turn = turnsPerRound(s.config.mode);
    chapterOf(s).order.endGame(s, nothing);
  } else if (s.solo && notOver(s) === undefined) breakNight(s, hasPoints(s) ? 'points' : 'cards', nothing);
  if (!s.result) {
    note(notes, 'winner', 'nobody has won: the queen is not found, no board is full, and nobody has 7 points');
    return;
  }
  const also = fields.also === undefined ? undefined : readOneOf(fields.also, 'also', playersOf(s), winner, notes);
  const told = { winner, also, minor: readFlag(fields.minor, 'minor', false, notes) || undefined };
  const won = writeWinner(s);
  for (const key of ['winner', 'also', 'minor'] as const) {
    if (told[key] !== won[key]) note(notes, key, `with this table it is ${won[key] ?? 'not told'}`);
  }
}

/** The end of a game whose table is set already: it must be one that the rules bring about. */
export function readWinner(s: HarrowState, fields: Fields, notes: Notes): void {
  const players = playersOf(s);
  const player = readOneOf(fields.winner, 'winner', players, players[0], notes);
  if (s.fair) {
    readFairWinner(s, player, fields, notes);
    return;
  }
  for (const key of ['also', 'minor']) if (fields[key] !== undefined) note(notes, key, `${s.config.mode} has none`);
  const winner = seatOfPlayer(s, player);
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
    note(notes, 'winner', `at ${points.join(':')} ${why}: ${inWords(playerOf(s, s.result.winner))}`);
  }
}
