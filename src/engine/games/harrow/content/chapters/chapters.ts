import type { ModeId } from '../../state/set-up.ts';
import type { HarrowState } from '../../state.ts';
import { ch1 } from './ch1.ts';
import { ch2 } from './ch2.ts';
import { ch3 } from './ch3.ts';
import { ch4 } from './ch4.ts';
import { ch5 } from './ch5.ts';
import type { Chapter } from './chapter.ts';
import { fair3, fair4, fairhester } from './fair.ts';
import { solo } from './solo.ts';

export const chapters: Readonly<Record<ModeId, Chapter>> = {
  ch1,
  ch2,
  ch3,
  ch4,
  ch5,
  solo,
  fair3,
  fair4,
  fairhester,
};

/** The chapter this game is played by: the only way in which a rule learns of it. */
export function chapterOf(s: HarrowState): Chapter {
  return chapters[s.config.mode];
}
