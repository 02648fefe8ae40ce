import type { Seat } from '../../../../kernel/game.ts';
import { sum } from '../../../../kit/sum.ts';
import { defineAction } from '../../action.ts';
import { craft } from '../../actions/craft.ts';
import { discardStep, drawStep } from '../../actions/evening.ts';
import { battleOptions, startBattle } from '../../actions/fight.ts';
import { allMoves, cobblersMove, makeMove, warrensBattle } from '../../actions/march.ts';
import { isWindowOpen } from '../../actions/window.ts';
import { isBird } from '../../content/cards/cards.ts';
import type { Emit } from '../../events.ts';
import { requireFrame } from '../../flow.ts';
import type { FramePlays, Play, StepPlay } from '../../play.ts';
import { distinct, matching, spend } from '../../rules/cards.ts';
import { canCraft } from '../../rules/crafting.ts';
import { place as placePiece } from '../../rules/placing.ts';
import { score } from '../../rules/points.ts';
import { remove } from '../../rules/removal.ts';
import type { Clearing } from '../../state/places.ts';
import { activeAs, mapOf, type RootState } from '../../state.ts';
import { buildOptions, pointsOf } from './building.ts';
import { marquiseSetUp } from './set-up.ts';
import { recruiterCards } from './tracks.ts';

/** RT-6.5-2. */
const actionsPerTurn = 3;

export const actionsLeft = (s: RootState): number => {
  const { actions, extra } = activeAs(s, 'mc').own;
  return actionsPerTurn + extra - actions;
};

/** RT-6.5-1: the first action ends crafting. */
function countAction(s: RootState): void {
  activeAs(s, 'mc').own.actions++;
  s.step = 'act';
}

/** RT-6.5.1. */
const battle = defineAction('battle', {
  options(s, out) {
    if (actionsLeft(s) > 0) battleOptions(s, s.active, out);
  },
  apply(s, action, emit) {
    countAction(s);
    startBattle(s, s.active, action, emit);
  },
});

/** RT-6.5.2, RT-OQ-17. */
const movesInMarch = 2;

const march = defineAction('march', {
  options(s, out) {
    if (actionsLeft(s) > 0) out.push({ type: 'march' });
  },
  apply(s) {
    countAction(s);
    s.flow.push({ kind: 'march', seat: s.active, left: movesInMarch });
  },
});

const marchOn = defineAction('move', {
  options: (s, out) => allMoves(s, s.active, out),
  apply(s, action, emit) {
    const frame = requireFrame(s, 'march');
    frame.left--;
    makeMove(s, frame.seat, action, emit);
  },
});

const halt = defineAction('done', {
  options: (_s, out) => out.push({ type: 'done' }),
  apply: (s) => void s.flow.pop(),
});

/** A piece for each of the buildings; where there are too few, they are a choice (RT-OQ-133). */
function placeAll(s: RootState, what: 'warrior' | 'wood', buildings: readonly number[] = [], emit: Emit): void {
  const seat = s.active;
  const left = s.sides[seat].left[what] ?? 0;
  const to: Clearing[] = [];
  for (let at = 0; at < buildings.length; at++) for (let n = buildings[at]; n > 0; n--) to.push(at);
  const isChoice = left > 0 && left < to.length && to[0] !== to[to.length - 1];
  if (isChoice) s.flow.push({ kind: 'put', seat, what, to });
  else for (let at = 0; at < buildings.length; at++) placePiece(s, seat, what, at, buildings[at], emit);
}

const put = defineAction('put', {
  options(s, out) {
    const { to, what } = requireFrame(s, 'put');
    for (const at of distinct(to)) out.push({ type: 'put', piece: what, at });
  },
  apply(s, { at }, emit) {
    const { seat, to, what } = requireFrame(s, 'put');
    to.splice(to.indexOf(at), 1);
    placePiece(s, seat, what, at, 1, emit);
  },
});

/** RT-6.5.3. */
const recruit = defineAction('recruit', {
  options(s, out) {
    const { own, left, on } = activeAs(s, 'mc');
    if (actionsLeft(s) === 0 || own.recruited || left.warrior === 0 || sum(on.recruiter ?? []) === 0) return;
    out.push({ type: 'recruit' });
  },
  apply(s, _, emit) {
    countAction(s);
    activeAs(s, 'mc').own.recruited = true;
    placeAll(s, 'warrior', activeAs(s, 'mc').on.recruiter, emit);
  },
});

/** RT-6.5.4. */
const build = defineAction('build', {
  options(s, out) {
    if (actionsLeft(s) > 0) buildOptions(s, s.active, out);
  },
  apply(s, { piece, at, from = [] }, emit) {
    if (piece === undefined) throw new Error('a building is missing');
    const seat = s.active;
    countAction(s);
    // RT-OQ-58: her own wood scores nothing
    remove(
      s,
      from.map((each) => ({ owner: seat, piece: 'wood', at: each, by: seat })),
      emit,
    );
    const points = pointsOf(s.sides[seat], piece);
    placePiece(s, seat, piece, at, 1, emit);
    score(s, seat, points, 'built', emit);
  },
});

/** RT-6.5.5. */
const overwork = defineAction('overwork', {
  options(s, out) {
    const { on, left, hand } = activeAs(s, 'mc');
    if (actionsLeft(s) === 0 || left.wood === 0) return;
    const { suits } = mapOf(s);
    for (let at = 0; at < suits.length; at++) {
      if (!on.sawmill?.[at]) continue;
      for (const card of matching(hand, suits[at])) out.push({ type: 'overwork', at, card });
    }
  },
  apply(s, { at, card }, emit) {
    countAction(s);
    spend(s, s.active, card, emit);
    placePiece(s, s.active, 'wood', at, 1, emit);
  },
});

/** RT-6.5-2, RT-OQ-95. */
const extra = defineAction('extra', {
  options(s, out) {
    for (const card of distinct(s.sides[s.active].hand)) if (isBird(card)) out.push({ type: 'extra', card });
  },
  apply(s, { card }, emit) {
    spend(s, s.active, card, emit);
    activeAs(s, 'mc').own.extra++;
    s.step = 'act';
    emit({ type: 'actionBought', seat: s.active });
  },
});

const actions = [battle, march, recruit, build, overwork, extra];

/** RT-6.4: one wood at each sawmill. */
const wood: StepPlay = {
  actions: [],
  auto: (s, _, emit) => placeAll(s, 'wood', activeAs(s, 'mc').on.sawmill, emit),
  waits: () => false,
};

export const marquisePlay: Play = {
  ...marquiseSetUp,
  steps: {
    wood,
    craft: {
      actions: [craft, ...actions],
      waits: (s, seat) => s.sides[seat].hand.length > 0 && canCraft(s, seat),
      mayLeave: () => true,
      endsPhase: true,
    },
    act: {
      actions,
      waits: (s, seat) => actionsLeft(s) > 0 || s.sides[seat].hand.length > 0 || isWindowOpen(s),
      mayLeave: () => true,
    },
    draw: drawStep((s, seat) => recruiterCards[sum(s.sides[seat].on.recruiter ?? [])]),
    discard: discardStep,
  },
  freeBattle: warrensBattle,
  freeMove: cobblersMove,
};

/** RT-6.2.3. */
const hospital = defineAction('hospital', {
  options(s, out) {
    const { seat, at } = requireFrame(s, 'hospital');
    for (const card of matching(s.sides[seat].hand, mapOf(s).suits[at])) out.push({ type: 'hospital', card });
  },
  apply(s, { card }, emit) {
    const { seat, at: from, warriors } = requireFrame(s, 'hospital');
    s.flow.pop();
    spend(s, seat, card, emit);
    const at = keepOf(s, seat);
    if (at >= 0) placePiece(s, seat, 'warrior', at, warriors, emit);
    emit({ type: 'healed', seat, from, at, count: warriors });
  },
});

const keepOf = (s: RootState, seat: Seat): Clearing => s.sides[seat].on.keep?.indexOf(1) ?? -1;

const letDie = defineAction('pass', {
  options: (_s, out) => out.push({ type: 'pass' }),
  apply: (s) => void s.flow.pop(),
});

export const marquiseFrames: FramePlays<'march' | 'put' | 'hospital'> = {
  march: {
    actions: [marchOn, halt],
    settle(s, { left }) {
      if (left > 0) return false;
      s.flow.pop();
      return true;
    },
  },
  put: {
    actions: [put],
    settle(s, { seat, what, to }) {
      if (to.length > 0 && (s.sides[seat].left[what] ?? 0) > 0) return false;
      s.flow.pop();
      return true;
    },
  },
  hospital: {
    actions: [hospital, letDie],
    settle(s, { seat }) {
      // RT-OQ-14; asked whenever there is a hand, whatever is in it
      if (keepOf(s, seat) >= 0 && s.sides[seat].hand.length > 0) return false;
      s.flow.pop();
      return true;
    },
  },
};
