/** HC-TAC: the Protectors' cards. */
export const tacticIds = [
  't_yellow_dog',
  't_raging_mad',
  't_sure_shot',
  't_gumption',
  't_witchfire',
  't_spirit_trap',
  't_reinforcements',
  't_call_dead',
  't_stir_storm',
  't_holler',
  't_rally',
  't_haunting_vision',
  't_over_yonder',
  't_your_will',
  't_out_all_night',
  't_banish',
] as const;
export type TacticId = (typeof tacticIds)[number];

/** HC-UPG: the Family's cards; the token a card brings has the card's name. */
export const upgradeIds = [
  'u_meeting_house',
  'u_storm_walker',
  'u_psychopomp',
  'u_faceless_portraits',
  'u_distant_stirring',
  'u_merging',
  'u_sound_fury',
  'u_knitted_fate',
  'u_knife_dark',
] as const;
export type UpgradeId = (typeof upgradeIds)[number];

/** HC-GOB: Kammi's cards. */
export const goblinIds = [
  'g_doppelganger',
  'g_keyhole',
  'g_blood_money',
  'g_snare',
  'g_toss',
  'g_buried',
  'g_temptation',
  'g_doll_whisper',
  'g_sleight',
  'g_lure',
  'g_lets_git',
  'g_grudge',
] as const;
export type GoblinCardId = (typeof goblinIds)[number];

export const cardIds = [...tacticIds, ...upgradeIds, ...goblinIds] as const;
export type CardId = (typeof cardIds)[number];

/** What a seat sees of a card it must not know. */
export const hiddenCard = 'hidden';
export type SeenCard = CardId | typeof hiddenCard;

/** HC-HCD: Hester's cards. */
export const hesterCardIds = [
  'h_white_innards',
  'h_wild_tangle',
  'h_ward',
  'h_mud_eye',
  'h_layabout',
  'h_reach',
  'h_hurts_a_minute',
  'h_night_hag',
  'h_forced_sacrifice',
  'h_draw_together',
  'h_stomping_ground',
  'h_half_acre',
  'h_desperate_grasp',
] as const;
export type HesterCardId = (typeof hesterCardIds)[number];

export type SeenHesterCard = HesterCardId | typeof hiddenCard;

/** HC-SOLO-1: the cards of all factions serve as solo cards. */
export const soloCardIds = cardIds;
export type SoloCardId = CardId;

export type SeenSoloCard = SoloCardId | typeof hiddenCard;
