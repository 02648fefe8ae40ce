import type { VNode } from 'preact';
import { type PlayerId, playerIds } from '../../../engine/games/harrow/state/players.ts';
import type { Bar, Forecast } from '../../../session/harrow/forecast.ts';
import { svg } from '../../parts/svg.ts';
import { palette } from '../../styles/palette.ts';
import { harrowPalette } from '../styles/palette.ts';

/** What the numbers under the bars are, and from which one on it goes well. */
interface Scale {
  readonly from: number;
  readonly number: (value: number) => string;
}

const differences: Scale = {
  from: 0,
  number: (value) => (value === 0 ? '0' : value > 0 ? `+${value}` : `−${-value}`),
};

export interface ChartSize {
  readonly width: number;
  readonly height: number;
  /** Room for the numbers under the bars; none without numbers. */
  readonly numbers: number;
}

const fillNames = [...playerIds, 'nothing'] as const;
export type Fill = (typeof fillNames)[number];

/** The hatchings of the parts of a bar. */
type Fills = Readonly<Record<'success' | 'failure' | 'tooFew', Fill>>;

const paint: Readonly<Record<Fill, readonly [light: string, dark: string, turn: number]>> = {
  protectors: [harrowPalette.protectors, harrowPalette.protectorsShade, 35],
  family: [harrowPalette.familyLight, harrowPalette.familyShade, -35],
  kammi: [harrowPalette.kammiLight, harrowPalette.kammiShade, 8],
  hester: [palette.ember, harrowPalette.copper, 62],
  fair: [palette.moon, harrowPalette.nobodyShade, -62],
  nothing: [harrowPalette.nobody, harrowPalette.nobodyShade, 90],
};

/**
 * A lost comparison is painted as what it brings: a clash, or nothing where there is none (HC-CLSH-1). A fire withstands
 * whatever fails (HC-FIRE-25).
 */
export function attackFills(canClash: boolean, isSiege: boolean, attacker: PlayerId, defender: PlayerId): Fills {
  return {
    success: attacker,
    failure: canClash || isSiege ? defender : 'nothing',
    tooFew: isSiege ? defender : 'nothing',
  };
}

/** Hatchings, so that the parts differ without colour. */
function pattern(name: Fill): VNode {
  const [light, dark, turn] = paint[name];
  return svg(
    'pattern',
    { id: `odds-${name}`, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
    svg('rect', { width: 5, height: 5, fill: light }),
    svg('rect', { width: 1.6, height: 5, fill: dark }),
  );
}

/** A small square of a hatching, for the legend. */
export function swatch(name: Fill): VNode {
  const box = { width: 15, height: 15, viewBox: '0 0 15 15', class: 'swatch', 'aria-hidden': 'true' };
  const fill = `url(#odds-${name})`;
  return svg(
    'svg',
    box,
    svg('rect', { x: 1, y: 1, width: 13, height: 13, fill, stroke: palette.ink, 'stroke-width': 2 }),
  );
}

/** How likely each difference of cubes is: the attacker's part on the right, the defender's on the left. */
export function oddsChart(
  { bars }: Pick<Forecast, 'bars'>,
  fills: Fills,
  { width, height, numbers }: ChartSize,
  label: string,
  scale: Scale = differences,
): VNode {
  const step = width / bars.length;
  const thick = Math.min(step * 0.78, 22);
  const tallest = Math.max(...bars.map((bar) => bar.success + bar.failure + bar.tooFew), 0.01);
  const floor = height - numbers;
  const part = (bar: Bar, i: number, share: number, below: number, name: Fill): VNode[] => {
    const tall = (share / tallest) * (floor - 4);
    if (tall < 0.5) return [];
    const y = floor - (below / tallest) * (floor - 4) - tall;
    const x = step * (i + 0.5) - thick / 2;
    const rect = { x, y, width: thick, height: tall, fill: `url(#odds-${name})`, 'data-value': bar.value };
    return [svg('rect', { ...rect, stroke: palette.ink, 'stroke-width': 1.8, 'stroke-linejoin': 'round' })];
  };
  const columns = bars.flatMap((bar, i) => [
    ...part(bar, i, bar.failure, 0, fills.failure),
    ...part(bar, i, bar.tooFew, 0, fills.tooFew),
    ...part(bar, i, bar.success, bar.tooFew, fills.success),
  ]);
  const zero = bars.findIndex((bar) => bar.value >= scale.from);
  const divide =
    zero > 0
      ? [
          svg('line', {
            x1: step * zero,
            x2: step * zero,
            y1: 0,
            y2: floor + numbers * 0.3,
            stroke: palette.ink,
            'stroke-width': 1.6,
            'stroke-dasharray': '4 3',
          }),
        ]
      : [];
  const words = bars.flatMap((bar, i) =>
    numbers === 0
      ? []
      : [svg('text', { x: step * (i + 0.5), y: height - 2, 'text-anchor': 'middle' }, scale.number(bar.value))],
  );
  return svg(
    'svg',
    { class: 'odds-chart', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': label },
    svg('defs', {}, ...fillNames.map(pattern)),
    ...columns,
    svg('line', { x1: 0, x2: width, y1: floor, y2: floor, stroke: palette.ink, 'stroke-width': 2 }),
    ...divide,
    ...words,
  );
}
