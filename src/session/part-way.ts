import type { HarrowEvent } from '../engine/games/harrow/events.ts';
import { topFrame } from '../engine/games/harrow/flow.ts';
import { setBattleground } from '../engine/games/harrow/rules/battleground.ts';
import type { HarrowState } from '../engine/games/harrow/state.ts';
import { cloneJson } from '../engine/kernel/clone.ts';

/** What an event of a fight changes, as far as its picture and its words tell of it. */
function follow(s: HarrowState, event: HarrowEvent): void {
  const { hester } = s;
  switch (event.type) {
    case 'paid':
      s.seats[event.seat].cubes -= event.cubes;
      break;
    case 'cubesReturned':
      s.seats[event.seat].cubes += event.cubes;
      s.seats[event.seat].stored -= event.cubes;
      break;
    case 'killed':
      s.seats[event.victim].haints[event.hex]--;
      break;
    case 'snakeBack':
      if (hester) hester.infected[event.owner][event.hex]--;
      break;
    case 'legendPushed':
      s.seats[event.victim].legendHex = event.to;
      break;
    case 'flameDoused':
      if (hester) hester.flames[event.hex] = event.flames;
      break;
    case 'hesterLeft':
      if (hester) hester.hex = undefined;
      break;
  }
}

/** The cubes have fallen; an attack is about to be compared. */
function fall(s: HarrowState, after: HarrowState, out: readonly number[]): void {
  const frame = topFrame(s);
  setBattleground(s, out);
  s.tree = after.tree;
  if (frame?.kind !== 'tree' || frame.from === undefined || frame.to === undefined) s.flow = after.flow;
  else s.flow = [...s.flow.slice(0, -1), { ...frame, kind: 'outcome', from: frame.from, to: frame.to }];
}

/**
 * The position of a fight when of all that an action did only these events have been seen: the rules are done at once,
 * but the automatic factions' fight is told step by step.
 */
export function partWay(before: HarrowState, after: HarrowState, seen: readonly HarrowEvent[]): HarrowState {
  const s = cloneJson(before);
  for (const event of seen) {
    if (event.type === 'treeDropped') fall(s, after, event.out);
    // Nothing is left to do but to tell it.
    else if (event.type === 'attackFailed' && !event.clash) s.flow = after.flow;
    else follow(s, event);
  }
  return s;
}
