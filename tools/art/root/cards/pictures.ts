import type { CardId, QuestId } from '../../../../src/engine/games/root/state/cards.ts';
import { ambushBird, ambushFox, ambushMouse, ambushRabbit } from './vignettes/ambush.ts';
import { dominance } from './vignettes/banners.ts';
import { armsTrader, bindle, runners } from './vignettes/bird-crafts.ts';
import { armorers, brutal, royal, sappers } from './vignettes/bird-effects.ts';
import { anvil, bake, bow, steelFox, tea, trail } from './vignettes/crafts.ts';
import { favor } from './vignettes/favor.ts';
import { stand, tax } from './vignettes/fox-effects.ts';
import { investments, knapsack, mouseSack, racket, stumpSword, travelGear, visit } from './vignettes/more-crafts.ts';
import { bandits, errand, fundraising, guard, logistics, speech } from './vignettes/more-quests.ts';
import { codes, scouts } from './vignettes/mouse-effects.ts';
import { bear, escort, shed } from './vignettes/quests.ts';
import { bank, cobbler, warren } from './vignettes/rabbit-effects.ts';

/** What is on a card, in a box of 100. */
type Vignette = () => string;

export const cardPictures: Readonly<Record<Exclude<CardId, 'hidden'>, Vignette>> = {
  b_ambush: ambushBird,
  b_dominance: () => dominance('bird'),
  b_armorers: armorers,
  b_sappers: sappers,
  b_brutal_tactics: brutal,
  b_royal_claim: royal,
  b_birdy_bindle: bindle,
  b_woodland_runners: runners,
  b_arms_trader: armsTrader,
  b_crossbow: () => bow('bird'),
  f_ambush: ambushFox,
  f_dominance: () => dominance('fox'),
  f_favor: () => favor('fox'),
  f_stand_and_deliver: stand,
  f_tax_collector: tax,
  f_knapsack: knapsack,
  f_travel_gear: () => travelGear('fox'),
  f_root_tea: () => tea('fox'),
  f_protection_racket: racket,
  f_foxfolk_steel: steelFox,
  f_anvil: anvil,
  r_ambush: ambushRabbit,
  r_dominance: () => dominance('rabbit'),
  r_favor: () => favor('rabbit'),
  r_better_burrow_bank: bank,
  r_cobbler: cobbler,
  r_command_warren: warren,
  r_smugglers_trail: trail,
  r_visit_to_friends: visit,
  r_root_tea: () => tea('rabbit'),
  r_bake_sale: bake,
  m_ambush: ambushMouse,
  m_dominance: () => dominance('mouse'),
  m_favor: () => favor('mouse'),
  m_codebreakers: codes,
  m_scouting_party: scouts,
  m_mouse_in_a_sack: mouseSack,
  m_travel_gear: () => travelGear('mouse'),
  m_root_tea: () => tea('mouse'),
  m_investments: investments,
  m_sword: stumpSword,
  m_crossbow: () => bow('mouse'),
};

export const questPictures: Readonly<Record<Exclude<QuestId, 'hidden'>, Vignette>> = {
  qf_fundraising: () => fundraising('fox'),
  qf_errand: () => errand('fox'),
  qf_logistics: () => logistics('fox'),
  qf_shed: shed,
  qf_speech: () => speech('fox'),
  qr_guard: () => guard('rabbit'),
  qr_errand: () => errand('rabbit'),
  qr_speech: () => speech('rabbit'),
  qr_bear: () => bear('rabbit'),
  qr_bandits: () => bandits('rabbit'),
  qm_bandits: () => bandits('mouse'),
  qm_guard: () => guard('mouse'),
  qm_bear: () => bear('mouse'),
  qm_escort: escort,
  qm_logistics: () => logistics('mouse'),
};
