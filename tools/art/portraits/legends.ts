import { C, mix } from '../ink/colour.ts';
import { circ, D, pp, rect, wob } from '../ink/geometry.ts';
import { seed } from '../ink/random.ts';
import { clip, F, FS, G, outline, S } from '../ink/svg.ts';
import { type Picture, picture } from '../picture.ts';
import { dress, type Faction } from '../pieces/factions.ts';
import { piece } from '../pieces/piece.ts';
import { bustHeight, bustWidth } from './bust.ts';
import { emmy } from './emmy.ts';
import { levi } from './levi.ts';

interface Legend {
  readonly name: string;
  readonly faction: Faction;
  readonly bust: (fine: boolean) => string;
}

const legends: readonly Legend[] = [
  { name: 'emmy', faction: 'protectors', bust: emmy },
  { name: 'levi', faction: 'family', bust: levi },
];

const arch = pp('M-23 0 L-23 -41.3 Q-23 -62 0 -62 Q23 -62 23 -41.3 L23 0');

/** An arched board with the bust, on a base in the faction's colour; the rim is lit when the legend is selected. */
function standee({ faction, bust }: Legend, rim: string): string {
  const { ink } = dress[faction];
  return (
    F(D(circ(4, 2, 30, 20, 8)), C.ink, 'opacity=".6"') +
    S(D(arch), C.ink, 9.5) +
    S(D(arch), rim, 6) +
    clip(arch, G(-25, -63, 0.265, bust(false))) +
    S(D(arch), C.ink, 2.8) +
    FS('M-27 -5L27 -5L31 6L-31 6Z', ink, C.ink, 2.6) +
    F('M-25 1h50l2 4h-54z', mix(ink, C.ink, 0.45))
  );
}

const portraitWidth = 196;
const portraitHeight = 235;

function framed({ bust }: Legend): string {
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
const standeeBox = { x: -34, y: -68, w: 70, h: 79 };

export const legendPictures = (): Picture[] =>
  legends.flatMap((legend) => [
    piece(`standee-${legend.name}`, standeeBox, () => standee(legend, C.paper), 2),
    piece(`standee-${legend.name}-lit`, standeeBox, () => standee(legend, C.ray), 2),
    picture(`portrait-${legend.name}`, { x: -4, y: -4, w: portraitWidth + 8, h: portraitHeight + 8 }, () =>
      framed(legend),
    ),
  ]);
