import type { VNode } from 'preact';
import type { HexKind } from '../../../engine/games/harrow/content/maps/layout.ts';
import { type MapId, maps } from '../../../engine/games/harrow/content/maps/maps.ts';
import { county, homes } from '../../../engine/games/harrow/county.ts';
import { toPixel } from '../../../engine/kit/hex.ts';
import { svg } from '../../parts/svg.ts';
import { palette } from '../../styles/palette.ts';
import { harrowPalette } from '../styles/palette.ts';

const side = 10;
const ink = palette.ink;
const paper = palette.parchment;

const colours: Readonly<Record<HexKind, string>> = {
  bog: palette.bog,
  wetlands: harrowPalette.wetlands,
  plains: harrowPalette.plains,
  forest: harrowPalette.forest,
  mountain: harrowPalette.mountain,
  brambles: harrowPalette.brambles,
};

/** A mark for each terrain, so that the colour is not alone: reeds, waves, furrows, a fir, a peak, thorns. */
const marks: Readonly<Record<HexKind, readonly [path: string, colour: string]>> = {
  bog: ['M-3 3V-2M0 3V-4M3 3V-2', paper],
  wetlands: ['M-5 -1.5q1.7 -2 3.3 0t3.3 0t3.3 0M-5 2.5q1.7 -2 3.3 0t3.3 0t3.3 0', paper],
  plains: ['M-5 -3L5 -3M-5 0H5M-5 3H5', ink],
  forest: ['M0 -5L4 3H-4ZM0 3V5.5', paper],
  mountain: ['M-5.5 4L-1 -4L1.5 0L3 -2L6 4M-1 -4L-1 0', paper],
  brambles: ['M-4 -4L4 4M4 -4L-4 4M0 -5.5V5.5', paper],
};

function corner(angle: number): string {
  const radians = (angle * Math.PI) / 3;
  return `${(Math.cos(radians) * side).toFixed(2)},${(Math.sin(radians) * side).toFixed(2)}`;
}

const outline = [0, 1, 2, 3, 4, 5].map(corner).join(' ');

function hexagon(kind: HexKind, isHome: boolean, hasStorm: boolean): VNode[] {
  const [path, colour] = marks[kind];
  return [
    svg('polygon', { points: outline, fill: colours[kind], stroke: ink, 'stroke-width': 1.4 }),
    isHome
      ? svg('path', { d: 'M-5 1L0 -5L5 1H3.5V5H-3.5V1Z', fill: paper, stroke: ink, 'stroke-width': 1 })
      : svg('path', {
          d: hasStorm ? 'M3 -3a4.2 4.2 0 1 0 1 4.6M1.5 -1a2 2 0 1 0 .4 2.2' : path,
          fill: 'none',
          stroke: colour,
          'stroke-width': 1.5,
          'stroke-linecap': 'round',
        }),
  ];
}

const width = 11 * side + 4;
const height = 7 * Math.sqrt(3) * side + 4;

function frame(...children: readonly VNode[]): VNode {
  const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`;
  return svg('svg', { class: 'county-preview', viewBox, 'aria-hidden': 'true' }, ...children);
}

/** The county of a map side in small. */
export function countyPreview(map: MapId): VNode {
  const { kinds, printedStorms } = maps[map];
  const isHome = (hex: number) => hex === homes.north || hex === homes.south;
  return frame(
    ...county.map((axial, hex) => {
      const { x, y } = toPixel(axial, side);
      const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
      return svg('g', { transform }, ...hexagon(kinds[hex], isHome(hex), printedStorms[hex]));
    }),
  );
}

/** The same sheet before anybody knows its side. */
export function unknownCounty(): VNode {
  return frame(
    ...county.map((axial) => {
      const { x, y } = toPixel(axial, side);
      const look = { fill: harrowPalette.storm, stroke: ink, 'stroke-width': 1.4 };
      return svg('polygon', { points: outline, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})`, ...look });
    }),
    svg('path', {
      d: 'M-17 -22a17 17 0 1 1 26 14q-9 6 -9 16M0 22v3',
      fill: 'none',
      stroke: ink,
      'stroke-width': 15,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    svg('path', {
      d: 'M-17 -22a17 17 0 1 1 26 14q-9 6 -9 16M0 22v3',
      fill: 'none',
      stroke: paper,
      'stroke-width': 8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}
