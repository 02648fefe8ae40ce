import type { VNode } from 'preact';
import { palette } from '../styles/palette.ts';
import { svg } from './svg.ts';

const ink = palette.ink;

/** Lines differ by colour, dash and mark, so that no one of them is needed to tell them apart. */
export interface LineLook {
  readonly colour: string;
  readonly dash: string | undefined;
  /** An outline around the middle, some 14 wide. */
  readonly mark: string;
}

interface ChartLine {
  readonly look: LineLook;
  /** Points from the start of the game on. */
  readonly points: readonly number[];
}

interface ChartText {
  /** What the chart shows, for those who do not see it. */
  readonly description: string;
  /** The name of the axis, where there is room for it. */
  readonly axis: string | undefined;
}

/** Where the game ends, as a dotted line. */
interface Goal {
  readonly points: number;
  readonly colour: string;
}

const [left, right, top] = [28, 12, 10];
/** Room below the axis: for its numbers, and for its name. */
const [numbersRoom, nameRoom] = [24, 16];
/** Numbers under the axis stand at least this far apart. */
const labelStep = 24;

/** Points in the course of the game as lines on paper. */
export function pointsChart(
  lines: readonly ChartLine[],
  goal: Goal,
  text: ChartText,
  [width, height]: readonly [number, number],
): VNode {
  const steps = Math.max(1, ...lines.map(({ points }) => points.length - 1));
  const most = Math.max(goal.points, ...lines.flatMap(({ points }) => points)) + 1;
  const bottom = numbersRoom + (text.axis === undefined ? 0 : nameRoom);
  const x = (step: number) => left + ((width - left - right) * step) / steps;
  const y = (points: number) => height - bottom - ((height - top - bottom) * points) / most;
  const every = Math.ceil((18 * most) / (height - top - bottom));
  const everyStep = Math.ceil((labelStep * steps) / (width - left - right));
  const grid = Array.from({ length: most }, (_, points) => points).filter((points) => points % every === 0);
  return svg(
    'svg',
    {
      class: 'points-chart',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-label': text.description,
    },
    ...grid.flatMap((points) => [
      svg('path', { d: `M${left} ${y(points)}H${width - right}`, stroke: ink, 'stroke-opacity': points ? 0.14 : 0.9 }),
      svg('text', { x: left - 9, y: y(points) + 5, 'text-anchor': 'end' }, String(points)),
    ]),
    svg('path', {
      d: `M${left} ${y(goal.points)}H${width - right}`,
      stroke: goal.colour,
      'stroke-width': 2.4,
      'stroke-dasharray': '2 5',
      'stroke-linecap': 'round',
    }),
    ...Array.from({ length: steps + 1 }, (_, step) => step)
      .filter((step) => step % everyStep === 0)
      .map((step) => svg('text', { x: x(step), y: height - bottom + 18, 'text-anchor': 'middle' }, String(step))),
    ...(text.axis === undefined
      ? []
      : [svg('text', { x: width - right, y: height - 4, 'text-anchor': 'end', class: 'axis' }, text.axis)]),
    ...lines.flatMap((line, i) => drawn(line, x, (points) => y(points) + (i === 0 ? -1.5 : 1.5))),
  );
}

function drawn({ look, points }: ChartLine, x: (step: number) => number, y: (points: number) => number): VNode[] {
  const d = points
    .map((value, step) => `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const joined = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-dasharray': look.dash };
  return [
    svg('path', { d, stroke: ink, 'stroke-width': 6.5, ...joined }),
    svg('path', { d, stroke: look.colour, 'stroke-width': 3.6, ...joined }),
    ...points.slice(1).map((value, i) => marker(look, x(i + 1), y(value), Math.min(1, (x(1) - x(0)) / 20))),
  ];
}

/** The mark of a line at one of its points. */
function marker({ mark, colour }: LineLook, x: number, y: number, scale: number): VNode {
  const look = { d: mark, fill: colour, stroke: ink, 'stroke-width': 1.6 };
  return svg('path', { ...look, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})` });
}

/** A piece of a line with its mark, for the key beside the chart. */
export function chartKey(look: LineLook): VNode {
  const joined = { 'stroke-dasharray': look.dash, fill: 'none' };
  return svg(
    'svg',
    { class: 'chart-key', viewBox: '0 0 48 20', 'aria-hidden': 'true' },
    svg('path', { d: 'M2 10H46', stroke: ink, 'stroke-width': 6.5, ...joined }),
    svg('path', { d: 'M2 10H46', stroke: look.colour, 'stroke-width': 3.6, ...joined }),
    marker(look, 24, 10, 1),
  );
}
