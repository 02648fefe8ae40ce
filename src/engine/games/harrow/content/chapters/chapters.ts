import type { ModeId } from '../../state.ts';
import { ch1 } from './ch1.ts';
import { ch2 } from './ch2.ts';
import { ch3 } from './ch3.ts';
import { ch5 } from './ch5.ts';
import type { Chapter } from './chapter.ts';
import { solo } from './solo.ts';

export const chapters = { ch1, ch2, ch3, ch5, solo } as const satisfies Record<ModeId, Chapter>;
