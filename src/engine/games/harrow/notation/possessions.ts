import { sum } from '../../../kit/sum.ts';
import { traits } from '../content/factions/traits.ts';
import { hesterSupplies } from '../content/hester/prepare.ts';
import { terrains } from '../content/maps/layout.ts';
import { scrollSpaces } from '../content/tracks.ts';
import { kammisTokens, owedPaths, turnsLeft, unplacedHaints } from '../invariants.ts';
import { trophiesOf } from '../rules/hester/hester-invariants.ts';
import { supplies } from '../setup.ts';
import { tokenKinds } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { countHester } from './hester.ts';
import { inWords } from './players.ts';

/** Everything that is not on the table lies in possessions, in the supply or in the box. */
export function countPossessions(s: HarrowState): void {
  const inFires = trophiesOf(s, 'fire') + unplacedHaints(s);
  s.seats.forEach((own, i) => {
    const isProtectors = own.faction === 'protectors';
    const onMap = own.faction === 'kammi' && s.kammi ? sum(s.kammi.gridCubes) + s.kammi.money.length : 0;
    const onPlates = sum(s.seats.map((each) => each.plate[i]));
    own.haintsLeft = supplies.haints - sum(own.haints) - onPlates - inFires;
    const aside = own.stored + s.effects.banished[i] + onMap + (isProtectors ? sum(s.redCubes) : 0);
    own.cubesLeft = traits[own.faction].cubes - own.cubes - s.tree.inside[i] - aside;
    const hasPaths = isProtectors && own.track === 'a';
    own.pathsLeft = hasPaths ? supplies.paths - scrollSpaces + own.scrolls + owedPaths(s) - sum(s.paths) : 0;
    own.stormsLeft = own.faction !== 'family' ? 0 : supplies.storms - sum(s.storms);
  });
  s.wildSupply = supplies.wild - sum(s.seats.map((own) => own.wild)) - trophiesOf(s, 'wild');
  s.box = [...supplies.tokens];
  tokenKinds.forEach((kind, i) => {
    s.box[i] -= trophiesOf(s, kind);
    for (let at = i; at < s.tokens.length; at += tokenKinds.length) s.box[i] -= s.tokens[at];
    for (const own of s.seats) {
      s.box[i] -= kind === 'scroll' ? own.scrolls : own.rows[i] + own.bag[i] + own.drawn[i];
      s.box[i] -= own.board.filter((token) => token === kind).length;
    }
    for (const token of kammisTokens(s)) if (token === kind) s.box[i]--;
    for (const frame of s.flow) if (frame.kind === 'sort' && kind !== 'scroll') s.box[i] -= frame.tokens[i];
  });
  countHester(s);
}

/** Components used more often than they exist, in the words of whoever wrote the position. */
export function shortages(s: HarrowState): string[] {
  const out: string[] = [];
  const check = (what: string, left: number, of: number) => {
    if (left < 0) out.push(`${what}: ${of - left} in use, only ${of} exist`);
  };
  for (const own of s.seats) {
    check(`${own.faction}.haints`, own.haintsLeft, supplies.haints);
    check(`cubes of ${inWords(own.faction)}`, own.cubesLeft, traits[own.faction].cubes);
    check('storms', own.stormsLeft, supplies.storms);
    if (own.pathsLeft < 0) {
      const had = supplies.paths - scrollSpaces + own.scrolls;
      const why = `the ${own.faction} have one, and one more for each of their scrolls, which are ${own.scrolls}`;
      out.push(`paths: ${had - own.pathsLeft} in use, only ${had} exist: ${why}`);
    }
  }
  s.hester?.supply.forEach((left, i) => {
    check(`${terrains[i]} cubes`, left, hesterSupplies.cubes);
  });
  if (s.hester) check('hester.infected', s.hester.snakes, hesterSupplies.snakes);
  check('wild tokens', s.wildSupply, supplies.wild);
  tokenKinds.forEach((kind, i) => {
    check(`${kind} tokens`, s.box[i], supplies.tokens[i]);
  });
  return out;
}

/** A seat with too few jars would have nothing to do in its last turn (HC-RND-3). */
export function jarShortages(s: HarrowState): string[] {
  return s.seats.flatMap((own, seat) => {
    const full = own.jars.filter(Boolean).length;
    const left = turnsLeft(s, seat);
    return full < left ? [`${own.faction}.jars: ${full} full for ${left} turns still to come in this round`] : [];
  });
}
