import { type ActionOf, defineAction } from '../action.ts';
import { allHexes } from '../county.ts';
import { frameOf } from '../flow.ts';
import { hex } from '../notation/words.ts';
import { rivalSpawns, spawnForRival } from '../rules/hester/spawn.ts';
import { spawnHaint } from '../rules/movement.ts';
import { pointsFor, spendPoints } from '../rules/points.ts';
import { spawnHexes } from '../rules/spawning.ts';

/** Made once for every hex. */
const spawns: readonly ActionOf<'spawn'>[] = allHexes.map((hex) => Object.freeze({ type: 'spawn', hex }));

/** HC-SPWN-1 to 5: a haint from possessions appears on the legend's hex or the home hex; HC-HACT-4: Hester brings a rival's. */
export const spawn = defineAction(
  'spawn',
  { hex },
  {
    options(s, out) {
      if (frameOf(s, 'hester')) rivalSpawns(s, out);
      const purse = pointsFor(s, 1);
      if (!purse || purse.budget < 1) return;
      for (const hex of spawnHexes(s, purse.seat)) out.push(spawns[hex]);
    },
    apply(s, { hex }, emit) {
      if (frameOf(s, 'hester')) {
        spawnForRival(s, hex, emit);
        return;
      }
      const purse = pointsFor(s, 1);
      if (!purse) throw new Error('no SPAWN is on offer');
      spendPoints(s, 1, 1);
      spawnHaint(s, purse.seat, hex, emit);
    },
  },
);
