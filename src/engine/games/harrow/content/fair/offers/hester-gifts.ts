import type { HarrowAction } from '../../../action.ts';
import { effectFrame } from '../../../flow.ts';
import { requireHester } from '../../../rules/hester/hester.ts';
import { freeSpawns, spawnFor } from '../../../rules/hester/spawn.ts';
import { cubesOf, gainTerrain } from '../../../rules/hester/terrain-cubes.ts';
import type { OfferId } from '../../../state/fair.ts';
import { hesterSeat } from '../../../state/players.ts';
import type { Ability } from '../../../state/tokens.ts';
import type { HarrowState } from '../../../state.ts';
import { close, type Effect, type EffectFrame } from '../../effect.ts';
import { type Terrain, terrains } from '../../maps/layout.ts';
import type { Offer } from './offer.ts';
import { pushPoints } from './plain.ts';

/** Two of each at most, so that `left` can hold both. */
const base = 3;

interface Gifts {
  readonly spawns: number;
  readonly cubes: number;
}

const encode = ({ spawns, cubes }: Gifts): number => base * spawns + cubes;
const giftsLeft = ({ left }: EffectFrame): Gifts => ({ spawns: Math.floor(left / base), cubes: left % base });

function cubeOptions(s: HarrowState, out: HarrowAction[]): void {
  const { supply } = requireHester(s);
  terrains.forEach((terrain, i) => {
    if (supply[i] > 0) out.push({ type: 'choose', option: terrain });
  });
}

/** Haints that appear without a cube being paid, and terrain cubes of her choice, in any order. */
const gifts: Effect = {
  options(s, frame, out) {
    const { spawns, cubes } = giftsLeft(frame);
    if (spawns > 0) for (const hex of freeSpawns(s)) out.push({ type: 'put', what: 'haint', hex });
    if (cubes > 0) cubeOptions(s, out);
  },
  apply(s, frame, action, emit) {
    const { spawns, cubes } = giftsLeft(frame);
    const isSpawn = action.type === 'put';
    frame.left = encode({ spawns: isSpawn ? spawns - 1 : spawns, cubes: isSpawn ? cubes : cubes - 1 });
    if (frame.left === 0) close(s);
    if (action.type === 'put') spawnFor(s, action.hex, emit);
    else if (action.type === 'choose') gainTerrain(s, cubesOf(action.option as Terrain, 1), emit);
  },
  asks(_s, frame) {
    const { spawns, cubes } = giftsLeft(frame);
    if (spawns > 0 && cubes > 0) return 'both';
    return spawns > 0 ? 'spawn' : 'cubes';
  },
  problem(_s, { seat, left }) {
    if (seat !== hesterSeat) return 'a faction has points for it (points)';
    return left === 0 ? 'nothing is left of it (left)' : undefined;
  },
};

/** Points of an ability for a faction, gifts for Hester. */
function pointsOrGifts(id: OfferId, rule: string, [ability, count]: readonly [Ability, number], own: Gifts): Offer {
  return {
    id,
    rule,
    use(s, seat) {
      if (seat === hesterSeat) s.flow.push(effectFrame(seat, id, encode(own)));
      else pushPoints(s, seat, ability, count);
    },
    effect: gifts,
  };
}

export const spawnOnce = pointsOrGifts('o_spawn1', 'HC-OFR-5', ['spawn', 1], { spawns: 1, cubes: 0 });
export const spawnTwice = pointsOrGifts('o_spawn2', 'HC-OFR-6', ['spawn', 2], { spawns: 2, cubes: 2 });
export const moveTwice = pointsOrGifts('o_move2', 'HC-OFR-7', ['move', 2], { spawns: 0, cubes: 2 });
export const strengthenTwice = pointsOrGifts('o_strengthen2', 'HC-OFR-8', ['strengthen', 2], { spawns: 0, cubes: 2 });
