import { type AttackVerdict, attackVerdict } from '../../engine/games/harrow/rules/verdict.ts';
import { jointOdds, type OddsTable } from '../../tower/odds.ts';
import table from './odds-table.json' with { type: 'json' };

/** Fitted to drops as this game has them (npm run odds). */
export const harrowTable: OddsTable = table;

export interface OddsInput {
  readonly own: number;
  readonly enemy: number;
  readonly ownStuck: number;
  readonly enemyStuck: number;
  /** Cubes of neither side: they fall along and crowd the tree. */
  readonly other?: number;
  readonly otherStuck?: number;
  /** Cubes that do not fall, but are laid beside those that fell out. */
  readonly ownAdded?: number;
  readonly enemyAdded?: number;
}

/** `joint[a][d]`: the chance that a own and d enemy cubes are out. */
export function oddsOf(input: OddsInput): { readonly joint: readonly (readonly number[])[] } {
  const { own, enemy, ownStuck, enemyStuck, other = 0, otherStuck = 0, ownAdded = 0, enemyAdded = 0 } = input;
  const fallen = jointOdds(
    harrowTable,
    { dropped: own, stuck: ownStuck },
    { dropped: enemy, stuck: enemyStuck },
    { dropped: other, stuck: otherStuck },
  );
  const none = (count: number) => new Array<number>(count).fill(0);
  const columns = enemyAdded + enemy + enemyStuck + 1;
  const added = Array.from({ length: ownAdded }, () => none(columns));
  return { joint: [...added, ...fallen.map((row) => [...none(enemyAdded), ...row])] };
}

type Shares = Record<AttackVerdict, number>;

interface AttackOdds extends Readonly<Shares> {
  readonly expectedOwn: number;
  readonly expectedEnemy: number;
  /** The shares of each difference of own and enemy cubes, from the worst value to the best. */
  readonly difference: readonly (Readonly<Shares> & { readonly value: number })[];
}

/** HC-ATK-11, 12: the verdict on every number of cubes that may be out. */
export function attackOdds(input: OddsInput, cost: number): AttackOdds {
  const { joint } = oddsOf(input);
  const mostEnemy = joint[0].length - 1;
  const odds = { ...noShares(), expectedOwn: 0, expectedEnemy: 0 };
  const difference = Array.from({ length: joint.length + mostEnemy }, (_, i) => ({
    value: i - mostEnemy,
    ...noShares(),
  }));
  joint.forEach((row, a) => {
    row.forEach((p, d) => {
      const verdict = attackVerdict(a, d, cost);
      odds[verdict] += p;
      odds.expectedOwn += a * p;
      odds.expectedEnemy += d * p;
      difference[a - d + mostEnemy][verdict] += p;
    });
  });
  return { ...odds, difference };
}

function noShares(): Shares {
  return { success: 0, outnumbered: 0, tooFew: 0 };
}
