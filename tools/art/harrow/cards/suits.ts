import { mix } from '../../ink/colour.ts';
import { C } from '../inks.ts';
import { dress } from '../pieces/factions.ts';
import { type SymbolName, symbol } from '../pieces/symbols.ts';

/** Whose cards they are: the goblins' are Kammi's, and drive the solo game (HC-SOLO-1); the Fair Folk have two decks. */
export const suits = ['protectors', 'family', 'hester', 'goblin', 'fair', 'quest'] as const;
export type Suit = (typeof suits)[number];

export interface SuitDress {
  readonly ink: string;
  readonly mark: (x: number, y: number, size: number, ink: string, ground: string) => string;
  /** How deep the paper of the front is burnt. */
  readonly burn: number;
  readonly seed: number;
  /** The steps of the light on the back, from its rays to the disc under the mark, and the hairline round it. */
  readonly glow: string;
  readonly disc: string;
  readonly hairline: string;
  /** Share of ink in the ground of the back. */
  readonly night: number;
  readonly corner: 'leaves' | 'roots';
}

const sign =
  (name: SymbolName): SuitDress['mark'] =>
  (x, y, size, ink, ground) =>
    symbol(name, x, y, size, ink, ground);

const { protectors, family, kammi } = dress;

export const suitDress: Readonly<Record<Suit, SuitDress>> = {
  protectors: {
    ink: protectors.ink,
    mark: sign(protectors.mark),
    glow: protectors.glow,
    disc: protectors.rays,
    hairline: protectors.bright,
    night: 0.3,
    corner: 'leaves',
    burn: 7,
    seed: 0,
  },
  family: {
    ink: family.ink,
    mark: sign(family.mark),
    glow: family.glow,
    disc: family.bright,
    hairline: family.bright,
    night: 0.3,
    corner: 'leaves',
    burn: 7,
    seed: 1,
  },
  hester: {
    ink: mix(C.ember, C.ink, 0.34),
    mark: sign('rootFlame'),
    glow: C.ember,
    disc: C.ray,
    hairline: mix(C.ember, C.ink, 0.2),
    night: 0.78,
    corner: 'roots',
    burn: 12,
    seed: 2,
  },
  goblin: {
    ink: kammi.ink,
    mark: sign(kammi.mark),
    glow: kammi.glow,
    disc: kammi.bright,
    hairline: kammi.bright,
    night: 0.34,
    corner: 'leaves',
    burn: 7,
    seed: 3,
  },
  fair: {
    ink: mix(C.silver, C.night, 0.55),
    mark: sign('moth'),
    glow: C.silver,
    disc: C.frost,
    hairline: C.silver,
    night: 0.5,
    corner: 'leaves',
    burn: 7,
    seed: 4,
  },
  // The Fair Folk's quests are green, so that they differ from their events at a glance, also from behind.
  quest: {
    ink: mix(C.forest, C.night, 0.25),
    mark: sign('hexagon'),
    glow: mix(C.forest, C.silver, 0.4),
    disc: C.frost,
    hairline: C.silver,
    night: 0.42,
    corner: 'leaves',
    burn: 7,
    seed: 5,
  },
};
