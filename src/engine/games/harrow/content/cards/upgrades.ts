import type { UpgradeId } from '../../state/cards.ts';
import type { Upgrade } from './card.ts';
import { distantStirring } from './upgrades/distant-stirring.ts';
import { facelessPortraits } from './upgrades/faceless-portraits.ts';
import { knifeDark } from './upgrades/knife-dark.ts';
import { knittedFate } from './upgrades/knitted-fate.ts';
import { meetingHouse } from './upgrades/meeting-house.ts';
import { merging } from './upgrades/merging.ts';
import { psychopomp } from './upgrades/psychopomp.ts';
import { soundFury } from './upgrades/sound-fury.ts';
import { stormWalker } from './upgrades/storm-walker.ts';

/** HC-UPG-1 to 9 */
export const upgrades: Readonly<Record<UpgradeId, Upgrade>> = {
  u_meeting_house: meetingHouse,
  u_storm_walker: stormWalker,
  u_psychopomp: psychopomp,
  u_faceless_portraits: facelessPortraits,
  u_distant_stirring: distantStirring,
  u_merging: merging,
  u_sound_fury: soundFury,
  u_knitted_fate: knittedFate,
  u_knife_dark: knifeDark,
};
