import { type EffectId, type FrameKind, type FrameOf, topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../src/engine/kit/sum.ts';

type Met = (s: HarrowState) => boolean;

function frameAt<K extends FrameKind>(kind: K, also: (frame: FrameOf<K>, s: HarrowState) => boolean = () => true): Met {
  return (s) => {
    const frame = topFrame(s);
    return frame?.kind === kind && also(frame as FrameOf<K>, s);
  };
}

const effectOf = (by: EffectId): Met => frameAt('effect', (frame) => frame.by === by);

const pileFor = (why: FrameOf<'pile'>['why']): Met => frameAt('pile', (frame, s) => frame.why === why && s.round >= 2);

const infectedOf = ({ hester }: HarrowState): number => sum(hester?.infected.flat() ?? []);
const squaresOf = ({ hester }: HarrowState): number => hester?.squares.flat().length ?? 0;

/** The same step of Hester or of a snake can be paid in two ways. */
const hasTwoPrices: Met = (s) => {
  const steps = harrow
    .legal(s)
    .filter(({ type }) => type === 'creep')
    .map(harrow.format);
  return steps.some((step) => steps.includes(step.replace('terrain', 'any')) && step.includes('terrain'));
};

/** Situations of real solo games: what the automatic factions ask, and Hester's turn. */
export const soloSituations = {
  soloObjective: pileFor('townsfolk'),
  soloCard: pileFor('card'),
  soloSide: (s) => effectOf('solo_side')(s) && s.round >= 2,
  soloSpawn: effectOf('solo_spawn'),
  soloMarch: effectOf('solo_march'),
  soloAttack: frameAt('attack'),
  soloTree: frameAt('tree', ({ on }) => on === 'hester'),
  soloRoots: frameAt('roots', (_, s) => s.round >= 2),
  /** The whole hand, and no card face up. */
  soloHand: frameAt('hester', (frame, s) => !frame.fallen && s.hester?.hand.length === 4 && infectedOf(s) > 0),
  /** Cards in hand and face up, snakes and Hester herself on the map. */
  soloHester: frameAt('hester', (frame, { hester }) => {
    const { hand = [], row = [], hex } = hester ?? {};
    return !frame.fallen && hand.length > 1 && row.length > 1 && hex !== undefined;
  }),
  soloCreep: frameAt('creep', (_, s) => hasTwoPrices(s)),
  soloShake: frameAt('tree', ({ seat, to }) => seat === hesterSeat && to === undefined),
  soloSummon: (s) => harrow.legal(s).filter(({ type }) => type === 'summon').length > 1,
  soloInfect: frameAt('infect'),
  soloMeal: effectOf('devour'),
  soloPay: frameAt('pay', ({ why, left }) => why === 'limit' && left >= 2),
  soloFire: effectOf('new_fire'),
  soloOver: (s) => s.result?.winner === hesterSeat,
} as const satisfies Record<string, Met>;

/** Situations of the three-player game. */
export const threeSituations = {
  threeTurn: frameAt('turn', ({ jar }, s) => jar === undefined && s.active === 0 && s.round >= 2 && infectedOf(s) > 0),
  threeHester: frameAt('hester', (_, s) => (s.hester?.row.length ?? 0) > 1 && squaresOf(s) > 0),
  threeTree: frameAt('tree', ({ on }) => on === 'hester'),
  threeStrike: frameAt('strike', ({ on }) => on === 'hester'),
  threeOver: (s) => s.result !== undefined,
} as const satisfies Record<string, Met>;
