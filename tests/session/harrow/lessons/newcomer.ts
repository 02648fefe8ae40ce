import { createBot } from '../../../../src/engine/ai/bot.ts';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { harrowLevels } from '../../../../src/engine/games/harrow/ai/levels.ts';
import { completeConfig, type Wishes } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { FactionId, PlayerId } from '../../../../src/engine/games/harrow/state/players.ts';
import { type HarrowState, seatOf, seatOfPlayer } from '../../../../src/engine/games/harrow/state.ts';
import { nextBelow, type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { noProgress, type Progress } from '../../../../src/session/harrow/campaign/progress.ts';
import type { HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import {
  type CourseId,
  courseAs,
  type LessonId,
  learned,
  lessonIn,
  lessonNow,
  withHeard,
} from '../../../../src/session/harrow/lessons/lessons.ts';
import type { Moment } from '../../../../src/session/harrow/lessons/moment.ts';
import { planOf } from '../../../../src/session/harrow/lessons/plan.ts';
import { dropTree } from '../../../../src/session/harrow/tree-drop.ts';
import { createSession } from '../../../../src/session/session.ts';

/** What somebody is taught in a running game, as their seat sees it. */
export function momentIn(session: HarrowSession, learner: number, told?: Moment['told']): Moment {
  const pending = session.pending();
  const isAsked = told === undefined && pending.kind === 'decision' && pending.seat === learner;
  return {
    state: harrow.view(session.state, learner),
    learner,
    legal: isAsked ? session.legal() : [],
    told,
    past: session.log.flatMap(({ events }) => events),
  };
}

interface Heard {
  readonly id: LessonId;
  readonly round: number;
  readonly moment: Moment;
  /** The position with all that the learner does not see. */
  readonly state: HarrowState;
}

/** Somebody who has never played: does what is lit, hears what is said, and forgets nothing. */
export class Newcomer {
  readonly heard: Heard[] = [];
  progress: Progress = noProgress;
  private watched = 0;
  private hasWatched = false;

  constructor(
    private readonly session: HarrowSession,
    readonly seat: number,
    private readonly course: CourseId,
  ) {}

  private hear(id: LessonId, moment: Moment): void {
    this.heard.push({ id, round: moment.state.round, moment, state: this.session.state });
    this.progress = withHeard(this.progress, id);
  }

  /** What others do is shown event by event. */
  watch(): void {
    const { log } = this.session;
    for (; this.watched < log.length; this.watched++) {
      for (const event of log[this.watched].events) {
        const moment = momentIn(this.session, this.seat, event);
        const id = this.hasWatched ? undefined : lessonNow(moment, this.course, this.progress);
        if (id) this.hear(id, moment);
        this.hasWatched ||= id !== undefined;
      }
    }
    const moment = momentIn(this.session, this.seat);
    if (moment.legal.length > 0) return;
    const id = lessonNow(moment, this.course, this.progress);
    if (id) this.hear(id, moment);
  }

  /** Hears what is only said; then the deed that is lit, if there is one. */
  lit(): HarrowAction | undefined {
    for (;;) {
      const moment = momentIn(this.session, this.seat);
      const id = lessonNow(moment, this.course, this.progress);
      if (!id) return undefined;
      this.hear(id, moment);
      const deed = lessonIn(id).deed?.(moment);
      if (deed) return deed;
    }
  }

  /** The lit deed, the plan's, or whatever ends the matter. */
  choose(): HarrowAction {
    const moment = momentIn(this.session, this.seat);
    const { legal } = moment;
    const ending = legal.find(({ type }) => type === 'done' || type === 'end') ?? legal[0];
    return this.lit() ?? planOf(moment)?.deed ?? ending;
  }

  acted(): void {
    this.hasWatched = false;
    this.progress = withHeard(this.progress, ...learned(momentIn(this.session, this.seat), this.course, this.progress));
  }
}

interface Played {
  readonly session: HarrowSession;
  readonly newcomer: Newcomer;
  readonly hasWon: boolean;
}

interface Options {
  readonly seed: number;
  readonly faction?: FactionId;
  /** So many of ten decisions are made by chance. */
  readonly careless?: number;
}

function byChance(session: HarrowSession, rng: Rng): HarrowAction {
  const legal = session.legal();
  return legal[nextBelow(rng, legal.length)];
}

/** A game of chapter 1 against the gentle computer, with the tree as the page has it. */
export function playChapter1({ seed, faction = 'protectors', careless = 0 }: Options): Played {
  const session = createSession(harrow, completeConfig({ mode: 'ch1' }, seed), seed);
  const seat = seatOf(session.state, faction);
  const bot = createBot(harrow, harrowLevels.gentle, 1 - seat, seed);
  const newcomer = new Newcomer(session, seat, 'ch1');
  const rng = seedRng(seed);
  for (;;) {
    newcomer.watch();
    const pending = session.pending();
    if (pending.kind === 'over') break;
    const isOwn = pending.kind === 'decision' && pending.seat === seat;
    const chosen = isOwn ? newcomer.choose() : undefined;
    const isCareless = isOwn && nextBelow(rng, 10) < careless;
    const action =
      pending.kind === 'chance'
        ? dropTree(session.state, pending.request, false).action
        : isCareless
          ? byChance(session, rng)
          : (chosen ?? bot.choose(session.state));
    if (!session.submit(action)) throw new Error(`not legal: ${harrow.format(action)}`);
    if (isOwn) newcomer.acted();
  }
  return { session, newcomer, hasWon: session.state.result?.winner === seat };
}

export interface AmongOthers {
  readonly wishes: Wishes;
  readonly player: PlayerId;
  readonly seed: number;
  /** After so many rounds enough has been seen. */
  readonly rounds: number;
}

/** The first rounds of a game of several, in which the newcomer does what is lit and everything else is done by chance. */
export function playAmongOthers({ wishes, player, seed, rounds }: AmongOthers): Omit<Played, 'hasWon'> {
  const session = createSession(harrow, completeConfig(wishes, seed), seed);
  const course = courseAs(player, session.config);
  if (!course) throw new Error(`nobody is taught to be ${player} there`);
  const newcomer = new Newcomer(session, seatOfPlayer(session.state, player), course);
  const rng = seedRng(seed);
  while (session.state.round <= rounds) {
    newcomer.watch();
    const pending = session.pending();
    if (pending.kind === 'over') break;
    const isOwn = pending.kind === 'decision' && pending.seat === newcomer.seat;
    const action =
      pending.kind === 'chance'
        ? dropTree(session.state, pending.request, false).action
        : ((isOwn ? newcomer.lit() : undefined) ?? byChance(session, rng));
    if (!session.submit(action)) throw new Error(`not legal: ${harrow.format(action)}`);
    if (isOwn) newcomer.acted();
  }
  return { session, newcomer };
}
