import type { FactionId } from '../../engine/games/root/factions/ids.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import {
  type Heard,
  nothingHeard,
  readHeard,
  withForgotten,
  withHeard,
  withSkipped,
} from '../../session/lessons/heard.ts';
import {
  allLessons,
  isWanted,
  type LessonId,
  learned,
  lessonIn,
  lessonNow,
  lessonNumber,
  lessonsOf,
} from '../../session/root/lessons/lessons.ts';
import type { Moment } from '../../session/root/lessons/moment.ts';
import type { KeyValue } from '../../session/storage.ts';
import type { Run } from '../play.ts';
import { isHuman } from '../table.ts';
import type { RootAppTypes, RootOwn } from './root-app.ts';
import type { Taught } from './taught.ts';

const key = 'root.lessons';

export interface LessonStore {
  readonly kept: Heard;
  save(heard: Heard): Promise<void>;
}

/** What has been heard on this device; where it cannot be read, the oak tells it again. */
export async function openLessonStore(storage: KeyValue): Promise<LessonStore> {
  const data = await storage.get(key).catch(() => undefined);
  return { kept: data === undefined ? nothingHeard : readHeard(data), save: (heard) => storage.set(key, heard) };
}

interface Teaching
  extends Pick<RootOwn, 'taught' | 'heard' | 'hearLesson' | 'forgetLesson' | 'skipLessons' | 'repeatLessons'> {
  /** Something has been done where this was the position. */
  acted(before: RootState): void;
}

/** What is done with the oak's lessons. */
export function createLessons(run: Run<RootAppTypes>, store: LessonStore): Teaching {
  const { table, notices, hands } = run;
  let heard = store.kept;
  let last: { readonly state: RootState; readonly learner: Seat; readonly moment: Moment } | undefined;
  /** What was on show last. */
  let shown: { readonly state: RootState; readonly id: LessonId } | undefined;

  function keep(next: Heard): void {
    if (next === heard) return;
    heard = next;
    void store.save(next).catch(() => undefined);
  }

  /** What moves has come to rest, and somebody in front of the screen is to decide or to throw. */
  function learnerNow(): Seat | undefined {
    const { match } = table;
    if (!match || table.replaying || table.busy || run.app.curtain !== undefined) return undefined;
    const pending = match.session.pending();
    if (pending.kind === 'over') return undefined;
    const seat = pending.kind === 'decision' ? pending.seat : pending.request.roller;
    // Among several people the table's view is shown wherever no hand is needed.
    const viewer = run.viewer();
    return isHuman(table, seat) && (viewer === seat || viewer === 'table') ? seat : undefined;
  }

  function momentNow(): Moment | undefined {
    const { match, shown: seen } = table;
    const learner = learnerNow();
    if (!match || !seen || learner === undefined) return undefined;
    const { state, log } = seen.session;
    if (last?.state === state && last.learner === learner) return last.moment;
    const isAsked = match.session.pending().kind === 'decision';
    const legal = isAsked ? match.session.legal() : [];
    const moment = { state, learner, legal, told: undefined, past: log.flatMap(({ events }) => events) };
    last = { state, learner, moment };
    return moment;
  }

  function taught(): Taught | undefined {
    const isPlaying = run.app.screen === 'table' || run.app.screen === 'battle';
    const moment = isPlaying && !table.dialog ? momentNow() : undefined;
    const id = moment && lessonNow(moment, heard);
    if (!moment || !id) return undefined;
    shown = { state: moment.state, id };
    return { id, moment, deed: lessonIn(id).deed?.(moment), ...lessonNumber(moment, heard) };
  }

  function factionNow(): FactionId | undefined {
    const learner = learnerNow();
    return learner === undefined ? undefined : table.match?.session.config.players[learner];
  }

  return {
    get taught() {
      return taught();
    },
    get heard() {
      return heard.heard;
    },
    acted(before) {
      if (shown?.state === before && !table.replaying) keep(withHeard(heard, [shown.id]));
      const moment = momentNow();
      if (moment && isWanted(moment.state.sides[moment.learner].faction, heard)) {
        keep(withHeard(heard, learned(moment, heard)));
      }
    },
    hearLesson(id) {
      keep(withHeard(heard, [id]));
      hands.render();
    },
    forgetLesson(id) {
      keep(withForgotten(heard, [id]));
      hands.render();
    },
    skipLessons() {
      const faction = factionNow();
      if (faction) keep(withSkipped(heard, faction));
      notices.tell('lessons:skipped');
    },
    repeatLessons(faction) {
      const own = faction ?? factionNow();
      keep(own ? withForgotten(heard, lessonsOf(own), [own]) : withForgotten(heard, allLessons, heard.skipped));
      run.app.closeDialog();
      if (!taught()) notices.tell('lessons:again.here');
    },
  };
}
