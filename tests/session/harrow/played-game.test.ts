import { describe, expect, test } from 'vitest';
import { randomAction } from '../../../src/engine/ai/random.ts';
import { factionSeats } from '../../../src/engine/games/harrow/state/cubes.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import { seedRng } from '../../../src/engine/kernel/rng.ts';
import { sum } from '../../../src/engine/kit/sum.ts';
import { nightConfig, nightControllers } from '../../../src/session/harrow/campaign/nights.ts';
import { type HarrowSession, harrowMatches } from '../../../src/session/harrow/harrow-session.ts';
import { playedOf } from '../../../src/session/harrow/played-game.ts';
import { dropTree } from '../../../src/session/harrow/tree-drop.ts';
import { playedGames } from '../../../src/session/played.ts';
import { createSession } from '../../../src/session/session.ts';

/** A night that chance plays to its end. */
function nightByChance(): HarrowSession {
  const session = createSession(harrowMatches.game, nightConfig('night1'), 3);
  const rng = seedRng(8);
  for (let pending = session.pending(); pending.kind !== 'over'; pending = session.pending()) {
    const { kind } = pending;
    session.submit(
      kind === 'chance' ? dropTree(session.state, pending.request, false).action : randomAction(session.legal(), rng),
    );
  }
  return session;
}

const session = nightByChance();
const at = new Date('2026-11-19T20:00:00Z');
const match = { session, controllers: nightControllers };
const played = playedOf(match, 'steady', at);

describe('a game that is over', () => {
  test('is remembered with all who took part, and can be read again', () => {
    const winners = session.state.result?.winner === hesterSeat ? ['hester'] : [];
    expect(played).toMatchObject({
      at: at.toISOString(),
      mode: 'solo',
      level: 'solo1',
      sides: [
        { player: 'protectors', leader: 'bernice', person: false },
        { player: 'family', leader: 'willa', person: false },
        { player: 'hester', person: true },
      ],
    });
    expect(played?.sides.filter(({ won }) => won).map(({ player }) => player)).toEqual(winners);
    expect(playedGames([JSON.parse(JSON.stringify(played))])).toEqual([played]);
  });

  test('the sides that are led by cards are no computers of any level', () => {
    expect(played?.sides.map(({ level }) => level)).toEqual([undefined, undefined, undefined]);
  });

  test('all that fell out is somebody’s, and what was promised is near it', () => {
    const out = session.log.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'treeDropped' ? [event.out] : [])),
    );
    expect(out.length).toBeGreaterThan(3);
    expect(played?.sides.map((side) => side.out)).toEqual([
      sum(out.map((cubes) => cubes[0])),
      sum(out.map((cubes) => cubes[1])),
      sum(out.map((cubes) => sum(cubes.slice(factionSeats)))),
    ]);
    for (const side of played?.sides ?? []) {
      expect(Math.abs(side.expected - side.out)).toBeLessThan(2 + 0.5 * side.out);
    }
  });

  test('while it is played it is not', () => {
    const running = createSession(harrowMatches.game, nightConfig('night1'), 3);
    expect(playedOf({ session: running, controllers: nightControllers }, 'steady', at)).toBeUndefined();
  });

  test('another game has another name', () => {
    const again = playedOf(match, 'steady', new Date('2027-01-01T00:00:00Z'));
    expect(again?.id).toBe(played?.id);
  });
});
