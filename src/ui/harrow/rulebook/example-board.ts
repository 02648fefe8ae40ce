import type { VNode } from 'preact';
import { terrains } from '../../../engine/games/harrow/content/maps/layout.ts';
import { type Hex, hexByName } from '../../../engine/games/harrow/county.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { cubeColour } from '../../../session/harrow/seats.ts';
import { whereaboutsOf } from '../../../session/harrow/whereabouts.ts';
import { h } from '../../dom.ts';
import type { WorkedExample } from '../../game-parts.ts';
import { svg } from '../../parts/svg.ts';
import { drawnSide, marksOf } from '../map/deed-shapes.ts';
import { looks, middleOf, type PlacedPicture, picturesOf } from './example-pieces.ts';
import { stagesOf } from './example-stages.ts';
import { type Example, type ExampleId, examples } from './examples.ts';

function image({ key, look, x, y, share = 1, angle }: PlacedPicture): VNode {
  const { size, anchor, scale } = looks[look];
  const k = scale * share;
  return svg('image', {
    href: `art/harrow/${key}.svg`,
    x: -anchor[0] * k,
    y: -anchor[1] * k,
    width: size[0] * k,
    height: size[1] * k,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})${angle === undefined ? '' : ` rotate(${angle.toFixed(0)})`}`,
  });
}

/** Pieces at the rear reach above their hex. */
const headroom = 26;

function board(s: HarrowState, { hexes }: Example, where: ReturnType<typeof whereaboutsOf>[]): VNode {
  const seen = hexes.map(hexByName).filter((hex): hex is Hex => hex !== undefined);
  const middles = seen.map(middleOf);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - drawnSide - 3, Math.min(...ys) - drawnSide * 0.9 - headroom];
  const [right, foot] = [Math.max(...xs) + drawnSide + 3, Math.max(...ys) + drawnSide * 0.9 + 6];
  const view = [left, top, right - left, foot - top].map(Math.round);
  const pen = { at: middleOf, k: 1 };
  return svg(
    'svg',
    { class: 'example-board', viewBox: view.join(' '), width: view[2], height: view[3], 'aria-hidden': 'true' },
    ...picturesOf(s, seen).map(image),
    ...where.flatMap((each) => marksOf(pen, each, 'lit')),
  );
}

/** The cubes that lie on the battleground, one by one. */
function cubes(s: HarrowState): VNode {
  const owned = s.seats.map((own, seat) => [cubeColour(s, seat), own.cubes] as const);
  const lands = terrains.map((terrain, i) => [terrain, s.hester?.cubes[i] ?? 0] as const);
  return h(
    'p',
    { class: 'example-cubes' },
    h('span', {}, t('rulebook:battleground')),
    [...owned, ...lands].map(([colour, count]) =>
      h(
        'span',
        { class: 'cubes' },
        Array.from({ length: count }, () => h('img', { src: `art/harrow/cube-${colour}.svg`, alt: '' })),
      ),
    ),
  );
}

/** An example as pictures with their sentences, in the language of the moment. */
export function exampleOf(id: ExampleId): WorkedExample {
  const example: Example = examples[id];
  return {
    length: example.steps.length + 1,
    picture: (i) => {
      const { state, events } = stagesOf(id)[i];
      const where = events.map(whereaboutsOf).filter(({ hexes }) => hexes.length > 0);
      return [board(state, example, where), example.hasCubes && cubes(state)];
    },
    text: (i) => t(`rulebook:examples.${id}`).split('\n')[i],
  };
}
