import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import type { ScoreReason, TurnEvent } from '../../../engine/games/harrow/events/turns.ts';
import type { EventOf } from '../../../engine/games/harrow/events.ts';
import { turnsPerRound } from '../../../engine/games/harrow/rules/round.ts';
import { type FactionId, factionIds, fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import { bagTokens } from '../../../engine/games/harrow/state/tokens.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { Sentences, Teller } from './teller.ts';
import { abilityName, bagTokenName } from './terms.ts';

/** What points are for. HC-WHL-2: with the wheel a single kill is worth nothing yet. */
export function reasonText({ config }: Pick<Teller['s'], 'config'>, why: ScoreReason): string {
  return t(`log:reason.${why === 'kill' && features[config.mode].wheel ? 'plate' : why}`);
}

/** "Protectors 3, Family 2": a number for each faction, wherever it sits; `numbers` in the order of the seats. */
export function byFaction({ seats }: Pick<Teller['s'], 'seats'>, numbers: readonly number[]): string {
  const of = (faction: FactionId) => seats.findIndex((seat) => seat.faction === faction);
  const here = factionIds.filter((faction) => of(faction) >= 0);
  return here.map((faction) => `${t(`terms:tally.${faction}`)} ${numbers[of(faction)]}`).join(', ');
}

function drawnText({ tokens }: EventOf<'tokensDrawn'>): string {
  const drawn = bagTokens.flatMap((token, i) => (tokens[i] > 0 ? [`${tokens[i]}× ${bagTokenName(token)}`] : []));
  return drawn.length === 0 ? t('log:ability.drawnNone') : t('log:ability.drawn', { tokens: drawn.join(', ') });
}

/** HC-FAIR-50, 51, HC-FVH-10: who has won where the Fair Folk are in the game, and whether they have as well. */
function fairEnding(s: Teller['s'], event: EventOf<'gameOver'>, tell: Teller['tell']): string {
  const { winner, also, minor, scores } = event.result;
  if (winner === fairSeat) return t(minor ? 'fair:log.wonMinor' : 'fair:log.won');
  if (winner !== hesterSeat && features[s.config.mode].solo) return t('fair:log.wonNobody');
  if (minor) return t('fair:log.wonHesterMinor');
  const params = { own: scores[winner], enemy: scores[1 - winner] };
  const won =
    winner === hesterSeat
      ? t('log:score.won', { context: 'hester' })
      : tell(event.tie ? 'log:score.wonTie' : 'log:score.won', winner, params);
  return also === undefined ? won : `${won} ${t('fair:log.wonToo')}`;
}

/** Rounds, turns and jars, points and the end. */
export const turnSentences: Sentences<TurnEvent> = {
  roundBegan(event, { s, tell }) {
    const { round } = event;
    // HC-3P-2, HC-SOLO-20: the solo game has no lantern, and a turn of it is a round
    if (turnsPerRound(s.config.mode) === 1) return t('log:round.soloBegan', { round });
    // HC-FVH-4: nor has the night of the Fair Folk, whose rounds have four turns
    if (features[s.config.mode].solo) return t('log:round.nightBegan', { round });
    return tell('log:round.began', event.lantern, { round: event.round });
  },
  // The jar that is broken next says it already.
  turnBegan: () => undefined,
  jarBroken: (event, { object, tell }) =>
    tell(event.toAttack ? 'log:jar.toAttack' : 'log:jar.broken', event.seat, { jar: object(event.jar) }),
  abilityChosen: (event, { tell }) =>
    tell('log:ability.chosen', event.seat, { ability: abilityName(event.ability), value: event.value }),
  tokensDrawn: (event) => drawnText(event),
  wildTaken: (event, { tell }) => tell('log:wild.taken', event.seat, { count: event.wild }),
  lanternTaken: (event, { tell }) => tell('log:tile.lantern', event.seat),
  plateFilled: (event, { tell }) => tell('log:plate.filled', event.seat, { plate: event.plate, spoon: event.spoon }),
  plateEmptied: (event, { tell }) => tell('log:plate.emptied', event.seat, { spoon: event.spoon }),
  spoonTurned: (event, { tell }) => tell('log:plate.spoonBack', event.seat, { spoon: event.spoon }),
  scored: (event, { s, tell }) =>
    tell('log:score.gained', event.seat, {
      count: event.points,
      reason: reasonText(s, event.why),
    }),
  roundEnded: (event, { s }) =>
    t(turnsPerRound(s.config.mode) === 1 ? 'log:round.soloEnded' : 'log:round.ended', {
      round: event.round,
      factions: byFaction(s, event.points),
    }),
  gameOver(event, { s, tell }) {
    const { winner, scores } = event.result;
    if (features[s.config.mode].fair) return fairEnding(s, event, tell);
    if (winner === hesterSeat) return t('log:score.won', { context: 'hester' });
    // HC-SOLO-51: what Hester lost by has been said, and nobody else wins
    if (features[s.config.mode].solo) return undefined;
    const params = { own: scores[winner], enemy: scores[1 - winner] };
    return tell(event.tie ? 'log:score.wonTie' : 'log:score.won', winner, params);
  },
};
