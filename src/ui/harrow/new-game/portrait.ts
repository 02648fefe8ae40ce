import type { VNode } from 'preact';
import { type Chance, random } from '../../../app/harrow/new-game-form.ts';
import type { FactionId, LegendId } from '../../../engine/games/harrow/state/players.ts';
import { h } from '../../dom.ts';
import { svg } from '../../parts/svg.ts';
import { palette } from '../../styles/palette.ts';
import { harrowPalette } from '../styles/palette.ts';

const inks: Readonly<Record<FactionId, readonly [ground: string, line: string]>> = {
  protectors: [harrowPalette.protectorsGround, harrowPalette.protectors],
  family: [harrowPalette.familyGround, harrowPalette.family],
  kammi: [harrowPalette.kammiGround, harrowPalette.kammi],
};

const mark = 'M-30 -38a30 30 0 1 1 46 25q-16 11 -16 28M0 45v5';

/** The place of a legend nobody knows yet: rays round a question mark, framed like the portraits. */
function unknown(faction: FactionId): VNode {
  const [ground, line] = inks[faction];
  const rays = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * 74).toFixed(1)} ${(y * 74).toFixed(1)}L${(x * 150).toFixed(1)} ${(y * 150).toFixed(1)}`;
  }).join('');
  const stroke = { d: mark, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return svg(
    'svg',
    { class: 'portrait', viewBox: '-102 -121.5 204 243', 'aria-hidden': 'true' },
    svg('rect', { x: -98, y: -117.5, width: 196, height: 235, fill: ground, stroke: palette.ink, 'stroke-width': 8 }),
    svg(
      'svg',
      { x: -94, y: -113.5, width: 188, height: 227, viewBox: '-94 -113.5 188 227' },
      svg('path', { d: rays, stroke: line, 'stroke-width': 7, fill: 'none' }),
    ),
    svg('path', { ...stroke, stroke: palette.ink, 'stroke-width': 30 }),
    svg('path', { ...stroke, stroke: palette.parchment, 'stroke-width': 16 }),
    svg('rect', {
      x: -88,
      y: -107.5,
      width: 176,
      height: 215,
      fill: 'none',
      stroke: palette.parchment,
      'stroke-width': 2.5,
    }),
  );
}

export function portrait(faction: FactionId, legend: LegendId | Chance): VNode {
  if (legend === random) return unknown(faction);
  return h('img', { class: 'portrait', src: `art/harrow/portrait-${legend}.svg`, alt: '', draggable: false });
}
