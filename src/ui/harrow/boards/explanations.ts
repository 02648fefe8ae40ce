import { legends } from '../../../engine/games/harrow/content/legends/legends.ts';
import type { FactionId, LegendId } from '../../../engine/games/harrow/state/players.ts';
import { type BagToken, bagTokens } from '../../../engine/games/harrow/state/tokens.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { abilityName, bagTokenName, cardText, isUpgradeToken, trackName, trackSteps } from '../words/terms.ts';
import type { HaintWheel, LegendPieces, PieceKind, ShelfItem, ShelfKind } from './belongings.ts';
import type { BoardView, FamilyTrack, Row, ScrollSpace, Space } from './board-view.ts';
import type { Explained } from './zone.ts';

// What every place of a board means, each with its rule.

const sentences = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Covering the space draws a card; once it is covered, there is nothing more to say. */
const cardHint = ({ card, state }: Space): string | false =>
  card === true && state === 'empty' && t('boards:zone.card');

export function rowExplained({ ability, value }: Row): Explained {
  return { text: t('boards:zone.row', { ability: abilityName(ability), value }), rule: 'HC-TRK-1' };
}

export function rowSpaceExplained(space: Space): Explained {
  const { state, value } = space;
  const text = sentences(t(`boards:zone.rowSpace.${state}`, { value }), cardHint(space));
  return { text, rule: state === 'empty' ? 'HC-TOK-3' : 'HC-TRK-1' };
}

export function trackExplained({ advanced, draw, giveBack }: FamilyTrack): Explained {
  if (!advanced) return { text: t('boards:zone.track', { count: draw }), rule: 'HC-TRK-10' };
  return { text: t('boards:zone.trackPair', { count: draw, giveBack }), rule: 'HC-TRK-12' };
}

/** What an upgrade token is and does. */
const upgradeText = (token: BagToken | undefined): string | false =>
  token !== undefined &&
  isUpgradeToken(token) &&
  t('boards:zone.upgrade', { name: bagTokenName(token), text: cardText(token) });

export function trackSpaceExplained(space: Space): Explained {
  const { state, value, giveBack, token } = space;
  const lies = t(`boards:zone.trackSpace.${state}`);
  if (value === undefined) return { text: lies, rule: 'HC-TOK-4' };
  const number =
    giveBack === undefined
      ? t('boards:zone.trackNumber', { count: value })
      : t('boards:zone.trackNumbers', { count: value, giveBack });
  const rule = giveBack === undefined ? 'HC-TRK-10' : 'HC-TRK-11';
  return { text: sentences(upgradeText(token), lies, number, cardHint(space)), rule };
}

/** The tokens of the bag by name and number. */
function contentsText(bag: readonly number[]): string {
  const named = bagTokens.flatMap((token, i) => {
    if (isUpgradeToken(token)) return bag[i] > 0 ? [bagTokenName(token)] : [];
    return [`${bagTokenName(token)} ${bag[i]}`];
  });
  return named.join(', ');
}

export function bagExplained({ inBag, bag }: FamilyTrack): Explained {
  const text = bag
    ? t('boards:zone.bag', { count: inBag, contents: contentsText(bag) })
    : t('boards:zone.bagClosed', { count: inBag });
  return { text, rule: 'HC-ABL-2' };
}

export function drawnExplained({ drawn }: FamilyTrack): Explained {
  const upgrades = bagTokens.filter((token, i) => isUpgradeToken(token) && drawn[i] > 0);
  return { text: sentences(t('boards:zone.drawn'), ...upgrades.map(upgradeText)), rule: 'HC-TOK-4' };
}

export function armedExplained({ armed }: FamilyTrack): Explained {
  return { text: sentences(t('boards:zone.armed'), ...armed.map(upgradeText)), rule: 'HC-CARD-6' };
}

export function powerExplained(legend: LegendId): Explained {
  return { text: t(`legends:${legend}.text`), rule: legends[legend].rule };
}

export function powerNameExplained(legend: LegendId): Explained {
  return { text: t('boards:zone.power'), rule: legends[legend].rule };
}

const pieceRules: Readonly<Record<PieceKind, string>> = {
  nails: 'HC-LGD-BER-2',
  goads: 'HC-LGD-PRI-1',
  rage: 'HC-LGD-MAL-1',
  cubes: 'HC-LGD-ODE-2',
};

export function piecesExplained({ kind, here, places }: LegendPieces): Explained {
  return { text: t(`boards:zone.pieces.${kind}`, { here, places }), rule: pieceRules[kind] };
}

const trackRules: Readonly<Record<FactionId, { readonly a: readonly string[]; readonly b: string }>> = {
  protectors: { a: ['HC-PATH-1', 'HC-PATH-1', 'HC-PATH-1', 'HC-PATH-1'], b: 'HC-TRK-31' },
  family: { a: ['HC-STORM-1', 'HC-STORM-2', 'HC-STORM-3', 'HC-STORM-4'], b: 'HC-TRK-33' },
  kammi: { a: ['HC-TRK-34', 'HC-TRK-34', 'HC-TRK-34', 'HC-TRK-34'], b: 'HC-TRK-35' },
};

export function scrollExplained({ faction, side }: BoardView, space: number, { state }: ScrollSpace): Explained {
  const what = t(`tracks:${faction}.${side}.tips.${trackSteps[space]}`);
  const rules = trackRules[faction];
  const rule = side === 'a' ? rules.a[space] : rules.b;
  return { text: sentences(what, t(`boards:zone.scrollState.${state}`)), rule };
}

/** The side of the legend track as a whole. */
export function legendTrackExplained({ faction, side }: BoardView): Explained {
  const rule = {
    protectors: { a: 'HC-TRK-30', b: 'HC-TRK-31' },
    family: { a: 'HC-TRK-32', b: 'HC-TRK-33' },
    kammi: { a: 'HC-TRK-34', b: 'HC-TRK-35' },
  };
  return {
    text: t('boards:zone.legendTrack', {
      name: trackName(faction, side),
      text: t(`tracks:${faction}.${side}.text`),
    }),
    rule: rule[faction][side],
  };
}

const shelfRules: Readonly<Record<ShelfKind, string>> = {
  haints: 'HC-COMP-1',
  cubes: 'HC-STR-1',
  wild: 'HC-WILD-2',
  paths: 'HC-PATH-2',
  storms: 'HC-STORM-5',
};

export function shelfExplained({ kind, count }: ShelfItem): Explained {
  return { text: t(`boards:zone.shelf.${kind}`, { count }), rule: shelfRules[kind] };
}

const handRules: Readonly<Record<FactionId, string>> = {
  protectors: 'HC-CARD-1',
  family: 'HC-CARD-2',
  kammi: 'HC-KAM-40',
};

export function handExplained(faction: FactionId, cards: number): Explained {
  return { text: t(`boards:zone.hand.${faction}`, { cards }), rule: handRules[faction] };
}

export function deckExplained(cards: number): Explained {
  return { text: t('boards:zone.deck', { cards }), rule: 'HC-CARD-8' };
}

export function wheelExplained({ spoon, kills }: HaintWheel): Explained {
  return { text: t('boards:zone.wheel', { spoon, kills }), rule: 'HC-WHL-2' };
}

export function lanternExplained(): Explained {
  return { text: t('boards:zone.lantern'), rule: 'HC-RND-2' };
}

export function tokenChoice(token: BagToken, count: number): string {
  return t('boards:sort.choose', { token: bagTokenName(token), count });
}

export function returnChoice(token: BagToken): string {
  return t('boards:return.choose', { token: bagTokenName(token) });
}
