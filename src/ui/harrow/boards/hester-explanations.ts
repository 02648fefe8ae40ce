import { hesterCards } from '../../../engine/games/harrow/content/cards/hester-cards.ts';
import { hesterSupplies } from '../../../engine/games/harrow/content/hester/prepare.ts';
import type { Refusal } from '../../../engine/games/harrow/refusals/keys.ts';
import { terrainCubeLimit } from '../../../engine/games/harrow/rules/hester/terrain-cubes.ts';
import type { HesterCardId } from '../../../engine/games/harrow/state/cards.ts';
import type { HesterAct, Trophy } from '../../../engine/games/harrow/state/hester.ts';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { refusalText } from '../words/refusal-text.ts';
import { cardName, cardText, factionName, terrainName, tokenName } from '../words/terms.ts';
import type { Possession } from './hester-sheet-places.ts';
import { type CardStack, type HesterView, rootCount, seenCards, type TerrainCubes } from './hester-view.ts';
import type { Explained } from './zone.ts';

// What every place of Hester's board means, each with its rule.

export function squareExplained(faction: FactionId, trophy: Trophy | undefined): Explained {
  if (trophy === undefined) {
    return { text: t('boards:hester.square.empty', { faction: factionName(faction) }), rule: 'HC-HEST-2' };
  }
  if (trophy === 'fire') return { text: t('boards:hester.square.fire'), rule: 'HC-FIRE-1' };
  const token = trophy === 'wild' ? t('hester:wild') : tokenName(trophy);
  return { text: t('boards:hester.square.token', { token }), rule: 'HC-EAT-1' };
}

export function portraitExplained({ squares, isOnMap }: HesterView): Explained {
  const where = t(isOnMap ? 'boards:hester.portrait.here' : 'boards:hester.portrait.away');
  return { text: `${t('boards:hester.portrait.squares', { squares })} ${where}`, rule: 'HC-HEST-2' };
}

export function firesExplained({ fires, burning }: HesterView): Explained {
  return { text: t('boards:hester.fires', { fires, pairs: hesterSupplies.pairs, burning }), rule: 'HC-FIRE-5' };
}

export function actionsExplained({ left, actions }: HesterView): Explained {
  return { text: t('boards:hester.actions', { left, actions }), rule: 'HC-HACT-1' };
}

const actRules: Readonly<Record<HesterAct, string>> = {
  card: 'HC-HACT-2',
  root: 'HC-HACT-3',
  spawn: 'HC-HACT-4',
  move: 'HC-HACT-5',
  infect: 'HC-HACT-6',
  summon: 'HC-HACT-7',
};

/** What the action is; that it has been used in this turn, or why it cannot be bought now. */
export function actExplained(act: HesterAct, used: boolean, shut?: Refusal): Explained {
  const text = `${t(`hester:act.${act}`)}: ${t(`hester:actText.${act}`)}`;
  const state = used ? t('boards:hester.used') : shut && refusalText(shut);
  return { text: state === undefined ? text : `${text} ${state}`, rule: actRules[act] };
}

export function treeExplained(): Explained {
  return { text: t('boards:hester.tree'), rule: 'HC-HACT-8' };
}

function cardExplained(card: HesterCardId): Explained {
  return {
    text: t('boards:hester.card', { name: cardName(card), text: cardText(card) }),
    rule: hesterCards[card].rule,
  };
}

export function stackExplained({ card, covered, called }: CardStack): Explained {
  const { text, rule } = cardExplained(card);
  const more = [
    called && t('boards:hester.called'),
    covered.length > 0 && t('boards:hester.covers', { cards: covered.map(cardName).join(', ') }),
  ].filter((part) => part !== false);
  return { text: [text, ...more].join(' '), rule };
}

export function cardSpaceExplained(): Explained {
  return { text: t('boards:hester.cardSpace'), rule: 'HC-HACT-2' };
}

/** Only Hester's own eyes read the names. */
export function handExplained(view: HesterView): Explained {
  const seen = seenCards(view);
  const cards = view.hand.length;
  const text =
    seen.length > 0
      ? t('boards:hester.hand.open', { cards, names: seen.map(cardName).join(', ') })
      : t('boards:hester.hand.closed', { cards });
  return { text, rule: 'HC-HEST-6' };
}

const possessionRules: Readonly<Record<Possession, string>> = {
  snakes: 'HC-INF-4',
  roots: 'HC-ROOT-1',
  flames: 'HC-HEST-4',
};

export function possessionExplained(view: HesterView, kind: Possession): Explained {
  const all = { snakes: hesterSupplies.snakes, roots: rootCount, flames: hesterSupplies.flames }[kind];
  return { text: t(`boards:hester.possessions.${kind}`, { here: view[kind], all }), rule: possessionRules[kind] };
}

export function terrainExplained({ terrain, tray, inside, supply }: TerrainCubes): Explained {
  const params = { terrain: terrainName(terrain), tray, inside, supply, most: terrainCubeLimit };
  return { text: t('boards:hester.terrain', params), rule: 'HC-ROOT-9' };
}
