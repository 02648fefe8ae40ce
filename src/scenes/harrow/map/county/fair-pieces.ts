import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import type { Hex } from '../../../../engine/games/harrow/county.ts';
import { frameOf } from '../../../../engine/games/harrow/flow.ts';
import { nestAt } from '../../../../engine/games/harrow/rules/fair/nests.ts';
import { arrowWays, items, offerIds } from '../../../../engine/games/harrow/state/fair.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { isOpen } from '../../../../session/harrow/interaction/spot-offers.ts';
import { itemPlaces } from '../../../../session/harrow/search.ts';
import { waySpot } from '../../../../session/harrow/spots.ts';
import { arrowPlace } from '../../../../ui/harrow/map/search-places.ts';
import {
  type Crowd,
  crossPlace,
  isCrowded,
  itemPlace,
  nestFeet,
  offerPlace,
  thornPlace,
} from '../../../../ui/harrow/map/stands.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { type Point, standAt } from '../hex-centres.ts';
import { pieceScale } from '../scale.ts';
import type { Piece, PieceKind } from './pieces.ts';

// What the Fair Folk lay on the county: nests with their offers, X tokens, found items, thorns, and arrows beyond its edge.
// Everything is loaded for everybody, whoever looks: what is loaded tells nothing of where an item lies (HC-FAIR-5).

/** An item whose place only some know is smaller than one that was found. */
const knownShare = 0.72;
const signShare = 0.5;

export function fairNeeds(layout: Layout, s: HarrowState): Need[] {
  if (!s.fair) return [];
  const size = pieceScale(layout);
  return [
    ['nest', size.nest],
    ...offerIds.flatMap((offer): Need[] => [
      [`nest-${offer}`, size.nest],
      [`offer-${offer}`, size.offerTag],
    ]),
    ...items.flatMap((item): Need[] => [
      [`found-${item}`, size.foundItem],
      [`found-${item}`, size.foundItem * knownShare],
    ]),
    ['mark-peek', size.spread * signShare],
    ['guess-wrong', size.cross],
    ['thorn-mark', size.mark],
    ['edge-arrow', size.arrow],
    ['edge-arrow-turned', size.arrow],
  ];
}

interface Layers {
  readonly things: Phaser.GameObjects.Container;
  readonly rim: Phaser.GameObjects.Container;
}

/** Nest, guess, item and thorns of a hex; those whom units would hide lie before them. */
export function drawFairThings(scene: HarrowScene, s: HarrowState, hex: Hex, crowd: Crowd, layers: Layers): Piece[] {
  const { fair } = s;
  if (!fair) return [];
  const { layout } = scene;
  const size = pieceScale(layout);
  const isHidden = isCrowded(crowd);
  const pieces: Piece[] = [];
  const put = (kind: PieceKind, key: string, place: Point, scale: number, layer: Phaser.GameObjects.Container) => {
    const { x, y } = standAt(layout, hex, place);
    pieces.push({ kind, hex, image: scene.art(key, x, y, scale, layer) });
  };
  const before = isHidden ? layers.rim : layers.things;
  const nest = nestAt(fair, hex);
  if (nest) {
    put('nest', nest.offer ? `nest-${nest.offer}` : 'nest', nestFeet, size.nest, layers.things);
    if (nest.offer && isHidden) put('offer', `offer-${nest.offer}`, offerPlace, size.offerTag, layers.rim);
  }
  const { found, known } = itemPlaces(s);
  for (const { item } of found.filter((each) => each.hex === hex)) {
    put('item', `found-${item}`, itemPlace(crowd), size.foundItem, before);
  }
  for (const { item } of known.filter((each) => each.hex === hex)) {
    put('secret', `found-${item}`, knownPlace, size.foundItem * knownShare, layers.rim);
    put('secret', 'mark-peek', { x: knownPlace.x + 13, y: knownPlace.y + 8 }, size.spread * signShare, layers.rim);
  }
  if (fair.crosses.includes(hex)) put('cross', 'guess-wrong', crossPlace(crowd), size.cross, before);
  if (fair.thorns.some((thorn) => thorn.hex === hex)) put('thorn', 'thorn-mark', thornPlace, size.mark, layers.rim);
  return pieces;
}

/** At the upper right of a hex, which only those who know look at. */
const knownPlace: Point = { x: 21, y: -25 };

/** HC-FAIR-25 to 27: the arrows beyond the edge of the county; one that was turned has cuts in its shaft. */
export function drawArrows(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): Piece[] {
  return (s.fair?.arrows ?? []).map((arrow): Piece => {
    const { x, y, angle } = arrowPlace(scene.layout, arrow);
    const key = arrow.turned ? 'edge-arrow-turned' : 'edge-arrow';
    const image = scene.art(key, x, y, pieceScale(scene.layout).arrow, layer).setAngle(angle);
    return { kind: 'arrow', hex: arrow.hex, image };
  });
}

/** Where the arrow that is to be placed could lie. */
export function drawWays(scene: HarrowScene, s: HarrowState, layer: Phaser.GameObjects.Container): void {
  const frame = frameOf(s, 'arrow');
  if (!frame) return;
  for (const way of arrowWays.filter((each) => isOpen(scene.app.interaction, waySpot(each)))) {
    const { x, y, angle } = arrowPlace(scene.layout, { hex: frame.hex, way, turned: false });
    scene.art('edge-arrow', x, y, pieceScale(scene.layout).arrow, layer).setAngle(angle).setAlpha(wayAlpha);
  }
}

/** It is not there yet. */
const wayAlpha = 0.55;
