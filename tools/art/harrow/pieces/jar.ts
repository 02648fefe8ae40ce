import { mix } from '../../ink/colour.ts';
import { gouge, hatch, rays } from '../../ink/cuts.ts';
import { circ, D, pp, sym, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S, shadow } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C } from '../inks.ts';
import { dress, type Faction, factions } from './factions.ts';
import { type SymbolName, symbol } from './symbols.ts';

const contents = { ability: 'paw', wild: 'wild', legend: 'scroll', attack: 'knife' } as const satisfies Record<
  string,
  SymbolName
>;
export type Jar = keyof typeof contents;
const jarNames = Object.keys(contents) as readonly Jar[];

const glass = sym(pp('M0 -110 L30 -110 Q46 -104 46 -86 L46 -12 Q46 0 34 0 L0 0'));

/** Dark glass, stepped light, the action's symbol in ink on the brightest step. */
export function jar(name: Jar, faction: Faction): string {
  seed(40 + jarNames.indexOf(name));
  const { ink, glow, bright } = dress[faction];
  const light =
    F(D(wob(circ(0, -48, 44, 30, 46), 5, 0.07)), mix(ink, C.ink, 0.35)) +
    F(D(wob(circ(0, -46, 34, 30, 35), 4, 0.08)), glow) +
    F(D(wob(circ(0, -45, 25, 24, 26), 3, 0.1)), bright) +
    F(rays(0, -45, 30, 52, 22, 4.5), bright, 'opacity=".9"') +
    F(hatch(pp('M30 -112 L60 -112 L60 4 L26 4 Q40 -50 30 -112'), 90, 5, 2.8), C.ink);
  const highlights = gouge(pp('M-36 -92 Q-40 -60 -37 -16'), 7) + gouge(pp('M-27 -98 L-28 -84'), 5);
  return (
    shadow(52, 11, 2) +
    FS(D(glass), mix(ink, C.ink, 0.72), C.ink, 7) +
    clip(glass, light) +
    symbol(contents[name], 0, -45, 50, C.ink, bright) +
    F(highlights, C.paper) +
    S('M-34 -100Q0 -92 34 -100', C.ink, 3.5) +
    FS('M-32 -132Q0 -138 32 -132L34 -112Q0 -106 -34 -112Z', mix(C.mountain, C.paper, 0.2), C.ink, 6) +
    S('M-22 -132v18M-11 -134v20M0 -134v20M11 -134v20M22 -132v18', C.ink, 3)
  );
}

/** The light around a jar that can be chosen or is in use. */
export function jarGlow(faction: Faction): string {
  seed(47);
  const { glow, rays: ray } = dress[faction];
  return F(D(wob(circ(0, -56, 88), 8, 0.04)), glow, 'opacity=".28"') + F(rays(0, -56, 66, 104, 30, 7), ray);
}

const box = { x: -53, y: -142, w: 109, h: 156 };
const hotBox = { x: -112, y: -168, w: 224, h: 224 };

export const jars = (): Picture[] =>
  factions.flatMap((faction) =>
    jarNames.flatMap((name) => [
      piece(`jar-${name}-${faction}`, box, () => jar(name, faction)),
      piece(`jar-hot-${name}-${faction}`, hotBox, () => jarGlow(faction) + jar(name, faction)),
    ]),
  );
