import type { HarrowAction } from '../engine/games/harrow/action.ts';
import { frameOf, topFrame } from '../engine/games/harrow/flow.ts';
import { harrow } from '../engine/games/harrow/harrow.ts';
import { explainRefusal, type Intent } from '../engine/games/harrow/refusal.ts';
import type { HarrowState } from '../engine/games/harrow/state.ts';
import type { Seat, Viewer } from '../engine/kernel/game.ts';
import { createBots } from '../session/bot.ts';
import { nightConfig, nightControllers } from '../session/harrow/campaign/nights.ts';
import { nightsIn } from '../session/harrow/campaign/nights-file.ts';
import type { NightOutcome } from '../session/harrow/campaign/outcome.ts';
import type { Progress } from '../session/harrow/campaign/progress.ts';
import { decidingSeat } from '../session/harrow/deciding.ts';
import { fightOf } from '../session/harrow/fight.ts';
import type { HarrowMoment, HarrowSession, Match } from '../session/harrow/harrow-session.ts';
import { hasBegun } from '../session/harrow/interaction/begun.ts';
import { type Interaction, interactionOf } from '../session/harrow/interaction/interaction.ts';
import { nothing, type Selection } from '../session/harrow/interaction/selection.ts';
import { stepOn } from '../session/harrow/interaction/step-on.ts';
import { warningOf } from '../session/harrow/interaction/warning.ts';
import { courseIds, courseOf } from '../session/harrow/lessons/lessons.ts';
import { summaryOf } from '../session/harrow/save-summary.ts';
import { isAutomatic, isRoundNews } from '../session/harrow/told-events.ts';
import { dropTree } from '../session/harrow/tree-drop.ts';
import { openSaveText, type Save, saveOf } from '../session/save.ts';
import { handOver, handSeat } from '../session/secrets.ts';
import { createSession } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import { type ShownMatch, showMatch } from '../session/shown-match.ts';
import type { Recording } from '../tower/recording.ts';
import type { App, Dialog, Hand, NewGame, Notice, ScreenId } from './app.ts';
import { createClicks } from './harrow/clicks.ts';
import type { Stage } from './harrow/layout.ts';
import { lessonOf } from './harrow/lesson-of.ts';
import { type MapView, wholeMap } from './harrow/map-view.ts';
import { createNightKeeper } from './harrow/night-keeper.ts';
import { isFight, screenFor } from './harrow/screen-for.ts';
import { shownHand } from './harrow/shown-hand.ts';
import { createPause } from './pause.ts';
import { replay } from './replay.ts';
import type { Stagehands } from './stagehands.ts';
import { createTelling } from './telling.ts';

export interface Director extends App {
  /** Follows the size of the window. */
  resize(): void;
  /** Shows an event in words while it is played; `linger` lets them be read. */
  tell(moment: HarrowMoment): void;
  linger(): Promise<void>;
  /** The game with all its secrets: for the browser tests, never for a screen. */
  readonly table: Match | undefined;
}

const replayBeatMs = 500;

/** Runs the app: takes what people, bots and the tree do to the session and tells the stage to show it. */
export function createDirector(
  initial: Settings,
  first: Stage,
  saved: Save | undefined,
  kept: Progress,
  hands: () => Stagehands,
): Director {
  let stage: Stage = first;
  let settings = initial;
  let screen: ScreenId = 'title';
  let dialog: Dialog | undefined;
  let notice: Notice | undefined;
  let match: Match | undefined;
  /** The match without what the person in front of the screen may not know. */
  let shown: ShownMatch | undefined;
  let bots: (seat: Seat) => HarrowAction = () => ({ type: 'done' });
  let continuable = saved;
  let selection: Selection = nothing;
  let busy = false;
  let falling = false;
  /** The player went to look at something else while pieces moved, and is left there. */
  let looksAway = false;
  let view: MapView = wholeMap;
  let replaying = false;
  const pause = createPause();
  /** The finished match behind a replay. */
  let finished: Match | undefined;
  let curtain: Seat | undefined;
  /** The person who last had the device. */
  let facing: Seat | undefined;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const session = (): HarrowSession | undefined => match?.session;
  const isSolo = (): boolean => session()?.state.solo !== undefined;
  const isHuman = (seat: Seat) => match?.controllers[seat] === 'human';
  const render = () => hands().render();

  const nights = createNightKeeper(kept, (progress) => {
    hands()
      .nights.save(progress)
      .catch(() => notify({ kind: 'news', key: 'save.full' }));
  });

  const telling = createTelling({
    isTold: (event, before) =>
      isSolo() ? isAutomatic(event, before && frameOf(before, 'hester') !== undefined) : isRoundNews(event),
    get isStepping() {
      return settings.stepping && isSolo();
    },
    get isHurried() {
      return settings.speed === 'instant';
    },
    hasLesson: () => lessonOf(app) !== undefined,
    wait: (ms) => hands().wait(ms),
    changed: render,
  });

  function lay(next: Match | undefined): void {
    match = next;
    shown = next && showMatch(next, viewer);
  }

  /** Whose secrets the screen may show. */
  function viewer(): Viewer {
    return (match && curtain === undefined && !replaying ? handSeat(match, facing) : undefined) ?? 'table';
  }

  function interaction(): Interaction | undefined {
    const running = session();
    if (!running || busy || falling || replaying || curtain !== undefined) return undefined;
    const pending = running.pending();
    if (pending.kind !== 'decision' || !isHuman(pending.seat)) return undefined;
    return interactionOf(running.state, running.legal(), selection, hasBegun(running.log.at(-1)?.action));
  }

  function notify(next: Notice): void {
    notice = next;
    clearTimeout(noticeTimer);
    noticeTimer = setTimeout(() => app.dismissNotice(), 7000);
    render();
  }

  function refuse(intent: Intent): void {
    const running = session();
    if (!running || busy) return;
    const { key, rule, params } = explainRefusal(running.state, intent);
    hands().audio.play('refuse');
    notify({ kind: 'refusal', key, rule, params: params ?? {} });
  }

  function keep(): void {
    if (!match || replaying) return;
    continuable = saveOf(match, new Date());
    hands()
      .saves.save(continuable)
      .catch(() => notify({ kind: 'news', key: 'save.full' }));
  }

  /** Applies an action, shows it, and moves on to whoever is next. */
  async function perform(action: HarrowAction, recording?: Recording): Promise<void> {
    const running = session();
    const before = shown?.session.state;
    if (!before || !running?.submit(action)) return;
    telling.begin(before);
    const trace = shown?.session.trace ?? [];
    selection = nothing;
    notice = undefined;
    // Before the last motion: whoever closes the page now has won the night all the same.
    const outcome = match && !replaying ? nights.enter(match) : undefined;
    keep();
    busy = true;
    falling = recording !== undefined;
    render();
    await hands().animate(trace, recording);
    if (session() !== running) return;
    telling.stop();
    busy = false;
    falling = false;
    if (!looksAway && !replaying && isAskedAgain(running, before)) {
      selection = stepOn(running.state, running.legal(), action);
    }
    arrive(running, outcome);
  }

  /** Has the person who decided then to decide now, too? */
  function isAskedAgain(running: HarrowSession, before: HarrowState): boolean {
    const pending = running.pending();
    return pending.kind === 'decision' && isHuman(pending.seat) && pending.seat === decidingSeat(before);
  }

  /** After an action: the right screen, the curtain between two people, and the bots' turns. `outcome`: of a night that is over. */
  function arrive(running: HarrowSession, outcome?: NightOutcome): void {
    const pending = running.pending();
    const frame = topFrame(running.state)?.kind;
    if (frame === 'roots') telling.rest();
    if (pending.kind === 'over') {
      screen = outcome ? 'campaign' : 'end';
      hands().audio.play('victory');
      if (outcome) {
        nights.night = outcome.night;
        dialog = { kind: 'nightResult', outcome };
      }
      if (!replaying && running.config.mode === 'ch1') app.change({ firstChapterDone: true });
    } else if (!looksAway) screen = screenAfter(running);
    if (!replaying && pending.kind === 'decision' && match && isHuman(pending.seat)) {
      ({ facing, curtain } = handOver(match, pending.seat, facing, settings.curtain));
    }
    render();
    if (!replaying) void letOthersAct(running);
  }

  /** Where it goes on: a fight that is over stays on show, bots sort their tokens unseen. */
  function screenAfter(running: HarrowSession): ScreenId {
    const pending = running.pending();
    const frame = topFrame(running.state)?.kind;
    if (pending.kind === 'decision' && frame === 'sort' && !isHuman(pending.seat)) return 'map';
    const isSeen = screen === 'battlefield' && fightOf(running) !== undefined && !isFight(running.state);
    return isSeen && frame !== 'push' && frame !== 'reap' ? screen : screenFor(running.state);
  }

  /** What waited only for a lesson goes on: a step that is told, or the tree. */
  function goOnFromLesson(): void {
    if (lessonOf(app) !== undefined) return;
    if (telling.told?.waits && !settings.stepping) telling.passOn();
    else if (!busy && !replaying && curtain === undefined && match) void letOthersAct(match.session);
  }

  function hand(): Hand | undefined {
    const seat = viewer();
    return shown && seat !== 'table' ? shownHand(shown.session.state, seat, interaction()) : undefined;
  }

  /** Bots decide and the tree falls for them; people are waited for. */
  async function letOthersAct(running: HarrowSession): Promise<void> {
    const pending = running.pending();
    const isBotsTree = pending.kind === 'chance' && !isHuman(pending.request.roller);
    const isBots = pending.kind === 'decision' && !isHuman(pending.seat);
    if (!isBotsTree && !isBots) {
      looksAway = false;
      return;
    }
    // The oak has a word to say before the tree falls.
    if (isBotsTree && lessonOf(app) !== undefined) return;
    busy = true;
    render();
    const lingers = screen === 'battlefield' && isBots && !isFight(running.state);
    await hands().wait(isBotsTree ? 1600 : lingers ? 2600 : 450);
    if (session() !== running) return;
    busy = false;
    if (lingers) screen = 'map';
    if (isBotsTree) await fell(running);
    else if (isBots) await perform(bots(pending.seat));
  }

  async function fell(running: HarrowSession): Promise<void> {
    const pending = running.pending();
    if (pending.kind !== 'chance') return;
    const { action, recording } = dropTree(running.state, pending.request, settings.speed !== 'instant');
    await perform(action, recording);
  }

  function begin(next: Match): void {
    telling.stop();
    telling.rest();
    screen = 'map';
    lay(next);
    bots = createBots(next.session);
    view = wholeMap;
    selection = nothing;
    dialog = undefined;
    notice = undefined;
    curtain = undefined;
    facing = undefined;
    busy = false;
    falling = false;
    looksAway = false;
    replaying = false;
    hands().audio.ambience(true);
    hands().audio.music(false);
    arrive(next.session);
  }

  const click = createClicks({
    interaction,
    legal: () => session()?.legal() ?? [],
    warning(action) {
      const running = session();
      return running && warningOf(running.state, action);
    },
    perform: (action) => void perform(action),
    pick(next) {
      selection = next;
      hands().audio.play('click');
      notice = undefined;
      render();
    },
    refuse,
    notNow() {
      if (busy) app.skip();
      else if (match) notify({ kind: 'news', key: 'notice.notNow' });
    },
    open: (next) => app.open(next),
  });

  async function replayGame(original: Match): Promise<void> {
    finished = original;
    replaying = true;
    pause.end();
    const isDone = await replay(original.session, {
      async pace() {
        // Also where nothing moves an action must be seen.
        await new Promise((resolve) => setTimeout(resolve, replayBeatMs));
        await pause.over();
      },
      lay(again) {
        lay({ session: again, controllers: original.controllers });
        screen = 'map';
        render();
      },
      shows: (again) => session() === again,
      goAlong(again) {
        screen = screenFor(again.state);
        render();
      },
      perform,
    });
    if (isDone) app.stopReplay();
  }

  const app: Director = {
    get stage() {
      return stage;
    },
    get settings() {
      return settings;
    },
    get screen() {
      return screen;
    },
    get dialog() {
      return dialog;
    },
    get notice() {
      return notice;
    },
    get match() {
      return shown;
    },
    get table() {
      return match;
    },
    get saved() {
      return continuable && summaryOf(continuable);
    },
    get interaction() {
      return interaction();
    },
    get busy() {
      return busy;
    },
    get curtain() {
      return curtain;
    },
    get hand() {
      return hand();
    },
    get fight() {
      const running = session();
      if (!running || !telling.shown) return running && fightOf(running, busy);
      const { log } = running;
      const last = telling.seenOf(log[log.length - 1]);
      return fightOf({ log: [...log.slice(0, -1), last], state: telling.shown }, busy);
    },
    get shownState() {
      return telling.shown ?? shown?.session.state;
    },
    get falling() {
      return falling;
    },
    get nights() {
      return nights.progress;
    },
    get night() {
      return nights.night;
    },
    get view() {
      return view;
    },
    get told() {
      return telling.told;
    },
    get replaying() {
      return replaying;
    },
    get paused() {
      return pause.isOn;
    },

    change(patch) {
      const before = settings;
      settings = { ...settings, ...patch };
      hands().keepSettings(settings);
      hands().audio.mute(settings.muted);
      hands().audio.setVolumes(settings);
      if (settings.language !== before.language) void hands().speak(settings.language).then(render);
      else render();
    },
    go(next) {
      if (next === 'title') {
        telling.stop();
        lay(undefined);
        replaying = false;
        busy = false;
        falling = false;
        curtain = undefined;
        hands().audio.ambience(false);
        hands().audio.music(true);
      }
      looksAway = busy && (next === 'map' || next === 'boards');
      screen = next;
      dialog = undefined;
      selection = nothing;
      notice = undefined;
      render();
    },
    open(next) {
      if (next.kind === 'jar') hands().audio.play('jarOpen');
      dialog = next;
      notice = undefined;
      render();
    },
    closeDialog() {
      dialog = undefined;
      render();
    },
    dismissNotice() {
      notice = undefined;
      render();
    },
    tellNews(key) {
      notify({ kind: 'news', key });
    },
    liftCurtain() {
      facing = curtain;
      curtain = undefined;
      render();
    },

    startGame(game: NewGame) {
      const fresh = createSession(harrow, game.config, game.seed);
      begin({ session: fresh, controllers: game.controllers, ...(game.night && { night: game.night }) });
      keep();
    },
    continueGame() {
      if (!continuable) return;
      const opened = openSaveText(JSON.stringify(continuable));
      if (opened.ok) begin(opened.match);
      else notify({ kind: 'news', key: `save.${opened.fault}` });
    },
    rematch() {
      if (!match) return;
      const { config } = match.session;
      const seed = crypto.getRandomValues(new Uint32Array(1))[0];
      app.startGame({ config, seed, controllers: match.controllers, night: match.night });
    },
    lookAtNight(next) {
      nights.night = next;
      render();
    },
    startNight(next, piles) {
      const [seed] = crypto.getRandomValues(new Uint32Array(1));
      nights.night = next;
      app.startGame({ config: nightConfig(next, piles), seed, controllers: nightControllers, night: next });
    },
    hearLesson(lesson) {
      nights.hearLesson(lesson);
      goOnFromLesson();
      render();
    },
    skipLessons() {
      const course = match && courseOf(match);
      if (!course) return;
      nights.skipLessons(course);
      goOnFromLesson();
      notify({ kind: 'news', key: 'lessons:skipped' });
    },
    repeatLessons() {
      const running = match && !replaying && match.session.pending().kind !== 'over' ? match : undefined;
      const course = running && courseOf(running);
      nights.repeatLessons(course ? [course] : courseIds);
      app.closeDialog();
      if (lessonOf(app) === undefined) notify({ kind: 'news', key: `lessons:again.${course ? 'here' : 'everywhere'}` });
    },
    exportNights() {
      hands().download(
        `harrow-county-nights-${new Date().toISOString().slice(0, 10)}.json`,
        JSON.stringify(nights.progress, undefined, 1),
      );
    },
    watchReplay() {
      if (match) void replayGame(match);
    },
    pauseReplay() {
      pause.toggle();
      render();
    },
    stopReplay() {
      if (!replaying || !finished) return;
      pause.end();
      telling.stop();
      replaying = false;
      busy = false;
      falling = false;
      lay(finished);
      screen = 'end';
      render();
    },
    exportSave() {
      const save = match && !replaying ? saveOf(match, new Date()) : continuable;
      if (save)
        hands().download(
          `harrow-county-${save.savedAt.slice(0, 10)}.json`,
          JSON.stringify({ ...save, nights: nights.progress }, undefined, 1),
        );
    },
    async importSave(file: Pick<Blob, 'text'>) {
      const text = await file.text();
      const found = nightsIn(text);
      if (found?.ok) nights.merge(found.progress);
      if (found?.alone) {
        dialog = undefined;
        notify({ kind: 'news', key: `campaign:file.${found.ok ? 'done' : found.fault}` });
        return;
      }
      const opened = openSaveText(text);
      if (opened.ok) {
        begin(opened.match);
        keep();
        return;
      }
      // Without a database the file itself is still where the player has it.
      await hands()
        .saves.setAside(text)
        .catch(() => undefined);
      dialog = undefined;
      notify({ kind: 'news', key: `save.${opened.fault}` });
    },

    act(action) {
      const running = session();
      if (!running || busy || replaying) return;
      // Other questions are asked where the thing is clicked.
      const question = action.type === 'shake' ? warningOf(running.state, action) : undefined;
      if (question) app.open({ kind: 'confirm', question, yes: () => void perform(action) });
      else void perform(action);
    },
    look(next) {
      view = next;
      render();
    },
    select(next) {
      selection = { ...next, kept: undefined };
      render();
    },
    drag(next) {
      const current = interaction();
      if (next && !current?.sources.includes(next.from)) return;
      // The pointer is still down on the controls: they are drawn anew once it is released.
      if (next && current && current.selection.from !== next.from) {
        selection = { mode: current.selection.mode, from: next.from };
        hands().follow();
      }
      hands().drag(next);
    },
    click,
    undo() {
      const running = session();
      if (!running || busy || replaying || !running.undo()) return;
      selection = nothing;
      keep();
      screen = screenFor(running.state);
      render();
    },
    tip() {
      const running = session();
      if (running && !busy && !replaying) void fell(running);
    },
    tell(moment) {
      if (moment.event.type === 'treeDropped') falling = false;
      telling.tell(moment);
    },
    linger: () => telling.linger(),
    next: (run) => telling.passOn(run),
    skip() {
      hands().hurry();
      telling.skim();
    },
    resize() {
      stage = hands().stage();
      view = wholeMap;
      render();
    },
  };
  return app;
}
