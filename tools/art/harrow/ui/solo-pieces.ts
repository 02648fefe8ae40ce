import { type PileId, pileIds, type SoloField, soloFields } from '../../../../src/engine/games/harrow/state/solo.ts';
import { mix } from '../../ink/colour.ts';
import { comb, rays } from '../../ink/cuts.ts';
import { circ, D, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { type Suit, suitDress } from '../cards/suits.ts';
import { C } from '../inks.ts';
import { disc } from '../pieces/ability-token.ts';
import { cube } from '../pieces/cube.ts';
import { dress } from '../pieces/factions.ts';
import { flameToken } from '../pieces/flame.ts';
import { type SymbolName, symbol } from '../pieces/symbols.ts';
import { fieldRadius } from './solo-layout.ts';

// What lies on the solo board and marks its hexes on the county (HC-SOLO-10).

const round = (key: string, r: number, reach: number, draw: () => string): Picture => {
  const half = Math.ceil(r + reach);
  return picture(key, { x: -half, y: -half, w: 2 * half, h: 2 * half }, draw, { r });
};

const fieldSymbols: Readonly<Record<Exclude<SoloField, 'cube'>, SymbolName>> = { spawn: 'bones', move: 'paw' };

/** Nobody's yet: the side that plays the card is chosen afterwards. */
const nobody = { ink: mix(C.bog, C.paper, 0.3), glow: C.paper };
const fieldDress = { protectors: dress.protectors, family: dress.family, nobody };

/** A field in the colour of the faction that acts, or in that of wood. */
function field(name: SoloField, look: (typeof fieldDress)[keyof typeof fieldDress]): string {
  seed(836);
  const r = fieldRadius;
  const { ink, glow } = look;
  const ground = mix(ink, C.ink, 0.38);
  const sign = name === 'cube' ? G(0, 9, 1, cube(look, 17)) : symbol(fieldSymbols[name], 0, 0, 42, C.paper, ground);
  return (
    F(D(circ(2, 5, r + 2, 40)), C.shadow, 'opacity=".5"') +
    FS(D(wob(circ(0, 0, r, 40), 0.8, 0.1, 4)), ground, C.ink, 3.4) +
    S(D(circ(0, 0, r - 4, 40)), mix(ink, glow, 0.5), 1.6) +
    F(comb(circ(0, 0, r - 2, 60).slice(2, 28), 225, 9, 20, 2, { spread: 40 }), C.ink) +
    sign
  );
}

/** Light round the field that is activated now; it lies under the field. */
function fieldLight(): string {
  seed(837);
  const r = fieldRadius;
  return (
    F(D(wob(circ(0, 0, r + 14, 40), 2, 0.08)), C.ember, 'opacity=".45"') + F(rays(0, 0, r + 3, r + 19, 34, 5), C.ray)
  );
}

const pileSuits: Readonly<Record<PileId, Suit>> = { tactics: 'protectors', goblins: 'goblin', upgrades: 'family' };
const pileSize: Point = [58, 42];

/** Cards lying across, face down; the mark is that of the cards' own backs. */
function pile(name: PileId): string {
  seed(838);
  const { ink, mark } = suitDress[pileSuits[name]];
  const [w, h] = pileSize;
  const sheets = [2, 1, 0].map((k) => {
    const edge = wob(rect(-w / 2 + k * 3, -h / 2 - k * 3, w, h), 0.8, 0.08, 5);
    return FS(D(edge), k ? mix(ink, C.ink, 0.45) : mix(ink, C.ink, 0.15), C.ink, 2.4);
  });
  const ground = mix(ink, C.ink, 0.15);
  return (
    F(D(wob(rect(-w / 2 + 3, -h / 2 + 4, w, h), 0.8, 0.08, 5)), C.shadow, 'opacity=".5"') +
    sheets.join('') +
    S(D(wob(rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10), 0.6, 0.08, 5)), mix(ink, C.paper, 0.55), 1.4) +
    mark(0, 1, 25, mix(C.paper, ink, 0.15), ground)
  );
}

/** The sign in the lower left corner of a solo card: that of the field with which it begins. */
function cardSymbol(name: SoloField, r: number): string {
  seed(839);
  const sign =
    name === 'cube'
      ? G(0, r * 0.27, 1, cube(nobody, r * 0.52))
      : symbol(fieldSymbols[name], 0, 0, r * 1.34, C.ink, C.paper);
  return disc(r, C.paper, wob(circ(0, 0, r, 40), r * 0.03, 0.2, 2)) + sign;
}

const numberInks = { red: C.prot, blue: C.fam, purple: C.kammi } as const;

/** The disc under the number of a hex, in the colour of its pile. */
function hexNumber(ink: string, r: number): string {
  return (
    F(D(circ(1.5, 2.5, r + 0.6, 30)), C.shadow, 'opacity=".5"') +
    FS(D(circ(0, 0, r, 32)), ink, C.ink, 2.4) +
    S(D(circ(0, 0, r - 2.5, 30)), C.paper, 1)
  );
}

/** The disc under the strength of a field. */
function strength(r: number): string {
  seed(840);
  return (
    F(D(circ(1.5, 2.5, r + 0.6, 30)), C.shadow, 'opacity=".5"') +
    FS(D(wob(circ(0, 0, r, 30), 0.5, 0.1, 3)), C.paper, C.ink, 2.4)
  );
}

export const soloPieces = (): Picture[] => [
  ...soloFields.flatMap((name) =>
    Object.entries(fieldDress).map(([owner, look]) =>
      round(`solo-field-${name}-${owner}`, fieldRadius, 8, () => field(name, look)),
    ),
  ),
  round('solo-field-lit', fieldRadius, 22, fieldLight),
  round('solo-strength', 12.5, 4, () => strength(12.5)),
  ...pileIds.map((name) =>
    picture(`solo-pile-${name}`, { x: -32, y: -31, w: 72, h: 60 }, () => pile(name), { size: pileSize }),
  ),
  ...soloFields.map((name) => round(`solo-symbol-${name}`, 14, 5, () => cardSymbol(name, 14))),
  round('solo-flower', 13, 1, () => symbol('flower', 0, 0, 26, C.paper, C.fam)),
  round('solo-hester-sign', 12, 5, () => flameToken(12)),
  ...Object.entries(numberInks).map(([name, ink]) => round(`hex-number-${name}`, 11.5, 4, () => hexNumber(ink, 11.5))),
];
