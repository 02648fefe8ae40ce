import { type FrameKind, type FrameOf, topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { fairSeat, hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';

type Met = (s: HarrowState) => boolean;

function frameAt<K extends FrameKind>(kind: K, also: (frame: FrameOf<K>, s: HarrowState) => boolean = () => true): Met {
  return (s) => {
    const frame = topFrame(s);
    return frame?.kind === kind && also(frame as FrameOf<K>, s);
  };
}

/** Something has been found, and more is sought: nests and arrows lie on the map. */
const isSearch = ({ fair }: HarrowState): boolean =>
  fair !== undefined && fair.found === 1 && fair.nests.length > 3 && fair.arrows.length > 1;

const ownTurn = frameAt('fair', ({ nests }, s) => nests > 0 && isSearch(s));
const offersOf = ({ fair }: HarrowState, seat: number) => fair?.offers[seat] ?? [];

const hasCubes = ({ fair, tree }: HarrowState): boolean =>
  fair !== undefined && fair.cubes > 1 && tree.inside.filter((cubes) => cubes > 0).length > 1;

const attackTree = frameAt('tree', ({ to, on }, s) => to !== undefined && on === undefined && hasCubes(s));
const bargainTree =
  (taker: (seat: number) => boolean): Met =>
  (s) =>
    topFrame(s)?.kind === 'tree' && s.flow.at(-2)?.kind === 'bargain' && taker(s.flow.at(-2)?.seat ?? 0) && hasCubes(s);

/** Situations of games of three: two factions and the Fair Folk. */
export const fairSituations = {
  fairOwn: ownTurn,
  fairRival: frameAt('turn', ({ jar }, s) => jar === undefined && isSearch(s) && offersOf(s, s.active).length > 0),
  fairTree: attackTree,
  fairStrike: frameAt('strike', (_, s) => (s.fair?.cubes ?? 0) > 0),
  fairBargain: bargainTree((seat) => seat < hesterSeat),
  /** A faction and the Fair Folk win together. */
  fairOver: (s) => s.result?.also === fairSeat,
} as const satisfies Record<string, Met>;

/** Situations of games of four: with Hester. */
export const fourSituations = {
  fourOwn: ownTurn,
  /** Three nests are ready, and others lie on the map. */
  fourReady: frameAt('fair', ({ nests }, { fair }) => nests > 0 && fair?.ready.length === 3 && fair.nests.length > 1),
  fourHester: frameAt('hester', (_, s) => isSearch(s) && (s.hester?.row.length ?? 0) > 0),
  fourTree: attackTree,
  fourBargain: bargainTree((seat) => seat === hesterSeat),
  fourOver: (s) => s.result?.winner === fairSeat,
} as const satisfies Record<string, Met>;

/** Situations of nights of the Fair Folk against Hester. */
export const fairNightSituations = {
  nightFairOwn: frameAt('fair', (_, s) => (s.fair?.nests.length ?? 0) > 2),
  nightFairHester: frameAt('hester', (_, s) => (s.fair?.nests.length ?? 0) > 2),
  nightFairTree: (s) => topFrame(s)?.kind === 'tree',
  nightFairOver: (s) => s.result !== undefined,
} as const satisfies Record<string, Met>;
