import type Phaser from 'phaser';
import type { BoardView } from '../../../ui/harrow/boards/board-view.ts';
import type { DrawnToken } from './family-track.ts';

type Image = Phaser.GameObjects.Image;

/** The tokens of the grid as they lie, so that one can be seen to slide. */
export interface DrawnGrid {
  readonly waiting: Image;
  readonly rows: readonly (readonly [Image, Image])[];
}

/** What an animation needs of a board that is drawn. */
export interface DrawnBoard {
  readonly view: BoardView;
  readonly layer: Phaser.GameObjects.Container;
  readonly tokens: readonly DrawnToken[];
  readonly bagNumber?: Phaser.GameObjects.Text;
  /** The tokens of Kammi's action grid: the one that waits, and those of each row. */
  readonly grid?: DrawnGrid;
}
