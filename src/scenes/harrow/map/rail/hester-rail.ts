import type Phaser from 'phaser';
import type { Layout } from '../../../../app/harrow/layout.ts';
import { squaresPerSide } from '../../../../engine/games/harrow/rules/hester/hester.ts';
import type { Trophy } from '../../../../engine/games/harrow/state/hester.ts';
import { type FactionId, hesterSeat } from '../../../../engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../engine/games/harrow/state.ts';
import { decidingSeat } from '../../../../session/harrow/deciding.ts';
import { hesterCounts } from '../../../../session/harrow/hester-state.ts';
import { factionsOf } from '../../../../session/harrow/seats.ts';
import { sideSpot } from '../../../../session/harrow/spots.ts';
import type { SpotId } from '../../../../session/spot.ts';
import type { HesterSpaces } from '../../../../ui/harrow/boards/hester-spaces.ts';
import { pressedSquare, railBoards, railStrips } from '../../../../ui/harrow/map/hester-rail-board-places.ts';
import { hesterRailPlaces } from '../../../../ui/harrow/map/hester-rail-places.ts';
import { boardOf, hestersStrip } from '../../../../ui/harrow/map/table-sides.ts';
import { palette } from '../../../../ui/styles/palette.ts';
import type { Need } from '../../../stage-scene.ts';
import type { HarrowScene } from '../../harrow-scene.ts';
import { railLooks } from './rail-looks.ts';
import { tokenArt } from './token-art.ts';

const portraitWidth = 196;
const pieceUnit = 0.82;
const haintOnSquare = 0.3;
const tokenOnSquare = 18 / 24;
const flameRadius = 17;
/** Of a fire space's radius. */
const flameOnSpace = 12 / 17.5;
const cardHeight = 170;

type Layer = Phaser.GameObjects.Container;

/** How large things are shown on a board, as its picture was drawn for them. */
export interface Look {
  readonly key: string;
  readonly active: string | undefined;
  readonly portrait: number;
  readonly square: number;
  readonly flame: number;
  readonly spaceFlame: number;
  readonly card: number;
}

type Kind = 'board' | 'strip';

const spacesOf = ({ id }: Layout, kind: Kind): HesterSpaces => (kind === 'board' ? railBoards : railStrips)[id];

function lookOf(layout: Layout, kind: Kind): Look {
  const { id, ending } = layout;
  const key = `${kind}-hester${ending}`;
  const { portrait, squareScale, available, fireR } = spacesOf(layout, kind);
  return {
    key,
    active: kind === 'board' ? `board-active-hester${ending}` : undefined,
    portrait: portrait[2] / portraitWidth,
    square: squareScale,
    flame: available.r / flameRadius,
    spaceFlame: (fireR * flameOnSpace) / flameRadius,
    // On the strip there is no room for the cards of her hand.
    card: kind === 'board' ? railLooks[id].hestersCard / cardHeight : 0,
  };
}

export function needsOf(
  { key, active, portrait, square, flame, spaceFlame, card }: Look,
  factions: readonly FactionId[],
): Need[] {
  return [
    [key],
    ...(active ? [[active] as Need] : []),
    ['portrait-hester', portrait],
    ...(square > 0
      ? [
          ...[...factions, 'filled'].map((look): Need => [`hester-square-${look}`, square]),
          ...factions.map((faction): Need => [`haint-${faction}`, (haintOnSquare * square) / pieceUnit]),
          ...[...Object.values(tokenArt), 'token-wild'].map((token): Need => [token, tokenOnSquare * square]),
        ]
      : []),
    ['flame-lit', flame],
    ['flame-empty', flame],
    ...(spaceFlame > 0 ? [['flame', spaceFlame] as Need] : []),
    ...(card > 0 ? [['card-back-hester', card] as Need] : []),
  ];
}

export function hesterBoardNeeds(layout: Layout, s: HarrowState): Need[] {
  if (!s.hester) return [];
  const look = lookOf(layout, 'board');
  const board = [...needsOf(look, factionsOf(s)), ['hester-square-lit', look.square] as Need];
  return s.solo && !s.fair ? board : [...board, ...needsOf(lookOf(layout, 'strip'), factionsOf(s))];
}

/** HC-HEST-2: what fills a square: the haints of a fire, or a devoured token. */
export function drawTrophy(
  scene: HarrowScene,
  factions: readonly FactionId[],
  trophy: Trophy,
  [x, y]: readonly [number, number],
  k: number,
  layer: Layer,
): Phaser.GameObjects.Image[] {
  if (k === 0) return [];
  if (trophy !== 'fire') {
    return [scene.art(trophy === 'wild' ? 'token-wild' : tokenArt[trophy], x, y, tokenOnSquare * k, layer)];
  }
  const scale = (haintOnSquare * k) / pieceUnit;
  const [right, left] = factions;
  return [
    scene.art(`haint-${left}`, x - 11 * k, y + 21 * k, scale, layer),
    scene.art(`haint-${right}`, x + 12 * k, y + 21 * k, scale, layer),
  ];
}

export const actionName = (index: number): string => `action ${index}`;

/** Middle of a square on the board or the strip, from its corner. */
function squarePlace({ squares }: HesterSpaces, side: number, index: number): readonly [number, number] | undefined {
  return (side === 0 ? squares.left : squares.right)[index];
}

export function drawSquares(
  scene: HarrowScene,
  s: HarrowState,
  spaces: HesterSpaces,
  [x, y]: readonly number[],
  layer: Layer,
): void {
  const k = spaces.squareScale;
  s.seats.forEach(({ faction }, side) => {
    for (let i = 0; i < squaresPerSide; i++) {
      const place = squarePlace(spaces, side, i);
      if (!place) continue;
      const trophy = s.hester?.squares[side][i];
      const at = [x + place[0], y + place[1]] as const;
      scene.art(`hester-square-${trophy ? 'filled' : faction}`, at[0], at[1], k, layer);
      if (trophy) drawTrophy(scene, factionsOf(s), trophy, at, k, layer);
    }
  });
}

const squareLight = 'square light';

/** The free squares of the sides that may be chosen, where each can be hit. */
function lightSquares(
  scene: HarrowScene,
  s: HarrowState,
  spaces: HesterSpaces,
  [x, y]: readonly number[],
  isOpen: (spot: SpotId) => boolean,
  layer: Layer,
): void {
  if (!pressedSquare(spaces)) return;
  for (const side of [0, 1].filter((each) => isOpen(sideSpot(each)))) {
    for (let i = s.hester?.squares[side].length ?? 0; i < squaresPerSide; i++) {
      const place = squarePlace(spaces, side, i);
      if (place)
        scene.art('hester-square-lit', x + place[0], y + place[1], spaces.squareScale, layer).setName(squareLight);
    }
  }
}

/** No square can be chosen any more. */
export function dimSquares(layer: Layer): void {
  for (const light of layer.getAll('name', squareLight)) light.destroy();
}

/** Tokens closer than this share of their radius can no longer be counted. */
const closest = 1.3;

/** Her action tokens lie in the groove, closer together where there are many; the used ones have left their hollow. */
function drawActions(
  scene: HarrowScene,
  s: HarrowState,
  { available, groove, hand }: HesterSpaces,
  look: Look,
  [x, y]: readonly number[],
  layer: Layer,
): void {
  const counts = hesterCounts(s);
  if (!groove || !counts) return;
  const { from, r } = available;
  const { actions, left } = counts;
  const right = groove[0] + groove[2];
  const isShared = hand[0] < right && Math.abs(hand[1] - from[1]) < r;
  const end = isShared ? hand[0] - 28 : right - r - 4;
  const step = Math.min(available.step, (end - from[0]) / Math.max(1, actions - 1));
  const draw = (i: number) =>
    scene.art(i < left ? 'flame-lit' : 'flame-empty', x + from[0] + i * step, y + from[1], look.flame, layer);
  if (step >= r * closest || actions === 1) {
    for (let i = 0; i < actions; i++) draw(i).setName(actionName(i));
    return;
  }
  draw(0);
  scene.label(`${left}/${actions}`, x + from[0] + r + 14, y + from[1], { size: 15, colour: palette.parchment }, layer);
}

/** HC-HEST-4: pairs of flames for the fires to come. */
export function drawPairs(
  scene: HarrowScene,
  s: HarrowState,
  { fires, fireR }: HesterSpaces,
  look: Look,
  [x, y]: readonly number[],
  layer: Layer,
): void {
  const k = fireR / 17.5;
  fires.slice(0, s.hester?.pairs ?? 0).forEach(([fx, fy]) => {
    scene.art('flame', x + fx - 4 * k, y + fy - 2 * k, look.spaceFlame, layer);
    scene.art('flame', x + fx + 5 * k, y + fy + 4 * k, look.spaceFlame, layer);
  });
}

/** Backs of the cards in her hand; whoever may see them has them in front of the screen instead. */
function drawHand(
  scene: HarrowScene,
  s: HarrowState,
  { hand }: HesterSpaces,
  look: Look,
  [x, y]: readonly number[],
  layer: Layer,
): void {
  if (look.card === 0 || scene.app.hand?.seat === hesterSeat) return;
  const count = Math.min(s.hester?.hand.length ?? 0, 5);
  for (let i = 0; i < count; i++) {
    const turn = i - (count - 1) / 2;
    const image = scene.art(
      'card-back-hester',
      x + hand[0] + turn * 20,
      y + hand[1] + turn * turn * 1.4,
      look.card,
      layer,
    );
    image.setOrigin(0.5).setAngle(turn * 7);
  }
}

/** Hester's board where she plays, otherwise the strip of it that everybody sees; `sides`: those with squares to choose. */
export function drawHesterBoard(
  scene: HarrowScene,
  s: HarrowState,
  isOpen: (spot: SpotId) => boolean,
  layer: Layer,
): void {
  if (!s.hester) return;
  const { layout } = scene;
  const board = boardOf(s);
  // In the Fair Folk's turns the right rail tells of her, where there is room for it.
  if (hestersStrip(layout, s) !== 'usual') return;
  const kind = board === 'hester' ? 'board' : 'strip';
  const look = lookOf(layout, kind);
  const spaces = spacesOf(layout, kind);
  const corner = hesterRailPlaces[layout.id][kind];
  const { portrait } = spaces;
  const [x, y] = corner;
  scene.art(look.key, x, y, 1, layer);
  scene.art('portrait-hester', x + portrait[0], y + portrait[1], look.portrait, layer);
  if (look.active && decidingSeat(s) === hesterSeat && !s.result) scene.art(look.active, x, y, 1, layer);
  drawSquares(scene, s, spaces, corner, layer);
  if (kind === 'board') lightSquares(scene, s, spaces, corner, isOpen, layer);
  drawPairs(scene, s, spaces, look, corner, layer);
  drawActions(scene, s, spaces, look, corner, layer);
  drawHand(scene, s, spaces, look, corner, layer);
}

/** The rail is laid for whoever is to play after all that is on the move. */
function shownKind(scene: HarrowScene): 'board' | 'strip' {
  const s = scene.app.match?.session.state;
  return s && boardOf(s) === 'hester' ? 'board' : 'strip';
}

/** Where something flies that goes to her board: to a square, or to her portrait. */
export function boardPlace(scene: HarrowScene, side?: number, index = 0): readonly [number, number] {
  const kind = shownKind(scene);
  const [x, y, w, h] = hesterRailPlaces[scene.layout.id][kind];
  const place = side === undefined ? undefined : squarePlace(spacesOf(scene.layout, kind), side, index);
  return place ? [x + place[0], y + place[1]] : [x + w / 2, y + h / 2];
}

/** How large squares are shown now; 0 where there are none. */
export function squareScale(scene: HarrowScene): number {
  return spacesOf(scene.layout, shownKind(scene)).squareScale;
}
