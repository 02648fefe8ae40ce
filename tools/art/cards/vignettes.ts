import { C } from '../ink/colour.ts';
import { D, rect, wob } from '../ink/geometry.ts';
import { clip, G, S } from '../ink/svg.ts';
import { type Picture, picture } from '../picture.ts';
import { banish } from './banish.ts';
import { callDead } from './call-dead.ts';
import { distantStirring } from './distant-stirring.ts';
import { facelessPortraits } from './faceless-portraits.ts';
import { side } from './ground.ts';
import { gumption } from './gumption.ts';
import { hauntingVision } from './haunting-vision.ts';
import { holler } from './holler.ts';
import { knifeDark } from './knife-dark.ts';
import { knittedFate } from './knitted-fate.ts';
import { meetingHouse } from './meeting-house.ts';
import { merging } from './merging.ts';
import { outAllNight } from './out-all-night.ts';
import { overYonder } from './over-yonder.ts';
import { psychopomp } from './psychopomp.ts';
import { ragingMad } from './raging-mad.ts';
import { rally } from './rally.ts';
import { reinforcements } from './reinforcements.ts';
import { soundFury } from './sound-fury.ts';
import { spiritTrap } from './spirit-trap.ts';
import { stirStorm } from './stir-storm.ts';
import { stormWalker } from './storm-walker.ts';
import { sureShot } from './sure-shot.ts';
import { witchfire } from './witchfire.ts';
import { yellowDog } from './yellow-dog.ts';
import { yourWill } from './your-will.ts';

/** The drawing of each card by its id in the rules: tactics (t_) and upgrades (u_). */
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
  Object.entries(drawings).map(([id, draw]) =>
    picture(`card-${id}`, { x: 0, y: 0, w: side, h: side }, () => framed(draw)),
  );
