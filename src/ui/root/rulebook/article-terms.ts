import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import { questOf } from '../../../engine/games/root/content/quests.ts';
import { leaderIds } from '../../../engine/games/root/factions/eyrie/state.ts';
import { characterIds } from '../../../engine/games/root/factions/vagabond/state.ts';
import { cardIds, questIds } from '../../../engine/games/root/state/cards.ts';
import { t } from '../../../i18n/root/text.ts';
import type { Term } from '../../game-parts.ts';
import type { PictureName } from '../../parts/button.ts';
import { cardName, cardText, questItems, questName } from '../words/names.ts';
import type { ArticleId } from './contents.ts';
import { namedPictures } from './named-pictures.ts';

/** The words that the rules speak in. */
const words = [
  'adjacent',
  'suit',
  'slot',
  'warrior',
  'building',
  'token',
  'enemy',
  'hit',
  'defenseless',
  'place',
  'remove',
  'spend',
  'exhaust',
  'sympathetic',
  'officer',
  'vizier',
] as const;

/** Of those that name a piece: what it looks like. */
const wordPictures: Partial<Record<(typeof words)[number], PictureName>> = {
  suit: namedPictures.fox,
  warrior: namedPictures.cat,
  building: namedPictures.sawmill,
  token: namedPictures.wood,
  sympathetic: namedPictures.sympathy,
  officer: namedPictures.rebel,
  vizier: namedPictures.vizier,
};

/** What an article goes through one by one. */
export const termsOf: Partial<Record<ArticleId, () => Term[]>> = {
  effects: () =>
    cardIds
      .filter((id) => cardOf(id).kind === 'effect' || cardOf(id).kind === 'favor')
      .map((id) => ({ name: cardName(id), picture: `root/suit-${cardOf(id).suit}`, texts: [cardText(id)] })),
  edLeaders: () =>
    leaderIds.map((id) => ({
      name: t(`leader.${id}`),
      picture: `root/leader-${id}`,
      texts: [t(`leaderPower.${id}`)],
    })),
  vbQuests: () =>
    questIds.map((id) => ({
      name: questName(id),
      picture: `root/suit-${questOf(id)?.suit ?? 'any'}`,
      texts: [questItems(id)],
    })),
  vbCharacters: () =>
    characterIds.map((id) => ({
      name: t(`character.${id}`),
      picture: `root/portrait-${id}`,
      texts: [t(`characterPower.${id}`)],
    })),
  glossary: () =>
    words.map((id) => ({
      name: t(`rulebook:words.${id}.name`),
      picture: wordPictures[id],
      texts: [t(`rulebook:words.${id}.text`)],
    })),
};
