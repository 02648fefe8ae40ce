import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';

/** What is told to everybody between two rounds: who held the brambles, the score, who has the lantern now. */
export function isRoundNews(event: HarrowEvent): boolean {
  if (event.type === 'scored') return event.why === 'brambles';
  return event.type === 'roundEnded' || (event.type === 'roundBegan' && event.round > 1);
}
