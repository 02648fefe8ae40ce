import { expect, test } from 'vitest';
import type { HarrowApp } from '../../../../src/app/harrow/harrow-app.ts';
import { setUpKammi } from '../../../../src/engine/games/harrow/content/kammi/prepare.ts';
import { brambles, neighbours } from '../../../../src/engine/games/harrow/county.ts';
import {
  type EffectId,
  effectFrame,
  type Frame,
  type FrameOf,
  topFrame,
} from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { canEnter } from '../../../../src/engine/games/harrow/rules/occupancy.ts';
import { type HesterCardId, hesterCardIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import type { HesterState } from '../../../../src/engine/games/harrow/state/hester.ts';
import {
  familyLegends,
  hesterSeat,
  kammiLegends,
  protectorsLegends,
} from '../../../../src/engine/games/harrow/state/players.ts';
import type { Config } from '../../../../src/engine/games/harrow/state/set-up.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import type { Selection } from '../../../../src/session/harrow/interaction/selection.ts';
import { sourcesOf } from '../../../../src/session/harrow/interaction/spot-offers.ts';
import { languages } from '../../../../src/session/settings.ts';
import { choiceLabel } from '../../../../src/ui/harrow/words/choice-label.ts';
import { hexTitle } from '../../../../src/ui/harrow/words/hex-title.ts';
import { promptOf } from '../../../../src/ui/harrow/words/map-prompt.ts';
import { randomGame } from '../../../games/harrow/fuzz/random-play.ts';
import { speaking } from '../../../i18n/harrow/speaking.ts';
import { texts } from '../../../locales/locale-files.ts';
import { appAt } from '../app-at.ts';

/** Every legend, both sides of both tracks, chapters 2 and 3. */
const configs: readonly Config[] = familyLegends.map((family, i) => ({
  mode: i % 3 === 0 ? 'ch2' : 'ch3',
  map: i % 2 === 0 ? 'a' : 'b',
  north: 'family',
  legends: { protectors: protectorsLegends[i % protectorsLegends.length], family },
  tracks: { protectors: i % 2 === 0 ? 'a' : 'b', family: i % 3 === 1 ? 'b' : 'a' },
}));

/** Every goblin, both sides of Kammi's track, against both. */
const kammiConfigs: readonly Config[] = kammiLegends.map((kammi, i) => {
  const rival = i % 2 === 0 ? 'protectors' : 'family';
  return {
    mode: 'ch4',
    map: 'a',
    factions: [rival, 'kammi'],
    north: 'kammi',
    legends: { protectors: 'emmy', family: 'levi', kammi },
    tracks: { [rival]: 'a', kammi: i === 1 ? 'a' : 'b' },
  };
});

/** Beside two buttons the bar holds about so many letters. */
const longestHint = 46;

/** Positions that random play seldom meets: another jar about to attack, two haints at Holler, both goads on the map, a nailed haint among others, the last scrolls. */
function rarePositions(): HarrowState[] {
  const at = (...frames: Frame[]) => {
    const s = harrow.setup({ ...configs[0], mode: 'ch2' }, 1);
    const [protectors, family] = s.seats;
    const near = neighbours[protectors.legendHex].find((hex) => canEnter(s, 1, hex)) ?? 0;
    family.haints[near] += 2;
    s.nails = [{ hex: near, seat: 1, unit: 'haint' }];
    s.goads = [0, 1];
    s.storms[neighbours[family.legendHex].find((hex) => canEnter(s, 1, hex)) ?? 0] = 1;
    s.flow.push(...frames);
    return s;
  };
  const nailed = at({ kind: 'reap', seat: 0 });
  const toAttack = at({ kind: 'turn', seat: 0, acted: false, jar: 'wild', toAttack: true });
  const swap = harrow.setup({ ...kammiConfigs[0], tracks: { kammi: 'b' } }, 1);
  setUpKammi(swap);
  swap.seats[1].scrolls = 3;
  swap.flow.push(effectFrame(1, 'grid_track', 0, 4));
  return [
    swap,
    nailed,
    toAttack,
    at(effectFrame(0, 't_holler', 2)),
    at(effectFrame(0, 't_holler', 2, 2)),
    at(effectFrame(0, 't_banish', 2, 2)),
    at(effectFrame(0, 'priscilla', 2)),
    at(effectFrame(0, 'priscilla', 1, 2)),
    at(effectFrame(1, 'u_storm_walker', 0, 2)),
    ...[2, 3, 4].map((step) => at({ ...effectFrame(1, 'pushing_storms', 0, step), marks: [brambles] })),
    ...[2, 3, 4].map((step) => at({ ...effectFrame(0, 'townsfolk_track', 0, step), marks: [brambles] })),
  ];
}

/** Cards of Hester that are played in several steps. */
const hesterSteps: Partial<Record<HesterCardId, number>> = {
  h_wild_tangle: 2,
  h_mud_eye: 2,
  h_night_hag: 2,
  h_forced_sacrifice: 2,
  h_draw_together: 3,
};

/** Hester's decisions: every step of her cards and effects, her turn before and after the tree, what she pays for. */
function hesterPositions(): HarrowState[] {
  const at = (frames: readonly Frame[], change: (hester: HesterState, s: HarrowState) => void = () => {}) => {
    const s = harrow.setup({ ...configs[1], mode: 'ch5' }, 2);
    const { hester } = s;
    if (!hester) throw new Error('no Hester');
    s.active = hesterSeat;
    hester.supply = hester.supply.map((n) => n - 3);
    hester.cubes = hester.cubes.map(() => 3);
    hester.roots = [{ to: 0 }, { from: 0, to: 1 }];
    hester.tip = 1;
    // infected haints of both factions on either side of hex 18, one of them with a healthy companion
    for (const [seat, hex] of [
      [0, 17],
      [1, 19],
    ]) {
      s.seats[seat].haints[hex] = 2;
      hester.infected[seat][hex] = 1;
    }
    hester.flames[5] = 2;
    hester.pairs = 2;
    s.flow = [...frames];
    change(hester, s);
    return s;
  };
  const turn = (more: Partial<FrameOf<'hester'>> = {}): Frame => ({
    kind: 'hester',
    seat: hesterSeat,
    used: [],
    called: [],
    fallen: false,
    ...more,
  });
  const effect = (by: EffectId, step = 1, left = 0, marks: number[] = []): Frame => ({
    ...effectFrame(hesterSeat, by, left, step),
    marks,
  });
  const nothing = (hester: HesterState) => {
    hester.cubes = hester.cubes.map(() => 0);
    hester.row = [];
  };
  const row = (hester: HesterState) => {
    hester.row = [['h_wild_tangle']];
    hester.hand = [];
  };
  return [
    at([{ kind: 'roots', seat: hesterSeat, left: 2 }], (hester) => delete hester.tip),
    at([{ kind: 'roots', seat: hesterSeat, left: 1 }]),
    at([turn(), { kind: 'roots', seat: hesterSeat, left: 1, extra: true }]),
    at([turn()]),
    at([turn()], (_hester, s) => {
      s.seats[0].haints[s.seats[0].home] = 1;
    }),
    at([turn()], nothing),
    at([turn({ used: ['move'] })], row),
    at([turn({ used: ['move'] })], nothing),
    at([turn({ fallen: true })]),
    at([turn({ fallen: true })], (hester, s) => {
      s.seats[0].haints[0] = 1;
      hester.cubes = [3, 3, 3, 3];
    }),
    at([turn({ fallen: true })], (hester, s) => {
      s.seats[0].haints[0] = 1;
      hester.flames[5] = 0;
    }),
    at([turn({ fallen: true })], (hester) => {
      row(hester);
      hester.flames[5] = 0;
    }),
    at([turn({ fallen: true })], nothing),
    at([turn(), { kind: 'creep', seat: hesterSeat }]),
    at([turn(), { kind: 'creep', seat: hesterSeat }], (hester) => {
      hester.hex = 17;
    }),
    at([turn(), { kind: 'creep', seat: hesterSeat }], (hester) => {
      hester.hex = 17;
      hester.nailed = true;
    }),
    at([turn(), { kind: 'creep', seat: hesterSeat }], nothing),
    at([turn({ fallen: true }), { kind: 'infect', seat: hesterSeat, hexes: [], legends: [] }], nothing),
    ...[1, 2, 5].flatMap((left) =>
      (['cost', 'limit'] as const).map((why) => at([turn(), { kind: 'pay', seat: hesterSeat, left, why }])),
    ),
    at([turn({ fallen: true }), { kind: 'infect', seat: hesterSeat, hexes: [], legends: [] }], (_hester, s) => {
      s.seats[0].haints[0] = 1;
      s.seats[1].legendHex = 1;
    }),
    // on its way, where it may end and where it may not
    at([turn(), effect('h_white_innards', 2, 0, [17])]),
    at([turn(), effect('h_white_innards', 2, 0, [17])], (hester, s) => {
      s.seats[1].haints[18] = 1;
      hester.infected[1][18] = 1;
    }),
    at([effect('new_fire', 1, 0, [5])]),
    at([effect('new_fire', 2, 0, [5])], (_hester, s) => {
      s.paths[5] = 1;
    }),
    at([effect('devour')], (hester, s) => {
      hester.hex = s.seats[0].legendHex;
      Object.assign(s.seats[0], { rows: [1, 0, 0], scrolls: 1, wild: 1 });
    }),
    at([effect('devour')], (hester, s) => {
      hester.hex = s.seats[1].legendHex;
      s.seats[1].board = ['move'];
      s.seats[1].bag[1] = 1;
    }),
    at([effect('devour', 2)], (_hester, s) => {
      s.paths[9] = 1;
    }),
    at([effectFrame(0, 'spoon_reset')], (_hester, s) => {
      s.seats[0].spoon = 3;
    }),
    ...hesterCardIds.flatMap((card) =>
      Array.from({ length: hesterSteps[card] ?? 1 }, (_, i) => i + 1).flatMap((step) => {
        const s = at([turn(), effect(card, step, card === 'h_half_acre' ? 2 : 0, [18])], (hester) => {
          hester.hex = 4;
          hester.roots.push({ from: 1, to: 2 });
        });
        return harrow.legal(s).some(({ type }) => type !== 'done') ? [s] : [];
      }),
    ),
  ];
}

/** One position for every frame with every choice of actions that random games come to. */
function positions(): HarrowState[] {
  const found = new Map<string, HarrowState>();
  const visit = (s: HarrowState) => {
    const frame = topFrame(s);
    if (!frame || harrow.pending(s).kind !== 'decision') return;
    const types = new Set(harrow.legal(s).map(({ type }) => type));
    const { legend = '', track = '' } = frame.seat === hesterSeat ? {} : s.seats[frame.seat];
    const own = frame.kind === 'effect' ? [frame.by, frame.step, frame.left, frame.marks.length] : [];
    const key = [frame.kind, ...own, ...types, ...(frame.kind === 'legend' ? [legend, track] : [])].join(' ');
    if (!found.has(key)) found.set(key, structuredClone(s));
  };
  for (const config of [...configs, ...kammiConfigs])
    for (let seed = 0; seed < 5; seed++) randomGame(config, seed, visit);
  return [...found.values(), ...rarePositions(), ...hesterPositions()];
}

const visited = positions();

/** What the screen says in these positions: hints and labels, in every mode and with a hex picked up. */
function said(): Set<string> {
  const heard = new Set<string>();
  const listen = (s: HarrowState, selection: Selection): HarrowApp => {
    const app = appAt(s, selection);
    const { title, hint } = promptOf(app);
    expect(title).toMatch(/^\S.*\S$/);
    if (topFrame(s)?.kind === 'effect') expect(hint.length, hint).toBeLessThanOrEqual(longestHint);
    heard.add(hint);
    // Tokens are sorted on the boards, with labels of their own.
    if (topFrame(s)?.kind === 'sort') return app;
    for (const choice of app.interaction?.choices ?? []) {
      const label = choiceLabel(app, choice);
      expect(label).toMatch(/^\S.*\S$/);
      heard.add(label);
    }
    return app;
  };
  visited.forEach((s, i) => {
    const app = listen(s, {});
    for (const from of sourcesOf(app.interaction).slice(0, 1)) listen(s, { from });
    for (const choice of app.interaction?.choices ?? []) if (choice.kind === 'mode') listen(s, { mode: choice.mode });
    expect(hexTitle(app, i % 37)).toMatch(/\S/);
  });
  return heard;
}

test.each(languages)('whatever the game waits for, the bar says it in %s', async (language) => {
  await speaking(language);
  const heard = [...said()];
  const unsaid = [...texts(language, 'harrow/map')].filter(([key, text]) => {
    if (
      !/^(effect\..*\.(hint|target)|choice\.(option|half|act)|mode\.|prompt\.(turn|hester|roots|creep|pay|infect).*\.(?!title)|price\.)/.test(
        key,
      )
    )
      return false;
    const [before, after = ''] = text.split(/{{.*?}}/);
    return !heard.some((hint) => hint.startsWith(before) && hint.endsWith(after));
  });
  expect(unsaid.map(([key]) => key)).toEqual([]);
});
