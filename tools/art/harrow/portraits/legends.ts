import { mix } from '../../ink/colour.ts';
import { circ, D, type Poly, pp, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { type Bust, bustHeight, bustWidth } from '../../shell/bust.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { dress, type Faction } from '../pieces/factions.ts';
import { bernice } from './bernice.ts';
import { corbin } from './corbin.ts';
import { emmy } from './emmy.ts';
import { kaine } from './kaine.ts';
import { levi } from './levi.ts';
import { malachi } from './malachi.ts';
import { mildred } from './mildred.ts';
import { odessa } from './odessa.ts';
import { priscilla } from './priscilla.ts';
import { skinlessBoy } from './skinless-boy.ts';
import { willa } from './willa.ts';

interface Legend {
  readonly name: string;
  readonly faction: Faction;
  readonly bust: Bust;
}

const legends: readonly Legend[] = [
  { name: 'emmy', faction: 'protectors', bust: emmy },
  { name: 'bernice', faction: 'protectors', bust: bernice },
  { name: 'malachi', faction: 'protectors', bust: malachi },
  { name: 'priscilla', faction: 'protectors', bust: priscilla },
  { name: 'skinless_boy', faction: 'protectors', bust: skinlessBoy },
  { name: 'levi', faction: 'family', bust: levi },
  { name: 'corbin', faction: 'family', bust: corbin },
  { name: 'odessa', faction: 'family', bust: odessa },
  { name: 'kaine', faction: 'family', bust: kaine },
  { name: 'willa', faction: 'family', bust: willa },
  { name: 'mildred', faction: 'family', bust: mildred },
];

const arch = pp('M-23 0 L-23 -41.3 Q-23 -62 0 -62 Q23 -62 23 -41.3 L23 0');
/** A little wider than the arch, so that no edge of the bust shows. */
const bustScale = 0.265;

/** A die-cut board on a base in the colour of its side; the rim is lit when the legend is selected. */
export function standing(shape: Poly, face: string, ink: string, rim: string): string {
  return (
    F(D(circ(4, 2, 30, 20, 8)), C.ink, 'opacity=".6"') +
    S(D(shape), C.ink, 9.5) +
    S(D(shape), rim, 6) +
    clip(shape, face) +
    S(D(shape), C.ink, 2.8) +
    FS('M-27 -5L27 -5L31 6L-31 6Z', ink, C.ink, 2.6) +
    F('M-25 1h50l2 4h-54z', mix(ink, C.ink, 0.45))
  );
}

export const standee = (ink: string, bust: Bust, rim: string): string =>
  standing(arch, G((-bustWidth * bustScale) / 2, -63, bustScale, bust(false)), ink, rim);

const portraitWidth = 196;
const portraitHeight = 235;

function framed(bust: Bust): string {
  const k = Math.max(portraitWidth / bustWidth, portraitHeight / bustHeight);
  const picture = bust(true);
  seed(120);
  const edge = wob(rect(0, 0, portraitWidth, portraitHeight), 1.2, 0.05, 6);
  const inner = wob(rect(5, 5, portraitWidth - 10, portraitHeight - 10), 0.8, 0.05, 6);
  return (
    clip(edge, G((portraitWidth - bustWidth * k) / 2, (portraitHeight - bustHeight * k) / 2, k, picture)) +
    outline(edge, 4, C.ink, 0.6) +
    S(D(inner), C.paper, 1.6, 'opacity=".85"')
  );
}

/** The standee's own units are map pixels at scale 1; the picture holds two for each. */
export const standeeBox = { x: -34, y: -68, w: 70, h: 79 };

export const portrait = (name: string, bust: Bust): Picture =>
  picture(`portrait-${name}`, { x: -4, y: -4, w: portraitWidth + 8, h: portraitHeight + 8 }, () => framed(bust));

/** The two standees of a figure and its portrait. */
export const figurePictures = (name: string, ink: string, bust: Bust): Picture[] => [
  piece(`standee-${name}`, standeeBox, () => standee(ink, bust, C.paper), 2),
  piece(`standee-${name}-lit`, standeeBox, () => standee(ink, bust, C.ray), 2),
  portrait(name, bust),
];

export const legendPictures = (): Picture[] =>
  legends.flatMap(({ name, faction, bust }) => figurePictures(name, dress[faction].ink, bust));
