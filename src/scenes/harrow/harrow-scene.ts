import type { HarrowAppTypes } from '../../app/harrow/harrow-app.ts';
import { StageScene } from '../stage-scene.ts';

/** A scene of Harrow County. */
export abstract class HarrowScene extends StageScene<HarrowAppTypes> {}
