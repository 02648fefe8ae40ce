import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { terrains } from '../../../../src/engine/games/harrow/content/maps/layout.ts';
import { hexCount, hexNames, neighbours } from '../../../../src/engine/games/harrow/county.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { requireHester } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { touchedBy } from '../../../../src/engine/games/harrow/rules/hester/roots.ts';
import { hesterCardIds } from '../../../../src/engine/games/harrow/state/cards.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { nextBelow, type Rng, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';
import { pickByKind, sampleTree } from '../fuzz/random-play.ts';
import { breaks, hesters } from './turn.ts';

/** So many different ones. */
function some<T>(from: readonly T[], count: number, rng: Rng): T[] {
  const rest = [...from];
  return Array.from({ length: count }, () => rest.splice(nextBelow(rng, rest.length), 1)[0]);
}

/** A turn in which much can happen: haints of both factions side by side, fires, nails, cards, cubes, Hester perhaps there. */
function busyTurn(rng: Rng): HarrowState {
  const [one, two, three, ...free] = some(hexNames, hexCount, rng);
  const [emmy, levi, first, second, she] = free;
  const [red, alike, blue] = [free[5], free[6], free[7]];
  const beside = neighbours[hexNames.indexOf(red)]
    .map((hex) => hexNames[hex])
    .find((name) => free.slice(8).includes(name));
  const burning = [one, two, three].slice(0, nextBelow(rng, 4));
  const row = some(hesterCardIds, 3, rng);
  const roots = [`>${first}`].concat(
    hexNames
      .filter((name) => neighbours[hexNames.indexOf(first)].includes(hexNames.indexOf(name)))
      .slice(0, 1)
      .map((name) => `${first}>${name}`),
  );
  const onMap = nextBelow(rng, 2) === 0;
  return hesters(
    {
      ...(onMap && { hex: she, nailed: nextBelow(rng, 3) === 0 }),
      cubes: Object.fromEntries(terrains.map((terrain) => [terrain, nextBelow(rng, 4)])),
      flames: Object.fromEntries(burning.map((name) => [name, 2])),
      actions: 1 + burning.length,
      roots,
      infected: {
        protectors: { [red]: 1 + nextBelow(rng, 2) },
        family: { [blue]: 1, ...(beside && { [beside]: 2 }) },
      },
      hand: some(
        hesterCardIds.filter((card) => !row.includes(card)),
        2,
        rng,
      ),
      row: row.map((card) => [card]),
      sacrifices: { [second]: 'bog', [blue]: 'plains' },
    },
    {
      legends: { protectors: 'bernice' },
      seed: nextBelow(rng, 1000),
      protectors: { legend: emmy, haints: { [red]: 3, [alike]: 1 }, scrolls: 2, rows: { move: 1 } },
      family: { legend: levi, haints: { [blue]: 1, ...(beside && { [beside]: 2 }) } },
      paths: { [second]: 1, [blue]: 1 },
      tokens: { [blue]: ['move', 'scroll'] },
      nails: nextBelow(rng, 2) === 0 ? [`haint@${red}`] : [],
    },
  );
}

/** What only she may do, seen from outside. */
function referee(s: HarrowState, action: HarrowAction): string[] {
  const hester = requireHester(s);
  const out: string[] = [];
  if (action.type === 'infect' && !touchedBy(hester.roots).includes(action.hex))
    out.push('an infection without a root');
  if (action.type === 'creep' && action.unit === 'haint' && hester.flames[action.to] > 0)
    out.push('a haint into a fire');
  if (action.type === 'creep' && action.unit === 'hester' && hester.nailed) out.push('Hester moves with a nail');
  if (action.type === 'summon' && hester.hex !== undefined) out.push('summoned twice');
  return out;
}

test('HC-HEST-20 HC-HACT-1 HC-HCRD-1 whatever she does in a turn, nothing is lost and every rule keeps', () => {
  const calls = new Set<string>();
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const rng = seedRng(seed);
      const s = busyTurn(rng);
      const called: string[] = [];
      let acts = 0;
      for (let n = 0; n < 120 && s.active === hesterSeat; n++) {
        const pending = harrow.pending(s);
        if (pending.kind === 'over') break;
        const options = harrow.legal(s);
        expect(options.flatMap((option) => referee(s, option))).toEqual([]);
        const action = pending.kind === 'chance' ? sampleTree(pending.request, rng) : pickByKind(options, rng);
        if (action.type !== 'tree') expect(harrow.parse(harrow.format(action))).toEqual(action);
        if (action.type === 'call') called.push(action.card);
        harrow.apply(s, action, (event) => {
          if (event.type === 'actUsed') acts++;
        });
        expect(breaks(s)).toEqual([]);
      }
      expect(new Set(called).size).toBe(called.length);
      expect(acts).toBeLessThanOrEqual(requireHester(s).actions);
      if (s.active !== hesterSeat) expect(sum(requireHester(s).cubes)).toBeLessThanOrEqual(6);
      for (const card of called) calls.add(card);
    }),
    { numRuns: 80, seed: 11 },
  );
  expect([...calls].sort()).toEqual([...hesterCardIds].sort());
});
