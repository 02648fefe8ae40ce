import { levelIds } from '../../../src/engine/ai/levels.ts';
import { legendsOf } from '../../../src/engine/games/harrow/state/players.ts';
import { modeIds } from '../../../src/engine/games/harrow/state/set-up.ts';
import { mergedGames, type PlayedGame } from '../../../src/session/played.ts';

const side = (player: string, leader: string | undefined, person: boolean, won: boolean) => ({
  player,
  ...(leader && { leader }),
  person,
  won,
  out: 31,
  expected: 28.75,
});

/** Games of every mode and level, won by turns: all rows there can be. */
export const manyPlayed: readonly PlayedGame[] = mergedGames(
  modeIds.flatMap((mode, m) =>
    legendsOf.protectors.map((leader, i): PlayedGame => {
      const won = (m + i) % 2 === 0;
      const other = legendsOf.family[(m + i) % legendsOf.family.length];
      return {
        id: (m * 100 + i).toString(16).padStart(16, '0'),
        at: `2026-0${m + 1}-1${i}T20:15:00.000Z`,
        mode,
        ...(mode === 'solo' && { level: `solo${1 + (i % 3)}` }),
        sides: [
          side('protectors', leader, mode !== 'solo', won),
          { ...side('family', other, false, !won), level: levelIds[i % levelIds.length] },
          ...(mode === 'solo' ? [side('hester', undefined, true, won)] : []),
        ],
      };
    }),
  ),
);
