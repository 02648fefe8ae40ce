import { goblinCards } from '../content/cards/goblins.ts';
import type { EffectFrame } from '../content/effect.ts';
import { distance, type Hex, neighbours } from '../county.ts';
import { goblinHex } from '../rules/kammi/kammi.ts';
import { looseHaints } from '../rules/nails.ts';
import { isHesterAt, unitsAt } from '../rules/occupancy.ts';
import { closerTo } from '../rules/shift.ts';
import { hasTokens } from '../rules/tokens.ts';
import type { GoblinCardId } from '../state/cards.ts';
import { opponent } from '../state/players.ts';
import type { HarrowState } from '../state.ts';
import { whyNotEnter } from './entering.ts';
import { whyFarFromGoblin, whyNoLegend } from './kammi.ts';
import { type Refusal, refuse } from './keys.ts';
import { type By, under, whyNoOwnHaint, whyNoStep, whyOccupied } from './pieces.ts';
import type { Reasons } from './reasons.ts';

const byOf = (id: GoblinCardId): By => under(goblinCards[id].rule);

/** Enemy haints within reach of the goblin that have not moved. */
function whyNoEnemyHaint(s: HarrowState, { seat, marks }: EffectFrame, hex: Hex, by: By): Refusal {
  const enemy = opponent(seat);
  if (s.seats[enemy].haints[hex] === 0) return by('noHaintThere');
  const far = whyFarFromGoblin(s, hex, 0, 2, by);
  if (far) return far;
  const loose = looseHaints(s, enemy, hex);
  if (loose === 0) return refuse('nailed');
  return by(marks.filter((mark) => mark === hex).length >= loose ? 'movedAlready' : 'noWayOut');
}

const keyhole = byOf('g_keyhole');
const money = byOf('g_blood_money');
const snare = byOf('g_snare');
const toss = byOf('g_toss');
const temptation = byOf('g_temptation');
const whisper = byOf('g_doll_whisper');
const sleight = byOf('g_sleight');
const lure = byOf('g_lure');

/** The goblin cards that are played on the map; the others need no hex. */
export const goblinReasons: Readonly<Partial<Record<GoblinCardId, Reasons>>> = {
  g_doppelganger: {
    rule: 'HC-GOB-1',
    pick: (s, { seat }, hex) => whyFarFromGoblin(s, hex, 0, 3, byOf('g_doppelganger')) ?? whyNotEnter(s, seat, hex),
  },
  g_keyhole: {
    rule: 'HC-GOB-2',
    pick(s, { step, marks: [at] }, hex) {
      if (step === 1) return whyFarFromGoblin(s, hex, 1, 2, keyhole) ?? keyhole('nothingAround');
      return keyhole(neighbours[at].includes(hex) ? 'nothingThere' : 'notAdjacent');
    },
    aim: () => keyhole('keyholeHex'),
  },
  g_blood_money: {
    rule: 'HC-GOB-3',
    pick: (s, _frame, hex) => whyFarFromGoblin(s, hex, 0, 2, money) ?? money('unitThere'),
  },
  g_snare: {
    rule: 'HC-GOB-4',
    pick: (s, { seat, step }, hex) =>
      step === 1 ? whyNoLegend(s, seat, hex, snare) : (whyNoOwnHaint(s, seat, hex, snare) ?? snare('sameWay')),
    aim: (s, { seat, step }, from, to) => (step === 1 ? whyNoStep(s, seat, from, to, snare) : snare('sameWay')),
  },
  g_toss: {
    rule: 'HC-GOB-5',
    pick: (s, { seat }, hex) =>
      whyNoOwnHaint(s, seat, hex, toss) ?? whyFarFromGoblin(s, hex, 1, 1, toss) ?? toss('noWayOut'),
    aim: (s, { seat }, from, to) =>
      from === to ? toss('sameHex') : (whyFarFromGoblin(s, to, 0, 2, toss) ?? whyNotEnter(s, seat, to)),
  },
  g_buried: { rule: 'HC-GOB-6' },
  g_temptation: {
    rule: 'HC-GOB-7',
    pick: (s, _frame, hex) => temptation(hasTokens(s, hex) ? 'notCloserToGoblin' : 'noTokenThere'),
    aim(s, _frame, from, to) {
      const goblin = goblinHex(s);
      if (distance(from, to) !== 1) return temptation('notAdjacent');
      return goblin !== undefined && closerTo(goblin)(from, to) ? undefined : temptation('notCloserToGoblin');
    },
  },
  g_doll_whisper: {
    rule: 'HC-GOB-8',
    pick: (s, frame, hex) => whyNoEnemyHaint(s, frame, hex, whisper),
    aim: (s, { seat, marks }, from, to) =>
      marks.includes(to) ? refuse('notToTheSame') : whyNoStep(s, opponent(seat), from, to, whisper),
  },
  g_sleight: {
    rule: 'HC-GOB-9',
    pick: (s, { seat }, hex) =>
      whyNoOwnHaint(s, seat, hex, sleight) ??
      whyFarFromGoblin(s, hex, 0, 2, sleight) ??
      whyAmid(s, seat, hex) ??
      sleight('noHaintThere'),
    aim: (s, { seat }, _from, to) =>
      s.seats[opponent(seat)].haints[to] === 0 ? sleight('noHaintThere') : whyAmid(s, opponent(seat), to),
  },
  g_lure: {
    rule: 'HC-GOB-10',
    pick: (s, frame, hex) => whyNoEnemyHaint(s, frame, hex, lure),
    aim: (s, { seat }, from, to) => whyNoStep(s, opponent(seat), from, to, lure),
  },
  g_lets_git: {
    rule: 'HC-GOB-11',
    pick: (s, _frame, hex) => whyFarFromGoblin(s, hex, 2, 2, byOf('g_lets_git')),
  },
  g_grudge: { rule: 'HC-GOB-12' },
};

/** HC-GOB-9: not the only unit on its hex, held by a nail, or with an objective beside it. */
function whyAmid(s: HarrowState, seat: number, hex: Hex): Refusal | undefined {
  if (s.townsfolk[hex] + s.buildings[hex] > 0) return whyOccupied(s, hex, sleight);
  if (looseHaints(s, seat, hex) === 0) return refuse('nailed');
  return unitsAt(s, seat, hex) === 1 && !isHesterAt(s, hex) ? undefined : refuse('notAlone');
}
