import type Phaser from 'phaser';
import type { Drag } from '../../../app/harrow/harrow-app.ts';
import type { Layout } from '../../../app/harrow/layout.ts';
import { canZoom } from '../../../app/harrow/map-view.ts';
import { brambles, type Hex } from '../../../engine/games/harrow/county.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { HarrowMoment } from '../../../session/harrow/harrow-session.ts';
import { isOpen, sourcesOf, targetsOf } from '../../../session/harrow/interaction/spot-offers.ts';
import { crowdOf } from '../../../ui/harrow/map/crowd.ts';
import { isCrowded } from '../../../ui/harrow/map/stands.ts';
import { boardOf } from '../../../ui/harrow/map/table-sides.ts';
import { leaderHexes } from '../../../ui/harrow/words/seats.ts';
import type { Need } from '../../stage-scene.ts';
import { HarrowScene } from '../harrow-scene.ts';
import { drawArrows, drawWays } from './county/fair-pieces.ts';
import {
  drawGround,
  drawHomes,
  drawNight,
  drawNumbers,
  drawTable,
  groundNeeds,
  type HexMark,
  type Sheets,
} from './county/ground.ts';
import { drawFires, drawRootMarks, drawRoots, drawSoloNumbers, litByFires } from './county/hester-pieces.ts';
import { drawMist, markCounted } from './county/mist.ts';
import { drawPieces, type Piece, pieceNeeds } from './county/pieces.ts';
import { type Dragging, holdAt, letGo, pickUp } from './dragging.ts';
import { hexCentre, type Point } from './hex-centres.ts';
import { mapAnimations } from './motions/map-animations.ts';
import { slipNeeds } from './motions/rail-animations.ts';
import { tokenNeeds } from './motions/token-animations.ts';
import { dimShelves } from './rail/cupboard.ts';
import { dimSquares } from './rail/hester-rail.ts';
import { drawRails, drawScores, railNeeds } from './rail/rails.ts';
import { pieceScale } from './scale.ts';

/** The county, the jars and the tree beside it. */
export class MapScene extends HarrowScene {
  /** Everything that lies on the sheet; enlarged by the view. */
  private board!: Phaser.GameObjects.Container;
  private sheets!: Sheets;
  private storms!: Phaser.GameObjects.Container;
  private mist!: Phaser.GameObjects.Container;
  /** Beyond the edge of the county. */
  private edge!: Phaser.GameObjects.Container;
  fires!: Phaser.GameObjects.Container;
  roots!: Phaser.GameObjects.Container;
  private soloNumbers!: Phaser.GameObjects.Container;
  private night!: Phaser.GameObjects.Graphics;
  private numbers!: Phaser.GameObjects.Container;
  private marks!: Phaser.GameObjects.Container;
  private things!: Phaser.GameObjects.Container;
  private units!: Phaser.GameObjects.Container;
  /** The marks once more, where those who stand on their hexes hide them. */
  private fronts!: Phaser.GameObjects.Container;
  private rim!: Phaser.GameObjects.Container;
  private badges!: Phaser.GameObjects.Container;
  /** The rails as they follow the game: jars, tiles, plaques. */
  scores!: Phaser.GameObjects.Container;
  /** Where moving pieces fly, above everything. */
  air!: Phaser.GameObjects.Container;
  /** Where moving pieces go on the county. */
  boardAir!: Phaser.GameObjects.Container;
  pieces: Piece[] = [];
  /** Whose sheet lies under the county. */
  private shownBoard: ReturnType<typeof boardOf>;
  private dragging: Dragging | undefined;

  protected needs(layout: Layout): Need[] {
    const s = this.state();
    if (!s) return [];
    return [
      ...groundNeeds(layout, s),
      ...pieceNeeds(layout, s),
      ...railNeeds(layout, s),
      ...slipNeeds(layout, s),
      ...(s.solo ? [] : tokenNeeds(layout, s)),
    ];
  }

  protected build(): void {
    const s = this.state();
    this.pieces = [];
    this.dragging = undefined;
    if (!s) return;
    drawTable(this);
    this.board = this.layer();
    this.sheets = drawGround(this, s, this.board);
    this.storms = this.add.container();
    this.mist = this.add.container();
    this.edge = this.add.container();
    this.night = this.add.graphics();
    this.fires = this.add.container();
    this.numbers = this.add.container();
    drawNumbers(this, s, this.numbers);
    this.marks = this.add.container();
    this.roots = this.add.container();
    this.things = this.add.container();
    this.units = this.add.container();
    this.fronts = this.add.container();
    this.rim = this.add.container();
    this.soloNumbers = this.add.container();
    this.badges = this.add.container();
    // A card may name the hexes that glow: their numbers lie above the light.
    const onGround = [this.storms, this.mist, this.night, this.roots, this.fires, this.marks, this.numbers];
    const onTop = [this.things, this.units, this.fronts, this.rim, this.edge, this.soloNumbers, this.badges];
    this.board.add([...onGround, ...onTop]);
    this.board.setMask(this.sheetMask());
    drawRails(this, s, this.layer());
    this.scores = this.layer();
    this.air = this.layer();
    this.boardAir = this.add.container();
    this.board.add(this.boardAir);
  }

  private layer(): Phaser.GameObjects.Container {
    const container = this.add.container();
    this.root.add(container);
    return container;
  }

  /** The county never spills over the rails, however close one looks. */
  private sheetMask(): Phaser.Display.Masks.GeometryMask {
    const [x, y, w, h] = this.layout.map.sheet;
    const shape = this.make.graphics();
    shape.fillRect(x - 4, y - 4, w + 12, h + 14);
    shape.setPosition(this.root.x, this.root.y).setScale(this.root.scaleX);
    return shape.createGeometryMask();
  }

  private state(): HarrowState | undefined {
    return this.app.match?.session.state;
  }

  /** Without motion the picture is drawn anew for each step that is told: as far as the action has been told. */
  private get isToldStill(): boolean {
    return this.isStill && this.app.told !== undefined;
  }

  sync(): void {
    const s = this.isToldStill ? this.app.shownState : this.state();
    if (!s) return;
    if (this.app.busy && this.pieces.length > 0 && !this.isToldStill) {
      // The pieces follow the events until they rest; what was lit is chosen already.
      this.clearMarks();
      dimShelves(s, this.scores);
      dimSquares(this.scores);
      // The words on the left rail have changed places already.
      if (this.shownBoard !== boardOf(s)) {
        this.relight();
        this.drawScores(s);
      }
      return;
    }
    this.air.removeAll(true);
    this.boardAir.removeAll(true);
    const { scale, x, y } = this.app.view;
    this.board.setScale(scale).setPosition(x, y);
    // On a small map they can be read only from close by.
    this.numbers.setVisible(scale > 1 || !canZoom(this.layout));
    const { interaction } = this.app;
    const selected = interaction?.selection.from;
    this.drawStorms(s);
    drawMist(this, s, this.mist);
    this.drawLight(s, selected);
    this.pieces = [
      ...drawPieces(this, s, selected, { things: this.things, units: this.units, rim: this.rim }),
      ...drawRoots(this, s, this.roots),
      ...drawFires(this, s, this.fires, this.rim),
      ...this.drawEdge(s),
    ];
    drawRootMarks(this, s, this.rim);
    drawSoloNumbers(this, s, this.soloNumbers);
    this.drawMarks(s, selected);
    this.drawScores(s);
    // What is dragged stays in the hand.
    if (this.dragging) {
      const { drag, load } = this.dragging;
      this.dragging = holdAt(this, pickUp(this, drag, load), drag);
    }
  }

  /** What is dragged follows the pointer; undefined: it is let go. */
  override drag(drag: Drag | undefined): void {
    if (this.dragging && this.dragging.drag.from !== drag?.from) {
      letGo(this, this.dragging);
      this.dragging = undefined;
    }
    if (drag) this.dragging = holdAt(this, this.dragging ?? pickUp(this, drag), drag);
  }

  private drawScores(s: HarrowState): void {
    const { interaction } = this.app;
    drawScores(this, s, (spot) => isOpen(interaction, spot), this.scores);
  }

  /** A fire has begun to burn, or gone out. */
  relight(): void {
    const s = this.state();
    if (s) this.drawLight(s, undefined);
  }

  /** The sheet of whoever plays, and the night round the fires and the hex where something happens. */
  private drawLight(s: HarrowState, selected: Hex | undefined): void {
    const board = boardOf(s);
    this.shownBoard = board;
    this.sheets.plain.setVisible(board === undefined);
    this.sheets.hester?.setVisible(board === 'hester');
    this.sheets.fair?.setVisible(board === 'fair');
    this.night.clear();
    // Theirs is the mist over what they need not search.
    if (board === 'fair') return;
    const seat = topFrame(s)?.seat ?? s.active;
    const active = selected === undefined ? leaderHexes(s, seat) : [selected];
    const lights = active.length > 0 ? active : [s.hester?.tip ?? brambles];
    drawNight(this, this.night, [...lights, ...litByFires(s)], board ?? 'plain');
  }

  /** The arrows of the Fair Folk, and where the next one can lie. */
  private drawEdge(s: HarrowState): Piece[] {
    this.edge.removeAll(true);
    drawWays(this, s, this.edge);
    return drawArrows(this, s, this.edge);
  }

  private drawStorms(s: HarrowState): void {
    const { small, tile } = pieceScale(this.layout);
    this.storms.removeAll(true);
    s.storms.forEach((n, hex) => {
      if (n === 0) return;
      const { x, y } = hexCentre(this.layout, hex);
      this.storms.add(this.art(small ? 'storm-s-token' : 'storm-token', x, y, tile, this.storms));
    });
    // A storm must not carry off the flag of a home.
    drawHomes(this, s, this.storms, (home) => s.storms[home] > 0);
  }

  private clearMarks(): void {
    for (const layer of [this.marks, this.fronts, this.badges]) layer.removeAll(true);
  }

  private drawMarks(state: HarrowState, selected: Hex | undefined): void {
    const { small, tile, spread } = pieceScale(this.layout);
    const s = small ? 's-' : '';
    const mark = (name: HexMark, hex: Hex) => {
      const { x, y } = hexCentre(this.layout, hex);
      this.art(`hex-${s}${name}`, x, y, tile, this.marks);
      if (isCrowded(crowdOf(state, hex))) this.art(`hex-${s}front-${name}`, x, y, tile, this.fronts);
    };
    this.clearMarks();
    const { interaction } = this.app;
    if (selected === undefined) for (const source of sourcesOf(interaction)) mark('focus', source);
    markCounted(this, state, this.marks);
    for (const target of targetsOf(interaction).filter(({ faint }) => !faint)) {
      mark(target.kind === 'enemy' ? 'target' : 'legal', target.hex);
      if (target.cost !== undefined) this.drawCost(target.hex, target.cost, spread, small ? 1 : tile, small);
      else if (target.kind === 'enemy') this.drawBlade(target.hex, spread, small ? 1 : tile, small);
    }
    if (selected !== undefined) mark('selected', selected);
  }

  private drawCost(hex: Hex, cost: number, spread: number, scale: number, small: boolean): void {
    const { x, y } = this.badgePlace(hex, spread);
    this.art(small ? 'cost-badge-s' : 'cost-badge', x, y, scale, this.badges);
    this.label(String(cost), x, y, { size: small ? 14 : 16 }, this.badges);
  }

  private drawBlade(hex: Hex, spread: number, scale: number, small: boolean): void {
    const { x, y } = this.badgePlace(hex, spread);
    this.art(small ? 'blade-badge-s' : 'blade-badge', x, y, scale, this.badges);
  }

  private badgePlace(hex: Hex, spread: number): Point {
    const { x, y } = hexCentre(this.layout, hex);
    return { x: x + 31 * spread, y: y - 22 * spread };
  }

  override animate(moment: HarrowMoment): Promise<void> {
    return this.isStill ? Promise.resolve() : mapAnimations(this, moment);
  }
}
