// Every file of assets/sound and how it is made. Rates follow what a sound needs: 22.05 kHz where wood and glass click,
// less where nothing sounds that high. WAV, because every browser plays it and no encoder may be needed to make it.

import { haintStep, legendStep, pathLaid, push } from './earth.ts';
import { highPass } from './filters.ts';
import { jarBreak, jarOpen } from './glass.ts';
import { devour, douse, fire, hesterRise, hiss, root } from './hester.ts';
import { nail, plate, spoon } from './iron.ts';
import { titleWaltz, victory } from './music.ts';
import { creak, crickets, owl, wind } from './night.ts';
import { cardDrawn, cardPlayed } from './paper.ts';
import { type Random, randomFrom } from './random.ts';
import { type Signal, scaleToPeak, trim } from './signal.ts';
import { heldBreath, kill, rage, rescue, roundBell, spawn, storm } from './spirits.ts';
import { encodeWav } from './wav.ts';
import {
  buildingDestroyed,
  click,
  cubeOnCube,
  cubeOnTray,
  cubeOnWood,
  goad,
  refuse,
  scoreTick,
  tileFlip,
  tokenBagged,
  tokenPicked,
} from './wood.ts';

export interface SoundFile {
  readonly name: string;
  readonly rate: number;
  readonly loop: boolean;
  readonly render: (rate: number, random: Random) => Signal;
}

function variants(name: string, count: number, rate: number, render: SoundFile['render']): SoundFile[] {
  return Array.from({ length: count }, (_, i) => ({ name: `${name}-${i + 1}`, rate, loop: false, render }));
}

function loop(name: string, rate: number, render: SoundFile['render']): SoundFile {
  return { name, rate, loop: true, render };
}

const full = 22050;

export const catalogue: readonly SoundFile[] = [
  ...variants('cube-on-wood', 5, full, cubeOnWood),
  ...variants('cube-on-cube', 3, full, cubeOnCube),
  ...variants('cube-on-tray', 3, full, cubeOnTray),
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
  ...variants('click', 2, full, click),
  ...variants('refuse', 1, full, refuse),
  ...variants('held-breath', 1, 16000, heldBreath),
  ...variants('victory', 1, 16000, victory),
  ...variants('owl', 2, 8000, owl),
  ...variants('creak', 2, 8000, creak),
  loop('night-wind', 8000, wind),
  loop('night-crickets', 12000, crickets),
  loop('title-waltz', 11025, titleWaltz),
];

const peak = 0.84;

/** Below this no speaker of a tablet or laptop moves; what lies there only takes the room of the rest. */
const lowestFrequency = 55;

export function soundBytes({ name, rate, loop, render }: SoundFile): Uint8Array {
  const rendered = render(rate, randomFrom(name));
  const finished = loop ? rendered : trim(highPass(rendered, rate, lowestFrequency), rate);
  return encodeWav(scaleToPeak(finished, peak), rate);
}
