import type { VNode } from 'preact';
import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { nestsForQuest, questSoFar } from '../../../engine/games/harrow/content/fair/quests.ts';
import type { Hex } from '../../../engine/games/harrow/county.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { type HandCard, isQuest } from '../../../session/harrow/hand-card.ts';
import { h } from '../../dom.ts';

/** HC-FAIR-19: nests that count for a quest so far; undefined for any other card. */
export function countedNests({ match }: HarrowApp, card: HandCard): readonly Hex[] | undefined {
  const s = match?.session.state;
  return s && isQuest(card) ? questSoFar(s, card) : undefined;
}

/** For whoever hears the card. */
export function progressWords(app: HarrowApp, card: HandCard): string {
  const nests = countedNests(app, card);
  return nests === undefined ? '' : t('fair:progress', { n: nests.length, all: nestsForQuest });
}

/** On the face of a quest: so many of the nests it asks for are there. */
export function progressBadge(app: HarrowApp, card: HandCard): VNode | undefined {
  const nests = countedNests(app, card);
  if (nests === undefined) return undefined;
  const words = progressWords(app, card);
  return h('b', { class: 'quest-progress', role: 'img', 'aria-label': words }, `${nests.length}/${nestsForQuest}`);
}
