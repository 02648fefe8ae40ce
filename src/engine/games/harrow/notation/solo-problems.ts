import { type Frame, type FrameOf, soloEffects } from '../flow.ts';
import { hasUnits } from '../rules/occupancy.ts';
import { hesterSeat } from '../state/players.ts';
import type { SoloState } from '../state/solo.ts';
import type { HarrowState } from '../state.ts';
import { fights, stepAround } from './enclosing.ts';

type Objective = 'townsfolk' | 'building';

const needsCard = 'no card is open (solo.card)';
const needsActive = 'no faction is active (solo.card, solo.active, solo.goal)';
const needsDiscard = 'no card has been turned over (solo.discard)';
const isLed = 'a faction is active already (solo.active)';
const needsNoCard = 'a card is open already (solo.card)';

function isOnMap(s: HarrowState, what: Objective): boolean {
  return (what === 'townsfolk' ? s.townsfolk : s.buildings).some((n) => n > 0);
}

/** HC-SOLO-40 to 44: frames of the rivals' attack, which is fought in the middle of Hester's game. */
export function isRivalsFight(s: HarrowState, { kind, seat }: Frame): boolean {
  return s.solo !== undefined && seat !== hesterSeat && fights.includes(kind);
}

/** HC-SOLO-20, 21: of what must be on the map, the first thing that is not. */
function missing(s: HarrowState, ...objectives: readonly Objective[]): string | undefined {
  const what = objectives.find((each) => !isOnMap(s, each));
  return what && `no ${what} is on the map`;
}

/** The objectives come one after the other, before the turn's card. */
function objectiveProblem(s: HarrowState, { card }: SoloState, what: Objective): string | undefined {
  if (card !== undefined) return needsNoCard;
  if (isOnMap(s, what)) return `a ${what} is on the map already`;
  return what === 'building' ? missing(s, 'townsfolk') : undefined;
}

function cardProblem(s: HarrowState, { card }: SoloState): string | undefined {
  return card === undefined ? missing(s, 'townsfolk', 'building') : needsNoCard;
}

/** HC-SOLO-20 to 46: a card from step 4 on, and a side that it leads until Hester has played. */
function stepProblem(s: HarrowState, solo: SoloState, step: number): string | undefined {
  if (step === 3) return cardProblem(s, solo);
  if (step < 3) return solo.card === undefined ? (step === 2 ? missing(s, 'townsfolk') : undefined) : needsNoCard;
  if (step <= 9 && solo.active === undefined) return needsActive;
  return solo.card === undefined ? needsCard : undefined;
}

function pileProblem(s: HarrowState, solo: SoloState, { why }: FrameOf<'pile'>): string | undefined {
  if (why === 'spawn') return solo.active === undefined ? needsActive : undefined;
  return why === 'card' ? cardProblem(s, solo) : objectiveProblem(s, solo, why);
}

function sideProblem(s: HarrowState, { card, active }: SoloState): string | undefined {
  if (card === undefined) return needsCard;
  return active === undefined ? missing(s, 'townsfolk', 'building') : isLed;
}

/** What is asked in the rivals' part of the turn: a place, a side, a way. */
function askedProblem(s: HarrowState, solo: SoloState, { by, step, marks }: FrameOf<'effect'>): string | undefined {
  const { active, discard } = solo;
  if (by === 'solo_side') return sideProblem(s, solo);
  if (step > (by === 'solo_march' ? 1 : 2)) return `${by} has no step ${step}`;
  if (by === 'solo_objective') {
    if (discard.length === 0) return needsDiscard;
    return objectiveProblem(s, solo, step === 1 ? 'townsfolk' : 'building');
  }
  if (active === undefined) return needsActive;
  if (by === 'solo_spawn') return step === 2 && discard.length === 0 ? needsDiscard : undefined;
  return marks.some((hex) => !hasUnits(s, active, hex)) ? 'marks are the hexes of groups still to move' : undefined;
}

function fightProblem({ active }: SoloState, frame: Frame): string | undefined {
  if (active === undefined) return needsActive;
  if (frame.kind !== 'clash' && frame.seat !== active) return 'the other faction is active (solo.active)';
  if (frame.kind !== 'attack') return undefined;
  return frame.free > 0 || frame.rage !== undefined ? 'in solo an attack has no free action and no rage' : undefined;
}

/** What is asked in the rivals' part of the turn is asked by its steps, one thing at a time. */
function isAskedByStep(frame: Frame): boolean {
  return frame.kind === 'pile' || (frame.kind === 'effect' && (soloEffects as readonly string[]).includes(frame.by));
}

/** HC-SOLO-32: only where a spawn found no hex, a pile comes inside something else. */
function placeProblem(frames: readonly Frame[], place: number): string | undefined {
  const frame = frames[place];
  const around = frames[place - 1];
  const isReplaced = frame.kind === 'pile' && frame.why === 'spawn';
  if (around === undefined || around.kind === 'solo' || !isAskedByStep(frame)) return undefined;
  if (isReplaced && around.kind === 'effect' && around.by === 'solo_spawn') return undefined;
  return `${frame.kind === 'effect' ? frame.by : frame.kind} cannot come inside ${around.kind}`;
}

/** HC-FVH-3, 5: the steps of a solo turn come by themselves, between turns of the two; objectives come at any time. */
function ledProblem(solo: SoloState, frame: Frame, inner: Frame | undefined): string | undefined {
  const { card, active, discard } = solo;
  const isSolo = frame.kind === 'effect' && (soloEffects as readonly string[]).includes(frame.by);
  if (frame.kind === 'solo' && inner === undefined && frame.step > 3 && active === undefined) return needsActive;
  const isFight = frame.kind !== 'tree' && frame.seat < hesterSeat && fights.includes(frame.kind);
  if (isFight && active === undefined) return needsActive;
  if (!isSolo) return undefined;
  if (frame.by === 'solo_objective') return discard.length === 0 ? needsDiscard : undefined;
  if (card === undefined) return needsCard;
  return frame.by !== 'solo_side' && active === undefined ? needsActive : undefined;
}

/** Why the frame cannot be there on this solo board; the factions' cards and tiles are refused as effects. */
export function soloProblem(s: HarrowState, frames: readonly Frame[], place: number): string | undefined {
  const frame = frames[place];
  const inner = frames[place + 1];
  const { solo } = s;
  if (!solo)
    return frame.kind === 'solo' || frame.kind === 'pile' ? `${s.config.mode} has no ${frame.kind}` : undefined;
  if (s.fair) return ledProblem(solo, frame, inner);
  if (isRivalsFight(s, frame)) return fightProblem(solo, frame);
  switch (frame.kind) {
    case 'roundStart':
      return stepProblem(s, solo, 1);
    case 'solo': {
      const step = inner && stepAround(s, inner);
      if (step === undefined) return stepProblem(s, solo, frame.step);
      return frame.step === step ? undefined : `around ${inner.kind} the step is ${step}`;
    }
    case 'pile':
      return placeProblem(frames, place) ?? pileProblem(s, solo, frame);
    case 'effect':
      if (isAskedByStep(frame)) return placeProblem(frames, place) ?? askedProblem(s, solo, frame);
      if (frame.by === 'spoon_reset') return fightProblem(solo, frame);
      return stepProblem(s, solo, 10);
    default:
      return stepProblem(s, solo, 10);
  }
}
