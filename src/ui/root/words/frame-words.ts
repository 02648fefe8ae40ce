import type { RootAppTypes } from '../../../app/root/root-app.ts';
import { textOf } from '../../../i18n/i18n.ts';
import { t } from '../../../i18n/root/text.ts';
import type { GameParts } from '../../game-parts.ts';
import { rulebook, ruleName } from '../rulebook/chapters.ts';
import { articleOf } from '../rulebook/contents.ts';
import { logText } from './log-text.ts';
import { seatName } from './names.ts';
import { storyInParts } from './story.ts';

/** Words that the frame says for Root. */
export const rootFrameWords: GameParts<RootAppTypes>['words'] = {
  name: () => t('shelf:root.name'),
  text: (key) => textOf('root', key),
  happening: (event, { state }) => logText(event, state),
  story: storyInParts,
  saved: ({ players, points, turn, toAct }) => ({
    title: players
      .map((faction, seat) => t('table.points', { seat: t(`short.${faction}`), points: points[seat] }))
      .join(', '),
    detail: toAct === undefined ? t('title.savedOver') : t('title.saved', { turn }),
    pictures: players.map((faction) => `root/sign-${faction}` as const),
  }),
  refusal: ({ key }) => t(`refusal:${key}`),
  ruleName,
  rulebook,
  articleOf,
  curtain: ({ match, stage }, seat) =>
    match && {
      look: match.session.state.sides[seat].faction,
      picture: `art/root/sign-${match.session.state.sides[seat].faction}.svg`,
      title: t('curtain.title', { seat: seatName(match.session.state, seat) }),
      text: t('curtain.text'),
      languages: stage.layout.table.languages,
    },
};
