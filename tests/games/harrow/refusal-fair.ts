import type { Intent } from '../../../src/engine/games/harrow/refusal.ts';
import { offerIds } from '../../../src/engine/games/harrow/state/fair.ts';
import { bare, table } from './fair/table.ts';
import { hex } from './position.ts';
import type { Case } from './refusal-advanced.ts';

const click = (name: string): Intent => ({ kind: 'target', mode: 'move', to: hex(name) });
const aim = (from: string, to: string): Intent => ({ kind: 'target', mode: 'move', from: hex(from), to: hex(to) });

const turn = (fair = {}, more = {}) => table({ battlefield: { silver: 2 }, fair, ...more });
const effect = (by: string, fair = {}, more = {}) =>
  turn(fair, { pending: [{ frame: 'effect', seat: 'fair', by, step: 1, left: 0, marks: [] }], ...more });
const spent = { pending: [{ frame: 'fair', seat: 'fair', nests: 0, quests: 0 }] };
const family = { active: 'family', turn: 4 };
const offered = (by: string) => ({
  ...family,
  pending: [{ frame: 'effect', seat: 'family', by, step: 1, left: 0, marks: [] }],
});
const cross = (arrow: string, crosses: readonly string[] = []) =>
  turn(
    { arrows: [arrow], crosses },
    { pending: [{ frame: 'effect', seat: 'protectors', by: 'f_where_oh_where', step: 2, left: 0, marks: [] }] },
  );
const full = ['3,0', '-3,0', '0,3', '0,-3', '2,0', '-2,0', '2,-2', '-2,2'];

/** Every reason of the Fair Folk's games. */
export const fairCases: readonly Case[] = [
  ['nestThere', turn({ ready: ['o_move1'], nests: bare('0,0') }), click('0,0')],
  ['unitThere', turn({ ready: ['o_move1'] }), click('0,2'), { rule: 'HC-FAIR-16' }],
  ['nestPlayed', turn({}, spent), click('0,0')],
  ['noNestReady', turn({ ready: [], nests: bare(...full) }), click('1,0')],
  ['noNestLeft', turn({ ready: [], nests: bare('0,0'), offers: { family: offerIds } }), click('1,0')],
  ['noOfferThere', effect('f_true_north', { nests: { ...bare('0,0'), '1,0': 'o_move1' } }), click('0,0')],
  ['noNestThere', effect('f_true_north', { nests: { '1,0': 'o_move1' } }), click('0,0')],
  ['noNestBeside', effect('f_thorn', { nests: bare('0,1') }), click('0,-2')],
  ['notTowardNest', effect('f_bait', { nests: bare('0,0') }), aim('0,2', '0,3')],
  ['notEnemyHaint', turn({}, offered('o_move_enemy_haint')), click('0,-2')],
  [
    'itemHiddenThere',
    turn({ places: { sword: '1,0' } }, { hider: 'family', pending: [{ frame: 'stow', seat: 'family' }] }),
    click('1,0'),
  ],
  ['itemIsThere', cross('0,0>e'), click('3,0')],
  ['crossThere', cross('0,0>e', ['1,0']), click('1,0')],
  ['notShown', cross('0,0>e'), click('-3,0')],
  [
    'notVisited',
    turn(
      { nests: { '0,0': 'o_move1', '1,0': 'o_move2' } },
      {
        ...family,
        family: { haints: { '0,0': 1, '1,0': 1 } },
        pending: [{ frame: 'visit', seat: 'family', hexes: ['0,0', '1,0'] }],
      },
    ),
    click('2,0'),
  ],
  ['searchDear', turn({ hand: ['f_true_north'] }), { kind: 'charm', card: 'f_true_north' }, { params: { count: 3 } }],
  ['fairCardIdle', turn({ hand: ['f_drift'] }), { kind: 'charm', card: 'f_drift' }],
  ['questCompleted', turn({ quests: ['q_on_edge'] }, spent), { kind: 'quest', quest: 'q_on_edge' }],
  ['questUnmet', turn({ quests: ['q_on_edge'] }), { kind: 'quest', quest: 'q_on_edge' }],
  ['offerNotYourTurn', turn({ offers: { family: ['o_move1'] } }), { kind: 'offer', seat: 1, offer: 'o_move1' }],
  [
    'offerMidAction',
    turn(
      { offers: { family: ['o_move1'] } },
      { ...family, pending: [{ frame: 'attack', seat: 'family', free: 1, attack: true }] },
    ),
    { kind: 'offer', seat: 1, offer: 'o_move1' },
  ],
  [
    'truce',
    turn({ truce: ['family'] }, { ...family, pending: [{ frame: 'attack', seat: 'family', free: 1, attack: true }] }),
    click('0,2'),
  ],
  ['thorned', effect('f_bait', { nests: bare('0,0'), thorns: ['protectors@0,2'] }), click('0,2')],
];
