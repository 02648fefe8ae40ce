import type { ArtEntry } from '../gallery.ts';
import type { HarrowScene } from './harrow-scene.ts';

type Spot = readonly [number, number];

/** What some of Harrow's pictures tell beyond their size. */
interface ArtFacts {
  readonly pips?: readonly Spot[];
  readonly slots?: Readonly<Record<string, unknown>>;
  /** The haint wheel: the spoon's angle and the digit's place for each number, and where so many haints lie. */
  readonly angles?: readonly number[];
  readonly digits?: readonly Spot[];
  readonly haints?: readonly (readonly Spot[])[];
  /** How far below its place a piece has its foot. */
  readonly foot?: number;
}

export function factsOf(scene: HarrowScene, key: string): ArtFacts {
  return scene.entry(key) as ArtEntry & ArtFacts;
}
