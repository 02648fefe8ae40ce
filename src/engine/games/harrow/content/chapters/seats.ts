import { type Factions, factionPairs, fairSeat, firstFactions, type PlayerId } from '../../state/players.ts';
import { type Config, type Hider, hiders, type ModeId } from '../../state/set-up.ts';
import { features } from './features.ts';

type Game = Pick<Config, 'mode' | 'factions'>;

/** Which two factions can meet in the chapter (section 0.3 of the rules). */
export function pairsOf(mode: ModeId): readonly Factions[] {
  const { kammi } = features[mode];
  return factionPairs.filter((pair) => kammi === 'may' || pair.includes('kammi') === (kammi === 'always'));
}

/** Who plays on the faction seats, where nothing is told the first two who can. */
export function factionsOf({ mode, factions }: Game): Factions {
  return factions ?? pairsOf(mode)[0] ?? firstFactions;
}

/** Everybody in such a game, in the order of the seats. */
export function playersIn(game: Game): readonly PlayerId[] {
  const { hester, fair } = features[game.mode];
  const players: PlayerId[] = [...factionsOf(game)];
  if (hester) players.push('hester');
  if (fair) players.push('fair');
  return players;
}

/** HC-FAIR-1: the Fair Folk's seat is the last; where Hester does not play, the one before it stays empty. */
export function seats(config: Game): number {
  return features[config.mode].fair ? fairSeat + 1 : playersIn(config).length;
}

/** HC-FAIR-5: who may hide the items: anybody who is played, but the Fair Folk. */
export function hidersOf(game: Game): readonly Hider[] {
  const { solo, fair } = features[game.mode];
  const players = playersIn(game);
  return hiders.filter((player) => fair && players.includes(player) && (player === 'hester' || !solo));
}

/** Those of the factions, Hester's, or the Fair Folk's. */
export function hasHands({ mode }: Config): boolean {
  const { cards, hester, fair } = features[mode];
  return cards || hester || fair;
}
