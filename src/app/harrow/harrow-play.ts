import type { LevelId } from '../../engine/ai/levels.ts';
import type { HarrowAction } from '../../engine/games/harrow/action.ts';
import { frameOf, topFrame } from '../../engine/games/harrow/flow.ts';
import { explainRefusal, type Intent } from '../../engine/games/harrow/refusal.ts';
import type { Config } from '../../engine/games/harrow/state/set-up.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';
import type { NightOutcome } from '../../session/harrow/campaign/outcome.ts';
import { decidingSeat } from '../../session/harrow/deciding.ts';
import { fightOf } from '../../session/harrow/fight.ts';
import { forcedStep } from '../../session/harrow/forced.ts';
import { hintOf } from '../../session/harrow/hint.ts';
import { hasBegun } from '../../session/harrow/interaction/begun.ts';
import { type Interaction, interactionOf } from '../../session/harrow/interaction/interaction.ts';
import { nothing, type Selection } from '../../session/harrow/interaction/selection.ts';
import { offerAt } from '../../session/harrow/interaction/spot-offers.ts';
import { stepOn } from '../../session/harrow/interaction/step-on.ts';
import { warningOf } from '../../session/harrow/interaction/warning.ts';
import { isLastRound } from '../../session/harrow/last-round.ts';
import { playedOf } from '../../session/harrow/played-game.ts';
import { hexSpot } from '../../session/harrow/spots.ts';
import { isAutomatic, isBotsStep, isRoundNews } from '../../session/harrow/told-events.ts';
import { dropTree } from '../../session/harrow/tree-drop.ts';
import { createHints } from '../hints.ts';
import type { Play, Run } from '../play.ts';
import type { PlayedKeeper } from '../played-keeper.ts';
import { createRecord } from '../record.ts';
import { isHuman } from '../table.ts';
import { createClicks } from './clicks.ts';
import type { HarrowAppTypes, HarrowOwn, ScreenId } from './harrow-app.ts';
import { createLessons } from './lessons.ts';
import { type MapView, wholeMap } from './map-view.ts';
import type { NightKeeper } from './night-keeper.ts';
import { createNights } from './nights.ts';
import { nothingYet, type Remembered } from './remembered.ts';
import { isFight, screenFor } from './screen-for.ts';
import { shownHand } from './shown-hand.ts';

interface Made {
  readonly legal: readonly HarrowAction[];
  readonly selection: Selection;
  readonly interaction: Interaction;
}

/** What is done by buttons, and may be asked about. */
const askedAtButtons: ReadonlySet<HarrowAction['type']> = new Set(['shake', 'done', 'end', 'sort']);

/** Harrow's part in the running of the game: what can be clicked, where a fight is shown, the nights and the oak's lessons. */
export function createHarrowPlay(
  run: Run<HarrowAppTypes>,
  keeper: NightKeeper,
  played: PlayedKeeper,
  levelOf: (config: Config) => LevelId,
): Play<HarrowAppTypes> {
  const { table, telling, notices, hands } = run;
  let selection: Selection = nothing;
  /** What has been made of the legal actions and the selection. */
  let made: Made | undefined;
  let view: MapView = wholeMap;
  let remembered: Remembered = nothingYet;
  /** How the night that has just come to its end came out. */
  let outcome: NightOutcome | undefined;

  /** What is still to be done of what was asked for at once, and in which game. */
  let promised: { readonly game: object | undefined; readonly actions: readonly HarrowAction[] } | undefined;

  const record = createRecord(run, played, 'harrow-county');

  const session = () => table.match?.session;
  const isSolo = () => session()?.state.solo !== undefined;
  /** Does a bot act in this position? */
  const isBots = (s: HarrowState | undefined) => s !== undefined && !isHuman(table, decidingSeat(s));

  function interaction(): Interaction | undefined {
    const running = session();
    if (!running || table.busy || table.falling || table.replaying || run.app.curtain !== undefined) return undefined;
    const pending = running.pending();
    if (pending.kind !== 'decision' || !isHuman(table, pending.seat)) return undefined;
    // Screens ask many times for the same: each position has a list of legal actions of its own.
    const legal = running.legal();
    if (made?.legal !== legal || made.selection !== selection) {
      const begun = hasBegun(running.log.at(-1)?.action);
      made = { legal, selection, interaction: interactionOf(running.state, legal, selection, begun) };
    }
    return made.interaction;
  }

  function refuse(intent: Intent): void {
    const running = session();
    if (!running || table.busy) return;
    const { key, rule, params } = explainRefusal(running.state, intent);
    hands.audio.play('refuse');
    notices.show({ kind: 'refusal', key, rule, params: params ?? {} });
  }

  const lessons = createLessons(run, keeper);
  const hints = createHints(run, () => table.settings.hints, {
    seat: () => interaction()?.seat,
    shown() {
      const { taught } = lessons;
      return taught?.kind === 'lesson' ? taught.deed : undefined;
    },
    hintOf,
  });

  const own: HarrowOwn = {
    get interaction() {
      return interaction();
    },
    get hint() {
      return hints.hint;
    },
    askHint: hints.askHint,
    get hand() {
      const { shown } = table;
      const seat = run.viewer();
      return shown && seat !== 'table' ? shownHand(shown.session.state, seat, interaction()) : undefined;
    },
    get fight() {
      const running = session();
      if (!running || !telling.shown) return running && fightOf(running, table.busy);
      const { log } = running;
      const last = { ...log[log.length - 1], events: telling.seen };
      return fightOf({ log: [...log.slice(0, -1), last], state: telling.shown }, table.busy);
    },
    get view() {
      return view;
    },
    get nights() {
      return keeper.progress;
    },
    get night() {
      return keeper.night;
    },
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
    ...createNights(run, keeper),
    get taught() {
      return lessons.taught;
    },
    hearLesson: lessons.hearLesson,
    forgetLesson: lessons.forgetLesson,
    skipLessons: lessons.skipLessons,
    repeatLessons: lessons.repeatLessons,
    select(next) {
      selection = { ...next, kept: undefined };
      hands.render();
    },
    drag(next) {
      const current = interaction();
      if (next && !offerAt(current, hexSpot(next.from)).source) return;
      // The pointer is still down on the controls: they are drawn anew once it is released.
      if (next && current && current.selection.from !== next.from) {
        selection = { mode: current.selection.mode, from: next.from };
        hands.follow();
      }
      hands.drag(next);
    },
    look(next) {
      view = next;
      hands.render();
    },
    actAll([first, ...others]) {
      if (first === undefined || interaction() === undefined) return;
      promised = { game: session(), actions: others };
      run.perform(first);
    },
  };

  const click = createClicks({
    interaction,
    legal: () => session()?.legal() ?? [],
    warning(action) {
      const running = session();
      return running && warningOf(running.state, action);
    },
    perform: run.perform,
    pick(next) {
      selection = next;
      hands.audio.play('click');
      notices.clear();
      hands.render();
    },
    refuse,
    notNow() {
      if (table.busy) run.app.skip();
      else if (table.match) notices.tell('notice.notNow');
    },
    open(dialog) {
      if (dialog.kind === 'jar') hands.audio.play('jarOpen');
      run.app.open(dialog);
    },
    lookAtNight: (night) => run.app.lookAtNight(night),
  });

  /** Where it goes on: a fight that is over stays on show, bots sort their tokens unseen. */
  function screenAfter(): ScreenId {
    const running = session();
    if (!running) return table.screen;
    const pending = running.pending();
    const frame = topFrame(running.state)?.kind;
    const next = screenFor(running.state);
    if (pending.kind === 'decision' && next === 'boards' && !isHuman(table, pending.seat)) return 'map';
    const isSeen = table.screen === 'battlefield' && fightOf(running) !== undefined && !isFight(running.state);
    return isSeen && frame !== 'push' && frame !== 'reap' ? table.screen : next;
  }

  return {
    own,
    click,
    letGo() {
      selection = nothing;
      remembered = { ...remembered, lit: undefined };
    },
    resetView() {
      view = wholeMap;
    },
    screenFor,
    screenAfter,
    onwards() {
      const running = session();
      return running && table.screen === 'battlefield' && !isFight(running.state) ? 'map' : undefined;
    },
    done(before) {
      if (!table.replaying) lessons.acted(before);
      // Before the last motion: whoever closes the page now has won the night all the same.
      const match = table.replaying ? undefined : table.match;
      outcome = match && keeper.enter(match);
      const end = match && playedOf(match, levelOf(match.session.config), new Date());
      if (end) played.enter(end);
    },
    shown(action, before) {
      const running = session();
      if (running && isLastRound(running.state) && !isLastRound(before)) notices.tell('map:lastRound');
      const pending = running?.pending();
      if (!running || pending?.kind !== 'decision' || !isHuman(table, pending.seat)) return;
      // The person who decided then decides now, too.
      if (pending.seat === decidingSeat(before)) selection = stepOn(running.state, running.legal(), action);
    },
    arrived() {
      const running = session();
      if (!running) return;
      const pending = running.pending();
      const isPersons = pending.kind === 'decision' && isHuman(table, pending.seat);
      if (isSolo() ? topFrame(running.state)?.kind === 'roots' : isPersons) telling.rest();
    },
    over() {
      const { match } = table;
      if (!table.replaying && match?.session.config.mode === 'ch1') {
        run.app.change({ firstChapterDone: true });
        const winner = match.session.state.result?.winner;
        if (winner !== undefined && isHuman(table, winner) && match.controllers.includes('bot')) lessons.triumphed();
      }
      if (!outcome) return 'end';
      keeper.night = outcome.night;
      table.dialog = { kind: 'nightResult', outcome };
      outcome = undefined;
      return 'campaign';
    },
    forced() {
      const running = session();
      if (!running || interaction() === undefined) return undefined;
      const [next, ...others] = promised?.game === running ? (promised?.actions ?? []) : [];
      promised = { game: running, actions: others };
      if (next) return { action: next };
      const isTaught = own.taught !== undefined && own.taught.kind !== 'plan';
      const action = isTaught ? undefined : forcedStep(running.state, running.legal());
      return action && { action, news: 'map:forced' };
    },
    isTold(event, before) {
      // HC-FAIR-43: the turn that begins after it would take the verdict off the screen.
      if (event.type === 'bargained') return true;
      return isSolo()
        ? isAutomatic(event, before && frameOf(before, 'hester') !== undefined)
        : isRoundNews(event) ||
            lessons.isTaught(event) ||
            (table.settings.stepping && isBots(before) && isBotsStep(event));
    },
    get isStepping() {
      return table.settings.stepping && !table.replaying && (isSolo() || isBots(telling.before));
    },
    hasWord: () => lessons.taught?.kind === 'lesson',
    // Other questions are asked where the thing is clicked.
    questionOf(action) {
      const running = session();
      return running && askedAtButtons.has(action.type) ? warningOf(running.state, action) : undefined;
    },
    throwFor: dropTree,
    besideSave: () => ({ nights: keeper.progress, played: played.games }),
    takeIn(text) {
      const news = played.takeIn(text);
      return news ?? keeper.takeIn(text);
    },
  };
}
