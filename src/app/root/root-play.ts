import type { RootAction } from '../../engine/games/root/action.ts';
import { operationsLeft } from '../../engine/games/root/factions/alliance/play.ts';
import { actionsLeft } from '../../engine/games/root/factions/marquise/play.ts';
import { battleOf } from '../../engine/games/root/flow.ts';
import { explainRefusal } from '../../engine/games/root/refusal.ts';
import { refuse } from '../../engine/games/root/refusals/keys.ts';
import type { RootState } from '../../engine/games/root/state.ts';
import { fightOf } from '../../session/root/fight.ts';
import { hintOf } from '../../session/root/hint.ts';
import { intentOf } from '../../session/root/intent.ts';
import { clicked, type Held, type Interaction, interactionOf, nothingHeld } from '../../session/root/interaction.ts';
import { playedOf } from '../../session/root/played-game.ts';
import { throwBattleDice } from '../../session/root/throw-dice.ts';
import type { SpotId } from '../../session/spot.ts';
import { createHints } from '../hints.ts';
import type { Play, Run } from '../play.ts';
import type { PlayedKeeper } from '../played-keeper.ts';
import { createRecord } from '../record.ts';
import { isHuman } from '../table.ts';
import { createLessons, type LessonStore } from './lessons.ts';
import type { Remembered } from './remembered.ts';
import type { RootAppTypes, RootOwn, ScreenId } from './root-app.ts';

interface Made {
  readonly legal: readonly RootAction[];
  readonly held: Held;
  readonly interaction: Interaction;
}

/** Would leaving now give away actions that can still be done? */
function wastesActions(s: RootState, { type }: RootAction): boolean {
  if ((type !== 'done' && type !== 'end') || s.flow.length > 0) return false;
  const { faction } = s.sides[s.active];
  if (faction === 'mc') return s.step === 'act' && actionsLeft(s) > 0;
  return faction === 'wa' && s.step === 'operate' && operationsLeft(s, s.active) > 0;
}

const isInBattle = (s: RootState): boolean => battleOf(s) !== undefined;

/** Root's part in the running of the game: what is told by clicks, and where a battle is shown. */
export function createRootPlay(run: Run<RootAppTypes>, store: LessonStore, played: PlayedKeeper): Play<RootAppTypes> {
  const { table, telling, notices, hands } = run;
  let held: Held = nothingHeld;
  let made: Made | undefined;
  let remembered: Remembered = {};
  const lessons = createLessons(run, store);

  const session = () => table.match?.session;

  function interaction(): Interaction | undefined {
    const running = session();
    if (!running || table.busy || table.falling || table.replaying || run.app.curtain !== undefined) return undefined;
    const pending = running.pending();
    if (pending.kind !== 'decision' || !isHuman(table, pending.seat)) return undefined;
    // Screens ask many times for the same: each position has a list of legal actions of its own.
    const legal = running.legal();
    if (made?.legal !== legal || made.held !== held) {
      made = { legal, held, interaction: interactionOf(running.state, pending.seat, legal, held) };
    }
    return made.interaction;
  }

  function refuseClick(s: RootState, spot: SpotId): void {
    const intent = intentOf(s, held, spot);
    const { key, rule } = intent ? explainRefusal(s, intent) : refuse('notNow');
    hands.audio.play('refuse');
    notices.show({ kind: 'refusal', key, rule, params: {} });
  }

  function hold(next: Held): void {
    held = next;
    notices.clear();
    hands.render();
  }

  /** What has happened, as far as it has been shown. */
  function eventsSeen() {
    const log = table.shown?.session.log ?? [];
    const told = telling.shown ? [...log.slice(0, -1), { events: telling.seen }] : log;
    return told.flatMap(({ events }) => events);
  }

  const hints = createHints(run, () => table.settings.hints, {
    seat: () => interaction()?.seat,
    shown: () => lessons.taught?.deed,
    hintOf,
  });

  const record = createRecord(run, played, 'root');

  const own: RootOwn = {
    get interaction() {
      return interaction();
    },
    get hand() {
      const seat = run.viewer();
      const side = seat === 'table' ? undefined : table.shown?.session.state.sides[seat];
      if (!side || seat === 'table') return undefined;
      return { seat, cards: side.hand, supporters: 'supporters' in side.own ? side.own.supporters : [] };
    },
    get fight() {
      const { shownState } = run.app;
      return shownState && fightOf(shownState, eventsSeen());
    },
    get hint() {
      return hints.hint;
    },
    askHint: hints.askHint,
    get statistics() {
      return record.statistics;
    },
    get hasErased() {
      return record.hasErased;
    },
    exportStatistics: record.exportStatistics,
    eraseStatistics: record.eraseStatistics,
    restoreStatistics: record.restoreStatistics,
    get remembered() {
      return remembered;
    },
    remember(part) {
      remembered = { ...remembered, ...part };
      hands.render();
    },
    get taught() {
      return lessons.taught;
    },
    get heard() {
      return lessons.heard;
    },
    hearLesson: lessons.hearLesson,
    forgetLesson: lessons.forgetLesson,
    skipLessons: lessons.skipLessons,
    repeatLessons: lessons.repeatLessons,
    setAmount: (amount) => hold({ ...held, amount }),
    letGo: () => hold(nothingHeld),
  };

  return {
    own,
    click(spot) {
      const running = session();
      if (table.busy) run.app.skip();
      else if (!running || !interaction()) {
        if (running) notices.tell('notice.notNow');
      } else {
        const outcome = clicked(running.state, running.legal(), held, spot);
        if (!outcome) refuseClick(running.state, spot);
        else if ('action' in outcome) run.app.act(outcome.action);
        else {
          hands.audio.play('click');
          hold(outcome.held);
        }
      }
    },
    letGo() {
      held = nothingHeld;
      remembered = { ...remembered, lit: undefined };
    },
    resetView() {},
    screenFor: (s): ScreenId => (isInBattle(s) ? 'battle' : 'table'),
    screenAfter() {
      const running = session();
      if (!running) return table.screen;
      if (isInBattle(running.state)) return 'battle';
      // A battle that is over stays on show.
      return table.screen === 'battle' && own.fight ? 'battle' : 'table';
    },
    onwards() {
      const running = session();
      return running && table.screen === 'battle' && !isInBattle(running.state) ? 'table' : undefined;
    },
    done() {
      // Before the last motion: whoever closes the page now has played it all the same.
      const end = table.match && !table.replaying ? playedOf(table.match, new Date()) : undefined;
      if (end) played.enter(end);
    },
    shown: (_, before) => lessons.acted(before),
    arrived() {},
    over: () => 'end',
    forced: () => undefined,
    isTold: () => false,
    isStepping: false,
    hasWord: () => false,
    questionOf(action) {
      const running = session();
      return running && wastesActions(running.state, action) ? 'actionsLeft' : undefined;
    },
    throwFor: (_, request, isSeen) => throwBattleDice(request, isSeen),
    besideSave: () => ({ played: played.games }),
    takeIn: (text) => played.takeIn(text),
  };
}
