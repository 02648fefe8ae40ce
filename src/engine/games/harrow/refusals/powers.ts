import type { EffectFrame } from '../content/effect.ts';
import { goadCount } from '../content/legends/priscilla.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import { goadsRise } from '../rules/goads.ts';
import { nailCount, nailsOut } from '../rules/nails.ts';
import { hasFire, hasUnits, isHesterAt } from '../rules/occupancy.ts';
import { hasStorm, terrainAt } from '../rules/terrain.ts';
import { type LegendId, opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { type Refusal, refuse } from './keys.ts';
import { allNailed, holderOf, under, whyNoOwnHaint, whyNoStep, whyOccupied, whyTooFar } from './pieces.ts';
import type { Reasons } from './reasons.ts';

const onTerrainOf = (s: HarrowState, seat: number, hex: Hex): boolean =>
  terrainAt(s, hex) === terrainAt(s, s.seats[seat].legendHex);

const step = under('HC-LGD-BER-1');
const nail = under('HC-LGD-BER-2');
const rage = under('HC-LGD-MAL-1');
const goad = under('HC-LGD-PRI-1');
const scout = under('HC-LGD-SKB-1');
const corbin = under('HC-LGD-COR-1');
const kaine = under('HC-LGD-KAI-1');
const mildred = under('HC-LGD-MIL-1');
const havoc = under('HC-LGD-MIL-2');

function whyNoNail(s: HarrowState, { seat }: EffectFrame, hex: Hex): Refusal {
  if (nailsOut(s) >= nailCount) return nail('nailsOut');
  if (holderOf(s, hex) === undefined) return nail('nobodyThere');
  return nail(neighbours[hex].some((next) => hasUnits(s, seat, next)) ? 'nailedAlready' : 'nailAdjacent');
}

function whyNoGoad(s: HarrowState, { seat, step, marks }: EffectFrame, hex: Hex): Refusal | undefined {
  if (step === goadsRise) return refuse('noGoadThere');
  if (marks.includes(hex)) return goad('goadJustLaid');
  if (s.goads.length >= goadCount) return goad('goadsOut');
  if (!onTerrainOf(s, seat, hex)) return goad('legendTerrain');
  if (hasFire(s, hex)) return goad('fireThere');
  if (isHesterAt(s, hex)) return goad('unitThere');
  return s.goads.includes(hex) ? goad('goadThere') : whyOccupied(s, hex, goad);
}

/** Bits of the frame's `left`: the haint, the townsfolk. */
const haintHalf = 1;
const townsfolkHalf = 2;

function whyNoScout(s: HarrowState, { seat, left }: EffectFrame, hex: Hex): Refusal {
  const haint = (left & haintHalf) > 0;
  const townsfolk = (left & townsfolkHalf) > 0;
  const here = { haint: haint && s.seats[seat].haints[hex] > 0, townsfolk: townsfolk && s.townsfolk[hex] > 0 };
  if (!here.haint && !here.townsfolk) {
    return scout(haint && townsfolk ? 'nobodyToScout' : haint ? 'noOwnHaint' : 'noTownsfolkThere');
  }
  if (!here.townsfolk && allNailed(s, seat, hex)) return refuse('nailed');
  return scout(neighbours[hex].some((next) => onTerrainOf(s, seat, next)) ? 'noWayOut' : 'legendTerrain');
}

/** HC-LGD: the powers that are played on the map; Odessa and Willa have buttons only. */
export const powerReasons: Readonly<Partial<Record<LegendId, Reasons>>> = {
  bernice: {
    rule: 'HC-LGD-BER-2',
    pick: (s, frame, hex) =>
      frame.step === 1 ? (whyNoOwnHaint(s, frame.seat, hex, step) ?? step('noWayOut')) : whyNoNail(s, frame, hex),
    aim(s, { seat }, from, to) {
      if (distance(from, to) !== 1) return step('notAdjacent');
      return terrainAt(s, to) === undefined ? step('onlyTerrain') : whyNotEnter(s, seat, to);
    },
  },
  malachi: {
    rule: 'HC-LGD-MAL-1',
    pick(s, { seat }, hex) {
      if (hex === s.seats[seat].legendHex) return rage('ownLegendHex');
      return whyTooFar(s, seat, hex, 2, rage) ?? rage('nobodyInRange');
    },
  },
  priscilla: { rule: 'HC-LGD-PRI-1', pick: whyNoGoad },
  skinless_boy: {
    rule: 'HC-LGD-SKB-1',
    pick: whyNoScout,
    aim(s, { seat }, from, to) {
      if (distance(from, to) !== 1) return scout('notAdjacent');
      return onTerrainOf(s, seat, to) ? whyNotEnter(s, seat, to) : scout('legendTerrain');
    },
  },
  corbin: {
    rule: 'HC-LGD-COR-1',
    pick(s, { seat, step }, hex) {
      if (step === 1) return whyNoOwnHaint(s, seat, hex, under('HC-LGD-COR-2'));
      const { legendHex, home } = s.seats[seat];
      const isNear = distance(hex, legendHex) <= 1 || distance(hex, home) <= 1;
      return isNear ? whyNotEnter(s, seat, hex) : corbin('riseNear');
    },
  },
  odessa: { rule: 'HC-LGD-ODE-1' },
  kaine: {
    rule: 'HC-LGD-KAI-1',
    pick: (s, { seat }, hex) => kaine(s.seats[opponent(seat)].haints[hex] > 0 ? 'haintTerrain' : 'noHaintThere'),
  },
  willa: { rule: 'HC-LGD-WIL-1' },
  mildred: {
    rule: 'HC-LGD-MIL-1',
    pick(s, { step, marks }, hex) {
      if (step === 1) return mildred('legendOnly');
      return havoc(hasStorm(s, hex) && marks.includes(hex) ? 'laidThere' : 'noStormThere');
    },
    aim(s, { seat }, from, to) {
      if (from === to) return mildred('sameHex');
      return s.seats[seat].haints[to] > 0 ? whyNotEnter(s, seat, to) : mildred('noOwnHaint');
    },
  },
};

export const moveLegendReasons: Reasons = {
  rule: 'HC-BON-16',
  pick: () => under('HC-BON-16')('legendOnly'),
  aim: (s, { seat }, from, to) => whyNoStep(s, seat, from, to, under('HC-BON-16')),
};
