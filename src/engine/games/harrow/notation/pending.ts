import type { Seat } from '../../../kernel/game.ts';
import { join, type Notes, note, readFields, readList, readObject, readOneOf } from '../../../kit/json.ts';
import type { Frame, FrameKind } from '../flow.ts';
import { goadsRise } from '../rules/goads.ts';
import { beginRoots } from '../rules/hester/roots.ts';
import { fairSeat, hesterSeat, type PlayerId } from '../state/players.ts';
import { type HarrowState, playerOf, playersOf, seatOfPlayer } from '../state.ts';
import { insideHesterTurn, insideSoloTurn, strayFrame } from './enclosing.ts';
import { fairTurn, insideFairGame } from './enclosing-fair.ts';
import { type Field, frameFields, frameKinds, readField, writeField } from './frame-fields.ts';
import { frameProblem } from './frame-problems.ts';

/** A frame with factions and hexes by name: `{ "frame": "strike", "seat": "family", "from": "1,0", "to": "0,0" }`. */
export type PendingFrame = Readonly<Record<string, unknown>> & { readonly frame: FrameKind; readonly seat: PlayerId };

export function writePending(s: HarrowState): PendingFrame[] {
  return s.flow.map((frame) => {
    const own = Object.entries(frameFields[frame.kind] as Record<string, Field>).map(([name, field]) => [
      name,
      writeField(s, (frame as unknown as Record<string, unknown>)[name], field),
    ]);
    const written = own.filter(([, value]) => value !== undefined);
    return { frame: frame.kind, seat: playerOf(s, frame.seat), ...Object.fromEntries(written) };
  });
}

function readFrame(value: unknown, path: string, s: HarrowState, notes: Notes): Frame | undefined {
  const { frame: name } = readObject(value, path, notes);
  if (name === undefined) {
    note(notes, path, 'a "frame" is missing');
    return undefined;
  }
  const kind = readOneOf(name, join(path, 'frame'), frameKinds, 'turn', notes);
  const own = frameFields[kind] as Record<string, Field>;
  const object = readFields(value, path, ['frame', 'seat', ...Object.keys(own)], notes);
  const players = playersOf(s);
  const player = readOneOf(object.seat, join(path, 'seat'), players, playerOf(s, s.active), notes);
  const read = Object.entries(own)
    .map(([key, field]) => [key, readField(s, object[key], join(path, key), field, notes)] as const)
    .filter(([, field]) => field !== undefined);
  return { kind, seat: seatOfPlayer(s, player), ...Object.fromEntries(read) } as Frame;
}

/** What lies around the frames that were written; a turn with something inside it has been used, unless it says otherwise. */
function enclose(s: HarrowState, frames: Frame[], isActedTold: boolean): Frame[] {
  const seat: Seat = s.active;
  const [first] = frames;
  if (s.fair) return insideFairGame(s, frames);
  if (s.solo) return insideSoloTurn(s, frames);
  if (first.kind === 'cleanUp' || first.kind === 'roundStart' || first.kind === 'hesterEnd') return frames;
  // HC-LGD-PRI-5: the goads rise between the last turn and the end of the round.
  if (first.kind === 'effect' && first.by === 'priscilla' && first.step === goadsRise) return frames;
  // HC-KAM-7 to 10: the set-up is chosen before the first round begins.
  if (first.kind === 'effect' && (first.by === 'kammi_set_up' || first.by === 'doll_set_up')) {
    return [{ kind: 'roundStart', seat, step: 1 }, ...frames];
  }
  // Whatever is being decided, it is decided inside a turn.
  if (seat === hesterSeat) return insideHesterTurn(frames);
  if (first.kind !== 'turn') return [{ kind: 'turn', seat, acted: true }, ...frames];
  if (frames.length > 1 && !isActedTold) first.acted = true;
  return frames;
}

/** Nothing is pending: the active seat's turn begins. */
function beginTurn(s: HarrowState, notes: Notes): Frame[] {
  const seat: Seat = s.active;
  if (s.solo?.card !== undefined) note(notes, 'pending', 'a card is open (solo.card), say what is being decided');
  if (s.active === fairSeat) return [fairTurn(1)];
  if (s.solo && !s.fair) return insideSoloTurn(s, []);
  if (seat !== hesterSeat) return [{ kind: 'turn', seat, acted: false }];
  // HC-ROOT-1: the roots told of are those of her last turn
  s.flow = [];
  beginRoots(s);
  return s.flow;
}

/** Reads the flow stack of a position whose table is set already. */
export function readPending(value: unknown, path: string, s: HarrowState, notes: Notes): Frame[] {
  const list = readList(value, path, notes);
  const frames = list.map((each, i) => readFrame(each, join(path, i), s, notes)).filter((frame) => frame !== undefined);
  if (frames.length === 0) return beginTurn(s, notes);
  frames.forEach((_, i) => {
    const problem = frameProblem(s, frames, i);
    if (problem !== undefined) note(notes, join(path, i), problem);
  });
  const flow = enclose(s, frames, readObject(list[0], path, notes).acted !== undefined);
  const stray = strayFrame(flow);
  if (stray) {
    const name = stray.kind === 'effect' ? stray.by : stray.kind;
    note(notes, join(path, frames.indexOf(stray)), `${name} can only come inside a hester frame`);
  }
  return flow;
}
