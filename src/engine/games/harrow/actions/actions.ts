import type { ActionType, HarrowActionDef } from '../action.ts';
import type { FrameKind } from '../flow.ts';
import { ability } from './ability.ts';
import { activate } from './activate.ts';
import { attack } from './attack.ts';
import { card } from './card.ts';
import { clash } from './clash.ts';
import { done } from './done.ts';
import { choose, put, shift, take } from './effect.ts';
import { end } from './end.ts';
import { arrow, lift } from './fair/arrow.ts';
import { charm } from './fair/charm.ts';
import { guess } from './fair/guess.ts';
import { nest, recall } from './fair/nest.ts';
import { offer } from './fair/offer.ts';
import { quest } from './fair/quest.ts';
import { stow } from './fair/stow.ts';
import { visit } from './fair/visit.ts';
import { call } from './hester/call.ts';
import { creep } from './hester/creep.ts';
import { infect } from './hester/infect.ts';
import { lay } from './hester/lay.ts';
import { pay } from './hester/pay.ts';
import { root } from './hester/root.ts';
import { shake } from './hester/shake.ts';
import { summon } from './hester/summon.ts';
import { use } from './hester/use.ts';
import { hide } from './hide.ts';
import { act, jar } from './jar.ts';
import { move } from './move.ts';
import { path } from './path.ts';
import { power } from './power.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { reap } from './reap.ts';
import { returnToken } from './return.ts';
import { reveal } from './reveal.ts';
import { sort } from './sort.ts';
import { spawn } from './spawn.ts';
import { step } from './step.ts';
import { storm } from './storm.ts';
import { strengthen } from './strengthen.ts';
import { strike } from './strike.ts';
import { tile } from './tile.ts';
import { track } from './track.ts';
import { tree } from './tree.ts';
import { unpath } from './unpath.ts';
import { walk } from './walk.ts';

export const actions = {
  jar,
  ability,
  move,
  spawn,
  strengthen,
  track,
  power,
  path,
  unpath,
  storm,
  pull,
  hide,
  step,
  attack,
  tree,
  strike,
  push,
  reap,
  clash,
  sort,
  walk,
  act,
  card,
  tile,
  return: returnToken,
  activate,
  shift,
  put,
  take,
  choose,
  root,
  use,
  lay,
  call,
  creep,
  pay,
  shake,
  infect,
  summon,
  reveal,
  stow,
  nest,
  recall,
  quest,
  charm,
  arrow,
  lift,
  guess,
  visit,
  offer,
  done,
  end,
} as const satisfies Record<ActionType, HarrowActionDef>;

/** Which actions can be on offer while a frame is innermost. */
export const actionsByFrame: Readonly<Record<FrameKind, readonly HarrowActionDef[]>> = {
  turn: [jar, act, tile, card, move, offer, end],
  ability: [ability],
  return: [returnToken],
  points: [move, spawn, strengthen, activate, card, take, done],
  effect: [shift, card, done],
  legend: [track, power, move, done, end],
  paths: [path, unpath, done],
  storm: [storm, done],
  pull: [pull, done],
  hideaway: [hide],
  levi: [step, done],
  attack: [move, spawn, strengthen, take, attack, done],
  tree: [],
  outcome: [],
  strike: [strike, done],
  push: [push],
  reap: [reap],
  clash: [clash, done],
  sort: [sort],
  walk: [walk, done],
  cleanUp: [],
  roundStart: [],
  roots: [root],
  hester: [use, spawn, lay, call, shake, summon, offer, end],
  creep: [creep, take, call, done],
  pay: [pay],
  infect: [infect, call, done],
  hesterEnd: [],
  solo: [],
  pile: [reveal],
  stow: [stow],
  fair: [nest, recall, quest, charm, end],
  arrow: [arrow, lift, done],
  guess: [guess, done],
  visit: [visit],
  bargain: [],
  redeem: [offer],
  fairEnd: [],
};
