import { fairCards } from '../../../engine/games/harrow/content/fair/cards.ts';
import { goblinIds, hesterCardIds, tacticIds, upgradeIds } from '../../../engine/games/harrow/state/cards.ts';
import { fairCardIds, offerIds, questIds } from '../../../engine/games/harrow/state/fair.ts';
import {
  factionIds,
  familyLegends,
  kammiLegends,
  type LegendId,
  protectorsLegends,
  trackSides,
} from '../../../engine/games/harrow/state/players.ts';
import { type VariantId, variantIds } from '../../../engine/games/harrow/state/set-up.ts';
import { tileIds } from '../../../engine/games/harrow/state/tiles.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { HandCard } from '../../../session/harrow/hand-card.ts';
import type { Term } from '../../game-parts.ts';
import type { PictureName } from '../../parts/button.ts';
import { offerName } from '../words/fair-terms.ts';
import { cardName, cardText, factionName, legendName, powerName, tileName, trackName } from '../words/terms.ts';
import type { ArticleId } from './contents.ts';
import { namedPictures } from './named-pictures.ts';

export const variantTerm = (id: VariantId): Term => ({
  name: t(`variants:${id}.name`),
  texts: [t(`variants:${id}.text`)],
});

export const powerTerm = (id: LegendId): Term => ({
  name: t('help.legend', { legend: legendName(id), power: powerName(id) }),
  picture: `harrow/portrait-${id}`,
  texts: [t(`legends:${id}.text`)],
});

/** A turn of the solo game in its order (HC-SOLO-20 to 47), then what the rivals score for. */
const soloSteps = [
  ...['goals', 'card', 'fields', 'attack'],
  ...['hester', 'infection', 'fires', 'eating', 'end', 'points'],
] as const;

export const soloTerms = (): Term[] =>
  soloSteps.map((step) => ({ name: t(`help.solo.term.${step}`), texts: [t(`help.solo.${step}`)] }));

const cardTerm = (id: HandCard): Term => ({
  name: cardName(id),
  picture: `harrow/card-${id}`,
  texts: [cardText(id)],
});

const trackTerms = (): Term[] =>
  factionIds.flatMap((faction) =>
    trackSides.map((side) => ({
      name: t('rulebook:track', { faction: factionName(faction), track: trackName(faction, side) }),
      texts: ([1, 2, 3, 4] as const).map((step) => t(`tracks:${faction}.${side}.tips.${step}`)),
    })),
  );

/** The words that the rules speak in. */
const words = [
  'unit',
  'brambles',
  'range',
  'battleground',
  'majority',
  'success',
  'clash',
  'hit',
  'path',
  'storm',
  'reserve',
  'infected',
  'bonfire',
  'nest',
  'offer',
  'arrow',
  'searchCube',
] as const;

/** Of those that name a piece: what it looks like. */
const wordPictures: Partial<Record<(typeof words)[number], PictureName>> = {
  unit: 'harrow/haint-family',
  brambles: namedPictures.brambles,
  battleground: 'harrow/cube-red',
  path: namedPictures.path,
  storm: namedPictures.storm,
  infected: namedPictures.infected,
  bonfire: namedPictures.bonfire,
  nest: namedPictures.nest,
  offer: namedPictures.offer,
  arrow: namedPictures.arrow,
  searchCube: namedPictures.searchCube,
};

/** What an article goes through one by one. */
export const termsOf: Partial<Record<ArticleId, () => Term[]>> = {
  TRK: trackTerms,
  LGD: () => [...protectorsLegends, ...familyLegends].map(powerTerm),
  TAC: () => tacticIds.map(cardTerm),
  UPG: () => upgradeIds.map(cardTerm),
  GOB: () => goblinIds.map(cardTerm),
  GBL: () => kammiLegends.map(powerTerm),
  BON: () =>
    tileIds.map((id) => ({ name: tileName(id), picture: `harrow/tile-${id}`, texts: [t(`tiles:${id}.text`)] })),
  HCRD: () => hesterCardIds.map(cardTerm),
  SOLO: soloTerms,
  OFR: () =>
    offerIds.map((id) => ({
      name: offerName(id),
      picture: `harrow/offer-${id}`,
      texts: [t(`fair:offerHester.${id}`)],
    })),
  FFQ: () => questIds.map(cardTerm),
  FFC: () =>
    fairCardIds.map((id) => ({
      name: cardName(id),
      picture: `harrow/card-${id}`,
      texts: [cardText(id), t('fair:price', { count: fairCards[id].cost })],
    })),
  OQ: () => variantIds.map(variantTerm),
  WORDS: () =>
    words.map((id) => ({
      name: t(`rulebook:words.${id}.name`),
      picture: wordPictures[id],
      texts: [t(`rulebook:words.${id}.text`)],
    })),
};
