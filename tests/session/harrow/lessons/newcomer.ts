import { createBot } from '../../../../src/engine/ai/bot.ts';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { harrowLevels } from '../../../../src/engine/games/harrow/ai/levels.ts';
import { completeConfig } from '../../../../src/engine/games/harrow/config.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { FactionId } from '../../../../src/engine/games/harrow/state/players.ts';
import { seatOf } from '../../../../src/engine/games/harrow/state.ts';
import { nextBelow, type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { noProgress, type Progress } from '../../../../src/session/harrow/campaign/progress.ts';
import type { HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import {
  type CourseId,
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

/** What somebody is taught in a running game. */
export function momentIn(session: HarrowSession, learner: number, told?: Moment['told']): Moment {
  const pending = session.pending();
  const isAsked = told === undefined && pending.kind === 'decision' && pending.seat === learner;
  return {
    state: session.state,
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
    this.heard.push({ id, round: moment.state.round, moment });
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

  /** The lit deed, the plan's, or whatever ends the matter. */
  choose(): HarrowAction {
    for (;;) {
      const moment = momentIn(this.session, this.seat);
      const id = lessonNow(moment, this.course, this.progress);
      if (id) this.hear(id, moment);
      const deed = id && lessonIn(id).deed?.(moment);
      if (id && !deed) continue;
      const { legal } = moment;
      return deed ?? planOf(moment)?.deed ?? legal.find(({ type }) => type === 'done' || type === 'end') ?? legal[0];
    }
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
