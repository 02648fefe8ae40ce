import { harrowLevels } from '../../engine/games/harrow/ai/levels.ts';
import { harrow } from '../../engine/games/harrow/harrow.ts';
import { answerLetters } from '../thinking.ts';

answerLetters({ game: harrow, levels: harrowLevels }, globalThis);
