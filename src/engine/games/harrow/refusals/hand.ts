import { goblinCards } from '../content/cards/goblins.ts';
import { tactics } from '../content/cards/tactics.ts';
import { upgrades } from '../content/cards/upgrades.ts';
import { isBetweenTokens } from '../content/kammi/grid.ts';
import type { Frame } from '../flow.ts';
import { goblinHex } from '../rules/kammi/kammi.ts';
import { isLegendNailed } from '../rules/nails.ts';
import { canUseAny } from '../rules/usable.ts';
import {
  type CardId,
  type GoblinCardId,
  goblinIds,
  type HesterCardId,
  hesterCardIds,
  type TacticId,
  tacticIds,
} from '../state/cards.ts';
import { hesterSeat } from '../state/players.ts';
import type { TileId } from '../state/tiles.ts';
import { type Jar, jars } from '../state/tokens.ts';
import type { HarrowState } from '../state.ts';
import { whyNotHesterCard } from './hester-hand.ts';
import { type Refusal, type RefusalKey, refuse } from './keys.ts';

/** What a tactics card that would do nothing lacks. */
const lacks: Readonly<Partial<Record<TacticId, RefusalKey>>> = {
  t_yellow_dog: 'nobodyToLure',
  t_sure_shot: 'noTokenInLine',
  t_gumption: 'noTownsfolkToJoin',
  t_witchfire: 'noEmptyHex',
  t_spirit_trap: 'notBesideLegend',
  t_reinforcements: 'nobodyToTransfer',
  t_call_dead: 'nowhereToSpawn',
  t_stir_storm: 'noStormToLeap',
  t_holler: 'nobodyToScare',
  t_rally: 'noCubesLeft',
  t_haunting_vision: 'noWildTokens',
  t_banish: 'noCubesToBanish',
  t_over_yonder: 'legendCannotMove',
};

function whatLacks(s: HarrowState, seat: number, card: TacticId): RefusalKey {
  const { wild, haintsLeft } = s.seats[seat];
  if (card === 't_spirit_trap' || card === 't_haunting_vision') {
    if (wild === 0) return 'noWildTokens';
    if (!canUseAny(s, seat, wild)) return 'cardDoesNothing';
  }
  if ((card === 't_gumption' || card === 't_call_dead') && haintsLeft === 0) return 'noHaintsLeft';
  if (card === 't_stir_storm' && isLegendNailed(s, seat)) return 'nailed';
  return lacks[card] ?? 'cardDoesNothing';
}

/** HC-CARD-1: one a turn, before or after the action, and only if it does something. */
function whyNotTactic(s: HarrowState, frame: Frame, card: TacticId): Refusal {
  if (frame.kind !== 'turn') return refuse('cardMidAction');
  if (frame.card) return refuse('cardPlayed');
  const { rule, afterAction, canPlay } = tactics[card];
  if (afterAction && !frame.acted) return refuse('cardAfterAction', undefined, rule);
  return refuse(canPlay(s, frame.seat) ? 'notNow' : whatLacks(s, frame.seat, card), undefined, rule);
}

/** HC-KAM-40: one a turn, before or after an action, only if it does something, and only with a goblin (HC-GBL-2). */
function whyNotGoblin(s: HarrowState, frame: Frame, card: GoblinCardId): Refusal {
  const isOpen = frame.kind === 'turn' || (frame.kind === 'effect' && isBetweenTokens(frame));
  if (!isOpen) return refuse('goblinMidAction');
  const turn = s.flow.find((each) => each.kind === 'turn');
  if (turn?.kind === 'turn' && turn.card) return refuse('goblinPlayed');
  if (goblinHex(s) === undefined) return refuse('goblinGone');
  const { rule, canPlay } = goblinCards[card];
  return refuse(canPlay(s, frame.seat) ? 'notNow' : (goblinLacks[card] ?? 'cardDoesNothing'), undefined, rule);
}

/** What a goblin card that would do nothing lacks. */
const goblinLacks: Readonly<Partial<Record<GoblinCardId, RefusalKey>>> = {
  g_keyhole: 'nothingAround',
  g_blood_money: 'noHexForMoney',
  g_snare: 'snareTerrain',
  g_toss: 'noHaintBesideGoblin',
  g_buried: 'noHaintWithGoblin',
  g_doll_whisper: 'noDollNear',
  g_sleight: 'nobodyToSwap',
  g_lure: 'nobodyNearGoblin',
  g_grudge: 'noCubesToBanish',
};

/** HC-CARD-2: one while drawn tokens are used, for a drawn token of its kind. */
function whyNotUpgrade(frame: Frame, card: keyof typeof upgrades): Refusal {
  if (frame.kind === 'return') return refuse('returnFirst');
  if (frame.kind !== 'points' || frame.upgrade === undefined) return refuse('upgradeOnlyDrawn');
  if (!frame.upgrade) return refuse('upgradePlayed');
  const keys = { move: 'upgradeNeedsMove', spawn: 'upgradeNeedsSpawn', strengthen: 'upgradeNeedsStrengthen' } as const;
  return refuse(keys[upgrades[card].cost]);
}

const isTactic = (card: CardId): card is TacticId => (tacticIds as readonly CardId[]).includes(card);
const isGoblin = (card: CardId): card is GoblinCardId => (goblinIds as readonly CardId[]).includes(card);

const isHesters = (card: CardId | HesterCardId): card is HesterCardId =>
  (hesterCardIds as readonly string[]).includes(card);

export function whyNotCard(s: HarrowState, frame: Frame, card: CardId | HesterCardId): Refusal {
  if (isHesters(card)) return whyNotHesterCard(s, frame, card);
  const faction = isTactic(card) ? 'protectors' : isGoblin(card) ? 'kammi' : 'family';
  if (frame.seat === hesterSeat || s.seats[frame.seat].faction !== faction) return refuse('cardNotYourTurn');
  if (isGoblin(card)) return whyNotGoblin(s, frame, card);
  return isTactic(card) ? whyNotTactic(s, frame, card) : whyNotUpgrade(frame, card);
}

/** HC-BON-2 to 4: the face-up tiles of the flipped jar, before or after its action. */
export function whyNotTile(s: HarrowState, frame: Frame, jar: Jar, tile: TileId): Refusal {
  const lying = s.slots[jars.indexOf(jar)]?.filter((each) => each.tile === tile) ?? [];
  if (lying.length === 0) return refuse('noTileThere');
  if (lying.every(({ used }) => used)) return refuse('tileUsed');
  const turn = s.flow.find((each) => each.kind === 'turn');
  if (turn?.kind !== 'turn' || turn.jar === undefined) return refuse('tileNoJar');
  if (turn.jar !== jar) return refuse('tileOtherJar');
  return refuse(frame.kind === 'turn' ? 'notNow' : 'tileMidAction');
}
