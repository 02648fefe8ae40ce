import type { Moment } from '../engine/kernel/game.ts';
import type { Match } from '../session/match.ts';
import type { Kept } from '../session/save-store.ts';
import { createSession } from '../session/session.ts';
import type { Settings } from '../session/settings.ts';
import type { App, AppOf } from './app.ts';
import type { AppTypes } from './app-types.ts';
import { createArchive } from './archive.ts';
import { createCurtain } from './curtain.ts';
import { createFiles, type Found } from './files.ts';
import { createNotices } from './notices.ts';
import type { AppKit, Play, Run } from './play.ts';
import { createReplay } from './replay.ts';
import type { Stagehands } from './stagehands.ts';
import { emptyTable, lay } from './table.ts';
import { createTelling } from './telling.ts';
import { createTurns } from './turns.ts';

/** What the stage asks of the app, beside what screens do. */
interface Directing<T extends AppTypes> {
  /** Follows the size of the window. */
  resize(): void;
  /** Shows the sentence of this key for a while, once, however often there is reason to. */
  tellOnce(key: string): void;
  /** Shows an event in words while it is played; `linger` lets them be read. */
  tell(moment: Moment<T['Rules']>): void;
  linger(): Promise<void>;
  /** Does what happens wait to be looked at, however little is shown to move? */
  readonly isStepping: boolean;
  /** The game with all its secrets: for the browser tests, never for a screen. */
  readonly table: Match<T> | undefined;
}

export type Director<T extends AppTypes> = AppOf<T> & Directing<T>;

/** What a game starts with. */
interface Start<T extends AppTypes> {
  readonly settings: Settings & T['Settings'];
  readonly kept: Kept;
  readonly createPlay: (run: Run<T>) => Play<T>;
}

/** Gives an object the members of another, getters and all. */
function joined<A extends object, B extends object>(one: A, other: B): A & B {
  return Object.defineProperties(one, Object.getOwnPropertyDescriptors(other)) as A & B;
}

/** Runs a game: takes what people, bots and the tree do to the session and tells the stage to show it. */
export function createDirector<T extends AppTypes>(
  kit: AppKit<T>,
  { settings, kept, createPlay }: Start<T>,
  hands: Stagehands<T>,
): Director<T> {
  const table = emptyTable<T>(settings);
  let stage = hands.stage();
  const render = () => hands.render();
  const notices = createNotices<T['Refusal']>(render, hands.pass);
  const curtain = createCurtain(table);
  const telling = createTelling<T>({
    isTold: (event, before) => play.isTold(event, before),
    get isStepping() {
      return play.isStepping;
    },
    get isHurried() {
      return table.settings.speed === 'instant';
    },
    hasWord: () => play.hasWord(),
    wait: (ms) => hands.wait(ms),
    changed: render,
  });
  const run: Run<T> = {
    table,
    telling,
    notices,
    hands,
    get app() {
      return app;
    },
    viewer: curtain.viewer,
    perform: (action) => void turns.perform(action),
    goOn: () => void turns.letOthersAct(),
  };
  const files = createFiles(kit, kept, run);
  const turns = createTurns(kit, run, () => play, curtain, files.keep);
  const replay = createReplay(run, () => play, turns, curtain);

  /** Takes the game from the table. */
  function leave(): void {
    telling.stop();
    table.replaying = false;
    lay(table, undefined, curtain.viewer);
    curtain.reset();
    hands.audio.ambience(false);
    hands.audio.music(true);
  }

  function takeUp({ match, news, id }: Found<T>): void {
    files.sit(id);
    turns.begin(match);
    files.keep();
    if (news) notices.tell(news);
  }

  const archive = createArchive(kit, kept, run, files, () => play, takeUp);

  const isIdle = () => table.match !== undefined && !table.busy && !table.replaying;

  const shell: App<T> & Directing<T> = {
    get stage() {
      return stage;
    },
    get settings() {
      return table.settings;
    },
    get screen() {
      return table.screen;
    },
    get dialog() {
      return table.dialog;
    },
    get notice() {
      return notices.notice;
    },
    get match() {
      return table.shown;
    },
    get table() {
      return table.match;
    },
    get saved() {
      const [latest] = files.games;
      return latest && files.summaryOf(latest.save);
    },
    archive,
    get busy() {
      return table.busy;
    },
    get thinking() {
      return table.thinking;
    },
    get curtain() {
      return curtain.seat;
    },
    get shownState() {
      return telling.shown ?? table.shown?.session.state;
    },
    get falling() {
      return table.falling;
    },
    get held() {
      return table.held;
    },
    get told() {
      return telling.told;
    },
    get replaying() {
      return table.replaying;
    },
    get timeline() {
      return replay.timeline;
    },
    get paused() {
      return replay.isPaused;
    },
    get isStepping() {
      return play.isStepping;
    },
    toShelf: hands.toShelf,

    change(patch) {
      const { language } = table.settings;
      table.settings = { ...table.settings, ...patch };
      hands.keepSettings(table.settings);
      hands.audio.mute(table.settings.muted);
      hands.audio.setVolumes(table.settings);
      if (table.settings.language === language) render();
      else
        hands.speak(table.settings.language).then(render, () => {
          // Whose words cannot be fetched is not spoken.
          app.change({ language } as Partial<Settings & T['Settings']>);
          notices.tell('language.missing');
        });
    },
    go(screen) {
      if (screen === 'title') leave();
      table.looksAway = table.busy;
      table.screen = screen;
      table.dialog = undefined;
      play.letGo();
      notices.clear();
      turns.passOn();
      render();
    },
    open(dialog) {
      table.dialog = dialog;
      notices.clear();
      render();
    },
    closeDialog() {
      table.dialog = undefined;
      render();
    },
    dismissNotice() {
      notices.clear();
      render();
    },
    tellNews: notices.tell,
    liftCurtain() {
      curtain.lift();
      render();
    },

    startGame({ config, seed, controllers, levels = controllers.map(() => kit.levelOf(config)), occasion }) {
      const session = createSession(kit.game, config, seed);
      files.sit();
      turns.begin({ session, controllers, levels, ...(occasion && { occasion }) });
      files.keep();
    },
    continueGame(id) {
      const found = files.open(id);
      if (found) takeUp(found);
    },
    rematch() {
      if (!table.match) return;
      const { session, controllers, levels, occasion } = table.match;
      app.startGame({ config: session.config, seed: hands.newSeed(), controllers, levels, occasion });
    },
    watchReplay: () => void replay.watch(),
    pauseReplay: replay.pause,
    stepReplay: replay.step,
    seekReplay: replay.seek,
    branchReplay() {
      const match = replay.branch();
      if (!match) return;
      turns.begin(match);
      files.keep();
    },
    stopReplay: replay.stop,
    exportSave: archive.exportSave,
    async importSave(file) {
      const found = await archive.importSave(file);
      if (found) takeUp(found);
    },

    act(action) {
      if (!isIdle()) return;
      const question = play.questionOf(action);
      if (question) app.open({ kind: 'confirm', question, yes: () => run.perform(action) });
      else run.perform(action);
    },
    click: (spot) => play.click(spot),
    undo() {
      if (!isIdle() || !table.match?.session.undo()) return;
      play.letGo();
      files.keep();
      table.screen = play.screenFor(table.match.session.state);
      render();
    },
    tip() {
      if (isIdle()) void turns.fell();
    },
    tellOnce: notices.tellOnce,
    tell(moment) {
      table.falling = false;
      telling.tell(moment);
    },
    linger: () => telling.linger(),
    next(how) {
      telling.passOn(how);
      turns.passOn();
    },
    skip() {
      hands.hurry();
      telling.skim();
    },
    resize() {
      const { layout } = stage;
      stage = hands.stage();
      if (stage.layout !== layout) play.resetView();
      render();
    },
  };
  const play = createPlay(run);
  const app: Director<T> = joined(shell, play.own);
  return app;
}
