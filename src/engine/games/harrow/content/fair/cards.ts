import type { FairCardId } from '../../state/fair.ts';
import { calming } from './cards/calming.ts';
import type { FairCard } from './cards/card.ts';
import { catchBreath } from './cards/catch-breath.ts';
import { drift, freshOffer, swap, trueNorth } from './cards/nests.ts';
import { glint, omen, secondNest, whisper } from './cards/turns.ts';
import { bait, thorn } from './cards/units.ts';
import { whereOhWhere } from './cards/where-oh-where.ts';

export const fairCards: Readonly<Record<FairCardId, FairCard>> = {
  f_where_oh_where: whereOhWhere,
  f_calming: calming,
  f_catch_breath: catchBreath,
  f_drift: drift,
  f_swap: swap,
  f_second_nest: secondNest,
  f_fresh_offer: freshOffer,
  f_bait: bait,
  f_omen: omen,
  f_glint: glint,
  f_true_north: trueNorth,
  f_whisper: whisper,
  f_thorn: thorn,
};
