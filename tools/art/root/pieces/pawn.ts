import { type CharacterId, characterIds } from '../../../../src/engine/games/root/factions/vagabond/state.ts';
import { circ, D } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C, seatInk } from '../inks.ts';
import { ranger } from './ranger.ts';
import { thief } from './thief.ts';
import { tinker } from './tinker.ts';

const pawnBase = (): string =>
  F(D(circ(4, 6, 48, 24, 15)), C.ink, 'opacity=".55"') +
  S(D(circ(0, 0, 42, 30, 12)), C.ink, 15) +
  S(D(circ(0, 0, 42, 30, 12)), C.paper, 9) +
  FS(D(circ(0, 0, 42, 30, 12)), seatInk.vb, C.ink, 4);

const figures: Readonly<Record<CharacterId, () => string>> = { thief, tinker, ranger };

/** A figure on its round base, a head taller than the warriors. */
export function pawn(character: CharacterId): string {
  seed(910 + characterIds.indexOf(character));
  return pawnBase() + G(0, -2, 0.94, figures[character]());
}

export const pawns = (): Picture[] =>
  characterIds.map((each) => piece(`pawn-${each}`, { x: -80, y: -134, w: 166, h: 160 }, () => pawn(each)));
