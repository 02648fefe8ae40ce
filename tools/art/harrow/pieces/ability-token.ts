import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { circ, D, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import { dress, type Faction, factions } from './factions.ts';
import { type SymbolName, symbol } from './symbols.ts';

const abilities = { move: 'paw', spawn: 'bones', strengthen: 'teeth', legend: 'scroll' } as const satisfies Record<
  string,
  SymbolName
>;
export type Ability = keyof typeof abilities;
export const abilityNames = Object.keys(abilities) as readonly Ability[];

const radius = 24;
const box = { x: -28, y: -28, w: 58, h: 62 };

/** A flat token with a comb on the lower right of its rim; `cast` is its shadow. */
export function disc(
  r: number,
  face: string,
  edge: readonly Point[],
  cast: readonly Point[] = circ(r * 0.1, r * 0.2, r * 1.08),
): string {
  return (
    F(D(cast), C.ink, 'opacity=".55"') +
    FS(D(edge), face, C.ink, Math.max(2, r * 0.15)) +
    clip(
      edge,
      F(
        comb(circ(0, 0, r * 0.98, 60).slice(0, 26), 225, r * 0.34, 22, r * 0.07, { spread: 50 }),
        mix(face, C.ink, 0.6),
      ),
    )
  );
}

const hairline = (r: number): string => S(D(circ(0, 0, r * 0.8)), C.ink, Math.max(0.8, r * 0.05));

export function abilityToken(ability: Ability, r: number, face: string = C.paper): string {
  seed(30 + Math.round(r));
  return (
    disc(r, face, wob(circ(0, 0, r, 40), r * 0.03, 0.2, 2)) +
    hairline(r) +
    symbol(abilities[ability], 0, 0, r * 1.28, C.ink, face)
  );
}

/** Eight-lobed, so that it differs from the round ability tokens in outline. */
export function wildToken(r: number): string {
  seed(30 + Math.round(r));
  const face = mix(C.forest, C.paper, 0.62);
  const leaf = Array.from({ length: 64 }, (_, i): Point => {
    const angle = (i / 64) * 6.2832;
    const reach = r * (0.9 + 0.16 * Math.abs(Math.cos(angle * 4)) ** 0.7);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return disc(r, face, leaf) + hairline(r * 0.96) + symbol('wild', 0, 0, r * 1.36, C.ink, face);
}

/** Printed on a board: tinted with its faction. */
const printedFace = (faction: Faction): string => mix(C.paper, dress[faction].ink, 0.3);
/** What is printed on the boards: the Family has no rows, but a track and its scrolls. */
const printed: Readonly<Record<Faction, readonly Ability[]>> = {
  protectors: abilityNames,
  family: ['move', 'legend'],
  kammi: abilityNames,
};

export const abilityTokens = (): Picture[] => [
  ...abilityNames.map((name) => picture(`token-${name}`, box, () => abilityToken(name, radius), { r: radius })),
  ...factions.flatMap((faction) =>
    printed[faction].map((name) =>
      picture(`token-${name}-${faction}`, box, () => abilityToken(name, radius, printedFace(faction)), { r: radius }),
    ),
  ),
  picture('token-wild', box, () => wildToken(radius), { r: radius }),
];
