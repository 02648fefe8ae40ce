import type { EffectId } from '../flow.ts';
import { goblinCards } from './cards/goblins.ts';
import { hesterCards } from './cards/hester-cards.ts';
import { tactics } from './cards/tactics.ts';
import { upgrades } from './cards/upgrades.ts';
import type { Effect } from './effect.ts';
import { fairCards } from './fair/cards.ts';
import { offers } from './fair/offers.ts';
import { questReward } from './fair/quest-reward.ts';
import { searchField } from './fair/search-field.ts';
import { devour } from './hester/devour.ts';
import { newFire } from './hester/new-fire.ts';
import { spoonReset } from './hester/spoon-reset.ts';
import { carryDoll, followDoll, rearrangeDolls } from './kammi/dolls.ts';
import { kammiGrid } from './kammi/grid.ts';
import { dollSetUp, kammiSetUp } from './kammi/set-up.ts';
import { gridCubes } from './legend-tracks/grid-cubes.ts';
import { firstPath } from './legend-tracks/paths.ts';
import { pushingStorms } from './legend-tracks/pushing-storms.ts';
import { replay } from './legend-tracks/replay.ts';
import { townsfolkTrack } from './legend-tracks/townsfolk.ts';
import { legends } from './legends/legends.ts';
import { objectives } from './objectives.ts';
import { march } from './solo/march.ts';
import { objective } from './solo/objective.ts';
import { side } from './solo/side.ts';
import { spawn } from './solo/spawn.ts';
import { tiles } from './tiles/tiles.ts';

/** Nothing to play: what is done is done at once. */
const none: Effect = { options() {}, apply() {} };

function effectsOf<Id extends EffectId>(
  content: Readonly<Record<Id, { readonly effect?: Effect }>>,
): Readonly<Record<Id, Effect>> {
  const out = {} as Record<Id, Effect>;
  for (const id of Object.keys(content) as Id[]) out[id] = content[id].effect ?? none;
  return out;
}

/** All of them of one shape: they are asked at every decision. */
const shaped = ({ options, apply, mayStop, stop, settle, asks, skips, problem, halves }: Effect): Effect => ({
  options,
  apply,
  mayStop,
  stop,
  settle,
  asks,
  skips,
  problem,
  halves,
});

const all: Readonly<Record<EffectId, Effect>> = {
  ...effectsOf(tactics),
  ...effectsOf(upgrades),
  ...effectsOf(hesterCards),
  ...effectsOf(legends),
  ...effectsOf(tiles),
  ...effectsOf(goblinCards),
  kammi_set_up: kammiSetUp,
  doll_set_up: dollSetUp,
  kammi_grid: kammiGrid,
  replay_track: replay.effect ?? none,
  grid_track: gridCubes.effect ?? none,
  follow_doll: followDoll,
  carry_doll: carryDoll,
  rearrange_dolls: rearrangeDolls,
  ...effectsOf(offers),
  ...effectsOf(fairCards),
  search_field: searchField,
  quest_reward: questReward,
  new_fire: newFire,
  devour,
  spoon_reset: spoonReset,
  solo_objective: objective,
  solo_side: side,
  solo_spawn: spawn,
  solo_march: march,
  objectives,
  first_path: firstPath,
  townsfolk_track: townsfolkTrack.effect ?? none,
  pushing_storms: pushingStorms.effect ?? none,
};

/** Every effect that is played in steps, by its name on the flow stack. */
export const effects = Object.fromEntries(
  Object.entries<Effect>(all).map(([id, effect]) => [id, shaped(effect)]),
) as Readonly<Record<EffectId, Effect>>;
