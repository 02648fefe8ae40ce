import type { XY } from '../../app/stage.ts';
import type { ArtEntry } from '../gallery.ts';
import type { HarrowScene } from './harrow-scene.ts';

/** What some of Harrow's pictures tell beyond their size. */
interface ArtFacts {
  readonly pips?: readonly XY[];
  readonly slots?: Readonly<Record<string, unknown>>;
  /** The haint wheel: the spoon's angle and the digit's place for each number, and where so many haints lie. */
  readonly angles?: readonly number[];
  readonly digits?: readonly XY[];
  readonly haints?: readonly (readonly XY[])[];
  /** How far below its place a piece has its foot. */
  readonly foot?: number;
}

export function factsOf(scene: HarrowScene, key: string): ArtFacts {
  return scene.entry(key) as ArtEntry & ArtFacts;
}
