import { expect, test } from 'vitest';
import type { ActionType, HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { requireTurn } from '../../../../src/engine/games/harrow/rules/hester/hester.ts';
import { terrainAt } from '../../../../src/engine/games/harrow/rules/terrain.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import type { Config } from '../../../../src/engine/games/harrow/state/set-up.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { seedRng } from '../../../../src/engine/kernel/rng.ts';
import { prices, type Selection } from '../../../../src/session/harrow/interaction/selection.ts';
import { onOffer } from '../../../../src/session/harrow/interaction/spot-offers.ts';
import { pickByKind, sampleTree } from '../../../games/harrow/fuzz/random-play.ts';
import { type OnMap, onMap } from './on-map.ts';

const config: Config = {
  mode: 'ch5',
  map: 'a',
  north: 'family',
  legends: { protectors: 'bernice', family: 'odessa' },
  tracks: { protectors: 'a', family: 'a' },
};

function offer(s: HarrowState, selection: Selection = {}): OnMap {
  return onMap(s, harrow.legal(s), selection);
}

/** Hester's first actions: a root to hex 0, one on from there, cubes of both hexes. */
function hesterTurn(): HarrowState {
  const s = harrow.setup(config, 3);
  s.flow = [];
  s.active = hesterSeat;
  s.flow.push({ kind: 'roots', seat: hesterSeat, left: 2 });
  return s;
}

function act(s: HarrowState, ...actions: HarrowAction[]): void {
  for (const action of actions) harrow.apply(s, action, () => {});
}

/** Her turn after the roots, with so many cubes of every terrain. */
function acting(cubes = 2): HarrowState {
  const s = hesterTurn();
  act(s, { type: 'root', hex: 0 });
  act(s, offer(s).targets[0].action);
  if (!s.hester) throw new Error('no Hester');
  s.hester.supply = s.hester.supply.map((n, i) => n + (s.hester?.cubes[i] ?? 0) - cubes);
  s.hester.cubes = s.hester.cubes.map(() => cubes);
  return s;
}

function infect(s: HarrowState, seat: number, hex: number, haints: number, infected: number): void {
  const own = s.seats[seat];
  if (!s.hester) throw new Error('no Hester');
  own.haintsLeft -= haints - own.haints[hex];
  own.haints[hex] = haints;
  s.hester.snakes -= infected;
  s.hester.infected[seat][hex] = infected;
}

test('roots are laid by a click on a lit hex', () => {
  const s = hesterTurn();
  const { frame, targets, choices } = offer(s);
  expect(frame).toBe('roots');
  expect(targets.length).toBe(18);
  expect(targets.every(({ kind, action }) => kind === 'place' && action.type === 'root')).toBe(true);
  expect(choices).toEqual([]);
});

test('her actions are buttons, her spawns lit hexes, and the tree goes on', () => {
  const s = acting();
  infect(s, 0, 20, 2, 1);
  const turn = offer(s);
  const { targets, choices } = turn;
  expect(targets.map(({ action }) => action.type)).toContain('spawn');
  const acts = choices.flatMap((choice) => (choice.kind === 'act' ? [choice] : []));
  expect(acts.map(({ action }) => action)).toEqual([
    { type: 'use', act: 'root' },
    { type: 'use', act: 'move' },
    { type: 'shake' },
    { type: 'end' },
  ]);
  expect(acts.filter(({ primary }) => primary)).toEqual([]);
  expect(onOffer(turn, 'lay').map(({ card }) => card)).toEqual(s.hester?.hand);
});

test('the end of the turn is lit once she has used her actions', () => {
  const s = acting();
  requireTurn(s).used = ['root', 'move', 'spawn'];
  const lit = offer(s).choices.flatMap((choice) =>
    choice.kind === 'act' && choice.primary ? [choice.action.type] : [],
  );
  expect(lit).toEqual(['end']);
});

test('a step asks for the price only where both can be paid, and shows it', () => {
  const s = acting(2);
  infect(s, 0, 20, 1, 1);
  act(s, { type: 'use', act: 'move' });
  expect(offer(s).sources).toEqual([20]);
  expect(offer(s).choices.map(({ kind }) => kind)).toEqual(['act']);
  const held = offer(s, { from: 20 });
  expect(held.choices.filter(({ kind }) => kind === 'price')).toEqual([
    { kind: 'price', price: 'terrain', active: true },
    { kind: 'price', price: 'any', active: false },
  ]);
  for (const { hex, cost, action } of held.targets) {
    const isTerrain = terrainAt(s, hex) !== undefined;
    expect([action.type === 'creep' && action.by, cost]).toEqual(isTerrain ? ['terrain', 1] : ['any', 2]);
  }
  const dear = offer(s, { from: 20, price: 'any' });
  expect(dear.targets.every(({ cost }) => cost === 2)).toBe(true);
  expect(dear.targets.length).toBe(held.targets.length);
});

test('Hester and an infected haint on one hex: what moves is asked', () => {
  const s = acting(3);
  infect(s, 0, 20, 1, 1);
  if (s.hester) s.hester.hex = 20;
  act(s, { type: 'use', act: 'move' });
  expect(offer(s, { from: 20 }).things).toEqual(['infected', 'hester']);
  const units = (what: 'infected' | 'hester') =>
    new Set(offer(s, { from: 20, what }).targets.map(({ action }) => action.type === 'creep' && action.unit));
  expect(units('infected')).toEqual(new Set(['haint']));
  expect(units('hester')).toEqual(new Set(['hester']));
});

test('any cubes are paid by buttons', () => {
  const s = acting(2);
  infect(s, 0, 20, 1, 1);
  act(s, { type: 'use', act: 'move' });
  act(s, offer(s, { from: 20, price: 'any' }).targets[0].action);
  expect(offer(s).choices).toEqual(
    ['bog', 'wetlands', 'plains', 'forest'].map((terrain) => ({
      kind: 'act',
      action: { type: 'pay', terrain },
      primary: false,
    })),
  );
});

test('a haint is infected by one click; for a legend the haint is chosen after it', () => {
  const s = acting(3);
  const [first, second] = [0, s.hester?.tip ?? 1];
  s.seats[1].legendHex = second;
  infect(s, 0, first, 1, 0);
  infect(s, 1, 30, 1, 0);
  act(s, { type: 'shake' }, { type: 'tree', out: [3, 3, 3, 3, 3, 3] });
  act(s, { type: 'use', act: 'infect' });
  const open = offer(s);
  expect(open.targets.map(({ hex }) => hex)).toEqual([first]);
  expect(open.sources).toEqual([second]);
  expect(open.choices.filter(({ kind }) => kind === 'price')).toHaveLength(2);
  const { targets } = offer(s, { from: second });
  expect(targets.filter(({ action }) => action.type === 'infect' && action.at === 30)).toHaveLength(1);
});

test('several colours for one fire are several targets on its hex', () => {
  const s = acting(4);
  if (!s.hester) throw new Error('no Hester');
  s.hester.flames[12] = 2;
  s.hester.pairs = 2;
  const frame = topFrame(s);
  if (frame?.kind === 'hester') Object.assign(frame, { fallen: true, layabout: true });
  const { targets } = offer(s);
  expect(targets.map(({ hex, action }) => [hex, action.type])).toEqual(new Array(4).fill([12, 'summon']));
});

test('in a MOVE the player says how many of the haints have a snake', () => {
  const s = harrow.setup(config, 3);
  s.flow = [{ kind: 'points', seat: 0, points: [3, 0, 0], any: 0 }];
  s.seats[0].legendHex = 5;
  infect(s, 0, 20, 3, 2);
  const move = (selection: Selection) => {
    const { group, targets } = offer(s, { from: 20, ...selection });
    const { action } = targets[0];
    return [group?.infected, group?.leastInfected, group?.mostInfected, action.type === 'move' && action.infected];
  };
  expect(move({})).toEqual([2, 2, 2, 2]);
  expect(move({ haints: 2 })).toEqual([1, 1, 2, 1]);
  expect(move({ haints: 2, infected: 2 })).toEqual([2, 1, 2, 2]);
  expect(move({ haints: 1 })).toEqual([0, 0, 1, undefined]);
  expect(move({ haints: 1, infected: 2 })).toEqual([1, 0, 1, 1]);
});

/** Every way the screen has to act: buttons, jars, cards, and hexes in every mode and selection. */
function reachable(s: HarrowState, legal: readonly HarrowAction[]): Set<string> {
  const found = new Set<string>();
  const add = (action: HarrowAction) => found.add(harrow.format(action));
  const numbers = legal.some((action) => action.type === 'move') ? [undefined, 0, 1, 2, 3, 4] : [undefined];
  const snakes = s.hester && legal.some((action) => 'infected' in action) ? numbers : [undefined];
  const switches = onMap(s, legal, {}).choices.flatMap((choice) => (choice.kind === 'mode' ? [choice.mode] : []));
  const isPriced = legal.some((action) => action.type === 'creep' || action.type === 'infect');
  for (const price of isPriced ? prices : [undefined]) {
    for (const mode of [undefined, ...switches]) {
      const base = onMap(s, legal, { mode, price });
      for (const choice of base.choices) {
        if (choice.kind === 'act') add(choice.action);
        if (choice.kind === 'what') {
          for (const { action } of onMap(s, legal, { mode, price, what: choice.what }).targets) add(action);
        }
      }
      for (const { deeds } of base.spots.values()) for (const { action } of deeds) add(action);
      for (const from of base.sources) {
        const { things } = onMap(s, legal, { mode, price, from });
        for (const what of things.length > 0 ? things : [undefined]) {
          for (const haints of numbers) {
            for (const infected of snakes) {
              for (const legend of haints === undefined ? [undefined] : [true, false]) {
                const selection = { mode, price, from, what, haints, legend, infected };
                for (const { action } of onMap(s, legal, selection).targets) add(action);
              }
            }
          }
        }
      }
    }
  }
  return found;
}

/** A game in which the snakes are out already: all haints infected, cubes and actions in plenty. */
function lateGame(seed: number): HarrowState {
  const s = harrow.setup({ ...config, map: seed % 2 ? 'a' : 'b' }, seed);
  if (!s.hester) throw new Error('no Hester');
  for (const seat of [0, 1]) infect(s, seat, s.seats[seat].home, 3, 3);
  infect(s, 0, 17, 2, 1);
  infect(s, 1, 24, 1, 1);
  s.hester.actions = 4;
  s.hester.flamesLeft -= 3;
  s.hester.supply = s.hester.supply.map((n) => n - 3);
  s.hester.cubes = s.hester.cubes.map(() => 3);
  return s;
}

test('with Hester too the screen can do everything that is legal, and nothing else', () => {
  const met = new Set<ActionType>();
  let mixed = 0;
  for (let seed = 0; seed < 4; seed++) {
    const s = lateGame(seed);
    const rng = seedRng(seed);
    for (let i = 0; i < 200; i++) {
      const pending = harrow.pending(s);
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        harrow.apply(s, sampleTree(pending.request, rng), () => {});
        continue;
      }
      const legal = harrow.legal(s);
      const isMixed = legal.some((action) => 'infected' in action || 'on' in action);
      // Moves of mixed groups take long to try out: the first ones will do.
      if (pending.seat === hesterSeat || (isMixed && mixed++ < 24)) {
        for (const { type } of legal) met.add(type);
        expect([...reachable(s, legal)].sort()).toEqual([...new Set(legal.map(harrow.format))].sort());
      }
      harrow.apply(s, pickByKind(legal, rng), () => {});
    }
  }
  expect([...met]).toEqual(
    expect.arrayContaining([
      'move',
      'root',
      'use',
      'lay',
      'call',
      'creep',
      'pay',
      'shake',
      'infect',
      'choose',
      'shift',
    ]),
  );
});
