import type { HesterCardId } from '../../state/cards.ts';
import { desperateGrasp } from './hester/desperate-grasp.ts';
import { drawTogether } from './hester/draw-together.ts';
import { forcedSacrifice } from './hester/forced-sacrifice.ts';
import { halfAcre } from './hester/half-acre.ts';
import { hurtsAMinute } from './hester/hurts-a-minute.ts';
import { layabout } from './hester/layabout.ts';
import { mudEye } from './hester/mud-eye.ts';
import { nightHag } from './hester/night-hag.ts';
import { reach } from './hester/reach.ts';
import { stompingGround } from './hester/stomping-ground.ts';
import { ward } from './hester/ward.ts';
import { whiteInnards } from './hester/white-innards.ts';
import { wildTangle } from './hester/wild-tangle.ts';
import type { HesterCard } from './hester-card.ts';

export const hesterCards: Readonly<Record<HesterCardId, HesterCard>> = {
  h_white_innards: whiteInnards,
  h_wild_tangle: wildTangle,
  h_ward: ward,
  h_mud_eye: mudEye,
  h_layabout: layabout,
  h_reach: reach,
  h_hurts_a_minute: hurtsAMinute,
  h_night_hag: nightHag,
  h_forced_sacrifice: forcedSacrifice,
  h_draw_together: drawTogether,
  h_stomping_ground: stompingGround,
  h_half_acre: halfAcre,
  h_desperate_grasp: desperateGrasp,
};
