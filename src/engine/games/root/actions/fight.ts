import type { Seat } from '../../../kernel/game.ts';
import { nextU32 } from '../../../kernel/rng.ts';
import { defineAction, type RootAction } from '../action.ts';
import type { Emit } from '../events.ts';
import type { FrameOf } from '../flow.ts';
import { requireFrame } from '../flow.ts';
import {
  ambushCards,
  assignRoll,
  beginBattle,
  canAttack,
  dealHits,
  differentLosses,
  endBattle,
  isDefender,
  lossesOpen,
  shoot,
  sideOf,
  takeLosses,
} from '../rules/battle.ts';
import { discardFrom, spend } from '../rules/cards.ts';
import { score } from '../rules/points.ts';
import { warriorsAt } from '../rules/seats.ts';
import { holds } from '../rules/windows.ts';
import type { CardId } from '../state/cards.ts';
import type { Clearing } from '../state/places.ts';
import { mapOf, type RootState, seatOf } from '../state.ts';

type Battle = FrameOf<'battle'>;

/** RT-BT-1: every battle the seat can begin. */
export function battleOptions(s: RootState, seat: Seat, out: RootAction[]): void {
  const clearings = mapOf(s).suits.length;
  for (let at = 0; at < clearings; at++) {
    if (!canAttack(s, seat, at)) continue;
    for (let other = 0; other < s.sides.length; other++) {
      if (isDefender(s, seat, other, at)) out.push({ type: 'battle', at, faction: s.sides[other].faction });
    }
  }
}

export function startBattle(s: RootState, seat: Seat, action: RootAction & { type: 'battle' }, emit: Emit): void {
  const ally = action.ally === undefined ? undefined : seatOf(s, action.ally);
  beginBattle(s, seat, action.at, seatOf(s, action.faction), ally, emit);
}

/** RT-4.3.1-1. */
export const ambush = defineAction('ambush', {
  options(s, out) {
    const { stage, defender, at } = requireFrame(s, 'battle');
    if (stage !== 'ambush') return;
    for (const card of ambushCards(s, defender, at)) out.push({ type: 'ambush', card });
  },
  apply(s, { card }, emit) {
    const battle = requireFrame(s, 'battle');
    spend(s, battle.defender, card, emit);
    battle.stage = 'foil';
    emit({ type: 'ambushed', seat: battle.defender, card });
  },
});

/** RT-4.3.1.I. */
export const foil = defineAction('foil', {
  options(s, out) {
    const { stage, seat, at } = requireFrame(s, 'battle');
    if (stage !== 'foil') return;
    for (const card of ambushCards(s, seat, at)) out.push({ type: 'foil', card });
  },
  apply(s, { card }, emit) {
    const battle = requireFrame(s, 'battle');
    spend(s, battle.seat, card, emit);
    battle.stage = 'roll';
    emit({ type: 'foiled', seat: battle.seat, card });
  },
});

/** RT-4.3.2, RT-NO-10: the answer of the dice. */
export const roll = defineAction('roll', {
  options: () => {},
  apply(s, { high, low }, emit) {
    const battle = requireFrame(s, 'battle');
    delete battle.seed;
    assignRoll(s, battle, high, low, emit);
  },
});

/** RT-PE-8 to 10: which side may use the card. */
const battleCards: { readonly [C in CardId]?: readonly number[] } = {
  b_brutal_tactics: [0],
  b_sappers: [1],
  b_armorers: [0, 1],
};

/** What the side may still use in this battle. */
function effectsOf(s: RootState, battle: Battle, seat: Seat): CardId[] {
  const side = sideOf(battle, seat);
  return s.sides[seat].effects.filter((card) => {
    if (!battleCards[card]?.includes(side)) return false;
    if (card === 'b_armorers') return !battle.armored[side];
    return !battle.used.includes(card);
  });
}

/** RT-BT-13. */
export const useInBattle = defineAction('use', {
  options(s, out) {
    const battle = requireFrame(s, 'battle');
    if (battle.stage !== 'effects') return;
    for (const card of effectsOf(s, battle, battle.asked)) out.push({ type: 'use', card });
  },
  apply(s, { card }, emit) {
    const battle = requireFrame(s, 'battle');
    const seat = battle.asked;
    const side = sideOf(battle, seat);
    battle.declined = 0;
    battle.turned = true;
    battle.asked = seat === battle.seat ? battle.defender : battle.seat;
    if (card === 'b_armorers') battle.armored[side] = true;
    else {
      battle.used.push(card);
      battle.extra[side]++;
    }
    emit({ type: 'cardUsed', seat, card });
    if (card === 'b_brutal_tactics') score(s, battle.defender, 1, 'cards', emit);
    else discardFrom(s, seat, s.sides[seat].effects, card, 'effects', emit);
  },
});

/** RT-4.3.3-1: the attacker decides who goes first. */
export const first = defineAction('first', {
  options(s, out) {
    const battle = requireFrame(s, 'battle');
    if (battle.stage !== 'effects' || battle.turned || battle.asked !== battle.seat) return;
    if (effectsOf(s, battle, battle.seat).length === 0 || effectsOf(s, battle, battle.defender).length === 0) return;
    out.push({ type: 'first', faction: s.sides[battle.defender].faction });
  },
  apply(s) {
    const battle = requireFrame(s, 'battle');
    battle.asked = battle.defender;
    battle.turned = true;
  },
});

function declineEffects(battle: Battle): void {
  battle.declined++;
  battle.turned = true;
  battle.asked = battle.asked === battle.seat ? battle.defender : battle.seat;
}

/** RT-NO-11: no ambush, no foil, no effect. */
export const passInBattle = defineAction('pass', {
  options: (_s, out) => out.push({ type: 'pass' }),
  apply(s) {
    const battle = requireFrame(s, 'battle');
    if (battle.stage === 'ambush') battle.stage = 'roll';
    else if (battle.stage === 'foil') shoot(s, battle);
    else declineEffects(battle);
  },
});

export const lose = defineAction('lose', {
  options(s, out) {
    const frame = requireFrame(s, 'losses');
    for (const loss of differentLosses(lossesOpen(s, frame))) {
      if (!('piece' in loss) || loss.piece === 'pawn') continue;
      const others = loss.owner === frame.seat ? {} : { faction: s.sides[loss.owner].faction };
      out.push({ type: 'lose', piece: loss.piece, ...others });
    }
  },
  apply(s, { piece, faction }) {
    const frame = requireFrame(s, 'losses');
    frame.chosen.push({ owner: faction === undefined ? frame.seat : seatOf(s, faction), piece });
    frame.left--;
  },
});

/** Items in place of pieces (RT-9.2.7). */
export const loseItem = defineAction('damage', {
  options(s, out) {
    for (const loss of differentLosses(lossesOpen(s, requireFrame(s, 'losses')))) {
      if ('item' in loss) out.push({ type: 'damage', item: loss.item });
    }
  },
  apply(s, { item }) {
    const frame = requireFrame(s, 'losses');
    frame.chosen.push({ item });
    frame.left--;
  },
});

/** RT-BT-8: whoever attacks with a pawn is still there (RT-OQ-1). */
function attackerStands(s: RootState, seat: Seat, at: Clearing): boolean {
  return warriorsAt(s.sides[seat], at) > 0 || s.sides[seat].pawn === at;
}

/** What a battle does by itself, stage by stage; `false`: somebody is asked, or the dice are. */
export function settleBattle(s: RootState, battle: Battle, emit: Emit): boolean {
  const { seat, defender, at } = battle;
  switch (battle.stage) {
    case 'ambush':
      // RT-OQ-6: asked whenever there is a hand; RT-PE-11: not at all
      if (s.sides[defender].hand.length > 0 && !holds(s, seat, 'm_scouting_party')) return false;
      battle.stage = 'roll';
      return true;
    case 'foil':
      // RT-OQ-139
      if (s.sides[seat].hand.length > 0) return false;
      shoot(s, battle);
      return true;
    case 'shot':
      battle.stage = 'check';
      takeLosses(s, battle, emit);
      return true;
    case 'check':
      if (attackerStands(s, seat, at)) battle.stage = 'roll';
      else endBattle(s, battle, emit);
      return true;
    case 'roll':
      battle.seed ??= nextU32(s.rng);
      return false;
    case 'effects':
      if (battle.declined >= 2) dealHits(s, battle, emit);
      else if (effectsOf(s, battle, battle.asked).length > 0) return false;
      else declineEffects(battle);
      return true;
    case 'hits':
      battle.stage = 'end';
      takeLosses(s, battle, emit);
      return true;
    case 'end':
      endBattle(s, battle, emit);
      return true;
  }
}
