import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import { requireFair } from '../../../../src/engine/games/harrow/rules/fair/fair.ts';
import { fairBreaks } from '../../../../src/engine/games/harrow/rules/fair/fair-invariants.ts';
import type { FairState } from '../../../../src/engine/games/harrow/state/fair.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { hex } from '../position.ts';

type Json = Readonly<Record<string, unknown>>;

/** Far from where anything happens in most tests. */
export const places = { sword: '3,0', crown: '-3,0', queen: '0,3' };

interface Table extends Json {
  readonly fair?: Json;
}

/** A position with the Fair Folk as it is written; without a word about it their turn begins, with the items hidden and no cards. */
export function table({ fair = {}, ...more }: Table = {}): HarrowState {
  const paper = { hand: [], quests: [] };
  const read = harrow.readPosition({
    mode: 'fair3',
    active: 'fair',
    tokens: {},
    ...(more.mode !== 'fairhester' && { waiting: {}, tiles: {} }),
    ...more,
    fair: { places, fields: ['plains'], ...paper, ...fair },
  });
  if (!read.ok) throw new Error(read.error);
  const breaks = fairBreaks(read.state);
  if (breaks.length > 0) throw new Error(breaks.join('; '));
  return read.state;
}

export const fairOf = (s: HarrowState): FairState => requireFair(s);

/** The nests on the map by name, those without an offer as `none`. */
export function nestsOf(s: HarrowState): Record<string, string> {
  const written = harrow.writePosition(s) as { readonly fair: { readonly nests: Record<string, string> } };
  return written.fair.nests;
}

/** So many nests without offers. */
export const bare = (...names: readonly string[]): Json => Object.fromEntries(names.map((name) => [name, 'none']));

export const isThere = (s: HarrowState, name: string): boolean => fairOf(s).crosses.includes(hex(name));
