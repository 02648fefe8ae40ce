import { asksTree, legends, type TreeAskerId } from '../../engine/games/harrow/content/legends/legends.ts';
import { terrains } from '../../engine/games/harrow/content/maps/layout.ts';
import type { Hex } from '../../engine/games/harrow/county.ts';
import type { EventOf, HarrowEvent } from '../../engine/games/harrow/events.ts';
import { type Frame, type FrameKind, topFrame } from '../../engine/games/harrow/flow.ts';
import { armedFor } from '../../engine/games/harrow/rules/attack.ts';
import type { OfferId } from '../../engine/games/harrow/state/fair.ts';
import { fairSeat, hesterSeat, opponent } from '../../engine/games/harrow/state/players.ts';
import type { Jar } from '../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { sum } from '../../engine/kit/sum.ts';
import type { HarrowSession } from './harrow-session.ts';

/** Why the tree falls, and what came of it. */
interface Drop {
  /** Who made it fall: the attacker, the seat whose legend asks, Hester, or whoever came to a nest. */
  readonly attacker: Seat;
  /** Cubes that went into the tree and came out, in the order of the game's colours, once it has decided. */
  readonly dropped: readonly number[] | undefined;
  readonly out: readonly number[] | undefined;
  /** Cubes Odessa put back on the battleground afterwards, per faction seat (HC-LGD-ODE-2). */
  readonly returned: readonly number[];
  /** Is there still something to decide? */
  readonly open: boolean;
}

/** A fire and Hester as defenders (HC-FIRE-20 to 25, HC-SUM-5 to 8). */
export interface Siege {
  /** Flames on the hex when the attack was declared, and those doused since. */
  readonly flames: number;
  readonly doused: number;
  /** The last flame is gone, which was worth a point. */
  readonly isOut: boolean;
  /** Did Hester stand there, and was she killed? */
  readonly hester: boolean;
  readonly killed: boolean;
}

/** The latest attack of the turn. */
export interface Attack extends Drop {
  readonly kind: 'attack';
  readonly defender: Seat;
  /** Told when Hester defends. */
  readonly siege: Siege | undefined;
  readonly from: Hex;
  readonly to: Hex;
  /** Units on the two hexes when the attack was declared. */
  readonly attackers: number;
  readonly defenders: number;
  /** Malachi's rage attacks from its own hex, as two units (HC-LGD-MAL-2). */
  readonly rage: boolean;
  /** What tokens on the Attack jar added to the reach (HC-CARD-6). */
  readonly reach: number;
  /** Who gained majority cubes, if anybody, and how many. */
  readonly majority: Seat | undefined;
  readonly majorityCubes: number;
  readonly outcome: 'succeeded' | 'clash' | 'failed' | undefined;
  /** Told by the rules, with the failure (HC-ATK-12). */
  readonly whyFailed: 'outnumbered' | 'tooFew' | undefined;
  /** Haints killed so far, by the attacker and by the defender. */
  readonly kills: readonly [number, number];
  /** Plates the attacker filled, each worth a point (HC-WHL-2). */
  readonly platesFull: number;
}

/** A legend's power asks the tree: so many own cubes must fall out (HC-TREE-6). */
export interface Asking extends Drop {
  readonly kind: 'asking';
  readonly legend: TreeAskerId;
  readonly enough: number;
  readonly outcome: 'granted' | 'denied' | undefined;
}

/** Hester has the tree give what it will; nobody is attacked (HC-HEST-30). */
export interface Shaking extends Drop {
  readonly kind: 'shaking';
  readonly outcome: 'given' | undefined;
}

/** An offer has been taken from a nest: with as many cubes as the taker the Fair Folk place an arrow for it (HC-FAIR-43). */
export interface Bargain extends Drop {
  readonly kind: 'bargain';
  readonly hex: Hex;
  readonly offer: OfferId;
  readonly outcome: 'arrow' | 'noArrow' | undefined;
}

export type Fight = Attack | Asking | Shaking | Bargain;

/** Terrain cubes come after those of the factions, search cubes after them. */
const silver = hesterSeat + terrains.length;

/** The cubes of a seat out of numbers per colour: all terrain cubes are Hester's. */
export function cubesOfSeat(cubes: readonly number[], seat: Seat): number {
  if (seat === fairSeat) return cubes[silver] ?? 0;
  return seat === hesterSeat ? sum(cubes.slice(hesterSeat, silver)) : cubes[seat];
}

/** Cubes of a seat that fell out or were added afterwards. */
export function cubesNow({ out = [], returned }: Pick<Drop, 'out' | 'returned'>, seat: Seat): number {
  return out.length === 0 ? 0 : cubesOfSeat(out, seat) + (returned[seat] ?? 0);
}

function find<T extends HarrowEvent['type']>(events: readonly HarrowEvent[], type: T): EventOf<T> | undefined {
  return events.find((event): event is EventOf<T> => event.type === type);
}

function opensDrop(event: HarrowEvent): boolean {
  if (event.type === 'attackDeclared' || event.type === 'treeShaken' || event.type === 'offerTaken') return true;
  return event.type === 'powerUsed' && asksTree(event.legend);
}

/**
 * What is under way at the tree, or what was last in this turn; told from the log. While the drop is still `shown`, the
 * turn that begins after it has not begun yet: in the solo game the two come together.
 */
export function fightOf(session: Pick<HarrowSession, 'log' | 'state'>, shown = false): Fight | undefined {
  const events = session.log.flatMap((entry) => entry.events);
  const start = events.findLastIndex(opensDrop);
  if (start < 0) return undefined;
  const cause = events[start];
  const turn = events.findIndex(({ type }, i) => i > start && type === 'turnBegan');
  const falls = shown && session.log.at(-1)?.events.some(({ type }) => type === 'treeDropped');
  if (turn >= 0 && !falls) return undefined;
  const since = events.slice(start, turn < 0 ? undefined : turn);
  if (cause.type === 'attackDeclared') return attackOf(session.state, cause, events.slice(0, start), since);
  if (cause.type === 'treeShaken') return shakingOf(session.state, since);
  if (cause.type === 'offerTaken') return bargainOf(session.state, cause, since);
  return cause.type === 'powerUsed' ? askingOf(session.state, cause, since) : undefined;
}

/** The jar whoever makes the tree fall has broken in this turn; the automatic factions have none. */
export function jarOf(
  log: readonly { readonly events: readonly HarrowEvent[] }[],
  { attacker }: Fight,
): Jar | undefined {
  const events = log.flatMap((entry) => entry.events);
  const turn = events.findLastIndex(({ type }) => type === 'turnBegan');
  const broken = events.findLast(
    (event, i): event is EventOf<'jarBroken'> => i > turn && event.type === 'jarBroken' && event.seat === attacker,
  );
  return broken?.jar;
}

function dropOf(s: HarrowState, since: readonly HarrowEvent[]): Pick<Drop, 'dropped' | 'out' | 'returned'> {
  const tree = find(since, 'treeDropped');
  const returned = s.seats.map((_, seat) =>
    sum(since.map((event) => (event.type === 'cubesReturned' && event.seat === seat ? event.cubes : 0))),
  );
  return { dropped: tree?.dropped, out: tree?.out, returned };
}

function siegeOf(s: HarrowState, hex: Hex, since: readonly HarrowEvent[]): Siege {
  const doused = since.filter((event) => event.type === 'flameDoused').length;
  const killed = since.some((event) => event.type === 'hesterLeft' && event.why === 'killed');
  return {
    flames: (s.hester?.flames[hex] ?? 0) + doused,
    doused,
    isOut: since.some((event) => event.type === 'fireOut'),
    hester: killed || s.hester?.hex === hex,
    killed,
  };
}

const attackFrames: ReadonlySet<FrameKind> = new Set(['tree', 'outcome', 'strike', 'push', 'reap', 'clash']);

function attackOf(
  s: HarrowState,
  { seat, from, to, on }: EventOf<'attackDeclared'>,
  before: readonly HarrowEvent[],
  since: readonly HarrowEvent[],
): Attack {
  const majority = find(since, 'majority');
  const failed = find(since, 'attackFailed');
  const succeeded = find(since, 'attackSucceeded');
  const killsOf = (killer: Seat) => since.filter((event) => event.type === 'killed' && event.seat === killer).length;
  const gainer = majority?.gained ? majority.seat : undefined;
  const last = before.findLast(
    ({ type }) => type === 'ragePlaced' || type === 'attackDeclared' || type === 'turnBegan',
  );
  const armed = since.flatMap((event) => (event.type === 'tokenDisarmed' ? [event.token] : []));
  return {
    kind: 'attack',
    attacker: seat,
    defender: on ? hesterSeat : opponent(seat),
    siege: on && siegeOf(s, to, since),
    from,
    to,
    attackers: majority?.attackers ?? 0,
    defenders: majority?.defenders ?? 0,
    rage: last?.type === 'ragePlaced' && last.hex === from,
    reach: armedFor('range', armed),
    majority: gainer,
    majorityCubes: gainer === undefined ? 0 : (majority?.cubes ?? 1),
    ...dropOf(s, since),
    outcome: failed ? (failed.clash ? 'clash' : 'failed') : succeeded && 'succeeded',
    whyFailed: failed?.why,
    kills: [killsOf(seat), killsOf(opponent(seat))],
    platesFull: since.filter((event) => event.type === 'plateEmptied' && event.seat === seat).length,
    open: s.flow.some((frame) => attackFrames.has(frame.kind)),
  };
}

/** HC-TREE-8: the drop is not judged before Odessa has had her say. */
export function isOdessasAnswer(frame: Frame | undefined): boolean {
  return frame?.kind === 'effect' && frame.by === 'odessa' && frame.step > 1;
}

function askingOf(
  s: HarrowState,
  { seat, legend }: EventOf<'powerUsed'>,
  since: readonly HarrowEvent[],
): Asking | undefined {
  const drop = dropOf(s, since);
  const isAsked = drop.out !== undefined || topFrame(s)?.kind === 'tree';
  if (!isAsked || !asksTree(legend)) return undefined;
  const enough = legends[legend].asksFor;
  const own = cubesNow(drop, seat);
  return {
    kind: 'asking',
    attacker: seat,
    legend,
    enough,
    ...drop,
    outcome: drop.out && !isOdessasAnswer(topFrame(s)) ? (own >= enough ? 'granted' : 'denied') : undefined,
    open: s.flow.some((frame) => frame.kind === 'tree' || (frame.kind === 'effect' && frame.by === legend)),
  };
}

function bargainOf(
  s: HarrowState,
  { seat, hex, offer }: EventOf<'offerTaken'>,
  since: readonly HarrowEvent[],
): Bargain {
  const told = find(since, 'bargained');
  return {
    kind: 'bargain',
    attacker: seat,
    hex,
    offer,
    ...dropOf(s, since),
    outcome: told && (told.won ? 'arrow' : 'noArrow'),
    open: told === undefined || s.flow.some(({ kind }) => kind === 'arrow'),
  };
}

function shakingOf(s: HarrowState, since: readonly HarrowEvent[]): Shaking {
  const drop = dropOf(s, since);
  const frame = topFrame(s);
  const open = frame?.kind === 'tree' || isOdessasAnswer(frame);
  return { kind: 'shaking', attacker: hesterSeat, ...drop, outcome: drop.out && !open ? 'given' : undefined, open };
}
