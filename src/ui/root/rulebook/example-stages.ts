import { type RootTypes, root } from '../../../engine/games/root/root.ts';
import { type ExampleStage, playExample } from '../../rulebook/example-stages.ts';
import { type ExampleId, examples } from './examples.ts';

const known = new Map<ExampleId, readonly ExampleStage<RootTypes>[]>();

/** The pictures of an example, played once. */
export function stagesOf(id: ExampleId): readonly ExampleStage<RootTypes>[] {
  const stages = known.get(id) ?? playExample(root, examples[id]);
  known.set(id, stages);
  return stages;
}
