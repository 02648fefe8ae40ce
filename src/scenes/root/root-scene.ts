import type { RootAppTypes } from '../../app/root/root-app.ts';
import { StageScene } from '../stage-scene.ts';

/** Pixels of a piece for one unit of the 100-unit box it is drawn in. */
export const pieceUnit = 0.82;

/** A scene of Root: pieces are asked for by the scale of their box. */
export abstract class RootScene extends StageScene<RootAppTypes> {}
