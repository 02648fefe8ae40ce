import type { HarrowAction } from '../../../engine/games/harrow/action.ts';
import { legends } from '../../../engine/games/harrow/content/legends/legends.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { harrow } from '../../../engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { cloneJson } from '../../../engine/kernel/clone.ts';
import { interactionOf } from './interaction.ts';
import { nothing } from './selection.ts';
import { sourcesOf, targetsOf } from './spot-offers.ts';

/** Hexes an action would offer: those something can be taken from, and those it can come to. */
interface Preview {
  readonly sources: readonly Hex[];
  readonly targets: readonly Hex[];
}

const empty: Preview = { sources: [], targets: [] };

/** Where an action ends. Of several things that can be done on hexes the interaction offers one at a time. */
function goalsOf(action: HarrowAction): Hex[] {
  if (action.type === 'put' || action.type === 'take' || action.type === 'spawn') return [action.hex];
  return 'to' in action && typeof action.to === 'number' ? [action.to] : [];
}

function unite(previews: readonly Preview[]): Preview {
  return {
    sources: [...new Set(previews.flatMap(({ sources }) => sources))],
    targets: [...new Set(previews.flatMap(({ targets }) => targets))],
  };
}

/** Is the frame on top one that was there before, and only goes on? An effect that goes on has come to another step. */
function goesOn(before: HarrowState, after: HarrowState): boolean {
  const top = topFrame(after);
  return top?.kind !== 'effect' && before.flow[after.flow.length - 1]?.kind === top?.kind;
}

/** Hexes to which a further step of the same effect leads: what it moves is on its way only. */
function farther(s: HarrowState, legal: readonly HarrowAction[]): Hex[] {
  const frame = topFrame(s);
  if (frame?.kind !== 'effect') return [];
  return legal.flatMap((action) => {
    if (action.type !== 'shift') return [];
    const draft = cloneJson(s);
    const isBarrier = harrow.apply(draft, action, () => undefined);
    const next = topFrame(draft);
    const goesFarther = next?.kind === 'effect' && next.by === frame.by && next.step > frame.step;
    return goesFarther && !isBarrier ? harrow.legal(draft).flatMap(goalsOf) : [];
  });
}

/** What the deciding seat could do on the map after an action. Empty if the action makes something known or ends the decision. */
function offered(s: HarrowState, action: HarrowAction): Preview {
  const before = harrow.pending(s);
  const draft = cloneJson(s);
  const isBarrier = harrow.apply(draft, action, () => undefined);
  const after = harrow.pending(draft);
  if (isBarrier || before.kind !== 'decision' || after.kind !== 'decision' || after.seat !== before.seat) return empty;
  // Points that go on as before would only say what the map shows already.
  if (goesOn(s, draft)) return empty;
  const legal = harrow.legal(draft);
  const offering = interactionOf(draft, legal, nothing);
  const goals = [...legal.flatMap(goalsOf), ...farther(draft, legal)];
  const shown = { sources: sourcesOf(offering), targets: [...targetsOf(offering).map(({ hex }) => hex), ...goals] };
  // Where it must first be said what is meant, whatever may be meant.
  const choices = legal.filter(({ type }) => type === 'choose');
  return unite([shown, ...choices.map((choice) => offered(draft, choice))]);
}

/** What an action could do on the map, before it is done: what it would offer, and for a power all it could reach. */
export function previewOf(s: HarrowState, action: HarrowAction): Preview {
  const preview = offered(s, action);
  const frame = topFrame(s);
  if (action.type !== 'power' || !frame) return preview;
  const reach = legends[s.seats[frame.seat].legend].reach?.(s, frame.seat) ?? [];
  return unite([preview, { sources: [], targets: reach }]);
}
