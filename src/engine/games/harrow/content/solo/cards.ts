import type { Hex } from '../../county.ts';
import { goblinIds, type SoloCardId, tacticIds, upgradeIds } from '../../state/cards.ts';
import type { PileId, SoloField } from '../../state/solo.ts';

/** HC-SOLO-10: what a card says in the solo game. */
interface SoloCard {
  readonly pile: PileId;
  /** Where the action tokens begin; the flower of Faceless Portraits counts as a cube (HC-OQ-40). */
  readonly symbol: SoloField | 'flower';
  /** None for the flower: any hex will do. */
  readonly hexes?: readonly [Hex, Hex];
  readonly hester: boolean;
}

type Row = readonly [symbol: SoloField, first: number, second: number, hester?: 'hester'];

/** HC-GAP-5, appendix A.3: symbol, the pair of hex numbers, and the Hester symbol. Only 18;31 of `u_sound_fury` is the rulebook's. */
const rows: Readonly<Record<Exclude<SoloCardId, 'u_faceless_portraits'>, Row>> = {
  t_banish: ['move', 3, 34, 'hester'],
  t_stir_storm: ['spawn', 5, 28, 'hester'],
  t_call_dead: ['spawn', 23, 37, 'hester'],
  t_sure_shot: ['spawn', 9, 37],
  t_gumption: ['move', 10, 33],
  t_haunting_vision: ['move', 5, 15, 'hester'],
  t_holler: ['cube', 2, 35],
  t_out_all_night: ['cube', 4, 28],
  t_raging_mad: ['cube', 1, 15],
  t_over_yonder: ['spawn', 2, 29],
  t_reinforcements: ['move', 4, 29],
  t_rally: ['move', 1, 36, 'hester'],
  t_spirit_trap: ['cube', 23, 33, 'hester'],
  t_witchfire: ['cube', 3, 35, 'hester'],
  t_yellow_dog: ['spawn', 9, 36],
  t_your_will: ['cube', 10, 34, 'hester'],
  u_sound_fury: ['move', 18, 31, 'hester'],
  u_meeting_house: ['move', 12, 20],
  u_storm_walker: ['cube', 7, 31],
  u_psychopomp: ['move', 26, 30, 'hester'],
  u_distant_stirring: ['spawn', 8, 20, 'hester'],
  u_merging: ['spawn', 7, 26],
  u_knitted_fate: ['spawn', 8, 12],
  u_knife_dark: ['cube', 18, 30, 'hester'],
  g_doppelganger: ['spawn', 6, 13, 'hester'],
  g_keyhole: ['cube', 14, 25],
  g_blood_money: ['spawn', 6, 27, 'hester'],
  g_snare: ['spawn', 13, 24],
  g_toss: ['move', 11, 24],
  g_buried: ['spawn', 14, 32],
  g_temptation: ['cube', 6, 32, 'hester'],
  g_doll_whisper: ['move', 13, 25, 'hester'],
  g_sleight: ['cube', 11, 14],
  g_lure: ['move', 11, 27, 'hester'],
  g_lets_git: ['cube', 24, 32, 'hester'],
  g_grudge: ['move', 25, 27],
};

/** HC-SOLO-1: the cards of each pile. */
export const decks: Readonly<Record<PileId, readonly SoloCardId[]>> = {
  tactics: tacticIds,
  upgrades: upgradeIds,
  goblins: goblinIds,
};

function readCards(): Readonly<Record<SoloCardId, SoloCard>> {
  const out = {} as Record<SoloCardId, SoloCard>;
  for (const pile of Object.keys(decks) as PileId[]) {
    for (const id of decks[pile]) {
      if (id === 'u_faceless_portraits') {
        out[id] = { pile, symbol: 'flower', hester: false };
        continue;
      }
      const [symbol, first, second, hester] = rows[id];
      // HC-MAP-25: the numbers printed on the map begin with 1
      out[id] = { pile, symbol, hexes: [first - 1, second - 1], hester: hester !== undefined };
    }
  }
  return out;
}

export const soloCards = readCards();

/** HC-SOLO-28: the field whose turn comes first. */
export function firstField(card: SoloCardId): SoloField {
  const { symbol } = soloCards[card];
  return symbol === 'flower' ? 'cube' : symbol;
}

const pileOfHex: ReadonlyMap<Hex, PileId> = new Map(
  Object.values(soloCards).flatMap(({ pile, hexes = [] }) => hexes.map((hex) => [hex, pile] as const)),
);

/** HC-SOLO-6: the colour in which a hex's number is printed; none on the homes, the brambles and two edge hexes. */
export function hexGroup(hex: Hex): PileId | undefined {
  return pileOfHex.get(hex);
}
