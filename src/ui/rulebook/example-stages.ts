import { type Game, type GameTypes, isLegal, step } from '../../engine/kernel/game.ts';

/** A small game that is played to be looked at. Positions and actions are in notation. */
export interface PlayedExample {
  readonly position: object;
  /** Done before anybody looks. */
  readonly before: readonly string[];
  readonly steps: readonly (readonly string[])[];
}

/** What there is to see after a step, and what happened in it. */
export interface ExampleStage<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
}

function done<T extends GameTypes>(game: Game<T>, from: T['State'], actions: readonly string[]): ExampleStage<T> {
  let state = from;
  const events: T['Event'][] = [];
  for (const text of actions) {
    const action = game.parse(text);
    if (!action || !isLegal(game, state, action)) throw new Error(`not legal in an example: ${text}`);
    const next = step(game, state, action);
    events.push(...next.events);
    ({ state } = next);
  }
  return { state, events };
}

/** The pictures of an example, the first of them before anything is done: as the rules play it. */
export function playExample<T extends GameTypes>(
  game: Game<T>,
  { position, before, steps }: PlayedExample,
): readonly ExampleStage<T>[] {
  const read = game.readPosition(position);
  if (!read.ok) throw new Error(read.error);
  const stages: ExampleStage<T>[] = [{ state: done(game, read.state, before).state, events: [] }];
  for (const actions of steps) stages.push(done(game, stages[stages.length - 1].state, actions));
  return stages;
}
