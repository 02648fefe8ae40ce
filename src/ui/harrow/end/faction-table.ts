import type { VNode } from 'preact';
import { type Features, features } from '../../../engine/games/harrow/content/chapters/features.ts';
import type { HarrowResult, HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import type { TextKey } from '../../../i18n/harrow/text-key.ts';
import type { SeatStory, Story } from '../../../session/harrow/story.ts';
import { h } from '../../dom.ts';
import { factionName } from '../words/terms.ts';

interface Row {
  readonly name: TextKey;
  readonly number: (story: SeatStory) => number | string;
  /** What the points are made of. */
  readonly part?: true;
  /** Only if somebody has any. */
  readonly rare?: true;
  /** Only where the game was played with this rule (or without it). */
  readonly when?: (rules: Features) => boolean;
  /** Tells least: left out where there are more lines than the paper holds, the first such line first. */
  readonly spare?: true;
}

const rows: readonly Row[] = [
  { name: 'end.kills', number: ({ points }) => points.kill, part: true, when: ({ wheel }) => !wheel },
  { name: 'end.hits', number: ({ points }) => points.hit, part: true, rare: true },
  { name: 'end.plates', number: ({ points }) => points.kill, part: true, when: ({ wheel }) => wheel },
  { name: 'end.goal', number: ({ points }) => points.rescue + points.destroy, part: true },
  { name: 'end.doused', number: ({ points }) => points.fire, part: true, when: ({ hester }) => hester },
  { name: 'end.doll', number: ({ points }) => points.doll, part: true, rare: true },
  { name: 'end.brambles', number: ({ points }) => points.brambles, part: true },
  { name: 'end.killed', number: ({ haintsKilled }) => haintsKilled, when: ({ wheel }) => wheel },
  { name: 'end.attacks', number: ({ attacks, attacksWon }) => `${attacksWon} / ${attacks}` },
  { name: 'end.cubes', number: ({ cubesIn, cubesOut }) => `${cubesIn} / ${cubesOut}` },
  { name: 'end.spawned', number: ({ haintsSpawned }) => haintsSpawned },
  { name: 'end.moves', number: ({ moves }) => moves, spare: true },
  { name: 'end.tokens', number: ({ tokensCollected }) => tokensCollected, when: ({ solo }) => !solo },
  { name: 'end.cards', number: ({ cardsPlayed }) => cardsPlayed, when: ({ cards }) => cards },
  { name: 'end.tiles', number: ({ tilesUsed }) => tilesUsed, when: ({ tiles }) => tiles, spare: true },
];

/** A table with more lines is set closer; more than the most the paper of a small screen does not hold. */
const longTable = 8;
const mostLines = 11;

function fitting(lines: readonly Row[]): readonly Row[] {
  const tooMany = Math.max(0, lines.length - mostLines);
  const left = new Set(lines.filter(({ spare }) => spare).slice(0, tooMany));
  return lines.filter((line) => !left.has(line));
}

/** The game of the two factions in numbers. */
export function factionTable(
  { seats: stories }: Story,
  { seats, config }: HarrowState,
  { scores }: HarrowResult,
): VNode {
  const shown = fitting(
    rows
      .filter(({ when }) => when?.(features[config.mode]) ?? true)
      .filter(({ rare, number }) => !rare || stories.some((story) => number(story) !== 0)),
  );
  const line = (name: string, values: readonly (number | string)[], kind?: string) =>
    h(
      'tr',
      { class: kind },
      h('th', { scope: 'row' }, name),
      values.map((value) => h('td', {}, value)),
    );
  return h(
    'table',
    { class: `story${shown.length > longTable ? ' long' : ''}` },
    h('caption', { class: 'unseen' }, t('end.story')),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        seats.map(({ faction }) => h('th', { scope: 'col', class: faction }, factionName(faction))),
      ),
    ),
    h(
      'tbody',
      {},
      line(t('end.points'), scores.slice(0, seats.length), 'total'),
      shown.map(({ name, number, part }) => line(t(name), stories.map(number), part && 'part')),
    ),
  );
}
