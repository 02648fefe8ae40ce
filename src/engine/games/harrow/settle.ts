import { sum } from '../../kit/sum.ts';
import type { Emit, HarrowAction } from './action.ts';
import { take } from './actions/effect.ts';
import { call } from './actions/hester/call.ts';
import { creep } from './actions/hester/creep.ts';
import { infect } from './actions/hester/infect.ts';
import { hide } from './actions/hide.ts';
import { pull } from './actions/pull.ts';
import { push } from './actions/push.ts';
import { walk } from './actions/walk.ts';
import { chapterOf } from './content/chapters/chapters.ts';
import { effects } from './content/effects.ts';
import { canTakeStep } from './content/legends/levi.ts';
import { familySpaces } from './content/tracks.ts';
import { type FrameKind, topFrame } from './flow.ts';
import { canStrike } from './rules/attack.ts';
import { cleanUp } from './rules/clean-up.ts';
import { hasQueen, requireFair } from './rules/fair/fair.ts';
import { endFairTurn } from './rules/fair/turn.ts';
import { settleBargain, settleVisits } from './rules/fair/visits.ts';
import { settleRoots } from './rules/hester/roots.ts';
import { endHesterTurn } from './rules/hester/turn-end.ts';
import { openCarrying } from './rules/kammi/dolls.ts';
import { isPowerOpen, isTrackOpen, mayWalkToHalf } from './rules/legend-jar.ts';
import { compareCubes } from './rules/outcome.ts';
import { finishTurn, startRound } from './rules/round.ts';
import { actAlone } from './rules/solo/automatic.ts';
import { settlePile } from './rules/solo/reveal.ts';
import { soloTurn } from './rules/solo/turn.ts';
import { opponent } from './state/players.ts';
import { bagTokens } from './state/tokens.ts';
import type { HarrowState } from './state.ts';

function nothingOnOffer(def: { options(s: HarrowState, out: HarrowAction[]): void }, s: HarrowState): boolean {
  const options: HarrowAction[] = [];
  def.options(s, options);
  return options.length === 0;
}

type Settle<K extends FrameKind> = (
  s: HarrowState,
  frame: Extract<HarrowState['flow'][number], { kind: K }>,
  emit: Emit,
) => boolean;

/**
 * What the rules do by themselves while a frame is innermost. `true`: the stack changed, look again;
 * `false`: somebody must decide. Frames with nothing left to decide close here.
 */
const settlers: { readonly [K in FrameKind]: Settle<K> } = {
  turn: () => false,
  ability: () => false,
  return: () => false,
  points: (s, { any, points, tokens }) =>
    closeIf(s, any + points[0] + points[1] + points[2] === 0 && (tokens === undefined || tokens.length === 0)),
  effect: (s, frame, emit) => {
    const effect = effects[frame.by];
    const settled = effect.settle?.(s, frame, emit);
    if (settled) return settled === true;
    const options: HarrowAction[] = [];
    effect.options(s, frame, options);
    if (options.length > 0) return false;
    if (effect.stop) effect.stop(s, frame, emit);
    else s.flow.pop();
    return true;
  },
  legend: (s, frame) => closeIf(s, !isTrackOpen(s, frame) && !isPowerOpen(s, frame) && !mayWalkToHalf(s, frame)),
  paths: (s, { seat, laid }) => closeIf(s, s.seats[seat].pathsLeft === 0 && sum(s.paths) === laid.length),
  storm: () => false,
  pull: (s, frame) => {
    // HC-LEG-2: scroll n needs n - 1 collected ones; a pull without a target is skipped
    if (frame.scroll - 1 > s.seats[frame.seat].scrolls) return closeIf(s, true);
    if (!nothingOnOffer(pull, s)) return false;
    frame.scroll++;
    return true;
  },
  hideaway: (s) => closeIf(s, nothingOnOffer(hide, s)),
  levi: (s, { seat, moved }) => closeIf(s, !canTakeStep(s, seat, moved)),
  attack: (s, { free, attack }) => closeIf(s, free === 0 && !attack),
  tree: () => false,
  outcome: (s, frame, emit) => {
    s.flow.pop();
    compareCubes(s, frame, emit);
    return true;
  },
  strike: (s, { seat, to, on }) => closeIf(s, !canStrike(s, seat, to, on)),
  push: (s, { seat, to, second }, emit) => {
    if (!nothingOnOffer(push, s)) return false;
    s.flow.pop();
    // HC-ATK-23
    emit({ type: 'legendStayed', victim: opponent(seat), hex: to, ...(second && { second }) });
    return true;
  },
  reap: (s, { seat }, emit) => {
    if (s.seats[opponent(seat)].haints.some((n) => n > 0)) return false;
    // HC-ATK-22: the kill is credited although no haint is on the map
    chapterOf(s).creditKill(s, seat, undefined, emit);
    return closeIf(s, true);
  },
  clash: () => false,
  sort: (s, { seat, tokens }, emit) => {
    // HC-TOK-5
    if (s.seats[seat].board.length >= familySpaces - 1) {
      bagTokens.forEach((token, i) => {
        for (; tokens[i] > 0; tokens[i]--) {
          s.seats[seat].bag[i]++;
          emit({ type: 'tokenSorted', seat, token, to: 'bag' });
        }
      });
    }
    return closeIf(
      s,
      tokens.every((n) => n === 0),
    );
  },
  walk: (s) => closeIf(s, nothingOnOffer(walk, s)),
  cleanUp,
  roundStart: startRound,
  roots: settleRoots,
  hester: () => false,
  // A card may bring cubes to go on with (HC-HCRD-1)
  creep: (s) => closeIf(s, nothingOnOffer(creep, s) && nothingOnOffer(take, s) && nothingOnOffer(call, s)),
  pay: (s, { left }) => closeIf(s, left === 0),
  infect: (s) => closeIf(s, nothingOnOffer(infect, s) && nothingOnOffer(call, s)),
  hesterEnd: endHesterTurn,
  solo: soloTurn,
  pile: settlePile,
  stow: () => false,
  // HC-FAIR-35: with the queen found the turn is over
  fair: (s, { seat }) => {
    if (!hasQueen(s)) return false;
    s.flow.pop();
    s.flow.push({ kind: 'fairEnd', seat, step: 1 });
    return true;
  },
  arrow: (s) => closeIf(s, hasQueen(s)),
  guess: (s) => closeIf(s, hasQueen(s)),
  visit: settleVisits,
  bargain: settleBargain,
  redeem: (s, { seat }) => closeIf(s, requireFair(s).offers[seat].length === 0),
  fairEnd: endFairTurn,
};

function closeIf(s: HarrowState, condition: boolean): boolean {
  if (condition) s.flow.pop();
  return condition;
}

/** Lets the rules run on until somebody must decide, the tree must fall, or the game is over. */
export function settle(s: HarrowState, emit: Emit): void {
  while (s.result === undefined) {
    if (openCarrying(s)) continue;
    const frame = topFrame(s);
    if (!frame) {
      finishTurn(s, emit);
      continue;
    }
    if (actAlone(s, frame, emit)) continue;
    const settler = settlers[frame.kind] as Settle<FrameKind>;
    if (!settler(s, frame, emit)) return;
  }
}
