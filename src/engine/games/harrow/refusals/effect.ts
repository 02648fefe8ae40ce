import { goblinCards } from '../content/cards/goblins.ts';
import { tactics } from '../content/cards/tactics.ts';
import { upgrades } from '../content/cards/upgrades.ts';
import type { EffectFrame } from '../content/effect.ts';
import { tiles } from '../content/tiles/tiles.ts';
import type { Hex } from '../county.ts';
import type { EffectId } from '../flow.ts';
import type { HarrowState } from '../state.ts';
import { fairReasons } from './fair.ts';
import { goblinReasons } from './goblins.ts';
import { devourReasons, hesterCardReasons, newFireReasons } from './hester-cards.ts';
import { kammiReasons } from './kammi.ts';
import { type Refusal, refuse } from './keys.ts';
import { firstPathReasons, objectiveReasons, pushingReasons, townsfolkReasons } from './legend-tracks.ts';
import { moveLegendReasons, powerReasons } from './powers.ts';
import type { Reasons } from './reasons.ts';
import { soloReasons } from './solo.ts';
import { tacticReasons } from './tactics.ts';
import { upgradeReasons } from './upgrades.ts';

const reasons: Readonly<Partial<Record<EffectId, Reasons>>> = {
  ...tactics,
  ...upgrades,
  ...tiles,
  ...tacticReasons,
  ...upgradeReasons,
  ...powerReasons,
  ...hesterCardReasons,
  ...goblinCards,
  ...goblinReasons,
  ...kammiReasons,
  new_fire: newFireReasons,
  devour: devourReasons,
  spoon_reset: { rule: 'HC-SUM-8' },
  ...soloReasons,
  ...fairReasons,
  b_move_legend: moveLegendReasons,
  objectives: objectiveReasons,
  first_path: firstPathReasons,
  townsfolk_track: townsfolkReasons,
  pushing_storms: pushingReasons,
};

/** Why a hex offers nothing to the effect being played, or what was picked up on `from` cannot go there. */
export function whyNotEffect(s: HarrowState, frame: EffectFrame, from: Hex | undefined, to: Hex): Refusal {
  const own = reasons[frame.by];
  const why = from === undefined ? own?.pick?.(s, frame, to) : own?.aim?.(s, frame, from, to);
  // What has no reason of its own is decided by buttons.
  return why ?? refuse('decideFirst', undefined, own?.rule);
}
