import { describe, expect, test } from 'vitest';
import { errorOf } from './read.ts';

type Json = Readonly<Record<string, unknown>>;

const kammi = (side: Json, more: Json = {}): Json => {
  return { mode: 'ch4', factions: ['family', 'kammi'], active: 'kammi', kammi: side, ...more };
};
const gone = (goblin: string, side: Json): Json =>
  kammi({ first: '0,-3', self: 'first', ...side }, { legends: { kammi: goblin } });
const fair = (side: Json, more: Json = {}): Json => ({ mode: 'fair3', active: 'fair', fair: side, ...more });
const night = (side: Json): Json => ({ mode: 'fairhester', active: 'fair', fair: side });

const places = { sword: '3,0', crown: '-3,0', queen: '0,3' };
const edge = ['3,0', '3,-1', '3,-2', '3,-3', '2,-3', '1,-3', '0,-3', '-1,-2', '-2,-1'];
const bare = (hexes: readonly string[]): Json => Object.fromEntries(hexes.map((hex) => [hex, 'none']));

describe('what cannot be on a table is refused in a line that says what', () => {
  test.each([
    ['HC-DOLL-2', kammi({ dolls: ['real@0,3', 'decoy@0,3'] }), 'hex 0,3: two dolls'],
    ['HC-KAM-9', kammi({ dolls: ['real@0,3', 'real@1,2'] }), '2 dolls, 2 of them real'],
    ['HC-KAM-9', kammi({ dolls: ['real@0,3', 'decoy@1,2', 'decoy@-1,3', 'decoy@0,1'] }), '4 dolls, 1 of them real'],
    ['HC-KAM-9', kammi({ dolls: ['real'] }), 'kammi.dolls[0]: expected a doll such as real@0,3'],
    ['HC-DOLL-6', kammi({ dolls: ['decoy@0,3 up'] }), 'a decoy lies face up'],
    ['HC-DOLL-7', kammi({ dolls: ['real@0,3'], taken: true }), '1 dolls, 1 of them real, and one taken'],
    ['HC-KAM-3', kammi({ grid: [['move', 'move']] }), 'kammi.grid: expected 3 rows'],
    [
      'HC-KAM-3',
      kammi({ grid: [['move'], ['spawn', 'spawn'], ['strengthen', 'strengthen']] }),
      'kammi.grid[0]: expected two tokens',
    ],
    ['HC-KAM-24', kammi({ waiting: 'spawn' }), 'tokens on the grid'],
    ['HC-KAM-23', kammi({ waitingRow: 4 }), 'kammi.waitingRow: expected a whole number from 0 to 3'],
    ['HC-KAM-5', kammi({ self: 'third' }), 'kammi.self: expected first or second or hidden'],
    ['HC-KAM-5', kammi({ second: '0,-3', self: 'first' }), 'Kammi herself is not on the map'],
    ['HC-KAM-5', kammi({ legend: '0,-3' }), 'kammi.legend: Kammi has two: first and second'],
    ['HC-GBL-2', gone('goblin_brute', { revealed: true }), 'the goblin is not on the map'],
    ['HC-GBL-2', gone('goblin_slanderer', {}), 'the goblin is not on the map'],
    ['HC-GBL-2', gone('goblin_slanderer', { revealed: true }), 'kammi.power: the goblin has left the map'],
    ['HC-KAM-41', kammi({ hand: ['g_snare'], spent: ['g_snare'] }), 'cards of Kammi: g_snare is there twice'],
    ['HC-KAM-11', kammi({ money: new Array(16).fill('1,0') }), 'cubes of Kammi: 19 in use, only 15 exist'],
    ['HC-TRK-35', kammi({ gridCubes: [-1, 0, 0] }), 'kammi.gridCubes[0]: expected a whole number from 0 to 15'],
    ['HC-TRK-35', kammi({ gridCubes: [1, 1, 1] }), 'kammi.gridCubes: side a of her legend track lays none'],
    [
      'HC-TRK-35',
      kammi({ gridCubes: [1, 0, 0], waitingRow: 1 }, { tracks: { kammi: 'b' } }),
      'kammi.gridCubes[0]: no cube lies on the row beside which a token waits',
    ],
    ['HC-TOK-3', kammi({ rows: { move: 6 } }), 'kammi.rows.move: expected a whole number from 0 to 4'],
    ['HC-PLC-6', kammi({}, { townsfolk: ['0,1'] }), 'townsfolk: the protectors do not play'],
    ['HC-PLC-6', kammi({}, { waiting: { townsfolk: ['bog'] } }), 'waiting.townsfolk: the protectors do not play'],
    [
      'HC-KAM-1',
      kammi({}, { factions: ['protectors', 'kammi'], buildings: ['1,0'] }),
      'buildings: the family does not',
    ],
    ['HC-KAM-1', kammi({}, { protectors: {} }), 'protectors: family and kammi play'],
    ['HC-KAM-1', { mode: 'ch3', kammi: {} }, 'kammi: protectors and family play'],
    ['HC-FAIR-5', fair({ places: { ...places, crown: '3,0' } }), 'two items on a hex'],
    ['HC-FAIR-5', fair({}, { hider: 'fair' }), 'hider: expected protectors or family'],
    ['HC-FAIR-5', fair({ places: { crown: '3,0' } }), 'fair.places: the sword is hidden first'],
    ['HC-FAIR-32', fair({ found: 4 }), 'fair.found: expected a whole number from 0 to 3'],
    ['HC-FAIR-4', fair({ nests: bare(edge) }), 'fair.nests: 9 with those ready, only 8 exist'],
    ['HC-FAIR-4', fair({ nests: { '3,0': 'o_move1' }, ready: ['o_move1'] }), 'offers: o_move1 is there twice'],
    [
      'HC-FAIR-22',
      fair({ ready: ['o_move1', 'o_move2', 'o_spawn1', 'o_spawn2'] }),
      'fair.ready: 4, at most 3 are ready',
    ],
    ['HC-FAIR-28', fair({ arrows: new Array(9).fill('0,0>e'), places }), '9 arrows'],
    ['HC-FAIR-25', fair({ arrows: ['0,0>n'] }), 'fair.arrows[0]: expected an arrow such as 0,1>se'],
    ['HC-FAIR-26', fair({ arrows: ['0,0>w'], places }), 'fair.arrows: with the sword at 3,0, 0,0>w is turned'],
    [
      'HC-FAIR-27',
      fair({ arrows: ['3,-1>e turned'], places }),
      'fair.arrows: with the sword at 3,0, 3,-1>e turned is not turned',
    ],
    ['HC-FAIR-31', fair({ crosses: ['3,0'], places }), 'hex 3,0: an X token on an item'],
    ['HC-FAIR-31', fair({ crosses: edge, places: { ...places, sword: '1,1' } }), '9 X tokens'],
    ['HC-FAIR-6', fair({ fields: ['mountain'] }), 'fair.fields[0]: expected bog or wetlands'],
    ['HC-FAIR-6', fair({ fields: ['bog', 'bog'] }), 'fair.fields: a terrain is there twice'],
    ['HC-FAIR-6', fair({ fields: ['bog', 'plains'] }), 'fair.fields: 2 search cubes, with 0 items found at most 1'],
    [
      'HC-FAIR-18',
      fair({}, { battlefield: { silver: 16 } }),
      'battlefield.silver: expected a whole number from 0 to 15',
    ],
    ['HC-FAIR-18', { mode: 'ch3', battlefield: { silver: 1 } }, 'battlefield: unknown field "silver"'],
    ['HC-FAIR-2', fair({ quests: ['q_on_edge', 'q_on_edge'] }), 'quests: q_on_edge is there twice'],
    ['HC-FAIR-2', fair({ hand: ['f_drift'], deck: ['f_drift'] }), 'cards of the Fair Folk: f_drift is there twice'],
    ['HC-FFC-4', fair({ truce: ['hester'] }), 'fair.truce[0]: expected protectors or family'],
    ['HC-FAIR-41', fair({ crept: ['1,0'] }), 'fair.crept: Hester does not play'],
    ['HC-FAIR-42', fair({ offers: { fair: ['o_move1'] } }), 'fair.offers: unknown field "fair"'],
    ['HC-FAIR-10', fair({ next: 'kammi' }), 'fair.next: expected protectors or family'],
    ['HC-FAIR-11', { mode: 'fair3', active: 'hester' }, 'active: expected protectors or family or fair'],
    ['HC-FAIR-11', fair({}, { turn: 13 }), 'turn: expected a whole number from 1 to 12'],
    ['HC-FVH-4', fair({ turnBag: ['fair'] }), 'fair.turnBag: fair3 has none'],
    ['HC-FVH-4', night({ turnBag: ['solo', 'solo', 'solo'] }), 'fair.turnBag: 3 solo, of 2'],
    ['HC-FVH-4', night({ turnBag: ['fair_solo'] }), 'fair.turnBag: 1 fair_solo, of 0'],
    ['HC-FVH-7', night({ offers: { family: ['o_move1'] } }), 'an automatic faction keeps an offer'],
  ])('%s %j', (_, json, error) => {
    expect(errorOf(json)).toContain(error);
    expect(errorOf(json)).not.toContain('\n');
  });
});
