import { attackVerdict } from '../rules/verdict.ts';

/** The cubes of one side of an attack: those that will be tipped in, and those that lie inside. */
export interface Force {
  readonly dropped: number;
  readonly inside: number;
}

export interface Fight {
  readonly attacker: Force;
  readonly defender: Force;
  /** Cubes a kill costs the attacker, and the defender who strikes back. */
  readonly cost: number;
  readonly costBack: number;
  /** Units on the attacked hex. */
  readonly targets: number;
  /** HC-CLSH-1, 2: may the sides kill each other's haints if the attacker is outnumbered? */
  readonly clash: boolean;
  readonly strikesBack: boolean;
}

/** What a fight brings on average: units killed by each side. */
export interface Prospect {
  readonly kills: number;
  readonly losses: number;
}

/** A rough share of the cubes that fall out; the tower's table is not for the engine to know. */
export const fallsOut = { dropped: 0.68, inside: 0.33 } as const;

export function expectedOut({ dropped, inside }: Force): number {
  return fallsOut.dropped * dropped + fallsOut.inside * inside;
}

/** More cubes than this on one side change nothing that matters. */
const most = 15;

const shares = new Map<number, readonly number[]>();

/** `[n]`: the chance that n cubes of a side fall out, each by itself. */
function sharesOf({ dropped, inside }: Force): readonly number[] {
  const key = dropped * (most + 1) + inside;
  const known = shares.get(key);
  if (known) return known;
  let all = [1];
  const add = (chance: number) => {
    const next = new Array<number>(all.length + 1).fill(0);
    all.forEach((share, n) => {
      next[n] += share * (1 - chance);
      next[n + 1] += share * chance;
    });
    all = next;
  };
  for (let i = 0; i < dropped; i++) add(fallsOut.dropped);
  for (let i = 0; i < inside; i++) add(fallsOut.inside);
  shares.set(key, all);
  return all;
}

/** HC-ATK-12, 25: paid kill after kill, as long as the attacker is not outnumbered. */
function killsWith(own: number, against: number, { cost, targets }: Fight): number {
  let kills = 0;
  for (let left = own; kills < targets && attackVerdict(left, against, cost) === 'success'; left -= cost) kills++;
  return kills;
}

function weigh(fight: Fight): Prospect {
  const { attacker, defender, cost, costBack, clash, strikesBack } = fight;
  const own = sharesOf(attacker);
  const against = sharesOf(defender);
  let kills = 0;
  let losses = 0;
  for (let a = 0; a < own.length; a++) {
    for (let d = 0; d < against.length; d++) {
      const share = own[a] * against[d];
      if (attackVerdict(a, d, cost) !== 'outnumbered') kills += share * killsWith(a, d, fight);
      else if (clash) {
        if (a >= cost) kills += share;
        if (strikesBack && d >= costBack) losses += share;
      }
    }
  }
  return { kills, losses };
}

const prospects = new Map<number, Prospect>();

const capped = (force: Force): Force => ({
  dropped: Math.min(force.dropped, most),
  inside: Math.min(force.inside, most),
});

/** Exact for cubes that fall each by itself; the same fight is worked out once. */
export function prospectOf(fight: Fight): Prospect {
  const attacker = capped(fight.attacker);
  const defender = capped(fight.defender);
  const targets = Math.min(fight.targets, 7);
  let key = attacker.dropped;
  for (const part of [attacker.inside, defender.dropped, defender.inside]) key = key * (most + 1) + part;
  key = ((key * 8 + targets) * 2 + (fight.cost - 1)) * 2 + (fight.costBack - 1);
  key = (key * 2 + (fight.clash ? 1 : 0)) * 2 + (fight.strikesBack ? 1 : 0);
  const known = prospects.get(key);
  if (known) return known;
  const found = weigh({ ...fight, attacker, defender, targets });
  prospects.set(key, found);
  return found;
}
