import {
  join,
  type Notes,
  note,
  quote,
  readCount,
  readCounts,
  readFields,
  readFlag,
  readList,
  readNames,
  readOneOf,
} from '../../../kit/json.ts';
import { features } from '../content/chapters/features.ts';
import { decks } from '../content/solo/cards.ts';
import { pilesProblem } from '../content/solo/levels.ts';
import { hexNames } from '../county.ts';
import { hiddenCard, type SeenSoloCard, type SoloCardId, soloCardIds } from '../state/cards.ts';
import type { FactionId } from '../state/players.ts';
import { type Config, type Level, levels, type ModeId } from '../state/set-up.ts';
import { type PileId, pileIds, type SoloField, soloFields } from '../state/solo.ts';
import type { HarrowState } from '../state.ts';
import { readHex } from './hexes.ts';

/** The cards that lead Hester's rivals, and the solo board. */
export interface SoloPosition {
  /** Each with its top last. */
  readonly piles: Readonly<Record<PileId, readonly SeenSoloCard[]>>;
  readonly discard: readonly SoloCardId[];
  readonly card?: SoloCardId;
  readonly active?: FactionId;
  readonly goal?: string;
  readonly exchanged: boolean;
  readonly tokens: Readonly<Partial<Record<SoloField, number>>>;
}

const soloKeys = ['piles', 'discard', 'card', 'active', 'goal', 'exchanged', 'tokens'];

type Fields = Readonly<Record<string, unknown>>;

export function writeSolo(s: HarrowState): { readonly solo?: SoloPosition } {
  const { solo } = s;
  if (!solo) return {};
  const [tactics, upgrades, goblins] = solo.piles;
  const tokens = soloFields.map((field, i) => [field, solo.tokens[i]] as const).filter(([, n]) => n > 0);
  return {
    solo: {
      piles: { tactics, upgrades, goblins },
      discard: solo.discard,
      ...(solo.card !== undefined && { card: solo.card }),
      ...(solo.active !== undefined && { active: s.seats[solo.active].faction }),
      ...(solo.goal !== undefined && { goal: hexNames[solo.goal] }),
      exchanged: solo.exchanged,
      tokens: Object.fromEntries(tokens),
    },
  };
}

/**
 * HC-SOLO-2, 3: level and piles of a solo game; no other has them. HC-FVH-1: against the Fair Folk they mean nothing, but
 * early saves have them.
 */
export function readLevel(mode: ModeId, fields: Fields, notes: Notes): Pick<Config, 'level' | 'piles'> {
  if (!features[mode].solo) {
    const foreign = ['level', 'piles'].find((key) => fields[key] !== undefined);
    if (foreign !== undefined) note(notes, foreign, `${mode} has none`);
    return {};
  }
  const level: Level = levels.find((each) => each === (fields.level ?? 1)) ?? 1;
  if (fields.level !== undefined && fields.level !== level) {
    note(notes, 'level', `expected ${levels.join(' or ')}, found ${quote(fields.level)}`);
  }
  const told = { ...(fields.level !== undefined && { level }) };
  if (fields.piles === undefined) return told;
  const piles = readList(fields.piles, 'piles', notes).map((n, i) =>
    readCount(n, join('piles', i), { least: 0, most: soloCardIds.length, fallback: 0 }, notes),
  );
  const problem = pilesProblem(level, piles);
  if (problem === undefined) return { ...told, piles };
  note(notes, 'piles', problem);
  return told;
}

/** The solo board; a pile that is not told of holds cards of the set-up that lie nowhere else. */
export function readSolo(s: HarrowState, value: unknown, notes: Notes): void {
  const { solo } = s;
  if (!solo) {
    if (value !== undefined) note(notes, 'solo', `${s.config.mode} has none`);
    return;
  }
  const fields = readFields(value, 'solo', soloKeys, notes);
  const at = (key: string) => join('solo', key);
  solo.discard = readNames(fields.discard, at('discard'), soloCardIds, notes);
  if (fields.card !== undefined) solo.card = readOneOf(fields.card, at('card'), soloCardIds, soloCardIds[0], notes);
  const open: readonly SeenSoloCard[] = solo.card === undefined ? solo.discard : [...solo.discard, solo.card];
  const piles = readFields(fields.piles, at('piles'), pileIds, notes);
  solo.piles = pileIds.map((pile, i) => {
    if (piles[pile] !== undefined) {
      return readNames(piles[pile], join(at('piles'), pile), [...decks[pile], hiddenCard], notes);
    }
    const size = Math.max(
      0,
      solo.piles[i].length - open.filter((card) => decks[pile].some((each) => each === card)).length,
    );
    return [...solo.piles[i], ...decks[pile].filter((card) => !solo.piles[i].includes(card))]
      .filter((card) => !open.includes(card))
      .slice(0, size);
  });
  solo.exchanged = readFlag(fields.exchanged, at('exchanged'), false, notes);
  solo.tokens = readCounts(fields.tokens, at('tokens'), soloFields, 7, notes);
  if (fields.active !== undefined) {
    const factions = s.seats.map(({ faction }) => faction);
    solo.active = factions.indexOf(readOneOf(fields.active, at('active'), factions, factions[0], notes));
  }
  if (fields.goal !== undefined) solo.goal = readHex(fields.goal, at('goal'), 0, notes);
}
