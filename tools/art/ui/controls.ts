import { C, mix } from '../ink/colour.ts';
import { D, rect, wob } from '../ink/geometry.ts';
import { seed } from '../ink/random.ts';
import { F } from '../ink/svg.ts';
import { type Picture, picture } from '../picture.ts';
import { type Faction, factions } from '../pieces/factions.ts';
import { button, roundButton } from './button.ts';
import { dial, pip, pipPlaces, pipRadius, smallDial } from './dial.ts';
import { type RibbonKind, ribbon } from './ribbon.ts';
import { plank } from './wood.ts';

const DIAL = 31;
const SMALL_DIAL = 19;

const ribbonPicture = (kind: RibbonKind): Picture =>
  picture(`ribbon-${kind}`, { x: -18, y: -4, w: 236, h: 52 }, () => ribbon(0, 0, 200, 38, kind, 600), {
    slice: [0, 26, 0, 26],
    outset: [4, 18, 10, 18],
  });

const plate = (key: string, w: number, h: number, content: () => string): Picture =>
  picture(key, { x: -12, y: -10, w: w + 24, h: h + 22 }, content);

const round = (key: string, r: number, content: () => string, facts?: Readonly<Record<string, unknown>>): Picture =>
  picture(key, { x: -r - 4, y: -r - 4, w: 2 * r + 10, h: 2 * r + 12 }, content, facts);

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

/** Ribbons, buttons, signs and dials as loose pictures. */
export const controls = (): readonly Picture[] => [
  ribbonPicture('dark'),
  ribbonPicture('protectors'),
  ribbonPicture('family'),
  ribbonPicture('hester'),
  plate('plate-lang', 52, 46, () => button(0, 0, 52, 46, 'plain', 605)),
  plate('plate-lang-on', 52, 46, () => button(0, 0, 52, 46, 'primary', 605)),
  plate('board-sign', 316, 46, () => plank(0, 0, 316, 46, { seed: 606 })),
  plate('board-sign-lit', 316, 62, litSign),
  round('button-round', 22, () => roundButton(0, 0, 22, 607)),
  ...factions.flatMap(dials),
];
