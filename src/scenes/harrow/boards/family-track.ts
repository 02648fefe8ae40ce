import type Phaser from 'phaser';
import { upgradeIds } from '../../../engine/games/harrow/state/cards.ts';
import { abilities, type BagToken } from '../../../engine/games/harrow/state/tokens.ts';
import type { FamilyTrack, Space } from '../../../ui/harrow/boards/board-view.ts';
import { drawnArea, trackNumber, trackPair, trackSlot } from '../../../ui/harrow/boards/faction-sheet-places.ts';
import { tokenRow } from '../../../ui/harrow/boards/token-row.ts';
import { palette } from '../../../ui/styles/palette.ts';
import { bigNumber, type Easel, faded, lit, numberStyle, paper, put, write } from './easel.ts';

/** A token of this turn, so that an animation can find it. */
export interface DrawnToken {
  readonly token: BagToken;
  readonly image: Phaser.GameObjects.Image;
  /** The light round the token that is asked about. */
  readonly halo?: Phaser.GameObjects.Image;
}

const bright = palette.core;

/** The basic side: a number on a plate over some of the spaces (HC-TRK-10). */
function writeNumber(easel: Easel, i: number, { value, state, lit: counts }: Space): void {
  if (value === undefined) return;
  const isNow = counts && state !== 'empty';
  const { plain, lit: large } = easel.look.track;
  const style = isNow ? numberStyle(large, bright) : { size: plain };
  write(easel, value, trackNumber(easel.places, i), style);
}

/** The advanced side: how many to draw, and smaller how many to give back (HC-TRK-11). */
function writePair(easel: Easel, i: number, { value = 0, giveBack = 0, state, lit: counts }: Space): void {
  const colour = counts ? bright : state === 'empty' ? faded : paper;
  const [large, small] = easel.look.trackPair[counts ? 'lit' : 'empty'];
  const { draw, giveBack: minus } = trackPair(easel.places, i);
  // They stand in the light of a lit space.
  write(easel, value, draw, { ...numberStyle(large, colour), stroke: counts ? 7 : 4 });
  write(easel, `−${giveBack}`, minus, { ...numberStyle(small, colour), stroke: counts ? 7 : 3 });
}

export function drawTrack(easel: Easel, { spaces, advanced }: FamilyTrack): void {
  const { places, size } = easel;
  for (const [i, space] of spaces.entries()) {
    const place = trackSlot(places, i);
    if (space.lit) put(easel, 'boards-slot-lit', place, size.trackLit);
    if (space.token !== undefined) {
      put(easel, space.state === 'printed' ? 'token-move-family' : `token-${space.token}`, place, size.trackToken);
    } else if (space.card) put(easel, 'mark-card', place, size.trackCard);
  }
  for (const [i, space] of spaces.entries()) {
    if (advanced) writePair(easel, i, space);
    else writeNumber(easel, i, space);
  }
}

/** How many tokens of each kind the bag holds; upgrade tokens, of which there is one each, lie behind the heading. */
export function drawContents(easel: Easel, track: FamilyTrack): void {
  const { places, size, look } = easel;
  const { bag } = track;
  if (!bag || drawnArea(places, track) !== places.track.drawn) return;
  const [x, y, w] = places.track.contents;
  const each = w / abilities.length;
  const middle = places.track.tokens.y;
  abilities.forEach((ability, i) => {
    const left = x + each * i + 12;
    put(easel, `token-${ability}`, [left, middle], size.contents);
    write(easel, bag[i], [left + each * 0.47, middle], { size: 19 });
  });
  const upgrades = upgradeIds.filter((_, i) => bag[abilities.length + i] > 0);
  const first = x + w * 0.58;
  const step = Math.min(look.contentsR * 2 + 1, (x + w - look.contentsR - first) / Math.max(upgrades.length - 1, 1));
  upgrades.forEach((token, i) => {
    put(easel, `token-${token}`, [first + step * i, y + 9], size.contents);
  });
}

export function drawDrawn(easel: Easel, track: FamilyTrack, chosen: BagToken | undefined): DrawnToken[] {
  const { places, size } = easel;
  const [x, , w] = drawnArea(places, track);
  const { y, r } = places.track.tokens;
  return tokenRow(track.drawn, w, r).flatMap(({ token, centres, crowded }) => {
    const last = centres.length - 1;
    const images = centres.map((at, i): DrawnToken => {
      const isAsked = track.picking === 'sort' && token === chosen && i === last;
      const halo = isAsked ? put(easel, 'boards-slot-lit', [x + at, y], size.drawnLit) : undefined;
      return { token, image: put(easel, `token-${token}`, [x + at, y], size.drawn), halo };
    });
    if (crowded) write(easel, centres.length, [x + centres[last] + r - 3, y + r - 5], numberStyle(17, lit));
    return images;
  });
}

/** The upgrade tokens on the Attack jar (HC-CARD-6). */
export function drawArmed(easel: Easel, { armed }: FamilyTrack): void {
  if (armed.length === 0) return;
  const { size, look } = easel;
  const [x, y, w, h] = easel.places.advanced.armed;
  const foot: readonly [number, number] = [x + w * 0.24, y + h - 4];
  put(easel, 'jar-attack-family', foot, size.jar);
  armed.forEach((token, i) => {
    put(easel, `token-${token}`, [foot[0] + look.armedR * (1.5 + 1.75 * i), y + h / 2 + 2], size.armed);
  });
}

export function writeInBag(easel: Easel, { inBag }: FamilyTrack): Phaser.GameObjects.Text {
  return write(easel, inBag, easel.places.track.bag, bigNumber(easel.look.inBag));
}
