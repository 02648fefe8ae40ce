import { describe, expect, it } from 'vitest';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nightConfig } from '../../../../src/session/harrow/campaign/nights.ts';
import { noProgress } from '../../../../src/session/harrow/campaign/progress.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { nothing } from '../../../../src/session/harrow/interaction/selection.ts';
import { type LessonId, lessonNow, lessonsOf } from '../../../../src/session/harrow/lessons/lessons.ts';
import type { HesterSide } from '../../../games/harrow/hester-side.ts';
import { play } from '../../../games/harrow/play.ts';
import { position } from '../../../games/harrow/position.ts';

const lessonIds = lessonsOf('night1');

const firstNight = (): HarrowState => harrow.setup(nightConfig('night1'), 3);

function withHeard(heard: readonly string[]): typeof noProgress {
  return { ...noProgress, lessons: { heard: [...heard], wanted: true } };
}

const heardUpTo = (id: LessonId<'night1'>) => withHeard(lessonIds.slice(0, lessonIds.indexOf(id)));

function lessonIn(state: HarrowState, progress = noProgress, told?: Parameters<typeof lessonNow>[0]['told']) {
  const interaction = told ? undefined : interactionOf(state, harrow.legal(state), nothing);
  return lessonNow({ state, interaction, told }, 'night1', progress);
}

describe('the guided first night', () => {
  it('begins with the oak waking Hester, one lesson after the other', () => {
    const s = firstNight();
    expect(lessonIn(s)).toBe('wake');
    expect(lessonIn(s, heardUpTo('twoRivals'))).toBe('twoRivals');
    expect(lessonIn(s, heardUpTo('goals'))).toBe('goals');
    expect(lessonIn(s, heardUpTo('soloCard'))).toBeUndefined();
  });

  it('tells of the fields when the flames are laid, of walking when they walk', () => {
    const s = firstNight();
    const laid = { type: 'soloTokensLaid', first: 'cube', tokens: [1, 0, 0] } as const;
    expect(lessonIn(s, heardUpTo('fields'), laid)).toBe('fields');
    const walk = { type: 'soloField', seat: 0, field: 'move', strength: 1, place: 2 } as const;
    expect(lessonIn(s, heardUpTo('fieldSpawn'), walk)).toBe('fieldMove');
  });

  it('teaches roots, cubes and actions in her first turn', () => {
    let s = firstNight();
    while (s.flow[s.flow.length - 1].kind !== 'roots') {
      const pending = harrow.pending(s);
      s = play(s, pending.kind === 'chance' ? 'tree red=0 blue=0' : harrow.format(harrow.legal(s)[0])).state;
    }
    const heard = heardUpTo('firstRoot');
    expect(lessonIn(s, heard)).toBe('firstRoot');
    s = play(s, harrow.format(harrow.legal(s)[0])).state;
    expect(lessonIn(s, heardUpTo('growing'))).toBe('growing');
    s = play(s, harrow.format(harrow.legal(s)[0])).state;
    expect(lessonIn(s, heardUpTo('rootCubes'))).toBe('rootCubes');
    expect(lessonIn(s, heardUpTo('playCard'))).toBe('playCard');
    // Infecting is for after the tree and costs the only flame: she must know before she spends it.
    expect(s.flow.at(-1)).toMatchObject({ kind: 'hester', fallen: false, used: [] });
    expect(lessonIn(s, withHeard([...heardUpTo('playCard').lessons.heard, 'playCard']))).toBe('treeAtEnd');
    // Who never shakes the tree hears of the end of the turn when her actions are used up.
    const all = lessonIds.filter((id) => id !== 'endOfTurn');
    expect(lessonIn(s, withHeard(all))).toBeUndefined();
    const growing = play(s, 'use root').state;
    expect(lessonIn(play(growing, harrow.format(harrow.legal(growing)[0])).state, withHeard(all))).toBe('endOfTurn');
  });

  it('tells of the bonfire once haints of both factions are infected, HC-FIRE-1', () => {
    const at = (infected: HesterSide['infected']) =>
      position({
        mode: 'solo',
        turn: 'hester',
        protectors: { legend: '0,2', haints: { '1,1': 1 } },
        family: { legend: '0,-2', haints: { '1,-1': 1 } },
        hester: { roots: ['2,-1>2,0'], infected },
      });
    const heard = heardUpTo('bonfire');
    expect(lessonIn(at({ protectors: { '1,1': 1 }, family: { '1,-1': 1 } }), heard)).toBe('bonfire');
    expect(lessonIn(at({ protectors: { '1,1': 1 } }), heard)).not.toBe('bonfire');
    expect(lessonIn(at({ family: { '1,-1': 1 } }), heard)).not.toBe('bonfire');
  });

  it('tells of infecting through a legend where one stands on a root, HC-INF-5', () => {
    const at = (legend: string, haints: Record<string, number>) =>
      position({
        mode: 'solo',
        turn: 'hester',
        protectors: { legend, haints },
        hester: { step: 'fallen', roots: ['2,-1>2,0'], cubes: { bog: 3 } },
      });
    const heard = heardUpTo('throughLegend');
    expect(lessonIn(at('2,-1', { '1,1': 1 }), heard)).toBe('throughLegend');
    expect(lessonIn(at('2,-1', { '2,-1': 1 }), heard)).not.toBe('throughLegend');
    expect(lessonIn(at('1,1', { '2,-1': 1 }), heard)).not.toBe('throughLegend');
  });
});
