import { describe, expect, it } from 'vitest';
import { topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { type FactionId, factionIds } from '../../../../src/engine/games/harrow/state/players.ts';
import type { Jar } from '../../../../src/engine/games/harrow/state/tokens.ts';
import { noProgress } from '../../../../src/session/harrow/campaign/progress.ts';
import type { HarrowSession } from '../../../../src/session/harrow/harrow-session.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../../src/session/harrow/interaction/selection.ts';
import { type LessonId, lessonNow, lessonsOf, withHeard } from '../../../../src/session/harrow/lessons/lessons.ts';
import { botGames } from '../../../e2e/harrow/games.ts';

/** What the oak says now if people play these factions. */
function lessonIn(session: HarrowSession, people: readonly FactionId[], progress = noProgress): LessonId | undefined {
  const { state } = session;
  const pending = session.pending();
  const isAsked = pending.kind === 'decision' && people.includes(state.seats[pending.seat].faction);
  const interaction = isAsked ? interactionOf(state, session.legal(), nothing) : undefined;
  return lessonNow({ state, interaction, told: undefined }, 'ch1', progress);
}

interface Told {
  readonly id: LessonId;
  readonly round: number;
  readonly frame: string | undefined;
  readonly faction: string;
  /** The jar of the turn. */
  readonly jar: Jar | undefined;
}

/** Everything that is told in the games of these people, each lesson once, until all of `wanted` is. */
function toldTo(people: readonly FactionId[], wanted: readonly LessonId[]): Told[] {
  const told: Told[] = [];
  let progress = noProgress;
  for (const session of botGames('ch1')) {
    for (let id = lessonIn(session, people, progress); id; id = lessonIn(session, people, progress)) {
      const { round, seats, active, flow } = session.state;
      const jar = flow[0]?.kind === 'turn' ? flow[0].jar : undefined;
      told.push({ id, round, frame: topFrame(session.state)?.kind, faction: seats[active].faction, jar });
      progress = withHeard(progress, id);
    }
    if (wanted.every((id) => told.some((each) => each.id === id))) return told;
  }
  throw new Error(`never told: ${wanted.filter((id) => !told.some((each) => each.id === id))}`);
}

const all = lessonsOf('ch1');
const ofProtectors: readonly LessonId[] = ['ch1.rows', 'ch1.emmy', 'ch1.protectorsEnd'];
const ofFamily: readonly LessonId[] = ['ch1.bag', 'ch1.levi', 'ch1.familyEnd'];

describe('the oak in chapter 1', () => {
  it('tells two people everything in their games, the aim and the jars first', () => {
    const told = toldTo(factionIds, all);
    expect(told.slice(0, 2).map(({ id }) => id)).toEqual(['ch1.aim', 'ch1.jars']);
    for (const { id, faction } of told) {
      if (ofProtectors.includes(id)) expect([id, faction]).toEqual([id, 'protectors']);
      if (ofFamily.includes(id)) expect([id, faction]).toEqual([id, 'family']);
    }
    expect(told.find(({ id }) => id === 'ch1.wild')?.jar).toBe('wild');
    expect(told.find(({ id }) => id === 'ch1.bag')?.jar).toBe('ability');
    // Before the last jars of the first round, not after them.
    expect(told.find(({ id }) => id === 'ch1.roundEnd')).toMatchObject({ round: 1, frame: 'turn' });
  });

  it.each([
    ['protectors', ofFamily],
    ['family', ofProtectors],
  ] as const)('tells one person with the %s what is for them, and nothing of the other side', (faction, others) => {
    const told = toldTo(
      [faction],
      all.filter((id) => !others.includes(id)),
    );
    expect(told.filter(({ id }) => others.includes(id))).toEqual([]);
  });

  it('is silent in the turns of a bot, but for the tree', () => {
    for (const session of botGames('ch1')) {
      const told = lessonIn(session, []);
      if (topFrame(session.state)?.kind !== 'tree') expect(told).toBeUndefined();
      else {
        expect(told).toBe('ch1.tree');
        break;
      }
    }
  });
});
