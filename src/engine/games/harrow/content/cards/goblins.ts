import type { GoblinCardId } from '../../state/cards.ts';
import type { GoblinCard } from './card.ts';
import { bloodMoney } from './goblins/blood-money.ts';
import { buried } from './goblins/buried.ts';
import { dollWhisper } from './goblins/doll-whisper.ts';
import { doppelganger } from './goblins/doppelganger.ts';
import { grudge } from './goblins/grudge.ts';
import { keyhole } from './goblins/keyhole.ts';
import { letsGit } from './goblins/lets-git.ts';
import { lure } from './goblins/lure.ts';
import { sleight } from './goblins/sleight.ts';
import { snare } from './goblins/snare.ts';
import { temptation } from './goblins/temptation.ts';
import { toss } from './goblins/toss.ts';

/** HC-GOB-1 to 12 */
export const goblinCards: Readonly<Record<GoblinCardId, GoblinCard>> = {
  g_doppelganger: doppelganger,
  g_keyhole: keyhole,
  g_blood_money: bloodMoney,
  g_snare: snare,
  g_toss: toss,
  g_buried: buried,
  g_temptation: temptation,
  g_doll_whisper: dollWhisper,
  g_sleight: sleight,
  g_lure: lure,
  g_lets_git: letsGit,
  g_grudge: grudge,
};
