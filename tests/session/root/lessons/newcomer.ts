import { createBot } from '../../../../src/engine/ai/bot.ts';
import { randomAction } from '../../../../src/engine/ai/random.ts';
import type { RootAction } from '../../../../src/engine/games/root/action.ts';
import { rootLevels } from '../../../../src/engine/games/root/ai/levels.ts';
import { type FactionId, factionIds } from '../../../../src/engine/games/root/factions/ids.ts';
import { type RootTypes, root } from '../../../../src/engine/games/root/root.ts';
import type { RootState } from '../../../../src/engine/games/root/state.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { type Heard, nothingHeard, withHeard } from '../../../../src/session/lessons/heard.ts';
import { clicked, type Held, interactionOf, nothingHeld } from '../../../../src/session/root/interaction.ts';
import { type LessonId, learned, lessonIn, lessonNow } from '../../../../src/session/root/lessons/lessons.ts';
import { type Light, lightsOf } from '../../../../src/session/root/lessons/lights.ts';
import type { Moment } from '../../../../src/session/root/lessons/moment.ts';
import { foeSpot, placeSpot } from '../../../../src/session/root/spots.ts';
import { createSession, type Session } from '../../../../src/session/session.ts';
import type { SpotId } from '../../../../src/session/spot.ts';
import { throwDice } from '../../../games/root/fuzz/random-play.ts';

/** What somebody is taught in a running game, as their seat sees it. */
export function momentIn(session: Session<RootTypes>, learner: number): Moment {
  const pending = session.pending();
  const isAsked = pending.kind === 'decision' && pending.seat === learner;
  return {
    state: root.view(session.state, learner),
    learner,
    legal: isAsked ? session.legal() : [],
    told: undefined,
    past: session.log.flatMap(({ events }) => events.flatMap((event) => root.seen(event, learner) ?? [])),
  };
}

/** What a click on something lit means. */
function spotOf({ state, learner }: Moment, light: Light): SpotId {
  if (light.kind === 'place') return placeSpot(light.place);
  const name = light.kind === 'control' ? light.name : '';
  const [kind, at, seat] = name.split('-');
  if (kind === 'foe') return foeSpot(Number(at), Number(seat));
  if (kind === 'card') return `card:${state.sides[learner].hand[Number(at)]}`;
  return (kind === 'deed' ? `deed:${name.slice('deed-'.length)}` : name.slice('choice-'.length)) as SpotId;
}

/** Presses what is lit, one thing after the other, until something is done by it. */
export function pressLit(session: Session<RootTypes>, moment: Moment, deed: RootAction): RootAction {
  let held: Held = nothingHeld;
  for (let presses = 0; presses < 12; presses++) {
    const { held: settled } = interactionOf(session.state, moment.learner, moment.legal, held);
    const [light] = lightsOf(deed, moment, settled);
    if (!light) break;
    const outcome = clicked(session.state, session.legal(), held, spotOf(moment, light));
    if (!outcome) throw new Error(`a click on ${JSON.stringify(light)} does nothing`);
    if ('action' in outcome) return outcome.action;
    held = outcome.held;
  }
  throw new Error(`nothing comes of what is lit for ${root.format(deed)}`);
}

interface HeardLesson {
  readonly id: LessonId;
  readonly moment: Moment;
  /** The position with all that the learner does not see. */
  readonly state: RootState;
}

interface Taught {
  readonly session: Session<RootTypes>;
  readonly heard: readonly HeardLesson[];
  readonly seat: number;
}

interface Options {
  readonly faction: FactionId;
  readonly seed: number;
  /** So many turns of everybody together are begun. */
  readonly turns: number;
  /** The others play as the gentle computer does; without it by chance. */
  readonly isGentle?: boolean;
  /** Where nothing is lit, something is done by chance. */
  readonly isBold?: boolean;
}

/** Somebody who has never played begins the game, does what is lit, and mostly leaves off where nothing is. */
export function playTaught({ faction, seed, turns, isGentle = false, isBold = false }: Options): Taught {
  const players = [faction, ...factionIds.filter((each) => each !== faction)];
  const session = createSession(root, { players, map: 'autumn', deck: 'standard' }, seed);
  const seat = 0;
  const bots = players.map((_, i) => createBot(root, rootLevels.gentle, i, seed));
  const rng = seedRng(seed);
  const heard: HeardLesson[] = [];
  let kept: Heard = nothingHeard;

  function choose(): RootAction {
    for (;;) {
      const moment = momentIn(session, seat);
      const id = lessonNow(moment, kept);
      if (!id) break;
      heard.push({ id, moment, state: session.state });
      kept = withHeard(kept, [id]);
      const deed = lessonIn(id).deed?.(moment);
      if (deed) return pressLit(session, moment, deed);
    }
    const { legal } = momentIn(session, seat);
    if (isBold) return randomAction(legal, rng);
    return legal.find(({ type }) => type === 'done' || type === 'end' || type === 'pass') ?? legal[0];
  }

  while (session.state.turn <= turns) {
    const pending = session.pending();
    if (pending.kind === 'over') break;
    if (pending.kind === 'chance') {
      const moment = momentIn(session, seat);
      const id = pending.request.roller === seat ? lessonNow(moment, kept) : undefined;
      if (id) {
        heard.push({ id, moment, state: session.state });
        kept = withHeard(kept, [id]);
      }
      session.submit(throwDice(pending.request, rng));
      continue;
    }
    const isOwn = pending.seat === seat;
    const action = isOwn
      ? choose()
      : isGentle
        ? bots[pending.seat].choose(session.state)
        : randomAction(session.legal(), rng);
    if (!session.submit(action)) throw new Error(`not legal: ${root.format(action)}`);
    if (isOwn) kept = withHeard(kept, learned(momentIn(session, seat), kept));
  }
  return { session, heard, seat };
}
