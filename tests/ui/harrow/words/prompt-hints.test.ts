import { beforeAll, describe, expect, test } from 'vitest';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { t } from '../../../../src/i18n/harrow/text.ts';
import { targetsOf } from '../../../../src/session/harrow/interaction/spot-offers.ts';
import { choiceLabel } from '../../../../src/ui/harrow/words/choice-label.ts';
import { hexDescription } from '../../../../src/ui/harrow/words/hex-title.ts';
import { logText } from '../../../../src/ui/harrow/words/log-text.ts';
import { promptOf } from '../../../../src/ui/harrow/words/map-prompt.ts';
import { twinName } from '../../../../src/ui/harrow/words/twin-name.ts';
import { play } from '../../../games/harrow/play.ts';
import { hex, type Position, position } from '../../../games/harrow/position.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';
import { appAt } from '../app-at.ts';

beforeAll(() => speaking('en'));

const hintAfter = (at: Position, ...texts: string[]): string =>
  promptOf(appAt(play(position(at), ...texts).state)).hint;

describe('points that nothing can be done with', () => {
  const spawning = ['jar ability', 'ability spawn'];
  const full = { legend: '0,2', haints: { '0,2': 3 } };

  test('SPAWN without room, and without a haint', () => {
    expect(hintAfter({ protectors: full }, ...spawning)).toBe(t('map:prompt.points.noRoom'));
    const all = { legend: '0,2', haints: { '0,1': 4, '1,0': 4, '1,1': 4, '-1,2': 3 } };
    expect(hintAfter({ protectors: all }, ...spawning)).toBe(t('map:prompt.points.noHaints'));
    expect(hintAfter({ protectors: { ...full, haints: { '0,2': 2 } } }, ...spawning)).toBe(
      t('map:prompt.points.spawn'),
    );
  });

  test('MOVE with everybody walled in', () => {
    const haints = { '0,1': 1, '1,1': 1, '1,2': 1, '0,3': 1, '-1,3': 1, '-1,2': 1 };
    const at: Position = { protectors: { legend: '0,2', haints: {} }, family: { haints }, buildings: [] };
    expect(hintAfter(at, 'jar ability', 'ability move')).toBe(t('map:prompt.points.noMove'));
  });

  test('STRENGTHEN without a cube', () => {
    const at: Position = { protectors: { cubes: 3, inTree: 17 } };
    expect(hintAfter(at, 'jar ability', 'ability strengthen')).toBe(t('map:prompt.points.noCubes'));
  });
});

describe('how many points are left', () => {
  const wordsAt = (points: [number, number, number], any = 0): string[] => {
    const s = position({ protectors: { legend: '0,2', haints: { '0,1': 1 } } });
    s.flow.push({ kind: 'points', seat: 0, points, any });
    const app = appAt(s);
    return [promptOf(app).title, ...(app.interaction?.choices ?? []).map((choice) => choiceLabel(app, choice))];
  };

  test('the buttons count several kinds, the title what has no button', () => {
    expect(wordsAt([2, 1, 3])).toEqual(['Use your actions', 'Advance ×2', 'Spawn', 'Strengthen ×3', 'Done']);
    expect(wordsAt([2, 0, 3])).toEqual(['Advance: 2 left', 'Strengthen ×3', 'Done']);
  });

  test('the title counts a single kind', () => {
    expect(wordsAt([0, 0, 3])).toEqual(['Strengthen: 3 left', 'Strengthen', 'Done']);
    expect(wordsAt([0, 0, 0], 2)).toEqual(['Wild actions: 2 left', 'Advance', 'Spawn', 'Strengthen', 'Done']);
  });
});

describe('the Legend jar', () => {
  const family = { legend: '0,-2', haints: { '0,-1': 1 } };

  test('asks for both, says which of them is left, and which can do nothing', () => {
    expect(hintAfter({ turn: 'family', family }, 'jar legend')).toBe(t('map:prompt.legend.hint'));
    const stormed = ['jar legend', 'track', 'storm 0,-1'];
    expect(hintAfter({ turn: 'family', family }, ...stormed)).toBe(t('map:prompt.legend.powerLeft'));
    const alone = { legend: '0,-2', haints: {} };
    expect(hintAfter({ turn: 'family', family: alone }, 'jar legend')).toBe(t('map:prompt.legend.trackOnly'));
    const raging: Position = { turn: 'family', family: { legend: '0,-2', haints: { '0,-2': 1 } }, storms: ['0,-2'] };
    expect(hintAfter(raging, 'jar legend')).toBe(t('map:prompt.legend.powerOnly'));
  });
});

describe('a lit hex says what a click on it does', () => {
  const place: Position = { mode: 'ch3', turn: 'protectors', waiting: { townsfolk: ['bog'], buildings: ['bog'] } };

  test('what is placed, and no cost of entering', () => {
    const s = position(place);
    s.flow = [
      { kind: 'roundStart', seat: 0, step: 2 },
      { kind: 'effect', seat: 1, by: 'objectives', step: 1, left: 0, marks: [] },
    ];
    const app = appAt(s);
    const [target] = targetsOf(app.interaction);
    const name = twinName(app, target.hex);
    expect(name).toMatch(/^Place here \(Townsfolk\): bog \d+/);
    expect(name).not.toMatch(/cost/i);
  });

  test('a step, with its cost', () => {
    const s = play(position(), 'jar ability', 'ability move').state;
    const app = appAt(s, { from: hex('0,2') });
    expect(twinName(app, hex('0,1'))).toMatch(/^Go here: .*Cost to enter: 1$/);
    expect(twinName(app, hex('0,2'))).toMatch(/^Choose: (?!.*cost)/i);
  });

  test('a step of Hester, with the price on its badge', () => {
    const s = position({
      mode: 'ch5',
      turn: 'hester',
      hester: { hex: '0,1', cubes: { bog: 2, wetlands: 2, plains: 2 } },
    });
    s.flow.push({ kind: 'creep', seat: hesterSeat });
    for (const price of ['terrain', 'any'] as const) {
      const app = appAt(s, { from: hex('0,1'), price });
      const paid = targetsOf(app.interaction).filter(({ cost }) => cost !== undefined);
      expect(paid.length).toBeGreaterThan(0);
      for (const { hex: to, cost } of paid) {
        expect(twinName(app, to)).toMatch(new RegExp(`^Go here: (?!.*enter).*Price in cubes: ${cost}$`));
        expect(hexDescription(app, to).at(-1)).toBe(`Price in cubes: ${cost}`);
      }
    }
  });

  test('a haint that appears', () => {
    const s = play(position({ protectors: { legend: '0,2', haints: {} } }), 'jar ability', 'ability spawn').state;
    expect(twinName(appAt(s), hex('0,2'))).toMatch(/^Spawn here: (?!.*cost)/i);
  });
});

test('HC-WHL-2 with the wheel the point is for a full plate, else for the kill', () => {
  const event = { type: 'scored', seat: 0, points: 1, total: 1, why: 'kill' } as const;
  expect(logText(event, position())).toBe('The Protectors score 1 point: a haint killed.');
  expect(logText(event, position({ mode: 'ch3' }))).toBe('The Protectors score 1 point: a full plate.');
});
