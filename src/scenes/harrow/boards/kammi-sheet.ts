import type Phaser from 'phaser';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { XY } from '../../../app/stage.ts';
import { kammiSeat } from '../../../engine/games/harrow/rules/kammi/kammi.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { suitOf } from '../../../session/harrow/hand-card.ts';
import { couldBe, tokenNumeral } from '../../../session/harrow/kammi.ts';
import type { BoardView } from '../../../ui/harrow/boards/board-view.ts';
import { type KammiBoardPlaces, kammiBoardPlaces } from '../../../ui/harrow/boards/kammi-board-places.ts';
import {
  blackZone,
  type GridRow,
  gridBed,
  gridLine,
  gridRows,
  gridSpace,
  nameStrip,
  pileNumber,
} from '../../../ui/harrow/boards/kammi-sheet-places.ts';
import { allDolls, gridAbilities, type KammiView } from '../../../ui/harrow/boards/kammi-view.ts';
import type { Need } from '../../stage-scene.ts';
import { drawHaintPlate, haintPlateNeeds } from '../haint-plate.ts';
import type { HarrowScene } from '../harrow-scene.ts';
import { type BoardLook, boardLooks, type KammiBoardLook, kammiBoardLooks } from './board-looks.ts';
import type { DrawnBoard, DrawnGrid } from './drawn-board.ts';
import { bigNumber, type Canvas, lit, night, numberStyle, put, write } from './easel.ts';
import { drawRow, drawScrolls } from './faction-sheet.ts';

type Image = Phaser.GameObjects.Image;

const tokenRadius = 24;
const litRadius = 21;
const portraitWidth = 196;
const cardHeight = 170;
/** A token that waits in a black zone or at the start place is seen dimly. */
const dimmed = 0.62;

function sizesOf(layout: Layout) {
  const { rows, legend, grid, legends, goblin, dolls, cards } = kammiBoardPlaces[layout.id];
  const look = kammiBoardLooks[layout.id];
  return {
    rowToken: (rows.r - 0.5) / tokenRadius,
    rowLit: rows.r / litRadius,
    rowCard: rows.r / 26,
    scroll: (legend.r - 1) / tokenRadius,
    scrollLit: legend.r / litRadius,
    path: 1,
    grid: (grid.r - 1) / tokenRadius,
    gridLit: (grid.r + 1) / litRadius,
    portrait: legends.portraits[0][2] / portraitWidth,
    goblin: goblin.portrait[2] / portraitWidth,
    power: goblin.powerR / tokenRadius,
    doll: dolls.scale / 0.82,
    pile: cards.hand[3] / cardHeight,
    cube: look.cube,
    haint: look.haint,
    shelfCube: look.shelfCube,
    wild: look.wildR / tokenRadius,
  };
}

export function kammiBoardNeeds(layout: Layout, s: HarrowState): Need[] {
  const seat = kammiSeat(s);
  if (seat < 0) return [];
  const size = sizesOf(layout);
  const { wheel } = kammiBoardPlaces[layout.id];
  const { ending } = layout;
  return [
    [`boards-kammi${ending}`],
    [`boards-active-kammi${ending}`],
    ...gridRows.map((row): Need => [`grid-row-lit-${row + 1}${ending}`]),
    ['grid-arrow', kammiBoardPlaces[layout.id].grid.arrowScale],
    ['grid-arrow-dim', kammiBoardPlaces[layout.id].grid.arrowScale],
    ...gridAbilities.flatMap((ability): Need[] => [
      [`token-${ability}`, size.rowToken],
      [`token-${ability}-kammi`, size.rowToken],
      [`token-${ability}`, size.grid],
    ]),
    ...[size.rowLit, size.scrollLit, size.gridLit].map((scale): Need => ['boards-slot-lit', scale]),
    ['mark-card', size.rowCard],
    ['token-legend-kammi', size.scroll],
    ['token-legend', size.scroll],
    ['portrait-hidden', size.portrait],
    ...couldBe(s, seat).map((who): Need => [`portrait-${who}`, size.portrait]),
    [`portrait-${s.seats[seat].legend}`, size.goblin],
    ['token-power', size.power],
    ['token-power-spent', size.power],
    ...['doll', 'doll-real-lit', 'doll-glow'].map((key): Need => [key, size.doll]),
    [`card-back-${suitOf('kammi')}`, size.pile],
    ['cube-purple', size.cube],
    ['cube-purple', size.shelfCube],
    ['haint-kammi', size.haint],
    ['token-wild', size.wild],
    ...(wheel.scale === undefined
      ? [['plate-s', 0.9] as Need]
      : haintPlateNeeds(
          wheel.scale,
          s.seats.map((own) => own.faction),
        )),
  ];
}

interface KammiEasel extends Canvas {
  readonly places: KammiBoardPlaces;
  readonly size: ReturnType<typeof sizesOf>;
  readonly look: Pick<BoardLook, 'row'>;
  readonly numbers: KammiBoardLook['numbers'];
}

/** The chosen row already shows what comes of it: what slides in, what is used, and what falls into the pit. */
function drawGrid(easel: KammiEasel, { rows, waiting, atStart, chosen, choosing }: KammiView): DrawnGrid {
  const { places, size, scene } = easel;
  const { grid } = places;
  const { ending } = scene.layout;
  const shown = chosen as GridRow | undefined;
  const isPreview = choosing && shown !== undefined;
  if (shown !== undefined) {
    const [x, y] = gridBed(places, shown);
    put(easel, `grid-row-lit-${shown + 1}${ending}`, [x, y]);
  }
  gridRows.forEach((row) => {
    const [x] = [places.grid.numeral];
    write(easel, 'I'.repeat(row + 1), [x, gridLine(places, row)], numberStyle(easel.numbers.row));
  });
  const token = (ability: string, at: XY, isDim = false): Image => {
    const image = put(easel, `token-${ability}`, at, size.grid);
    return isDim ? image.setAlpha(dimmed) : image;
  };
  const start = atStart && !isPreview ? token(waiting, grid.waiting) : undefined;
  const drawn = rows.map((row, i): readonly [Image, Image] => {
    const each = i as GridRow;
    const isShown = each === shown;
    const [left, right] = isPreview && isShown ? [row.slid.first, row.slid.second] : row.tokens;
    if (isShown)
      for (const column of [0, 1] as const)
        put(easel, 'boards-slot-lit', gridSpace(places, each, column), size.gridLit);
    drawRowCubes(easel, each, row.cubes);
    const out = isPreview && isShown ? row.slid.out : row.zone;
    const isGone = isPreview && !isShown && row.zone !== undefined;
    if (out !== undefined && !isGone) token(out, blackZone(places, each), true).setName(`zone ${i}`);
    return [token(left, gridSpace(places, each, 0)), token(right, gridSpace(places, each, 1))];
  });
  if (shown !== undefined) {
    const y = gridLine(places, shown);
    grid.arrows.forEach((x, i) => {
      put(easel, i === 2 ? 'grid-arrow-dim' : 'grid-arrow', [x, y], grid.arrowScale);
    });
  }
  const zone = rows.findIndex((row) => row.zone !== undefined);
  const inZone = zone < 0 ? null : (easel.layer.getByName(`zone ${zone}`) as Image | null);
  return { waiting: start ?? inZone ?? drawn[0][0], rows: drawn };
}

/** HC-TRK-35: purple cubes that lie on a row. */
function drawRowCubes(easel: KammiEasel, row: GridRow, cubes: number): void {
  if (cubes === 0) return;
  const { places, size } = easel;
  const at: XY = [places.grid.cubes, gridLine(places, row) + 8];
  put(easel, 'cube-purple', at, size.cube);
  if (cubes > 1) write(easel, cubes, [at[0] + 13, at[1] + 6], numberStyle(15, lit));
}

/** Hoods until somebody is hit; the owner looks under them with a button of her own. */
function drawLegends(easel: KammiEasel, { tokens }: KammiView): void {
  const { places, size } = easel;
  tokens.forEach(({ token, openly, gone }, i) => {
    const [x, y] = places.legends.portraits[i];
    const portrait = put(easel, `portrait-${openly ?? 'hidden'}`, [x, y], size.portrait);
    if (gone) portrait.setAlpha(0.4);
    const [sx, sy, , sh] = nameStrip(places, i as 0 | 1);
    write(easel, tokenNumeral(token), [sx + sh * 0.7, sy + sh / 2], numberStyle(easel.numbers.strip));
  });
}

function drawGoblin(easel: KammiEasel, { goblin, hasPower }: KammiView): void {
  const { places, size } = easel;
  const [x, y] = places.goblin.portrait;
  put(easel, `portrait-${goblin}`, [x, y], size.goblin);
  put(easel, hasPower ? 'token-power' : 'token-power-spent', places.goblin.power, size.power);
}

function drawDolls(easel: KammiEasel, { dolls, found }: KammiView): void {
  const { places, size } = easel;
  places.dolls.feet.forEach((feet, i) => {
    const isFound = found && i === dolls - 1;
    if (isFound) put(easel, 'doll-glow', feet, size.doll);
    const doll = put(easel, isFound ? 'doll-real-lit' : 'doll', feet, size.doll);
    if (i >= dolls) doll.setAlpha(0.25);
  });
}

/** Deck and hand face down, each with its number; the cards in play lie there with their words. */
function drawPiles(easel: KammiEasel, { cards }: BoardView): void {
  if (!cards) return;
  const { places, size } = easel;
  const back = `card-back-${suitOf('kammi')}`;
  const piles = [
    [places.cards.deck, cards.deck],
    [places.cards.hand, cards.hand],
  ] as const;
  for (const [place, count] of piles) {
    const [x, y] = place;
    const pile = put(easel, back, [x, y], size.pile);
    if (count === 0) pile.setAlpha(0.3);
    write(easel, count, pileNumber(places, place), numberStyle(easel.numbers.pile));
  }
}

/** Haints, cubes and wild tokens in possessions. */
function drawShelf(easel: KammiEasel, { shelf }: BoardView): void {
  const { places, size } = easel;
  const [left, top, width, height] = places.shelf;
  const step = width / (shelf.length + 1);
  const { first, beside } = kammiBoardLooks[easel.scene.layout.id].shelf;
  const icons = {
    haints: ['haint-kammi', size.haint, 14],
    cubes: ['cube-purple', size.shelfCube, 6],
    wild: ['token-wild', size.wild, 0],
  } as const;
  shelf.forEach(({ kind, count }, i) => {
    if (kind === 'paths' || kind === 'storms') return;
    const [key, scale, dy] = icons[kind];
    const [x, y] = [left + step * i + first, top + height / 2];
    put(easel, key, [x, y + dy], scale);
    write(easel, count, [x + beside, y], numberStyle(easel.numbers.shelf));
  });
}

function drawWheel(easel: KammiEasel, { wheel }: BoardView): void {
  if (!wheel) return;
  const { places, scene, layer } = easel;
  const { rect, scale } = places.wheel;
  const [x, y, w, h] = rect;
  if (scale === undefined) {
    put(easel, 'plate-s', [x + 24, y + h / 2], 0.9);
    write(easel, `${wheel.kills}/${wheel.spoon}`, [x + 64, y + h / 2], numberStyle(19));
    return;
  }
  const kills = Array.from({ length: wheel.kills }, () => ({ faction: wheel.enemy }));
  drawHaintPlate(scene, [x + w / 2, y + h / 2], scale, { faction: 'kammi', spoon: wheel.spoon, kills }, layer);
}

/** Kammi's board, twice as wide as the others', with everything that lies on it. */
export function drawKammiBoard(
  scene: HarrowScene,
  view: BoardView,
  kammi: KammiView,
  parent: Phaser.GameObjects.Container,
): DrawnBoard {
  const { layout } = scene;
  const places = kammiBoardPlaces[layout.id];
  const layer = scene.add.container(...places.origin);
  parent.add(layer);
  const look = kammiBoardLooks[layout.id];
  const { numbers } = look;
  const easel: KammiEasel = { scene, places, size: sizesOf(layout), look: boardLooks[layout.id], numbers, layer };
  put(easel, `boards-kammi${layout.ending}`, [0, 0]);
  if (view.acting) put(easel, `boards-active-kammi${layout.ending}`, [0, 0]);
  for (const row of view.rows) drawRow(easel, 'kammi', row);
  drawScrolls(easel, view);
  const grid = drawGrid(easel, kammi);
  drawLegends(easel, kammi);
  drawGoblin(easel, kammi);
  drawDolls(easel, kammi);
  write(
    easel,
    `${kammi.dolls} / ${allDolls}`,
    [places.dolls.count[0] + 18, places.dolls.count[1]],
    bigNumber(look.numbers.dolls),
  );
  drawPiles(easel, view);
  drawShelf(easel, view);
  drawWheel(easel, view);
  if (!view.acting) {
    const [w, h] = places.size;
    layer.add(scene.add.rectangle(4, 4, w - 8, h - 8, night, 0.13).setOrigin(0, 0));
  }
  if (view.hasLantern) put(easel, 'lantern-lit', places.lantern, look.lantern);
  return { view, layer, tokens: [], grid };
}
