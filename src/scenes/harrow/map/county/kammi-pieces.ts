import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import type { Hex } from '../../../../engine/games/harrow/county.ts';
import { dollAt } from '../../../../engine/games/harrow/rules/kammi/dolls.ts';
import { kammiSeat } from '../../../../engine/games/harrow/rules/kammi/kammi.ts';
import { moneyAt } from '../../../../engine/games/harrow/rules/kammi/money.ts';
import type { Doll, LegendToken } from '../../../../engine/games/harrow/state/kammi.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../../engine/kernel/game.ts';
import { couldBe, isFoundOut, lookOf, underHood } from '../../../../session/harrow/kammi.ts';
import { type Crowd, dollPlace, moneyPlace } from '../../../../ui/harrow/map/stands.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { type Point, standAt } from '../hex-centres.ts';
import { pieceScale } from '../scale.ts';
import type { Piece } from './pieces.ts';

// Everything is loaded for everybody, whoever looks: what is loaded tells nothing of who hides where (HC-KAM-50).

/** How a doll looks, and the sign beside it that its owner alone sees its face. */
const dollShare = 1.12;
const signShare = 0.62;
/** The torn sack beside the standee of scale 1. */
const sackShare = 0.6;

export function kammiNeeds(layout: Layout, s: HarrowState): Need[] {
  const seat = kammiSeat(s);
  if (seat < 0) return [];
  const size = pieceScale(layout);
  const doll = size.haint * dollShare;
  return [
    ...[1, 2].flatMap((token) =>
      ['', ...couldBe(s, seat).map((who) => `-${who}`)].flatMap((under): Need[] => [
        [`standee-hidden-${token}${under}`, size.standee],
        [`standee-hidden-${token}${under}-lit`, size.standee],
      ]),
    ),
    ['torn-sack', size.standee * sackShare],
    ...['doll', 'doll-real', 'doll-decoy', 'doll-real-lit', 'doll-glow'].map((key): Need => [key, doll]),
    ['mark-peek', size.spread * signShare],
    ['blood-money', size.cube],
  ];
}

interface Standing {
  readonly seat: Seat;
  readonly hex: Hex;
  readonly token: LegendToken;
  readonly at: Point;
  readonly lit: boolean;
}

/** A legend's standee: of Kammi's two a hood with its number, and for her alone who looks out through its keyhole. */
export function drawLegend(
  scene: HarrowScene,
  s: HarrowState,
  { seat, hex, token, at, lit }: Standing,
  layer: Phaser.GameObjects.Container,
): Piece[] {
  const { standee } = pieceScale(scene.layout);
  const under = underHood(s, seat, token);
  const look = `${lookOf(s, seat, token)}${under ? `-${under}` : ''}${lit ? '-lit' : ''}`;
  const image = scene.art(`standee-${look}`, at.x, at.y, standee, layer);
  const legend: Piece = { kind: 'legend', hex, seat, legend: token, image };
  if (s.seats[seat].faction !== 'kammi' || !isFoundOut(s)) return [legend];
  const { spread } = pieceScale(scene.layout);
  const sack = scene.art('torn-sack', at.x + 19 * spread, at.y + 3 * spread, standee * sackShare, layer);
  return [legend, { ...legend, image: sack }];
}

export function dollKey({ up, face }: Doll): string {
  if (face === 'hidden') return 'doll';
  return up ? 'doll-real-lit' : `doll-${face}`;
}

/** A doll stands face down but for those who may look at it; the real one, found, in a light. */
export function drawDoll(
  scene: HarrowScene,
  s: HarrowState,
  hex: Hex,
  crowd: Crowd,
  layer: Phaser.GameObjects.Container,
): Piece[] {
  const doll = dollAt(s, hex);
  if (!doll) return [];
  const size = pieceScale(scene.layout);
  const scale = size.haint * dollShare;
  const { x, y } = standAt(scene.layout, hex, dollPlace(crowd));
  const part = (key: string, dx = 0, dy = 0, k = scale): Piece => {
    return { kind: 'doll', hex, scale: k, image: scene.art(key, x + dx, y + dy, k, layer) };
  };
  const glow = doll.up ? [part('doll-glow')] : [];
  const isSecret = !doll.up && doll.face !== 'hidden';
  const sign = isSecret ? [part('mark-peek', 15 * size.spread, -8 * size.spread, size.spread * signShare)] : [];
  return [...glow, part(dollKey(doll)), ...sign];
}

/** HC-GOB-3: a cube of Kammi's that waits for somebody to come. */
export function drawMoney(scene: HarrowScene, s: HarrowState, hex: Hex, layer: Phaser.GameObjects.Container): Piece[] {
  const { cube } = pieceScale(scene.layout);
  return Array.from({ length: moneyAt(s, hex) }, (_, i): Piece => {
    const { x, y } = standAt(scene.layout, hex, { x: moneyPlace.x + 5 * i, y: moneyPlace.y - 6 * i });
    return { kind: 'money', hex, image: scene.art('blood-money', x, y, cube, layer) };
  });
}
