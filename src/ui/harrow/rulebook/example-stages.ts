import { type HarrowTypes, harrow } from '../../../engine/games/harrow/harrow.ts';
import { type ExampleStage, playExample } from '../../rulebook/example-stages.ts';
import { type ExampleId, examples } from './examples.ts';

const known = new Map<ExampleId, readonly ExampleStage<HarrowTypes>[]>();

/** The pictures of an example, played once. */
export function stagesOf(id: ExampleId): readonly ExampleStage<HarrowTypes>[] {
  const stages = known.get(id) ?? playExample(harrow, examples[id]);
  known.set(id, stages);
  return stages;
}
