import type { Seat } from '../../../src/engine/kernel/game.ts';
import { textOf } from '../../../src/i18n/i18n.ts';
import type { Chapter, GameParts } from '../../../src/ui/game-parts.ts';
import type { ToyAppTypes } from '../app/toy-app.ts';
import type { ToyEvent } from '../engine/state.ts';
import { t } from '../i18n/words.ts';

const seatKeys = ['toy.seat.first', 'toy.seat.second'] as const;
export const seatName = (seat: Seat): string => t(seatKeys[seat]);

export function happening(event: ToyEvent): string {
  const seat = seatName(event.seat);
  if (event.type === 'laid') return t('toy.laid', { seat });
  return t(event.won > 0 ? 'toy.won' : 'toy.lost', { ...event, seat });
}

/** The rulebook: an article a rule. */
const rulebook = (): readonly Chapter[] => [
  {
    name: t('rules.chapter'),
    articles: [
      { id: 'TOY-1', name: t('rules.turn'), paragraphs: [t('rules.turnText')], terms: [] },
      { id: 'TOY-2', name: t('rules.end'), paragraphs: [t('rules.endText')], terms: [] },
    ],
  },
];

const ruleName = (rule: string): string =>
  rulebook()
    .flatMap(({ articles }) => articles)
    .find(({ id }) => id === rule)?.name ?? rule;

/** What the frame has to say of the game. */
export const toyFrameWords: GameParts<ToyAppTypes>['words'] = {
  name: () => t('toy.name'),
  text: (key) => textOf('toy', key),
  happening,
  story: ({ match }) => [
    {
      heading: t('toy.name'),
      lines: (match?.session.log ?? []).flatMap(({ events }) => events.map((event) => ({ text: happening(event) }))),
    },
  ],
  saved: ({ left }) => ({ title: t('toy.name'), detail: t('toy.left', { count: left }), pictures: ['toy/acorn'] }),
  refusal: ({ key }) => t(`refusal.${key}`),
  ruleName,
  rulebook,
  articleOf: (rule) => rule,
  curtain: ({ stage }, seat) => ({
    look: 'acorn',
    picture: 'art/toy/acorn.svg',
    title: t('toy.pass', { seat: seatName(seat) }),
    text: undefined,
    languages: stage.layout.languages,
  }),
};
