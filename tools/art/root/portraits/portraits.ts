import type { FactionId } from '../../../../src/engine/games/root/factions/ids.ts';
import { type CharacterId, characterIds } from '../../../../src/engine/games/root/factions/vagabond/state.ts';
import { mix } from '../../ink/colour.ts';
import { D, rect, tr, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, G, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { bustHeight, bustWidth, disc, ground } from '../../shell/bust.ts';
import { C, seatInk } from '../inks.ts';
import { ranger } from '../pieces/ranger.ts';
import { thief } from '../pieces/thief.ts';
import { tinker } from '../pieces/tinker.ts';
import { alliance } from './alliance.ts';
import { eyrie } from './eyrie.ts';
import { marquise } from './marquise.ts';
import { vagabond } from './vagabond.ts';

export const busts: Readonly<Record<FactionId, () => string>> = {
  mc: marquise,
  ed: eyrie,
  wa: alliance,
  vb: vagabond,
};

const figures: Readonly<Record<CharacterId, () => string>> = { thief, tinker, ranger };

/** A vagabond of one's choice before the low sun: the figure of the pawn, larger. */
function wanderer(character: CharacterId): string {
  seed(905 + characterIds.indexOf(character));
  return (
    ground(seatInk.vb, 0.42, 90, { x: 90, y: 104, clear: 64, reach: 104 }) +
    disc(88, 110, 84, mix(seatInk.vb, C.gold, 0.42)) +
    disc(88, 110, 66, C.gold, 2.4) +
    disc(88, 110, 46, C.sunPale, 2) +
    G(98, 228, 1.46, figures[character]())
  );
}

/** A bust in its frame, half as large again as on a board. */
function framed(bust: () => string): string {
  seed(950);
  const edge = wob(rect(0, 0, bustWidth, bustHeight), 1.4, 0.05, 6);
  const line = wob(rect(6, 6, bustWidth - 12, bustHeight - 12), 0.7, 0.05, 7);
  return (
    F(D(tr(edge, 5, 6)), C.shadow, 'opacity=".45"') +
    clip(edge, bust()) +
    outline(edge, 5, C.ink, 0.6) +
    S(D(line), C.paper, 1.4, 'opacity=".8"')
  );
}

const portrait = (name: string, bust: () => string): Picture =>
  picture(`portrait-${name}`, { x: -4, y: -4, w: bustWidth + 12, h: bustHeight + 14 }, () => framed(bust));

export const portraits = (): Picture[] => [
  ...Object.entries(busts).map(([faction, bust]) => portrait(faction, bust)),
  ...characterIds.map((character) => portrait(character, () => wanderer(character))),
];
