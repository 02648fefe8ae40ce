import type { TacticId } from '../../state/cards.ts';
import type { Tactic } from './card.ts';
import { banish } from './tactics/banish.ts';
import { callDead } from './tactics/call-dead.ts';
import { gumption } from './tactics/gumption.ts';
import { hauntingVision } from './tactics/haunting-vision.ts';
import { holler } from './tactics/holler.ts';
import { outAllNight } from './tactics/out-all-night.ts';
import { overYonder } from './tactics/over-yonder.ts';
import { ragingMad } from './tactics/raging-mad.ts';
import { rally } from './tactics/rally.ts';
import { reinforcements } from './tactics/reinforcements.ts';
import { spiritTrap } from './tactics/spirit-trap.ts';
import { stirStorm } from './tactics/stir-storm.ts';
import { sureShot } from './tactics/sure-shot.ts';
import { witchfire } from './tactics/witchfire.ts';
import { yellowDog } from './tactics/yellow-dog.ts';
import { yourWill } from './tactics/your-will.ts';

/** HC-TAC-1 to 16 */
export const tactics: Readonly<Record<TacticId, Tactic>> = {
  t_yellow_dog: yellowDog,
  t_raging_mad: ragingMad,
  t_sure_shot: sureShot,
  t_gumption: gumption,
  t_witchfire: witchfire,
  t_spirit_trap: spiritTrap,
  t_reinforcements: reinforcements,
  t_call_dead: callDead,
  t_stir_storm: stirStorm,
  t_holler: holler,
  t_rally: rally,
  t_haunting_vision: hauntingVision,
  t_over_yonder: overYonder,
  t_your_will: yourWill,
  t_out_all_night: outAllNight,
  t_banish: banish,
};
