import type { HarrowEvent } from '../../engine/games/harrow/events.ts';

/** Without what the event before it has told already: HC-SOLO-31 the haints that rise one by one. */
export function withoutEchoes(events: readonly HarrowEvent[]): HarrowEvent[] {
  let told = 0;
  return events.filter((event) => {
    if (event.type === 'soloSpawn') told = event.haints;
    else if (event.type === 'spawned' && told > 0) {
      told--;
      return false;
    } else told = 0;
    return true;
  });
}
