import { bait } from './bait.ts';
import { calming } from './calming.ts';
import { catchBreath } from './catch-breath.ts';
import { drift } from './drift.ts';
import { freshOffer } from './fresh-offer.ts';
import { glint } from './glint.ts';
import { omen } from './omen.ts';
import { secondNest } from './second-nest.ts';
import { swap } from './swap.ts';
import { thorn } from './thorn.ts';
import { trueNorth } from './true-north.ts';
import { whereOhWhere } from './where-oh-where.ts';
import { whisper } from './whisper.ts';

/** The drawings of the Fair Folk's cards by their ids (HC-FFC, appendix A.5). */
export const fairDrawings: Readonly<Record<string, () => string>> = {
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
