import type { VNode } from 'preact';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import { svg } from '../../parts/svg.ts';
import { palette } from '../../styles/palette.ts';
import { harrowPalette } from '../styles/palette.ts';

const ink = palette.ink;
const colours: Readonly<Record<FactionId, string>> = {
  protectors: harrowPalette.protectors,
  family: harrowPalette.family,
  kammi: harrowPalette.kammi,
};

/** Lines differ by dash and by mark: horns for the Protectors, a moon for the Family, a goblin’s ears for Kammi. */
const dashes: Readonly<Record<FactionId, string | undefined>> = { protectors: undefined, family: '9 6', kammi: '2 7' };
const marks: Readonly<Record<FactionId, string>> = {
  protectors: 'M0 7L-6 -1L-6 -7L-2 -2H2L6 -7L6 -1Z',
  family: 'M3 -6.5A6.5 6.5 0 1 0 6 4A5.5 5.5 0 0 1 3 -6.5Z',
  kammi: 'M-9 -6L-4 -3Q0 -5 4 -3L9 -6L5 2Q3 7 0 7Q-3 7 -5 2Z',
};

interface ChartLine {
  readonly faction: FactionId;
  /** Points at the end of each round, from the start of the game. */
  readonly points: readonly number[];
}

interface ChartText {
  /** What the chart shows, for those who do not see it. */
  readonly description: string;
  /** The name of the axis, where there is room for it. */
  readonly rounds: string | undefined;
}

const [left, right, top] = [28, 12, 10];
/** Room below the axis: for its numbers, and for its name. */
const [numbersRoom, nameRoom] = [24, 16];
/** Numbers under the axis stand at least this far apart. */
const labelStep = 24;

/** Points by round as two lines on paper; the dotted line is where the game ends (HC-PH2-2). */
export function pointsChart(
  lines: readonly ChartLine[],
  goal: number,
  text: ChartText,
  [width, height]: readonly [number, number],
): VNode {
  const rounds = Math.max(1, ...lines.map(({ points }) => points.length - 1));
  const most = Math.max(goal, ...lines.flatMap(({ points }) => points)) + 1;
  const bottom = numbersRoom + (text.rounds === undefined ? 0 : nameRoom);
  const x = (round: number) => left + ((width - left - right) * round) / rounds;
  const y = (points: number) => height - bottom - ((height - top - bottom) * points) / most;
  const every = Math.ceil((18 * most) / (height - top - bottom));
  const everyRound = Math.ceil((labelStep * rounds) / (width - left - right));
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
      d: `M${left} ${y(goal)}H${width - right}`,
      stroke: harrowPalette.grid,
      'stroke-width': 2.4,
      'stroke-dasharray': '2 5',
      'stroke-linecap': 'round',
    }),
    ...Array.from({ length: rounds + 1 }, (_, round) => round)
      .filter((round) => round % everyRound === 0)
      .map((round) => svg('text', { x: x(round), y: height - bottom + 18, 'text-anchor': 'middle' }, String(round))),
    ...(text.rounds === undefined
      ? []
      : [svg('text', { x: width - right, y: height - 4, 'text-anchor': 'end', class: 'axis' }, text.rounds)]),
    ...lines.flatMap((line, i) => drawn(line, x, (points) => y(points) + (i === 0 ? -1.5 : 1.5))),
  );
}

function drawn({ faction, points }: ChartLine, x: (round: number) => number, y: (points: number) => number): VNode[] {
  const d = points
    .map((value, round) => `${round === 0 ? 'M' : 'L'}${x(round).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const joined = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-dasharray': dashes[faction] };
  return [
    svg('path', { d, stroke: ink, 'stroke-width': 6.5, ...joined }),
    svg('path', { d, stroke: colours[faction], 'stroke-width': 3.6, ...joined }),
    ...points.slice(1).map((value, i) => marker(faction, x(i + 1), y(value), Math.min(1, (x(1) - x(0)) / 20))),
  ];
}

/** The sign of a faction as a point of its line. */
function marker(faction: FactionId, x: number, y: number, scale: number): VNode {
  const look = { d: marks[faction], fill: colours[faction], stroke: ink, 'stroke-width': 1.6 };
  return svg('path', { ...look, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})` });
}

/** A piece of the line with its mark, for the key beside the chart. */
export function chartKey(faction: FactionId): VNode {
  const joined = { 'stroke-dasharray': dashes[faction], fill: 'none' };
  return svg(
    'svg',
    { class: 'chart-key', viewBox: '0 0 48 20', 'aria-hidden': 'true' },
    svg('path', { d: 'M2 10H46', stroke: ink, 'stroke-width': 6.5, ...joined }),
    svg('path', { d: 'M2 10H46', stroke: colours[faction], 'stroke-width': 3.6, ...joined }),
    marker(faction, 24, 10, 1),
  );
}
