import { comb } from '../../ink/cuts.ts';
import { circ, D, n1, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { dress, type Faction } from '../pieces/factions.ts';

const unlit = '#2a241f';
const unlitEdge = '#5a5046';

export const PIPS = 7;
export const pipRadius = (r: number): number => r * 0.13;

/** Where the pips of a dial of radius r stand, from left to right round its upper part. */
export const pipPlaces = (r: number): Point[] =>
  Array.from({ length: PIPS }, (_, i) => {
    const angle = -Math.PI / 2 + (i - (PIPS - 1) / 2) * 0.62;
    return [n1(Math.cos(angle) * r * 0.81), n1(Math.sin(angle) * r * 0.81)];
  });

/** The point dial without number; all pips dark. */
export function dial(r: number, faction: Faction): string {
  seed(610);
  return (
    F(D(circ(2, 4, r + 2, 40)), C.shadow, 'opacity=".5"') +
    FS(D(wob(circ(0, 0, r, 40), 0.8, 0.1, 4)), C.ink, C.ink, 3) +
    pipPlaces(r)
      .map(([x, y]) => pip(x, y, pipRadius(r)))
      .join('') +
    hub(r * 0.6, faction)
  );
}

/** The faction's disc in the middle of a dial. */
export function hub(r: number, faction: Faction): string {
  return (
    FS(D(wob(circ(0, 0, r, 30), 0.6, 0.1, 4)), dress[faction].ink, C.paper, 1.6) +
    F(comb(circ(0, 0, r * 0.97, 60).slice(2, 26), 225, r * 0.4, 18, 1.8, { spread: 40 }), C.ink)
  );
}

/** The small dial of a phone: the hub alone, with an ink edge. */
export function smallDial(r: number, faction: Faction): string {
  seed(611);
  return (
    F(D(circ(1, 2, r + 1, 30)), C.shadow, 'opacity=".4"') +
    FS(D(wob(circ(0, 0, r, 30), 0.5, 0.1, 3)), dress[faction].ink, C.ink, 2.6) +
    S(D(circ(0, 0, r - 3, 30)), C.paper, 1.3)
  );
}

/** One pip: dark, or lit in the light of its faction. */
export function pip(x: number, y: number, r: number, faction?: Faction): string {
  if (faction === undefined) return FS(D(circ(x, y, r, 16)), unlit, unlitEdge, 1.2);
  const { glow, bright } = dress[faction];
  return FS(D(circ(x, y, r, 16)), glow, C.paper, 1.2) + F(D(circ(x - r * 0.2, y - r * 0.2, r * 0.4, 10)), bright);
}
