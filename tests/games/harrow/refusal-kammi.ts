import { type EffectId, effectFrame, type Frame } from '../../../src/engine/games/harrow/flow.ts';
import type { Intent } from '../../../src/engine/games/harrow/refusal.ts';
import type { GoblinCardId } from '../../../src/engine/games/harrow/state/cards.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { hex, type Position, position } from './position.ts';
import type { Case } from './refusal-advanced.ts';

const click = (name: string): Intent => ({ kind: 'target', mode: 'move', to: hex(name) });
const aim = (from: string, to: string): Intent => ({ kind: 'target', mode: 'move', from: hex(from), to: hex(to) });
const card = (id: GoblinCardId): Intent => ({ kind: 'card', card: id });

/** Kammi's turn, her goblin on 1,0. */
const hers = (p: Position = {}): HarrowState =>
  position({ mode: 'ch4', turn: 'kammi', lantern: 'kammi', ...p, kammi: { second: '1,0', haints: {}, ...p.kammi } });

function within(frame: Frame, p: Position = {}): HarrowState {
  const s = hers(p);
  s.flow = [...s.flow, frame];
  return s;
}

interface Step {
  readonly step?: number;
  readonly left?: number;
  readonly marks?: readonly string[];
  readonly seat?: number;
}

const playing = (
  by: EffectId,
  { step = 1, left = 0, marks = [], seat = 1 }: Step = {},
  p: Position = {},
): HarrowState => within({ ...effectFrame(seat, by, left, step), marks: marks.map(hex) }, p);

const holding = (id: GoblinCardId, p: Position = {}): HarrowState => hers({ ...p, kammi: { hand: [id], ...p.kammi } });

function played(s: HarrowState): HarrowState {
  const [turn] = s.flow;
  if (turn.kind === 'turn') turn.card = true;
  return s;
}

const dolls = { '1,1': 'real', '-3,0': 'decoy' } as const;
const near = { family: { legend: '0,2', haints: { '1,1': 2 } } };
const far = { family: { legend: '0,3', haints: { '0,3': 1 } } };

const cards: readonly Case[] = [
  ['goblinMidAction', within({ kind: 'points', seat: 1, points: [1, 0, 0], any: 0 }), card('g_lure')],
  ['goblinPlayed', played(holding('g_lets_git')), card('g_lets_git')],
  [
    'goblinGone',
    holding('g_lure', { legends: { kammi: 'goblin_slanderer' }, kammi: { second: 'off', revealed: true } }),
    card('g_lure'),
  ],
  ['cardNotYourTurn', position({ mode: 'ch4', kammi: {} }), card('g_lure')],
  ['nothingAround', holding('g_keyhole'), card('g_keyhole'), { rule: 'HC-GOB-2' }],
  ['noHexForMoney', holding('g_blood_money', { kammi: { cubes: 15 } }), card('g_blood_money')],
  ['snareTerrain', holding('g_snare', { family: { legend: '1,2', haints: {} } }), card('g_snare')],
  ['noHaintBesideGoblin', holding('g_toss'), card('g_toss')],
  ['noHaintWithGoblin', holding('g_buried'), card('g_buried')],
  ['noDollNear', holding('g_doll_whisper', near), card('g_doll_whisper')],
  ['nobodyToSwap', holding('g_sleight'), card('g_sleight')],
  ['nobodyNearGoblin', holding('g_lure', far), card('g_lure')],
  ['noCubesToBanish', holding('g_grudge', { family: { cubes: 0 } }), card('g_grudge'), { rule: 'HC-GOB-12' }],
];

const onTheMap: readonly Case[] = [
  ['farFromGoblin', playing('g_doppelganger'), click('-3,0'), { rule: 'HC-GOB-1' }],
  ['farFromGoblin', playing('g_lets_git'), click('1,1'), { rule: 'HC-GOB-11' }],
  ['unitThere', playing('g_blood_money', {}, near), click('1,1'), { rule: 'HC-GOB-3' }],
  ['nothingThere', playing('g_keyhole', { step: 2, left: 3, marks: ['1,0'] }), click('2,0')],
  [
    'keyholeHex',
    playing('g_keyhole', { step: 2, left: 3, marks: ['1,0'] }, { tokens: { '2,0': ['move'] } }),
    aim('2,0', '2,1'),
  ],
  ['legendOnly', playing('g_snare'), click('2,0'), { rule: 'HC-GOB-4' }],
  [
    'sameWay',
    playing('g_snare', { step: 2, marks: ['1,1', '1,0'] }, { kammi: { haints: { '1,1': 1, '2,0': 1 } } }),
    click('2,0'),
  ],
  ['notCloserToGoblin', playing('g_temptation', {}, { tokens: { '3,0': ['move'] } }), aim('3,0', '3,-1')],
  ['notToTheSame', playing('g_doll_whisper', { left: 1, marks: ['2,0'] }, near), aim('1,1', '2,0')],
  ['notAlone', playing('g_sleight', {}, { ...near, kammi: { haints: { '2,0': 2 } } }), click('2,0')],
  ['noHaintThere', playing('g_lure', {}, near), click('2,0'), { rule: 'HC-GOB-10' }],
  [
    'objectiveBars',
    within({ kind: 'points', seat: 1, points: [1, 0, 0], any: 0 }, { buildings: ['1,1'] }),
    aim('1,0', '1,1'),
  ],
];

const pieces: readonly Case[] = [
  ['behindHome', playing('kammi_set_up'), click('0,0'), { rule: 'HC-KAM-7' }],
  ['setUpFromHome', playing('kammi_set_up', { step: 4 }), click('0,0')],
  ['besideLegends', playing('kammi_set_up', { step: 4 }, { kammi: { haints: { '0,-2': 2 } } }), aim('0,-2', '0,0')],
  [
    'besideDolls',
    playing('doll_set_up', { step: 2, seat: 0 }, { kammi: { dolls: { '0,3': 'real' } } }),
    aim('0,2', '1,2'),
  ],
  ['dollFollows', playing('carry_doll', { marks: ['1,1', '1,2'] }, { kammi: { dolls } }), aim('1,1', '2,1')],
  ['noDollThere', playing('carry_doll', { marks: ['1,1', '1,2'] }, { kammi: { dolls } }), click('2,1')],
  ['followsDoll', playing('follow_doll', { marks: ['1,1', '1,0'], seat: 0 }, near), aim('1,1', '2,0')],
  ['dollWithKammi', playing('rearrange_dolls', { seat: 0 }, { kammi: { dolls: { '1,0': 'real' } } }), click('1,0')],
  [
    'notCloserToKammi',
    playing('grid_track', { step: 2 }, { tracks: { kammi: 'b' }, kammi: { dolls } }),
    aim('1,1', '1,2'),
  ],
  [
    'dollThere',
    playing('grid_track', { step: 2 }, { tracks: { kammi: 'b' }, kammi: { dolls: { '1,1': 'real', '1,0': 'decoy' } } }),
    aim('1,1', '1,0'),
  ],
];

export const kammiCases: readonly Case[] = [...cards, ...onTheMap, ...pieces];
