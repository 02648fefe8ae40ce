import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { harrow } from '../../../engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { isLegal, step } from '../../../engine/kernel/game.ts';
import { type Example, type ExampleId, examples } from './examples.ts';

/** What there is to see after a step, and what happened in it. */
interface ExampleStage {
  readonly state: HarrowState;
  readonly events: readonly HarrowEvent[];
}

function done(from: HarrowState, actions: readonly string[]): ExampleStage {
  let state = from;
  const events: HarrowEvent[] = [];
  for (const text of actions) {
    const action = harrow.parse(text);
    if (!action || !isLegal(harrow, state, action)) throw new Error(`not legal in an example: ${text}`);
    const next = step(harrow, state, action);
    events.push(...next.events);
    ({ state } = next);
  }
  return { state, events };
}

function played({ position, before, steps }: Example): ExampleStage[] {
  const read = harrow.readPosition(position);
  if (!read.ok) throw new Error(read.error);
  const stages = [{ state: done(read.state, before).state, events: [] as readonly HarrowEvent[] }];
  for (const actions of steps) stages.push(done(stages[stages.length - 1].state, actions));
  return stages;
}

const known = new Map<ExampleId, readonly ExampleStage[]>();

/** The pictures of an example, the first of them before anything is done: as the rules play it. */
export function stagesOf(id: ExampleId): readonly ExampleStage[] {
  const stages = known.get(id) ?? played(examples[id]);
  known.set(id, stages);
  return stages;
}
