import { randomAction } from '../../../src/engine/ai/random.ts';
import { operationsLeft } from '../../../src/engine/games/root/factions/alliance/play.ts';
import { columns } from '../../../src/engine/games/root/factions/eyrie/state.ts';
import { type FactionId, factionIds } from '../../../src/engine/games/root/factions/ids.ts';
import { actionsLeft } from '../../../src/engine/games/root/factions/marquise/play.ts';
import { battleOf, type FrameKind, topFrame } from '../../../src/engine/games/root/flow.ts';
import { type RootTypes, root } from '../../../src/engine/games/root/root.ts';
import type { StepId } from '../../../src/engine/games/root/state/phases.ts';
import { type RootState, sideAs } from '../../../src/engine/games/root/state.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { sum } from '../../../src/engine/kit/sum.ts';
import type { ControllerKind } from '../../../src/session/match.ts';
import { rootMatches } from '../../../src/session/root/root-session.ts';
import { savesOf } from '../../../src/session/save.ts';
import { createSession, type Session } from '../../../src/session/session.ts';
import { throwDice } from '../../games/root/fuzz/random-play.ts';

type Met = (s: RootState) => boolean;

const frameIs =
  (kind: FrameKind): Met =>
  (s) =>
    topFrame(s)?.kind === kind;

const stageIs =
  (stage: string): Met =>
  (s) => {
    const frame = topFrame(s);
    return frame?.kind === 'battle' && frame.stage === stage;
  };

const inStep =
  (faction: FactionId, step: StepId, fits: Met = () => true): Met =>
  (s) =>
    s.sides[s.active].faction === faction && s.step === step && s.flow.length === 0 && fits(s);

const seatIn = (s: RootState, faction: FactionId): number => s.sides.findIndex((side) => side.faction === faction);
const hand = (s: RootState): number => s.sides[s.active].hand.length;

/** Positions of real games that are looked at: where there is much to choose, and each stage of a battle. */
const situations = {
  keep: (s) =>
    s.turn === 0 && topFrame(s)?.kind === 'setUp' && s.sides[seatIn(s, 'mc')].on.keep?.every((n) => n === 0) === true,
  building: (s) => s.turn === 0 && s.sides[seatIn(s, 'mc')].on.keep?.some((n) => n > 0) === true,
  forest: (s) => {
    const { own, pawn } = sideAs(s, seatIn(s, 'vb'), 'vb');
    return own.character !== undefined && pawn === undefined;
  },
  craft: inStep('mc', 'craft', (s) => hand(s) > 4),
  act: inStep('mc', 'act', (s) => actionsLeft(s) > 1 && hand(s) > 3 && s.turn > 8),
  march: frameIs('march'),
  decree: inStep('ed', 'decree', (s) => hand(s) > 3 && s.turn > 8),
  resolve: inStep('ed', 'resolve', (s) => {
    const { own } = sideAs(s, s.active, 'ed');
    return own.column > 1 && sum(columns.map((column) => own.decree[column].length)) > 6;
  }),
  leader: (s) => s.turn > 0 && frameIs('leader')(s),
  spread: inStep('wa', 'spread', (s) => sideAs(s, s.active, 'wa').own.supporters.length > 3),
  uprising: inStep('wa', 'act', (s) => hand(s) > 4),
  operate: inStep('wa', 'operate', (s) => operationsLeft(s, s.active) > 1),
  deeds: inStep('vb', 'act', (s) => sum(sideAs(s, s.active, 'vb').own.items) > 6 && s.turn > 12),
  refresh: inStep('vb', 'refresh'),
  discard: (s) => s.step === 'discard' && s.flow.length === 0 && hand(s) > 6,
  ambush: stageIs('ambush'),
  foil: stageIs('foil'),
  roll: stageIs('roll'),
  effects: stageIs('effects'),
  losses: frameIs('losses'),
  hospital: frameIs('hospital'),
  outrage: frameIs('outrage'),
  damage: frameIs('damage'),
  reward: frameIs('reward'),
  crowd: (s) => s.turn > 60 && battleOf(s) === undefined && s.step === 'act',
  over: (s) => s.result !== undefined,
} as const satisfies Readonly<Record<string, Met>>;

export type Situation = keyof typeof situations;

const found = new Map<Situation, string>();
const { saveOf } = savesOf(rootMatches);

function saveText(session: Session<RootTypes>): string {
  const controllers = factionIds.map((): ControllerKind => 'human');
  return JSON.stringify(saveOf({ session, controllers }, new Date('2026-11-19T12:00:00Z')));
}

/** The text of a save in the situation: games are played by chance until all of them have been met. */
export function saveIn(situation: Situation): string {
  const missing = new Set((Object.keys(situations) as Situation[]).filter((name) => !found.has(name)));
  for (let seed = 1; missing.size > 0; seed++) {
    if (seed > 60) throw new Error(`never met: ${[...missing].join(', ')}`);
    const session = createSession(root, { players: [...factionIds], map: 'autumn', deck: 'standard' }, seed);
    const rng = seedRng(seed);
    for (;;) {
      for (const name of missing) {
        if (!situations[name](session.state)) continue;
        found.set(name, saveText(session));
        missing.delete(name);
      }
      const pending = session.pending();
      if (pending.kind === 'over' || missing.size === 0) break;
      session.submit(pending.kind === 'chance' ? throwDice(pending.request, rng) : randomAction(session.legal(), rng));
    }
  }
  const save = found.get(situation);
  if (save === undefined) throw new Error(situation);
  return save;
}
