import { type EffectId, effectFrame, type Frame, type FrameOf } from '../../../src/engine/games/harrow/flow.ts';
import type { Intent } from '../../../src/engine/games/harrow/refusal.ts';
import type { Refusal, RefusalKey } from '../../../src/engine/games/harrow/refusals/keys.ts';
import type { Mode } from '../../../src/engine/games/harrow/refusals/target.ts';
import type { CardId } from '../../../src/engine/games/harrow/state/cards.ts';
import type { TileId } from '../../../src/engine/games/harrow/state/tiles.ts';
import type { Jar } from '../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { hex, type Position, position } from './position.ts';

export type Case = readonly [key: RefusalKey, s: HarrowState, intent: Intent, expected?: Partial<Refusal>];

const click = (name: string, mode: Mode = 'move'): Intent => ({ kind: 'target', mode, to: hex(name) });
const aim = (from: string, to: string): Intent => ({ kind: 'target', mode: 'move', from: hex(from), to: hex(to) });
const card = (id: CardId): Intent => ({ kind: 'card', card: id });
const tile = (jar: Jar, id: TileId): Intent => ({ kind: 'tile', jar, tile: id });

type FrameOn<F> = F extends { seat: number } ? Omit<F, 'seat'> : never;

/** Chapter 3, with what the active seat decides. */
function during(frame: FrameOn<Frame>, p: Position = {}): HarrowState {
  const s = position({ mode: 'ch3', ...p });
  const top = { ...frame, seat: s.active } as Frame;
  s.flow = top.kind === 'turn' ? [top] : [...s.flow, top];
  return s;
}

interface Step {
  readonly step?: number;
  readonly left?: number;
  readonly marks?: readonly string[];
}

function playing(by: EffectId, { step = 1, left = 0, marks = [] }: Step, p: Position = {}): HarrowState {
  return during({ ...effectFrame(0, by, left, step), marks: marks.map(hex) }, p);
}

function changed(s: HarrowState, change: (s: HarrowState) => void): HarrowState {
  change(s);
  return s;
}

const turn = { kind: 'turn', acted: false } as const;
const points: Omit<FrameOf<'points'>, 'seat'> = { kind: 'points', points: [0, 0, 0], any: 0 };
const family = { turn: 'family' } as const;
const withTile = { tiles: { wild: ['b_move'] } } as const;
const berniceBoard = { legends: { protectors: 'bernice' } } as const;
const wildJar = { ...turn, jar: 'wild' } as const;
const priscilla = { legends: { protectors: 'priscilla' } } as const;
const townsfolkSide = { tracks: { protectors: 'b' } } as const;
const pushing = { ...family, tracks: { family: 'b' } } as const;

/** The Protectors' legend can take no step, and no haint or cube is left. */
function walledIn(): HarrowState {
  const haints = { '0,1': 1, '1,1': 1, '1,2': 1, '0,3': 1, '-1,3': 1, '-1,2': 1 };
  const s = during(turn, { protectors: { haints: {}, wild: 1 }, family: { haints }, buildings: [] });
  return changed(s, () => Object.assign(s.seats[0], { haintsLeft: 0, cubesLeft: 0 }));
}

const nails: readonly Case[] = [
  ['nailed', during({ ...points, any: 2 }, { nails: ['legend@0,2'], protectors: { haints: {} } }), click('0,2')],
  ['nailed', during({ ...points, any: 2 }, { nails: ['legend@0,2'], protectors: { haints: {} } }), aim('0,2', '0,1')],
  [
    'nailed',
    during({ kind: 'levi', moved: [] }, { ...family, family: { haints: { '0,-1': 1 } }, nails: ['haint@0,-1'] }),
    click('0,-1'),
  ],
  [
    'nailed',
    during(
      { kind: 'pull', storm: hex('0,-1'), scroll: 4 },
      { ...family, family: { scrolls: 3 }, protectors: { haints: {} }, nails: ['legend@0,2'] },
    ),
    click('0,2'),
  ],
  [
    'nailed',
    playing('t_yellow_dog', { left: 3 }, { family: { haints: { '0,0': 1 } }, nails: ['haint@0,0'] }),
    click('0,0'),
    { rule: 'HC-LGD-BER-3' },
  ],
  [
    'nailed',
    playing(
      'pushing_storms',
      { step: 4, marks: ['0,1'] },
      { ...pushing, protectors: { haints: {} }, nails: ['legend@0,2'] },
    ),
    click('0,2'),
  ],
  [
    'nailed',
    position({ mode: 'ch3', protectors: { hand: ['t_stir_storm'] }, nails: ['legend@0,2'] }),
    card('t_stir_storm'),
    { rule: 'HC-TAC-9' },
  ],
  ['noNailThere', during({ ...points, any: 2 }, { nails: ['legend@0,2'] }), click('1,0', 'free')],
  [
    'legendOnly',
    during(
      { ...points, points: [3, 0, 0], only: 'legend' },
      { protectors: { haints: { '1,0': 1 } }, nails: ['legend@0,2', 'haint@1,0'] },
    ),
    click('1,0', 'free'),
  ],
  [
    'noNailedHaint',
    during({ kind: 'reap' }, { family: { haints: { '0,0': 2, '1,0': 1 } }, nails: ['haint@0,0'] }),
    click('1,0', 'nailed'),
  ],
  ['nailsOut', playing('bernice', { step: 2 }, { ...berniceBoard, nails: ['haint@0,2', 'legend@0,2'] }), click('1,0')],
  ['nobodyThere', playing('bernice', { step: 2 }, berniceBoard), click('3,0')],
  ['nailAdjacent', playing('bernice', { step: 2 }, berniceBoard), click('0,-2')],
  [
    'nailedAlready',
    playing('bernice', { step: 2 }, { ...berniceBoard, family: { haints: { '0,1': 1 } }, nails: ['haint@0,1'] }),
    click('0,1'),
  ],
  ['onlyTerrain', playing('bernice', {}, { ...berniceBoard, protectors: { haints: { '1,0': 1 } } }), aim('1,0', '2,0')],
];

const cards: readonly Case[] = [
  ['noHaintThere', playing('t_yellow_dog', { left: 3 }), click('1,0'), { rule: 'HC-TAC-1' }],
  [
    'legendOutOfRange',
    playing('t_yellow_dog', { left: 3 }),
    click('0,-2'),
    { rule: 'HC-TAC-1', params: { distance: 4, range: 3 } },
  ],
  [
    'movedAlready',
    playing('t_yellow_dog', { left: 2, marks: ['0,1'] }, { family: { haints: { '0,1': 1 } } }),
    click('0,1'),
  ],
  ['notCloserToLegend', playing('t_yellow_dog', { left: 3 }, { family: { haints: { '0,0': 1 } } }), aim('0,0', '0,-1')],
  ['notInLine', playing('t_sure_shot', {}), click('1,0')],
  ['noTokenThere', playing('t_sure_shot', {}), click('0,0'), { rule: 'HC-TAC-3' }],
  ['noTownsfolkThere', playing('t_gumption', {}), click('1,0'), { rule: 'HC-TAC-4' }],
  ['hexNotEmpty', playing('t_witchfire', { left: 2 }), click('0,2')],
  ['noOwnHaint', playing('t_reinforcements', { left: 3 }), click('1,0')],
  ['noUnitToJoin', playing('t_reinforcements', { left: 3 }), aim('0,2', '1,0')],
  ['leapOverStorm', playing('t_stir_storm', {}), aim('0,2', '0,0')],
  ['decideFirst', playing('t_holler', { left: 2 }), click('0,1'), { rule: 'HC-TAC-10' }],
  [
    'legendOutOfRange',
    playing('t_holler', { step: 2, left: 2 }, { family: { haints: { '0,0': 1 } } }),
    click('0,0'),
    { rule: 'HC-TAC-10', params: { distance: 2, range: 1 } },
  ],
  [
    'sameHaint',
    playing('t_holler', { step: 3, left: 1, marks: ['0,0', '0,1'] }, { family: { haints: { '0,1': 1 } } }),
    click('0,-2'),
  ],
  [
    'notBack',
    playing('t_holler', { step: 3, left: 1, marks: ['0,0', '0,1'] }, { family: { haints: { '0,1': 1 } } }),
    aim('0,1', '0,0'),
  ],
  ['decideFirst', playing('t_banish', {}), click('0,1'), { rule: 'HC-TAC-16' }],
  [
    'legendOnly',
    during({ ...points, points: [3, 0, 0], only: 'legend' }, { protectors: { legend: '1,0' } }),
    click('0,2'),
  ],
  ['noStormBeside', playing('u_storm_walker', { step: 2 }, family), click('0,-2')],
  ['noStormThere', playing('u_storm_walker', { step: 2 }, { ...family, storms: ['0,-1'] }), aim('0,-2', '1,-2')],
  ['noHaintHere', playing('u_psychopomp', { step: 2 }, family), click('3,0')],
  ['noOwnHaint', playing('u_psychopomp', { step: 2 }, { ...family, variants: ['own_psychopomp'] }), click('0,2')],
  ['tokenThere', playing('u_psychopomp', { step: 2 }, { ...family, tokens: { '1,0': ['move'] } }), aim('0,-2', '1,0')],
  ['nothingToPull', playing('u_merging', { step: 2 }, family), click('3,0')],
];

const powers: readonly Case[] = [
  ['ownLegendHex', playing('malachi', {}, { legends: { protectors: 'malachi' } }), click('0,2')],
  [
    'rageAttacks',
    during({ kind: 'attack', free: 0, attack: true, rage: hex('0,1') }, { legends: { protectors: 'malachi' } }),
    click('0,2'),
  ],
  ['legendTerrain', playing('priscilla', { left: 2 }, priscilla), click('1,0')],
  ['unitThere', playing('priscilla', { left: 2 }, priscilla), click('0,-2'), { rule: 'HC-LGD-PRI-1' }],
  [
    'objectiveThere',
    playing('priscilla', { left: 2 }, { ...priscilla, townsfolk: ['-3,0'] }),
    click('-3,0'),
    { rule: 'HC-LGD-PRI-1' },
  ],
  ['goadThere', playing('priscilla', { left: 2 }, { ...priscilla, goads: ['-3,0'] }), click('-3,0')],
  [
    'goadJustLaid',
    playing('priscilla', { left: 1, marks: ['-3,0'] }, { ...priscilla, goads: ['-3,0'] }),
    click('-3,0'),
  ],
  [
    'noGoadThere',
    playing('priscilla', { step: 2, left: 1 }, { ...priscilla, goads: ['-3,0', '3,0'] }),
    click('-2,2'),
    { rule: 'HC-LGD-PRI-5' },
  ],
  ['goadsOut', playing('priscilla', { left: 2 }, { ...priscilla, goads: ['-3,0', '3,0'] }), click('-2,2')],
  ['nobodyToScout', playing('skinless_boy', { left: 3 }, { legends: { protectors: 'skinless_boy' } }), click('1,0')],
  ['riseNear', playing('corbin', { step: 2, left: 2 }, { ...family, legends: { family: 'corbin' } }), click('3,0')],
  [
    'enemyThere',
    playing(
      'corbin',
      { step: 2, left: 2 },
      { ...family, legends: { family: 'corbin' }, family: { legend: '3,-1' }, protectors: { haints: { '3,0': 1 } } },
    ),
    click('3,0'),
  ],
  [
    'enemyThere',
    playing(
      'corbin',
      { step: 2, left: 2 },
      { ...family, legends: { family: 'corbin' }, family: { legend: '3,-1' }, protectors: { haints: { '0,-1': 1 } } },
    ),
    click('0,-1'),
  ],
  [
    'haintTerrain',
    playing('kaine', { step: 2 }, { ...family, legends: { family: 'kaine' }, protectors: { haints: { '1,0': 1 } } }),
    click('1,0'),
  ],
  [
    'laidThere',
    playing(
      'mildred',
      { step: 3, left: 1, marks: ['0,-1'] },
      { ...family, legends: { family: 'mildred' }, storms: ['0,-1'] },
    ),
    click('0,-1'),
  ],
  [
    'decideFirst',
    playing('odessa', {}, { ...family, legends: { family: 'odessa' } }),
    click('0,-2'),
    { rule: 'HC-LGD-ODE-1' },
  ],
];

const tracks: readonly Case[] = [
  ['pathThere', playing('first_path', {}, { paths: { '0,1': 1 } }), aim('0,1', '0,1')],
  [
    'townsfolkStays',
    playing('townsfolk_track', {}, { ...townsfolkSide, protectors: { legend: '0,1' }, townsfolk: ['0,1'] }),
    click('0,1'),
  ],
  ['tokenOfTownsfolk', playing('townsfolk_track', { step: 2, marks: ['0,1'] }, townsfolkSide), click('1,0')],
  ['besideTownsfolk', playing('townsfolk_track', { step: 3, marks: ['0,1'] }, townsfolkSide), click('0,-2')],
  ['stormBeside', playing('pushing_storms', {}, pushing), click('3,0')],
  ['notFarther', playing('pushing_storms', { step: 3, marks: ['0,-1'] }, pushing), aim('0,-2', '1,-2')],
  ['objectiveTerrain', playing('objectives', {}, { waiting: { buildings: ['bog'] } }), click('1,0')],
  [
    'legendOutOfRange',
    changed(during({ ...points, points: [0, 1, 0] }, family), (s) => Object.assign(s.effects, { farSpawn: true })),
    { kind: 'target', mode: 'spawn', to: hex('3,0') },
    { rule: 'HC-UPG-5' },
  ],
];

const hands: readonly Case[] = [
  ['cardNotYourTurn', during(turn), card('u_merging')],
  ['cardMidAction', during(points), card('t_rally')],
  ['cardPlayed', during({ ...turn, card: true }), card('t_over_yonder')],
  ['cardAfterAction', during(turn, { protectors: { wild: 1 } }), card('t_haunting_vision')],
  ['nobodyToLure', during(turn), card('t_yellow_dog')],
  ['noTokenInLine', during(turn), card('t_sure_shot')],
  ['noTownsfolkToJoin', during(turn), card('t_gumption')],
  ['noEmptyHex', changed(during(turn), (s) => s.box.fill(0)), card('t_witchfire')],
  ['notBesideLegend', during(turn, { protectors: { wild: 1 } }), card('t_spirit_trap')],
  ['nobodyToTransfer', during(turn, { protectors: { haints: {} } }), card('t_reinforcements')],
  [
    'noHaintsLeft',
    changed(during(turn), (s) => Object.assign(s.seats[0], { haintsLeft: 0 })),
    card('t_call_dead'),
    { rule: 'HC-TAC-8' },
  ],
  [
    'nowhereToSpawn',
    during(turn, { protectors: { legend: '1,1', haints: { '1,1': 3, '0,2': 4 } } }),
    card('t_call_dead'),
    { rule: 'HC-TAC-8' },
  ],
  ['legendCannotMove', walledIn(), card('t_over_yonder')],
  ['cardDoesNothing', walledIn(), card('t_raging_mad'), { rule: 'HC-TAC-2' }],
  ['cardDoesNothing', walledIn(), card('t_spirit_trap'), { rule: 'HC-TAC-6' }],
  ['noStormToLeap', during(turn), card('t_stir_storm')],
  ['nobodyToScare', during(turn), card('t_holler')],
  ['noCubesLeft', changed(during(turn), (s) => Object.assign(s.seats[0], { cubesLeft: 0 })), card('t_rally')],
  ['noWildTokens', during({ ...turn, acted: true }, { protectors: { wild: 0 } }), card('t_haunting_vision')],
  ['noCubesToBanish', during(turn, { family: { cubes: 0 } }), card('t_banish')],
  ['returnFirst', during({ kind: 'return', left: 1 }, family), card('u_merging')],
  ['decideFirst', during({ kind: 'return', left: 1 }, family), click('0,-2'), { rule: 'HC-TRK-12' }],
  ['upgradeOnlyDrawn', during(turn, family), card('u_merging')],
  ['upgradePlayed', during({ ...points, upgrade: false }, family), card('u_merging')],
  ['upgradeNeedsMove', during({ ...points, upgrade: true }, family), card('u_meeting_house')],
  ['upgradeNeedsSpawn', during({ ...points, upgrade: true }, family), card('u_merging')],
  ['upgradeNeedsStrengthen', during({ ...points, upgrade: true }, family), card('u_sound_fury')],
];

const tiles: readonly Case[] = [
  ['jarWaiting', during(wildJar, withTile), { kind: 'jar', seat: 0, jar: 'ability' }],
  ['actFirst', during(wildJar, withTile), click('0,2')],
  ['noTileThere', during(wildJar), tile('wild', 'b_move')],
  [
    'tileUsed',
    changed(during(wildJar, withTile), (s) => Object.assign(s.slots[1][0], { used: true })),
    tile('wild', 'b_move'),
  ],
  ['tileNoJar', during(turn, withTile), tile('wild', 'b_move')],
  ['tileOtherJar', during({ ...turn, jar: 'attack' }, withTile), tile('wild', 'b_move')],
  [
    'tileMidAction',
    changed(during(wildJar, withTile), (s) => s.flow.push({ kind: 'points', seat: 0, points: [0, 0, 0], any: 1 })),
    tile('wild', 'b_move'),
  ],
];

/** Clicks of chapters 2 and 3 that the rules refuse. */
export const advancedCases: readonly Case[] = [...nails, ...cards, ...powers, ...tracks, ...hands, ...tiles];
