import { full, loop, type SoundFile, variants } from '../sound-file.ts';
import { haintStep, legendStep, pathLaid, push } from './earth.ts';
import { jarBreak, jarOpen } from './glass.ts';
import { devour, douse, fire, hesterRise, hiss, root } from './hester.ts';
import { nail, plate, spoon } from './iron.ts';
import { creak, crickets, owl, wind } from './night.ts';
import { cardDrawn, cardPlayed } from './paper.ts';
import { heldBreath, kill, rage, rescue, roundBell, spawn, storm } from './spirits.ts';
import { titleWaltz } from './title-waltz.ts';
import { buildingDestroyed, goad, scoreTick, tileFlip, tokenBagged, tokenPicked } from './wood.ts';

/** Every sound of Harrow. */
export const harrowSounds: readonly SoundFile[] = [
  ...variants('jar-break', 2, full, jarBreak),
  ...variants('jar-open', 1, full, jarOpen),
  ...variants('haint-step', 3, full, haintStep),
  ...variants('legend-step', 2, full, legendStep),
  ...variants('storm', 1, 12000, storm),
  ...variants('path-laid', 2, full, pathLaid),
  ...variants('token-picked', 2, full, tokenPicked),
  ...variants('token-bagged', 2, full, tokenBagged),
  ...variants('spawn', 2, 16000, spawn),
  ...variants('kill', 2, 16000, kill),
  ...variants('push', 2, full, push),
  ...variants('rescue', 1, full, rescue),
  ...variants('building-destroyed', 1, full, buildingDestroyed),
  ...variants('score-tick', 1, full, scoreTick),
  ...variants('round-bell', 1, 11025, roundBell),
  ...variants('card-drawn', 2, full, cardDrawn),
  ...variants('card-played', 1, full, cardPlayed),
  ...variants('tile-flip', 2, full, tileFlip),
  ...variants('nail', 2, full, nail),
  ...variants('goad', 1, full, goad),
  ...variants('rage', 1, 11025, rage),
  ...variants('plate', 1, full, plate),
  ...variants('spoon', 1, full, spoon),
  ...variants('root', 2, 11025, root),
  ...variants('hiss', 1, 16000, hiss),
  ...variants('fire', 1, 11025, fire),
  ...variants('douse', 1, 11025, douse),
  ...variants('hester-rise', 1, 8000, hesterRise),
  ...variants('devour', 1, 11025, devour),
  ...variants('held-breath', 1, 16000, heldBreath),
  ...variants('owl', 2, 8000, owl),
  ...variants('creak', 2, 8000, creak),
  loop('night-wind', 8000, wind),
  loop('night-crickets', 12000, crickets),
  loop('title-waltz', 11025, titleWaltz),
];
