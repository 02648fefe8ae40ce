import { upgradeIds } from './cards.ts';

export const jars = ['ability', 'wild', 'legend', 'attack'] as const;
export type Jar = (typeof jars)[number];

export const abilities = ['move', 'spawn', 'strengthen'] as const;
export type Ability = (typeof abilities)[number];

/** The kinds of ability tokens: the three abilities and the legend token (scroll). */
export const tokenKinds = ['move', 'spawn', 'strengthen', 'scroll'] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A number for each ability, in the order of `abilities`. */
export type PerAbility = [number, number, number];

/** What the Family's bag can hold: tokens of the three abilities, then upgrade tokens. */
export const bagTokens = [...abilities, ...upgradeIds] as const;
export type BagToken = (typeof bagTokens)[number];

export const noPoints = (): PerAbility => [0, 0, 0];

export const noTokens = (): number[] => new Array<number>(bagTokens.length).fill(0);
