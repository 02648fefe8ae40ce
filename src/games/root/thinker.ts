import { rootLevels } from '../../engine/games/root/ai/levels.ts';
import { root } from '../../engine/games/root/root.ts';
import { answerLetters } from '../thinking.ts';

answerLetters({ game: root, levels: rootLevels }, globalThis);
