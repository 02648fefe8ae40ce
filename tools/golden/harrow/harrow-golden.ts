import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { noProgress } from '../../../src/session/harrow/campaign/progress.ts';
import { saveOf } from '../../../src/session/harrow/harrow-session.ts';
import { legalLines } from '../../engine/actions.ts';
import { harrowEngine } from '../../engine/harrow/harrow-engine.ts';
import type { GoldenTool } from '../golden-tool.ts';
import { goldenGames } from './games.ts';
import { goldenMatch, type Moment, moments } from './play.ts';
import { goldenProgress, goldenStorage } from './storage.ts';

const savedAt = new Date('2026-11-18T20:00:00Z');
const progress = goldenProgress();

const firstGame = (moment: Moment) => saveOf(goldenMatch(goldenGames[0], moment, 1), savedAt);

/**
 * Of every mode, night and house rule a save in mid-turn and one in mid-fight; `nights.json`: an exported record of nights;
 * `storage.json`: what a browser keeps.
 *
 * `tests/saves/harrow/forbidden` holds games of earlier versions with an action that a later one forbids: in `rules-4-idle-tree.json`
 * Hester shakes the tree without an action left (HC-OQ-57).
 */
export const harrowGolden: GoldenTool = {
  version: harrow.version,
  saves: () =>
    goldenGames.flatMap((game, i) =>
      moments.map((moment) => {
        const match = goldenMatch(game, moment, i + 1);
        return {
          file: `${game.name}-${moment}.json`,
          save: { ...saveOf(match, savedAt), nights: game.night ? progress : noProgress },
          legal: legalLines(harrowEngine, match.session.state),
        };
      }),
    ),
  others: async () => ({
    'nights.json': progress,
    'storage.json': await goldenStorage(firstGame('turn'), firstGame('fight'), progress),
  }),
};
