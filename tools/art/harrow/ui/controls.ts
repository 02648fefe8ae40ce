import { mix } from '../../ink/colour.ts';
import { D, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { plate, round } from '../../shell/controls.ts';
import { ribbonPicture } from '../../shell/ribbon.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { type Faction, factions } from '../pieces/factions.ts';
import { dial, pip, pipPlaces, pipRadius, smallDial } from './dial.ts';
import { ribbonColours } from './ribbon-colours.ts';

const DIAL = 31;
const SMALL_DIAL = 19;

function litSign(): string {
  seed(602);
  const halo = F(D(wob(rect(-8, -8, 332, 78), 3, 0.04, 7)), C.ember, 'opacity=".35"');
  const tone = mix(C.ember, C.bog, 0.12);
  return halo + plank(0, 0, 316, 62, { seed: 603, tone, grain: mix(C.ember, C.ink, 0.3) });
}

const dials = (faction: Faction): readonly Picture[] => [
  round(`dial-${faction}`, DIAL, () => dial(DIAL, faction), { pips: pipPlaces(DIAL), r: DIAL }),
  round(`dial-s-${faction}`, SMALL_DIAL, () => smallDial(SMALL_DIAL, faction), { r: SMALL_DIAL }),
  round(`pip-on-${faction}`, 5, () => pip(0, 0, pipRadius(DIAL), faction)),
];

/** Ribbons, signs and dials as loose pictures. */
export const controls = (): readonly Picture[] => [
  ribbonPicture('protectors', ribbonColours.protectors),
  ribbonPicture('family', ribbonColours.family),
  ribbonPicture('kammi', ribbonColours.kammi),
  ribbonPicture('hester', ribbonColours.hester),
  ribbonPicture('fair', ribbonColours.fair),
  plate('board-sign', 316, 46, () => plank(0, 0, 316, 46, { seed: 606 })),
  plate('board-sign-lit', 316, 62, litSign),
  ...factions.flatMap(dials),
];
