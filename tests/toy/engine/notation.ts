import type { ReadPosition } from '../../../src/engine/kernel/game.ts';
import type { Rng } from '../../../src/engine/kernel/rng.ts';
import type { ToyConfig, ToyState } from './state.ts';
import { readableVersions, version } from './version.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (json: unknown): Fields => (typeof json === 'object' && json !== null ? (json as Fields) : {});
const isBetween =
  (least: number, most: number) =>
  (json: unknown): json is number =>
    Number.isInteger(json) && Number(json) >= least && Number(json) <= most;
const isList = <T>(json: unknown, length: number, isOne: (each: unknown) => each is T): json is T[] =>
  Array.isArray(json) && json.length === length && json.every(isOne);

const isCard = isBetween(1, 6);
const isHand = (json: unknown): json is number[] => Array.isArray(json) && json.every(isCard);

export function readConfig(json: unknown): ToyConfig | undefined {
  const { cards } = fieldsOf(json);
  return isCard(cards) ? { cards } : undefined;
}

export const writePosition = (state: ToyState): object => ({ version, ...state });

/** Foreign JSON: nothing is taken for granted. */
export function readPosition(json: unknown): ReadPosition<ToyState> {
  const { version: written, rng, active, hands, laid, points } = fieldsOf(json);
  const refuse = (field: string) => ({ ok: false, error: `"${field}" cannot be read` }) as const;
  if (!readableVersions.some((known) => known === written)) return refuse('version');
  if (!isList(rng, 4, isBetween(0, 0xffffffff))) return refuse('rng');
  if (!isBetween(0, 1)(active)) return refuse('active');
  if (!isList(hands, 2, isHand)) return refuse('hands');
  if (laid !== null && !isCard(laid)) return refuse('laid');
  if (!isList(points, 2, isBetween(0, 21))) return refuse('points');
  return { ok: true, state: { rng: rng as Rng, active, hands, laid, points } };
}
