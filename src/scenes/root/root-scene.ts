import type { RootAppTypes } from '../../app/root/root-app.ts';
import { StageScene } from '../stage-scene.ts';

/** A scene of Root. */
export abstract class RootScene extends StageScene<RootAppTypes> {}
