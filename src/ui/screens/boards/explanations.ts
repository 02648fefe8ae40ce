import type { Ability, FactionId } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/i18n.ts';
import { abilityName } from '../../words/terms.ts';
import type { BoardView, Row, ShelfKind, Space } from './board-view.ts';
import type { Explained } from './zone.ts';

// What every place of a board means, each with its rule.

export function rowExplained({ ability, value }: Row): Explained {
  return { text: t('boards:zone.row', { ability: abilityName(ability), value }), rule: 'HC-TRK-1' };
}

export function rowSpaceExplained({ state, value }: Space): Explained {
  return { text: t(`boards:zone.rowSpace.${state}`, { value }), rule: state === 'empty' ? 'HC-TOK-3' : 'HC-TRK-1' };
}

type Track = NonNullable<BoardView['track']>;

export function trackExplained({ draw }: Track): Explained {
  return { text: t('boards:zone.track', { count: draw }), rule: 'HC-TRK-10' };
}

export function trackSpaceExplained({ state, value }: Space): Explained {
  const text = t(`boards:zone.trackSpace.${state}`);
  if (value === undefined) return { text, rule: 'HC-TOK-4' };
  return { text: `${text} ${t('boards:zone.trackNumber', { count: value })}`, rule: 'HC-TRK-10' };
}

export function bagExplained({ inBag, bag }: Track): Explained {
  const [move, spawn, strengthen] = bag;
  return { text: t('boards:zone.bag', { count: inBag, move, spawn, strengthen }), rule: 'HC-ABL-2' };
}

export function drawnExplained(): Explained {
  return { text: t('boards:zone.drawn'), rule: 'HC-TOK-4' };
}

const scrollRules: Readonly<Record<FactionId, readonly string[]>> = {
  protectors: ['HC-PATH-1', 'HC-PATH-1', 'HC-PATH-1', 'HC-PATH-1'],
  family: ['HC-STORM-1', 'HC-STORM-2', 'HC-STORM-3', 'HC-STORM-4'],
};

export function scrollExplained(faction: FactionId, space: number, { state }: Space): Explained {
  const what = t(`boards:zone.scroll.${faction}.${space}`);
  return { text: `${what} ${t(`boards:zone.scrollState.${state}`)}`, rule: scrollRules[faction][space] };
}

const shelfRules: Readonly<Record<ShelfKind, string>> = {
  haints: 'HC-COMP-1',
  cubes: 'HC-STR-1',
  wild: 'HC-WILD-2',
  paths: 'HC-PATH-2',
  storms: 'HC-STORM-5',
};

export function shelfExplained(kind: ShelfKind, count: number): Explained {
  return { text: t(`boards:zone.shelf.${kind}`, { count }), rule: shelfRules[kind] };
}

export function lanternExplained(): Explained {
  return { text: t('boards:zone.lantern'), rule: 'HC-RND-2' };
}

export function tokenChoice(ability: Ability, count: number): string {
  return t('boards:sort.choose', { token: abilityName(ability), count });
}
