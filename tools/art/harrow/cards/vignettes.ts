import { D, rect, wob } from '../../ink/geometry.ts';
import { clip, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { side } from '../../shell/cards/ground.ts';
import { C } from '../inks.ts';
import { banish } from './banish.ts';
import { bloodMoney } from './blood-money.ts';
import { buried } from './buried.ts';
import { callDead } from './call-dead.ts';
import { desperateGrasp } from './desperate-grasp.ts';
import { distantStirring } from './distant-stirring.ts';
import { dollWhisper } from './doll-whisper.ts';
import { doppelganger } from './doppelganger.ts';
import { drawTogether } from './draw-together.ts';
import { facelessPortraits } from './faceless-portraits.ts';
import { fairDrawings } from './fair/vignettes.ts';
import { forcedSacrifice } from './forced-sacrifice.ts';
import { grudge } from './grudge.ts';
import { gumption } from './gumption.ts';
import { halfAcre } from './half-acre.ts';
import { hauntingVision } from './haunting-vision.ts';
import { holler } from './holler.ts';
import { hurtsAMinute } from './hurts-a-minute.ts';
import { keyhole } from './keyhole.ts';
import { knifeDark } from './knife-dark.ts';
import { knittedFate } from './knitted-fate.ts';
import { layabout } from './layabout.ts';
import { letsGit } from './lets-git.ts';
import { lure } from './lure.ts';
import { meetingHouse } from './meeting-house.ts';
import { merging } from './merging.ts';
import { mudEye } from './mud-eye.ts';
import { nightHag } from './night-hag.ts';
import { outAllNight } from './out-all-night.ts';
import { overYonder } from './over-yonder.ts';
import { psychopomp } from './psychopomp.ts';
import { questDrawings } from './quests/quests.ts';
import { ragingMad } from './raging-mad.ts';
import { rally } from './rally.ts';
import { reach } from './reach.ts';
import { reinforcements } from './reinforcements.ts';
import { sleight } from './sleight.ts';
import { snare } from './snare.ts';
import { soundFury } from './sound-fury.ts';
import { spiritTrap } from './spirit-trap.ts';
import { stirStorm } from './stir-storm.ts';
import { stompingGround } from './stomping-ground.ts';
import { stormWalker } from './storm-walker.ts';
import { sureShot } from './sure-shot.ts';
import { temptation } from './temptation.ts';
import { toss } from './toss.ts';
import { ward } from './ward.ts';
import { whiteInnards } from './white-innards.ts';
import { wildTangle } from './wild-tangle.ts';
import { witchfire } from './witchfire.ts';
import { yellowDog } from './yellow-dog.ts';
import { yourWill } from './your-will.ts';

/** The drawing of each card by its id in the rules: tactics (t_), upgrades (u_), Hester's (h_) and the goblins' (g_). */
const drawings: Readonly<Record<string, () => string>> = {
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
  u_meeting_house: meetingHouse,
  u_storm_walker: stormWalker,
  u_psychopomp: psychopomp,
  u_faceless_portraits: facelessPortraits,
  u_distant_stirring: distantStirring,
  u_merging: merging,
  u_sound_fury: soundFury,
  u_knitted_fate: knittedFate,
  u_knife_dark: knifeDark,
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

/** Room for half of the ink line outside the frame and its wobble. */
const margin = 2.2;
const inner = side - 2 * margin;

/** The drawing inside its ink frame, with a paper hairline. */
function framed(draw: () => string): string {
  const art = G(margin, margin, inner / side, draw());
  const edge = wob(rect(margin, margin, inner, inner), 0.8, 0.06, 5);
  const hairline = wob(rect(margin + 2.6, margin + 2.6, inner - 5.2, inner - 5.2), 0.5, 0.06, 5);
  return clip(edge, art) + S(D(edge), C.ink, 2.8) + S(D(hairline), C.paper, 0.9, 'opacity=".7"');
}

export const vignettes = (): Picture[] =>
  Object.entries({ ...drawings, ...fairDrawings, ...questDrawings }).map(([id, draw]) =>
    picture(`card-${id}`, { x: 0, y: 0, w: side, h: side }, () => framed(draw)),
  );
