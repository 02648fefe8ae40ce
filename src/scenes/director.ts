import type { GameAudio } from '../audio/audio.ts';
import type { HarrowAction } from '../engine/games/harrow/action.ts';
import type { HarrowEvent } from '../engine/games/harrow/events.ts';
import { topFrame } from '../engine/games/harrow/flow.ts';
import { harrow } from '../engine/games/harrow/harrow.ts';
import { explainRefusal, type Intent } from '../engine/games/harrow/refusal.ts';
import type { HarrowState } from '../engine/games/harrow/state.ts';
import type { Seat } from '../engine/kernel/game.ts';
import { speak } from '../i18n/i18n.ts';
import { createBots } from '../session/bot.ts';
import { taughtNight } from '../session/campaign/lessons.ts';
import { type NightId, nightConfig, nightControllers } from '../session/campaign/nights.ts';
import { nightsIn } from '../session/campaign/nights-file.ts';
import { outcomeOf } from '../session/campaign/outcome.ts';
import { mergeProgress, nextNight, type Progress, withResult } from '../session/campaign/progress.ts';
import type { ProgressStore } from '../session/campaign/progress-store.ts';
import { fightOf } from '../session/fight.ts';
import type { HarrowEntry, HarrowSession, Match } from '../session/harrow-session.ts';
import { hasBegun } from '../session/interaction/begun.ts';
import { type Interaction, interactionOf } from '../session/interaction/interaction.ts';
import { nothing, type Selection } from '../session/interaction/selection.ts';
import { warningOf } from '../session/interaction/warning.ts';
import { partWay } from '../session/part-way.ts';
import { openSaveText, type Save, saveOf } from '../session/save.ts';
import type { SaveStore } from '../session/save-store.ts';
import { summaryOf } from '../session/save-summary.ts';
import { handOver, handSeat } from '../session/secrets.ts';
import { createSession } from '../session/session.ts';
import { type Settings, saveSettings } from '../session/settings.ts';
import { type ShownMatch, showMatch } from '../session/shown-match.ts';
import { dropTree } from '../session/tree-drop.ts';
import type { Recording } from '../tower/recording.ts';
import type { App, Dialog, Hand, NewGame, Notice, ScreenId, Told } from '../ui/app.ts';
import { type Stage, stageFor } from '../ui/layout.ts';
import { type MapView, wholeMap } from '../ui/map-view.ts';
import { download } from '../ui/parts/download.ts';
import { lessonOf } from '../ui/parts/lesson.ts';
import { isAutomatic } from '../ui/words/solo-rule.ts';
import { createClicks } from './clicks.ts';
import { replay } from './replay.ts';
import { isFight, screenFor } from './screen-for.ts';
import { shownHand } from './shown-hand.ts';

/** What the director needs of the stage: pictures, words and sounds. */
export interface Stagehands {
  /** Draws the words anew; the picture follows the screen. */
  render(): void;
  /** Plays the events of an action on the screen on show. */
  animate(entry: HarrowEntry, recording: Recording | undefined): Promise<void>;
  /** Hurries what is moving to its end. */
  hurry(): void;
  readonly audio: GameAudio;
  readonly saves: SaveStore;
  readonly nights: ProgressStore;
  wait(ms: number): Promise<void>;
}

export interface Director extends App {
  /** Follows the size of the window. */
  resize(): void;
  /** Shows an event in words while it is played; `linger` lets them be read. */
  tell(event: HarrowEvent): void;
  linger(): Promise<void>;
  /** The game with all its secrets: for the browser tests, never for a screen. */
  readonly table: Match | undefined;
}

interface Showing {
  readonly before: HarrowState;
  readonly seen: readonly HarrowEvent[];
  readonly state: HarrowState;
}

/** How long a step of the automatic factions can be read before the next. */
const readingMs = 1300;

/** Runs the app: takes what people, bots and the tree do to the session and tells the stage to show it. */
export function createDirector(
  initial: Settings,
  saved: Save | undefined,
  kept: Progress,
  hands: () => Stagehands,
): Director {
  let stage: Stage = stageFor(window.innerWidth, window.innerHeight);
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
  let view: MapView = wholeMap;
  let replaying = false;
  /** The finished match behind a replay. */
  let finished: Match | undefined;
  let curtain: Seat | undefined;
  /** The person who last had the device. */
  let facing: Seat | undefined;
  let nights = kept;
  let night: NightId = nextNight(kept);
  let told: Told | undefined;
  /** The latest action while it is shown: the position before it, what of it has been seen, and where that leads. */
  let showing: Showing | undefined;
  /** Ends the wait for the player; `runs`: no other step of this action waits. */
  let goOn = () => {};
  let runs = false;
  /** The rest of this action is not told: the player has seen enough of it. */
  let skims = false;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const session = (): HarrowSession | undefined => match?.session;
  const isHuman = (seat: Seat) => match?.controllers[seat] === 'human';
  const render = () => hands().render();

  function lay(next: Match | undefined): void {
    match = next;
    shown = next && showMatch(next, viewer);
  }

  /** Whose secrets the screen may show. */
  function viewer(): Seat | 'table' {
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
    const before = running?.state;
    if (!before || !running?.submit(action)) return;
    showing = { before, seen: [], state: before };
    const entry = running.log[running.log.length - 1];
    selection = nothing;
    notice = undefined;
    keep();
    busy = true;
    falling = recording !== undefined;
    render();
    await hands().animate(entry, recording);
    if (session() !== running) return;
    stopTelling();
    busy = false;
    falling = false;
    arrive(running);
  }

  /** After an action: the right screen, the curtain between two people, and the bots' turns. */
  function arrive(running: HarrowSession): void {
    const pending = running.pending();
    const frame = topFrame(running.state)?.kind;
    const stays = screen === 'battlefield' && fightOf(running) !== undefined && !isFight(running.state);
    if (pending.kind === 'over') {
      screen = 'end';
      hands().audio.play('victory');
      if (!replaying && match?.night) finishNight(match.night, running);
      if (!replaying && running.config.mode === 'ch1') app.change({ firstChapterDone: true });
    } else if (pending.kind === 'decision' && frame === 'sort' && !isHuman(pending.seat)) screen = 'map';
    else if (!stays || frame === 'push' || frame === 'reap') screen = screenFor(running.state);
    if (!replaying && pending.kind === 'decision' && match && isHuman(pending.seat)) {
      ({ facing, curtain } = handOver(match, pending.seat, facing, settings.curtain));
    }
    render();
    if (!replaying) void letOthersAct(running);
  }

  /** The step that is told needs no more waiting; the player may be quicker than its motion. */
  function passOn(): void {
    if (told) told = { ...told, waits: false };
    goOn();
  }

  /** What waited only for a lesson goes on: a step that is told, or the tree. */
  function goOnFromLesson(): void {
    if (lessonOf(app) !== undefined) return;
    if (told?.waits && !settings.stepping) passOn();
    else if (!busy && !replaying && curtain === undefined && match) void letOthersAct(match.session);
  }

  function keepNights(next: Progress): void {
    nights = next;
    hands()
      .nights.save(next)
      .catch(() => notify({ kind: 'news', key: 'save.full' }));
  }

  /** The tale goes on under the oak. */
  function finishNight(id: NightId, { state }: HarrowSession): void {
    const outcome = outcomeOf(id, state, nights);
    keepNights(withResult(nights, id, outcome.result));
    night = id;
    screen = 'campaign';
    dialog = { kind: 'nightResult', outcome };
  }

  function hand(): Hand | undefined {
    const seat = viewer();
    return shown && seat !== 'table' ? shownHand(shown.session.state, seat, interaction()) : undefined;
  }

  /** Bots decide and the tree falls for them; people are waited for. */
  async function letOthersAct(running: HarrowSession): Promise<void> {
    const pending = running.pending();
    const isBotsTree = pending.kind === 'chance' && !isHuman(pending.request.attacker);
    const isBots = pending.kind === 'decision' && !isHuman(pending.seat);
    if (!isBotsTree && !isBots) return;
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

  /** No step is told any more: all of them have been, or the game has been left and nobody goes on from it. */
  function stopTelling(): void {
    told = undefined;
    showing = undefined;
    runs = false;
    skims = false;
    goOn = () => {};
  }

  function begin(next: Match): void {
    stopTelling();
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
    replaying = false;
    hands().audio.ambience(true);
    hands().audio.music(false);
    arrive(next.session);
  }

  const clicks = createClicks({
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
      if (match) notify({ kind: 'news', key: 'notice.notNow' });
    },
    open: (next) => app.open(next),
  });

  async function replayGame(original: Match): Promise<void> {
    finished = original;
    replaying = true;
    const isDone = await replay(original.session, {
      wait: (ms) => hands().wait(ms),
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
      if (!running || !showing) return running && fightOf(running, busy);
      const { log } = running;
      const last = { ...log[log.length - 1], events: showing.seen };
      return fightOf({ log: [...log.slice(0, -1), last], state: showing.state }, busy);
    },
    get shownState() {
      return showing ? harrow.view(showing.state, viewer()) : shown?.session.state;
    },
    get falling() {
      return falling;
    },
    get nights() {
      return nights;
    },
    get night() {
      return night;
    },
    get view() {
      return view;
    },
    get told() {
      return told;
    },
    get replaying() {
      return replaying;
    },

    change(patch) {
      const before = settings;
      settings = { ...settings, ...patch };
      saveSettings(window.localStorage, settings);
      hands().audio.mute(settings.muted);
      hands().audio.setVolumes(settings);
      if (settings.language !== before.language) void speak(settings.language).then(render);
      else render();
    },
    go(next) {
      if (next === 'title') {
        stopTelling();
        lay(undefined);
        replaying = false;
        busy = false;
        falling = false;
        curtain = undefined;
        hands().audio.ambience(false);
        hands().audio.music(true);
      }
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
      night = next;
      render();
    },
    startNight(next) {
      const [seed] = crypto.getRandomValues(new Uint32Array(1));
      night = next;
      app.startGame({ config: nightConfig(next), seed, controllers: nightControllers, night: next });
    },
    hearLesson(lesson) {
      const { heard, wanted } = nights.lessons;
      if (!heard.includes(lesson)) keepNights({ ...nights, lessons: { heard: [...heard, lesson], wanted } });
      goOnFromLesson();
      render();
    },
    skipLessons() {
      keepNights({ ...nights, lessons: { ...nights.lessons, wanted: false } });
      goOnFromLesson();
      notify({ kind: 'news', key: 'lessons:skipped' });
    },
    repeatLessons() {
      keepNights({ ...nights, lessons: { heard: [], wanted: true } });
      app.closeDialog();
      const isTeaching = match?.night === taughtNight && match.session.pending().kind !== 'over';
      if (!isTeaching) notify({ kind: 'news', key: 'lessons:onFirstNight' });
    },
    exportNights() {
      download(
        `harrow-county-nights-${new Date().toISOString().slice(0, 10)}.json`,
        JSON.stringify(nights, undefined, 1),
      );
    },
    watchReplay() {
      if (match) void replayGame(match);
    },
    stopReplay() {
      if (!replaying || !finished) return;
      stopTelling();
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
        download(`harrow-county-${save.savedAt.slice(0, 10)}.json`, JSON.stringify({ ...save, nights }, undefined, 1));
    },
    async importSave(file: File) {
      const text = await file.text();
      const found = nightsIn(text);
      if (found?.ok) keepNights(mergeProgress(nights, found.progress));
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
      if (!busy && !replaying) void perform(action);
    },
    look(next) {
      view = next;
      render();
    },
    select(next) {
      selection = next;
      render();
    },
    ...clicks,
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
    tell(event) {
      const running = session();
      if (showing && running) {
        const seen = [...showing.seen, event];
        showing = { ...showing, seen, state: partWay(showing.before, running.state, seen) };
      }
      if (event.type === 'treeDropped') falling = false;
      if (match?.session.state.solo === undefined || !isAutomatic(event)) return;
      // The oak may have a word to say about it: then the step waits for the player.
      told = { event, waits: false };
      const waits = (settings.stepping && !runs) || lessonOf(app) !== undefined;
      const isPassedOver = !waits && (skims || settings.speed === 'instant');
      told = isPassedOver ? undefined : { event, waits };
      if (told) render();
    },
    async linger() {
      const step = told;
      if (!step) return;
      const asked = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await (step.waits ? asked : Promise.race([asked, hands().wait(readingMs)]));
      if (told?.event === step.event) told = undefined;
    },
    next(run) {
      runs ||= run === 'run';
      passOn();
    },
    skip() {
      hands().hurry();
      if (!told || told.waits) return;
      skims = true;
      goOn();
    },
    resize() {
      stage = stageFor(window.innerWidth, window.innerHeight);
      view = wholeMap;
      render();
    },
  };
  return app;
}
