import { seatToAct } from '../engine/kernel/game.ts';
import { createBots, type Decide } from '../session/bot.ts';
import { levelsIn, type Match } from '../session/match.ts';
import type { Session } from '../session/session.ts';
import type { Recording } from '../tower/recording.ts';
import type { AppTypes } from './app-types.ts';
import type { Curtain } from './curtain.ts';
import type { AppKit, Play, Run } from './play.ts';
import { isHuman, lay } from './table.ts';

/** How long a bot thinks, how long its pieces are looked at before the tree falls, and what is worth a longer look. */
const botMs = { thought: 450, tree: 1600, look: 2600 };

/** The turn loop. */
export interface Turns<T extends AppTypes> {
  /** Puts a match on the table and lets it go on from where it is. */
  begin(match: Match<T>): void;
  /** Applies an action, shows it, and moves on to whoever is next. */
  perform(action: T['Rules']['Action'], recording?: Recording): Promise<void>;
  /** The tree decides what is asked of it. */
  fell(): Promise<void>;
  /** Bots decide and the tree falls for them; people are waited for. */
  letOthersAct(): Promise<void>;
  /** What bots have fought out has been seen: they go on. */
  passOn(): void;
}

export function createTurns<T extends AppTypes>(
  kit: Pick<AppKit<T>, 'levelOf'>,
  { table, telling, notices, hands }: Run<T>,
  play: () => Play<T>,
  curtain: Curtain,
  keep: () => void,
): Turns<T> {
  let decide: Decide<T['Rules']> | undefined;
  /** Ends the look at what is held. */
  let seen = () => {};

  async function perform(action: T['Rules']['Action'], recording?: Recording): Promise<void> {
    const { match, shown } = table;
    const session = match?.session;
    if (!session || !shown) return;
    const before = shown.session.state;
    const looking = curtain.viewer();
    const actor = seatToAct(session.pending());
    if (!session.submit(action)) return;
    curtain.hold(looking);
    telling.begin(before);
    play().letGo();
    // Whoever acts has read what there was to read; while bots act it can still be read.
    if (actor !== undefined && isHuman(table, actor)) notices.clear();
    play().done(before);
    keep();
    table.busy = true;
    table.falling = recording !== undefined;
    hands.render();
    await hands.animate(shown.session.trace, recording);
    if (table.match?.session !== session) return;
    telling.stop();
    curtain.release();
    table.busy = false;
    table.falling = false;
    if (!table.looksAway && !table.replaying) play().shown(action, before);
    arrive(session);
    if (!table.replaying && actor !== undefined && isHuman(table, actor)) await followUp(session);
  }

  /** What leaves whoever has just acted no choice is done for them, and told. */
  async function followUp(session: Session<T['Rules']>): Promise<void> {
    const next = table.match?.session === session ? play().forced() : undefined;
    if (!next) return;
    await perform(next.action);
    if (next.news && table.match?.session === session) notices.tell(next.news);
  }

  /** After an action: the right screen, the curtain between two people, and the bots' turns. */
  function arrive(session: Session<T['Rules']>): void {
    const pending = session.pending();
    play().arrived();
    if (pending.kind === 'over') {
      table.screen = play().over();
      hands.audio.play('victory');
    } else if (!table.looksAway) table.screen = play().screenAfter();
    if (!table.replaying && pending.kind === 'decision' && isHuman(table, pending.seat)) curtain.handTo(pending.seat);
    hands.render();
    if (!table.replaying) void letOthersAct();
  }

  async function letOthersAct(): Promise<void> {
    const { match } = table;
    if (!match) return;
    const { session } = match;
    const pending = session.pending();
    const isBotsTree = pending.kind === 'chance' && !isHuman(table, pending.request.roller);
    const isBots = pending.kind === 'decision' && !isHuman(table, pending.seat);
    if (!isBotsTree && !isBots) {
      table.looksAway = false;
      return;
    }
    if (isBotsTree && play().hasWord()) return;
    table.busy = true;
    if (isBots) table.thinking = pending.seat;
    hands.render();
    // It thinks while there is still something to look at.
    const decided = isBots ? decide?.(pending.seat) : undefined;
    const onwards = isBots ? play().onwards() : undefined;
    const isWatched = match.controllers.includes('human');
    if (onwards && table.settings.holds && isWatched) await held();
    else await hands.wait(isBotsTree ? botMs.tree : onwards ? botMs.look : botMs.thought);
    const action = await decided;
    if (table.match?.session !== session) return;
    table.busy = false;
    table.thinking = undefined;
    if (onwards) table.screen = onwards;
    if (isBotsTree) await fell();
    else if (action) await perform(action);
  }

  /** What is on show stays until the player passes on; whoever has left the game never does. */
  async function held(): Promise<void> {
    const asked = new Promise<void>((resolve) => {
      seen = resolve;
    });
    table.held = true;
    hands.render();
    await asked;
    table.held = false;
  }

  async function fell(): Promise<void> {
    const session = table.match?.session;
    const pending = session?.pending();
    if (!session || pending?.kind !== 'chance') return;
    const isSeen = table.settings.speed !== 'instant';
    const { action, recording } = play().throwFor(session.state, pending.request, isSeen);
    await perform(action, recording);
  }

  return {
    begin(match) {
      telling.stop();
      telling.rest();
      lay(table, match, curtain.viewer);
      table.replaying = false;
      const levels = levelsIn(kit, match);
      decide = createBots(match.session, (seat) => levels[seat], hands.think);
      play().resetView();
      play().letGo();
      table.dialog = undefined;
      notices.clear();
      curtain.reset();
      table.screen = play().screenFor(match.session.state);
      hands.audio.ambience(true);
      hands.audio.music(false);
      arrive(match.session);
    },
    perform,
    fell,
    letOthersAct,
    passOn: () => seen(),
  };
}
