import type { ModeId } from '../../state.ts';
import { ch1 } from './ch1.ts';
import type { Chapter } from './chapter.ts';

export const chapters = { ch1 } as const satisfies Record<ModeId, Chapter>;
