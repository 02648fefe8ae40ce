import type { VNode } from 'preact';
import { clearingEdge, placeSpot, slotSide, slotSpots, widestWood as wood } from '../../../app/root/wood-places.ts';
import type { XY } from '../../../app/stage.ts';
import { cardOf } from '../../../engine/games/root/content/cards/cards.ts';
import { columns, vizier } from '../../../engine/games/root/factions/eyrie/state.ts';
import { scores } from '../../../engine/games/root/rules/points.ts';
import { type Clearing, isForest, placeByName } from '../../../engine/games/root/state/places.ts';
import { mapOf, type RootState, type Side } from '../../../engine/games/root/state.ts';
import { t } from '../../../i18n/root/text.ts';
import { h } from '../../dom.ts';
import type { WorkedExample } from '../../game-parts.ts';
import { svg } from '../../parts/svg.ts';
import { sign } from '../parts.ts';
import { itemSigns } from '../table/item-signs.ts';
import { pieceUnit, type Stand, standsAt } from '../table/stands.ts';
import { stagesOf } from './example-stages.ts';
import { type Example, type ExampleId, examples } from './examples.ts';

/** A picture of the wood: its size and its anchor. */
interface Look {
  readonly size: XY;
  readonly anchor: XY;
}

const building: Look = { size: [124, 137], anchor: [61, 117] };
const token: Look = { size: [106, 106], anchor: [50, 50] };

/** By the beginning of their names; the art's own list has the same, as a test says. */
export const looks: Readonly<Record<string, Look>> = {
  warrior: { size: [158, 137], anchor: [74, 115] },
  pawn: { size: [137, 132], anchor: [66, 110] },
  tally: { size: [101, 106], anchor: [50, 50] },
  suit: { size: [97, 102], anchor: [46, 46] },
  pennant: { size: [36, 38], anchor: [10, 34] },
  token,
  'token-wood': { size: [109, 96], anchor: [53, 76] },
  ...Object.fromEntries(['ruin', 'sawmill', 'workshop', 'recruiter', 'roost', 'base'].map((key) => [key, building])),
};

export const lookOf = (key: string): Look => looks[key] ?? looks[key.split('-')[0]];

function piece({ key, x, y, scale, count, isFlat = false }: Stand): VNode[] {
  const { size, anchor } = lookOf(key);
  const k = isFlat ? scale : scale / pieceUnit;
  const picture = svg('image', {
    href: `art/root/${key}.svg`,
    x: (x - anchor[0] * k).toFixed(1),
    y: (y - anchor[1] * k).toFixed(1),
    width: (size[0] * k).toFixed(1),
    height: (size[1] * k).toFixed(1),
  });
  return count === undefined ? [picture] : [picture, svg('text', { x, y: y + 4.5, class: 'tally' }, String(count))];
}

const points = (corners: readonly XY[]): string => corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** What a clearing is made of, its number among it. */
function ground(clearing: Clearing, isLit: boolean): VNode[] {
  const side = slotSide(wood);
  const [x, y] = placeSpot(wood, clearing);
  return [
    svg('polygon', { class: `ground${isLit ? ' lit' : ''}`, points: points(clearingEdge(wood, clearing)) }),
    ...slotSpots(wood, clearing).map(([left, top]) =>
      svg('rect', { class: 'slot', x: left - side / 2, y: top - side / 2, width: side, height: side, rx: 3 }),
    ),
    svg('text', { class: 'number', x: x + wood.rx - 10, y: y - wood.ry + 8 }, String(clearing + 1)),
  ];
}

/** Paths between those that are looked at. */
function paths(s: RootState, seen: readonly Clearing[]): VNode[] {
  return seen.flatMap((from) =>
    seen
      .filter((to) => to > from && mapOf(s).paths[from].includes(to))
      .map((to) => {
        const [[x1, y1], [x2, y2]] = [placeSpot(wood, from), placeSpot(wood, to)];
        return svg('line', { class: 'path', x1, y1, x2, y2 });
      }),
  );
}

/** Beyond the clearings: a pennant above, numbers below. */
const margin = { side: 12, above: 26, below: 14 } as const;

function board(s: RootState, before: RootState | undefined, seen: readonly Clearing[]): VNode {
  const spots = seen.map((clearing) => placeSpot(wood, clearing));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - wood.rx - margin.side, Math.min(...ys) - wood.ry - margin.above];
  const [right, foot] = [Math.max(...xs) + wood.rx + margin.side, Math.max(...ys) + wood.ry + margin.below];
  const view = [left, top, right - left, foot - top].map(Math.round);
  const isLit = (at: Clearing): boolean =>
    before !== undefined && JSON.stringify(standsAt(before, wood, at)) !== JSON.stringify(standsAt(s, wood, at));
  return svg(
    'svg',
    { class: 'example-board', viewBox: view.join(' '), width: view[2], height: view[3], 'aria-hidden': 'true' },
    ...paths(s, seen),
    ...seen.flatMap((clearing) => ground(clearing, isLit(clearing))),
    ...seen.flatMap((clearing) => standsAt(s, wood, clearing).flatMap(piece)),
  );
}

/** What a side has beside the map that an example can be about. */
function belongings(side: Side): VNode[] {
  switch (side.faction) {
    case 'ed':
      return columns.map((column) =>
        h(
          'span',
          { class: 'heap' },
          h('i', {}, t(`column.${column}`)),
          side.own.decree[column].map((card) => sign(`suit-${card === vizier ? 'bird' : cardOf(card).suit}`)),
        ),
      );
    case 'wa':
      return [
        h('span', {}, `${t('table.supporters')}: ${side.own.supporters.length}`),
        h('span', {}, `${t('table.officers')}: ${side.own.officers}`),
      ];
    default:
      return itemSigns(side);
  }
}

function besideOf(s: RootState, seats: readonly Side[]): VNode[] {
  return seats.map((side) =>
    h(
      'p',
      { class: `example-side ${side.faction}`, key: side.faction },
      sign(`sign-${side.faction}`),
      h('b', {}, scores(s, s.sides.indexOf(side)) ? `${t('table.track')}: ${side.points}` : t('table.dominance')),
      belongings(side),
    ),
  );
}

/** The clearings that an example names. */
export const clearingsIn = ({ clearings }: Example): Clearing[] =>
  clearings.flatMap((name) => {
    const place = placeByName(name);
    return place === undefined || isForest(place) ? [] : [place];
  });

/** An example as pictures with their sentences, in the language of the moment. */
export function exampleOf(id: ExampleId): WorkedExample {
  const example: Example = examples[id];
  return {
    length: example.steps.length + 1,
    picture: (i) => {
      const stages = stagesOf(id);
      const { state } = stages[i];
      const sides = state.sides.filter(({ faction }) => example.beside?.includes(faction));
      return [board(state, stages[i - 1]?.state, clearingsIn(example)), ...besideOf(state, sides)];
    },
    text: (i) => t(`rulebook:examples.${id}`).split('\n')[i],
  };
}
