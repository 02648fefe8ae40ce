import type Phaser from 'phaser';
import type { Layout } from '../../../app/harrow/layout.ts';
import type { Rect } from '../../../app/stage.ts';
import { fairSeat, hesterSeat } from '../../../engine/games/harrow/state/players.ts';
import type { BagToken } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import type { HarrowMoment } from '../../../session/harrow/harrow-session.ts';
import { type BoardView, boardView } from '../../../ui/harrow/boards/board-view.ts';
import { boardPlaces } from '../../../ui/harrow/boards/faction-board-places.ts';
import { drawnArea } from '../../../ui/harrow/boards/faction-sheet-places.ts';
import { gridChoiceOf } from '../../../ui/harrow/boards/grid-choice.ts';
import { hesterView } from '../../../ui/harrow/boards/hester-view.ts';
import { shownSeats } from '../../../ui/harrow/boards/shown-board.ts';
import { sortingOf } from '../../../ui/harrow/boards/sorting.ts';
import type { Need } from '../../stage-scene.ts';
import { HarrowScene } from '../harrow-scene.ts';
import { plankKey } from '../map/rail/frames.ts';
import { boardAnimations } from './board-animations.ts';
import type { DrawnBoard } from './drawn-board.ts';
import { drawBoard } from './faction-sheet.ts';
import type { DrawnToken } from './family-track.ts';
import { drawHesterPage, hesterPageNeeds } from './hester-sheet.ts';
import { drawKammiBoard, kammiBoardNeeds } from './kammi-sheet.ts';
import { boardNeeds } from './sizes.ts';

/** The boards, two factions' or Hester's, with everything that lies on them. */
export class BoardsScene extends HarrowScene {
  private table!: Phaser.GameObjects.Container;
  private boards: readonly DrawnBoard[] = [];
  private shown: readonly Seat[] = [];
  /** Tokens that already fly, and how many came to a place, since the boards were drawn. */
  private readonly taken = new Set<DrawnToken>();
  private readonly arrivals = new Map<string, number>();

  protected needs(layout: Layout): Need[] {
    const s = this.state();
    return s ? [...boardNeeds(layout, s), ...kammiBoardNeeds(layout, s), ...hesterPageNeeds(layout, s)] : [];
  }

  protected build(): void {
    this.ground(`boards-backdrop-${this.layout.id}`);
    this.table = this.add.container();
    this.root.add(this.table);
    const [x, y] = this.layout.boardsPrompt;
    this.art(plankKey(this.layout.boardsPrompt), x, y);
    this.boards = [];
    this.lay();
  }

  private state(): HarrowState | undefined {
    return this.app.match?.session.state;
  }

  /** While tokens move, the boards stay as they were, unless another board is asked for. */
  sync(): void {
    const s = this.state();
    if (!s) return;
    const seats = shownSeats(this.app, s);
    if (!this.app.busy || seats.join() !== this.shown.join()) this.lay();
  }

  private lay(): void {
    const s = this.state();
    if (!s) return;
    const chosen = sortingOf(this.app)?.token;
    this.table.removeAll(true);
    this.taken.clear();
    this.arrivals.clear();
    const viewer = this.app.hand?.seat;
    this.shown = shownSeats(this.app, s);
    const isAlone = this.shown.length === 1;
    this.boards = this.shown
      .filter((seat) => seat !== hesterSeat && seat !== fairSeat)
      .map((seat) => {
        const view = this.withRow(boardView(s, seat, viewer));
        if (view.kammi) return drawKammiBoard(this, view, view.kammi, this.table);
        return drawBoard(this, view, chosen, isAlone, this.table);
      });
    const hester = this.shown.includes(hesterSeat) ? hesterView(s) : undefined;
    if (hester) drawHesterPage(this, s, hester, this.table);
  }

  /** The row of the action grid that is looked at shows what would come of it. */
  private withRow(view: BoardView): BoardView {
    const shown = view.kammi && gridChoiceOf(this.app)?.shown;
    return view.kammi && shown ? { ...view, kammi: { ...view.kammi, chosen: shown.row } } : view;
  }

  boardOf(seat: Seat): DrawnBoard | undefined {
    return this.boards.find(({ view }) => view.seat === seat);
  }

  /** Where the tokens of the turn will lie once the boards are drawn anew. */
  drawnAreaOf(seat: Seat): Rect | undefined {
    const s = this.state();
    const track = s && boardView(s, seat, undefined).track;
    return track && drawnArea(boardPlaces[this.layout.id], track);
  }

  /** The uppermost token of a kind that still lies there. */
  takeToken({ tokens }: DrawnBoard, token: BagToken): Phaser.GameObjects.Image | undefined {
    const found = tokens.findLast((each) => each.token === token && !this.taken.has(each));
    if (!found) return undefined;
    this.taken.add(found);
    found.halo?.destroy();
    return found.image;
  }

  /** How many tokens came to this place before, since the boards were drawn; counts one more. */
  count(place: string): number {
    const before = this.arrivals.get(place) ?? 0;
    this.arrivals.set(place, before + 1);
    return before;
  }

  override animate(moment: HarrowMoment): Promise<void> {
    return this.isStill ? Promise.resolve() : boardAnimations(this, moment);
  }
}
