import { C } from '../ink/colour.ts';
import { gouge } from '../ink/cuts.ts';
import { D, line, type Point, rect } from '../ink/geometry.ts';
import { rr, seed } from '../ink/random.ts';
import { F } from '../ink/svg.ts';
import { type Picture, picture } from '../picture.ts';
import { PAPER, patch, SCORCH } from './paper.ts';

// The only filters of the game are here: these three lie still over the whole screen and are rasterised once.
const turbulence = (
  id: string,
  frequency: string,
  octaves: number,
  seedOf: number,
  rgb: string,
  alpha: string,
): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seedOf}"/><feColorMatrix values="${rgb} ${alpha}"/></filter>`;

const dark = '0 0 0 0 .08 0 0 0 0 .06 0 0 0 0 .05';
const pale = '0 0 0 0 .91 0 0 0 0 .86 0 0 0 0 .75';
const screen = { x: 0, y: 0, w: 1280, h: 720 };
const layer = (id: string, opacity: number): string =>
  `<rect width="1280" height="720" filter="url(#${id})" opacity="${opacity}"/>`;

/** Paper grain, worn-print specks and a little ink wash in one overlay. */
const grain = (): string =>
  `<defs>${turbulence('grain', '.55', 2, 4, dark, '0 0 0 -1.6 .95')}${turbulence('speck', '.32', 3, 9, pale, '0 0 0 24 -16.4')}${turbulence('wash', '.006 .009', 4, 3, dark, '0 0 0 3.4 -1.55')}</defs>${layer('wash', 0.1)}${layer('grain', 0.17)}${layer('speck', 0.085)}`;

/** The ink wash alone, for under the interface. */
const wash = (): string =>
  `<defs>${turbulence('wash', '.006 .009', 4, 3, dark, '0 0 0 3.4 -1.55')}</defs>${layer('wash', 0.18)}`;

const vignette = (): string =>
  `<defs><radialGradient id="v" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="${C.ink}" stop-opacity="0"/><stop offset="1" stop-color="#0b0908" stop-opacity=".72"/></radialGradient></defs><rect width="1280" height="720" fill="url(#v)"/>`;

const TILE = 240;

/** Draws a thing again on the other side of the tile when it sticks out, so that the tile joins itself. */
function wrapped(x: number, y: number, reach: number, draw: (x: number, y: number) => string): string {
  const near = (at: number): number[] => [
    at,
    ...(at < reach ? [at + TILE] : []),
    ...(at > TILE - reach ? [at - TILE] : []),
  ];
  return near(x)
    .flatMap((px) => near(y).map((py) => draw(px, py)))
    .join('');
}

/** The paper of the panels as a tile: stains and fibres. */
function paperTile(): string {
  seed(660);
  let stains = '';
  for (let i = 0; i < 14; i++) {
    const shape = patch(0, 0, rr(6, 26));
    stains += wrapped(rr(0, TILE), rr(0, TILE), 36, (x, y) => D(shape.map((p): Point => [p[0] + x, p[1] + y])));
  }
  let fibres = '';
  for (let i = 0; i < 70; i++) {
    const [dx, dy, bend] = [rr(-9, 9), rr(-3, 3), rr(-1.5, 1.5)];
    const at: Point = [rr(12, TILE - 12), rr(6, TILE - 6)];
    fibres += gouge(line(at[0], at[1], at[0] + dx, at[1] + dy, 3, bend), 1.1);
  }
  return F(D(rect(0, 0, TILE, TILE)), PAPER) + F(stains, C.bog, 'opacity=".05"') + F(fibres, SCORCH, 'opacity=".16"');
}

export const overlays = (): readonly Picture[] => [
  picture('grain', screen, grain),
  picture('wash', screen, wash),
  picture('vignette', screen, vignette),
  picture('pattern-paper', { x: 0, y: 0, w: TILE, h: TILE }, paperTile),
];
