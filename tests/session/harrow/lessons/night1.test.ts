import { describe, expect, it } from 'vitest';
import type { HarrowEvent } from '../../../../src/engine/games/harrow/events.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nightConfig, taughtPiles } from '../../../../src/session/harrow/campaign/nights.ts';
import { noProgress } from '../../../../src/session/harrow/campaign/progress.ts';
import { type LessonId, lessonIn, lessonNow, lessonsOf } from '../../../../src/session/harrow/lessons/lessons.ts';
import type { HesterSide } from '../../../games/harrow/hester-side.ts';
import { play } from '../../../games/harrow/play.ts';
import { position } from '../../../games/harrow/position.ts';

const lessonIds = lessonsOf('night1');
const firstNight = (): HarrowState => harrow.setup(nightConfig('night1', taughtPiles), 3);

/** Everything else has been heard. */
const lacking = (...ids: readonly LessonId[]) => ({
  ...noProgress,
  lessons: { heard: lessonIds.filter((id) => !ids.includes(id)), wanted: true },
});

function momentAt(state: HarrowState, told?: HarrowEvent) {
  return { state, learner: hesterSeat, legal: told ? [] : harrow.legal(state), told, past: [] };
}

const lessonAt = (state: HarrowState, progress = noProgress, told?: HarrowEvent) =>
  lessonNow(momentAt(state, told), 'night1', progress);

const deedAt = (state: HarrowState, id: LessonId) => {
  const deed = lessonIn(id).deed?.(momentAt(state));
  return deed && harrow.format(deed);
};

describe('the guided first night', () => {
  it('begins with a red card for the goal, and says what the piles differ in before one is chosen', () => {
    const s = firstNight();
    expect(lessonAt(s)).toBe('night1.wake');
    expect(deedAt(s, 'night1.wake')).toBe('reveal tactics');
    expect(lessonAt(s, lacking('night1.driver'))).toBeUndefined();
  });

  it('shows the hex with the longer road', () => {
    const near = { type: 'put', what: 'townsfolk', hex: 30 } as const;
    const far = { type: 'put', what: 'townsfolk', hex: 0 } as const;
    const deed = lessonIn('night1.far').deed?.({ ...momentAt(firstNight()), legal: [near, far] });
    expect(deed).toBe(far);
  });

  it('tells of the fields when the flames are laid, of walking when they walk, of a siege when they strike at a fire', () => {
    const s = firstNight();
    const laid = { type: 'soloTokensLaid', first: 'cube', tokens: [1, 0, 0] } as const;
    expect(lessonAt(s, noProgress, laid)).toBe('night1.fields');
    expect(lessonAt(s, lacking('night1.march'), laid)).toBeUndefined();
  });

  it('teaches roots, cubes and the one flame in her first turn', () => {
    let s = firstNight();
    while (s.flow[s.flow.length - 1].kind !== 'roots') {
      const pending = harrow.pending(s);
      s = play(s, pending.kind === 'chance' ? 'tree red=0 blue=0' : harrow.format(harrow.legal(s)[0])).state;
    }
    const course = lacking(
      'night1.root',
      'night1.root2',
      'night1.cubes',
      'night1.flame',
      'night1.infect',
      'night1.end',
    );
    expect(lessonAt(s, course)).toBe('night1.root');
    s = play(s, deedAt(s, 'night1.root') ?? '').state;
    expect(lessonAt(s, course)).toBe('night1.root2');
    s = play(s, deedAt(s, 'night1.root2') ?? '').state;
    expect(lessonAt(s, course)).toBe('night1.cubes');
    // Infecting is for after the tree and costs the only flame: she must know before she spends it.
    expect(s.flow.at(-1)).toMatchObject({ kind: 'hester', fallen: false, used: [] });
    expect(lessonAt(s, lacking('night1.flame'))).toBe('night1.flame');
    expect(deedAt(s, 'night1.flame')).toBe('shake');
    // It leads among the haints, so that there is somebody to infect.
    const { roots } = s.hester ?? { roots: [] };
    const near = roots.some(({ to }) => s.seats.some(({ haints }) => haints[to] > 0));
    expect(near).toBe(true);
  });

  it('has her move once haints of both factions are infected, HC-FIRE-1', () => {
    const at = (infected: HesterSide['infected']) =>
      position({
        mode: 'solo',
        turn: 'hester',
        protectors: { legend: '0,2', haints: { '1,1': 1 } },
        family: { legend: '0,-2', haints: { '1,-1': 1 } },
        hester: { roots: ['2,-1>2,0'], infected, cubes: { bog: 3, forest: 3, plains: 2 } },
      });
    const moves = lacking('night1.move');
    expect(lessonAt(at({ protectors: { '1,1': 1 }, family: { '1,-1': 1 } }), moves)).toBe('night1.move');
    expect(lessonAt(at({ protectors: { '1,1': 1 } }), moves)).toBeUndefined();
    expect(lessonAt(at({ family: { '1,-1': 1 } }), moves)).toBeUndefined();
  });

  it('tells of infecting through a legend where one stands on a root, HC-INF-5', () => {
    const at = (legend: string, haints: Record<string, number>) => {
      const s = position({
        mode: 'solo',
        turn: 'hester',
        protectors: { legend, haints },
        hester: { step: 'fallen', roots: ['2,-1>2,0'], cubes: { bog: 3 } },
      });
      return play(s, 'use infect').state;
    };
    const ear = lacking('night1.ear');
    expect(lessonAt(at('2,-1', { '1,1': 1, '2,0': 1 }), ear)).toBe('night1.ear');
    expect(lessonAt(at('1,1', { '2,-1': 1 }), ear)).toBeUndefined();
  });
});
