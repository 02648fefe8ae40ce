import type { Intent } from '../../../src/engine/games/harrow/refusal.ts';
import { hex } from './position.ts';
import type { Case } from './refusal-advanced.ts';
import { at, deal, placed, type Table, table } from './solo/table.ts';

const click = (number: number): Intent => ({ kind: 'target', mode: 'move', to: hex(at(number)) });
const aim = (from: number, to: number): Intent => ({
  kind: 'target',
  mode: 'move',
  from: hex(at(from)),
  to: hex(at(to)),
});

/** A card has been turned over for the townsfolk. */
const objective = (p: Table = {}, faceless = false) =>
  table({
    buildings: [at(24)],
    ...p,
    solo: { ...deal({ card: 'g_grudge', goblins: ['g_toss'] }), ...discarded(faceless) },
    pending: [{ frame: 'effect', by: 'solo_objective', step: 1 }],
  });

/** The pair 6;32 on top of the discard pile, or the flower. */
function discarded(faceless: boolean) {
  const { discard, piles } = deal({ goblins: ['g_toss'] });
  const top = faceless ? ('u_faceless_portraits' as const) : ('g_temptation' as const);
  return { piles, discard: [...discard.filter((card) => card !== top).slice(0, 16), top], card: undefined };
}

const spawning = (p: Table = {}) =>
  table({
    ...placed,
    ...p,
    solo: { ...deal({ card: 'g_blood_money', goblins: ['g_toss'] }), active: 'family', goal: at(37) },
    pending: [{ frame: 'effect', by: 'solo_spawn', left: 2 }],
  });

/** Three groups whose order matters; the legend has reached hex 4. */
const marching = () =>
  table({
    townsfolk: [at(35)],
    buildings: [at(30)],
    protectors: { haints: { [at(1)]: 2, [at(2)]: 3, [at(6)]: 1, [at(27)]: 1 }, legend: at(4) },
    solo: { ...deal({ goblins: ['g_snare', 'g_toss'], card: 'g_grudge' }), active: 'protectors', goal: at(4) },
    pending: [{ frame: 'effect', by: 'solo_march', left: 0, marks: [at(1), at(2), at(6)] }],
  });

const attacking = () =>
  table({
    ...placed,
    protectors: { haints: { [at(8)]: 2 }, legend: at(33) },
    family: { haints: { [at(12)]: 3, [at(6)]: 2, [at(13)]: 1 }, legend: at(16) },
    solo: { ...deal({ goblins: ['g_snare'], card: 'g_grudge' }), active: 'protectors', goal: at(1) },
    pending: [{ frame: 'attack', seat: 'protectors', attack: true }],
  });

/** Clicks that do nothing in the solo game. */
export const soloCases: readonly Case[] = [
  ['notOnCard', objective(), click(10), { rule: 'HC-SOLO-21' }],
  ['unitThere', objective({}, true), click(17), { rule: 'HC-SOLO-21' }],
  ['objectiveThere', objective({}, true), click(24), { rule: 'HC-SOLO-21' }],
  ['notOnBrambles', objective({}, true), click(19), { rule: 'HC-BASE-4' }],
  ['fireThere', objective({ hester: { flames: { [at(12)]: 2 } } }, true), click(12), { rule: 'HC-SOLO-21' }],
  ['notOnCard', spawning(), click(10), { rule: 'HC-SOLO-31' }],
  ['notMarching', marching(), click(10), { rule: 'HC-SOLO-33' }],
  ['goalReached', marching(), click(4), { rule: 'HC-SOLO-36' }],
  ['movedAlready', marching(), click(27), { rule: 'HC-SOLO-36' }],
  ['notTowardGoal', marching(), aim(2, 1), { rule: 'HC-SOLO-35' }],
  ['notAdjacent', marching(), aim(2, 4), { rule: 'HC-SOLO-36' }],
  ['tooManyUnits', marching(), aim(1, 2)],
  ['otherAttacker', attacking(), click(33), { rule: 'HC-SOLO-42' }],
  ['otherTarget', attacking(), click(12), { rule: 'HC-SOLO-42' }],
  ['otherTarget', attacking(), aim(8, 12), { rule: 'HC-SOLO-42' }],
  ['decideFirst', table(), click(10), { rule: 'HC-SOLO-24' }],
];
