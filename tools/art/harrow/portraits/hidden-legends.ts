import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, pp, rect, tr } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import type { Bust } from '../../shell/bust.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { roman } from '../pieces/numerals.ts';
import { brute } from './brute.ts';
import { hood, sacking } from './hood.ts';
import { kammi } from './kammi.ts';
import { figurePictures, portrait, standee, standeeBox } from './legends.ts';
import { slanderer } from './slanderer.ts';
import { trickster } from './trickster.ts';

// Kammi and her goblins, and the sacks they hide under. What an opponent may see holds nothing of the face below:
// what the owner sees are pictures of their own.

const legends = [
  { name: 'kammi', bust: kammi },
  { name: 'goblin_slanderer', bust: slanderer },
  { name: 'goblin_brute', bust: brute },
  { name: 'goblin_trickster', bust: trickster },
] as const;

type Token = 1 | 2;

/** I or II, cut into the base: prompts and logs speak of the two tokens by number. */
const numeral = (token: Token): string => G(0, 3.6, 0.56, F(roman(token), C.paper));

const keyholeShape = pp('M0 -13 Q9.5 -13 9.5 -4 Q9.5 2 5 5 L9 15 L-9 15 L-5 5 Q-9.5 2 -9.5 -4 Q-9.5 -13 0 -13');

/** Who is under the sack, seen through a keyhole on its chest. */
const keyhole = (bust: Bust): string =>
  S(D(keyholeShape), C.ink, 6) +
  S(D(keyholeShape), C.lit, 3.4) +
  clip(keyholeShape, F(D(rect(-12, -16, 24, 34)), C.kammi) + G(-14.2, -19, 0.142, bust(false))) +
  S(D(keyholeShape), C.ink, 1.4);

/** As everybody sees a token, or with the keyhole for its owner alone. */
const hidden = (token: Token, rim: string, inside?: Bust): string =>
  standee(C.kammi, hood, rim) + numeral(token) + (inside ? G(0, -20, 0.98, keyhole(inside)) : '');

function hiddenPictures(token: Token): Picture[] {
  const both = (key: string, inside?: Bust): Picture[] => [
    piece(key, standeeBox, () => hidden(token, C.paper, inside), 2),
    piece(`${key}-lit`, standeeBox, () => hidden(token, C.ray, inside), 2),
  ];
  const key = `standee-hidden-${token}`;
  return [...both(key), ...legends.flatMap(({ name, bust }) => both(`${key}-${name}`, bust))];
}

const rag = pp(
  'M-17 5 C-22 -8 -13 -19 0 -18 C6 -24 15 -26 23 -21 C18 -19 17 -14 19 -10 C22 -3 20 2 15 6 L10 1 L5 7 L0 2 L-6 7 L-11 2',
);

/** The sack torn off, at the foot of a legend that was found out (HC-KAM-30). */
function tornSack(): string {
  seed(148);
  const weave = F(hatch(rect(-24, -28, 50, 40), 45, 4.4, 0.9), mix(sacking, C.ink, 0.45));
  const shade = F(hatch(pp('M6 -28 L26 -28 L26 10 L6 10 Q12 -8 6 -28'), 68, 3.6, 1.9), C.ink);
  return (
    F(D(tr(rag, 2, 4)), C.ink, 'opacity=".5"') +
    S(D(rag), C.ink, 6) +
    S(D(rag), C.paper, 3) +
    FS(D(rag), sacking, C.ink, 1.8) +
    clip(rag, weave + shade) +
    F('M-12 -9Q-7 -14 -2 -9Q-3 -4 -7 -4Q-11 -4 -12 -9ZM4 -10L12 -13L11 -6L6 -5Z', C.ink) +
    S('M-11 1Q0 -3 11 0M-7 -2v5M-1 -4v5M5 -3v5', C.ink, 1.3)
  );
}

/** The same keyhole as a sign, in paper colour: here its owner may look. */
const peekSign = (): string =>
  G(0, -1.5, 1.28, F(D(keyholeShape), C.paper)) +
  F('M-7.4 -3.6Q0 -10 7.4 -3.6Q0 2.6 -7.4 -3.6Z', C.ink) +
  FS('M0 -6.6A3 3 0 1 1 -.1 -6.6Z', C.lit, C.ink, 0.8);

export const kammiLegends = (): Picture[] => [
  ...legends.flatMap(({ name, bust }) => figurePictures(name, C.kammi, bust)),
  ...([1, 2] as const).flatMap(hiddenPictures),
  portrait('hidden', hood),
  ...legends.map(({ name, bust }) =>
    piece(`keyhole-${name}`, { x: -14, y: -17, w: 28, h: 36 }, () => keyhole(bust), 2),
  ),
  piece('torn-sack', { x: -24, y: -29, w: 52, h: 44 }, tornSack, 2),
  picture('mark-peek', { x: -16, y: -20, w: 32, h: 40 }, peekSign),
];
