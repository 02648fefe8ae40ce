import type { ActionOf, HarrowAction } from '../../../engine/games/harrow/action.ts';
import { rowNames } from '../../../engine/games/harrow/content/kammi/grid.ts';
import { allHexes, brambles, type Hex } from '../../../engine/games/harrow/county.ts';
import { touchedBy } from '../../../engine/games/harrow/rules/hester/roots.ts';
import { hexesOf } from '../../../engine/games/harrow/rules/occupancy.ts';
import { hasStorm, layoutOf } from '../../../engine/games/harrow/rules/terrain.ts';
import { legendTokens } from '../../../engine/games/harrow/state/kammi.ts';
import { opponent } from '../../../engine/games/harrow/state/players.ts';
import { jars } from '../../../engine/games/harrow/state/tokens.ts';
import { dollsOf, hoodHexes } from './doll-ways.ts';
import { offeringNests } from './fair-ways.ts';
import { actionsOf, type Moment } from './moment.ts';
import { buildingHexes, townsfolkHexes } from './ways.ts';

/** Places of the table that have no name of their own. */
export const parts = [
  'north',
  'south',
  'tree',
  'tray',
  'board',
  'solo',
  'fair',
  'attacker',
  'defender',
  'odds',
  'steps',
] as const;
export type Part = (typeof parts)[number];

/** Something that is lit: a hex, a part of the table, or a control by its name. */
export type Light =
  | { readonly kind: 'hex'; readonly hex: Hex }
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'control'; readonly name: string };

const hex = (at: Hex): Light => ({ kind: 'hex', hex: at });
const part = (name: Part): Light => ({ kind: 'part', part: name });
const control = (name: string): Light => ({ kind: 'control', name });
const cardLight = (card: string): Light => control(`card-${card}`);

/** Who stays behind is said by the chooser. */
function chooserLights({ state, learner }: Moment, { from, haints, legend, second }: ActionOf<'move'>): Light[] {
  const own = state.seats[learner];
  if (own.haints[from] > haints) return [control('group-less')];
  if (own.secondHex === from && !second) return [control('group-second')];
  return own.legendHex === from && !legend ? [control('group-legend')] : [];
}

/** A row of Kammi's action grid, and its button. */
function gridRow(option: string): Light[] {
  const row = rowNames.indexOf(option);
  return row < 0 ? [] : [control(`grid-row-${row}`), control(`row-${row}`)];
}

/** What is to be touched for an action. */
export function lightsOf(action: HarrowAction, moment: Moment): Light[] {
  switch (action.type) {
    case 'jar':
      return [control(`jar-${moment.learner}-${action.jar}`)];
    case 'move':
      return [hex(action.from), hex(action.to), ...chooserLights(moment, action)];
    case 'attack':
    case 'walk':
    case 'creep':
    case 'shift':
    case 'step':
      return [hex(action.from), hex(action.to)];
    case 'spawn':
      return [control('mode-spawn'), hex(action.hex)];
    case 'path':
      return [control('mode-lay'), hex(action.hex)];
    case 'put':
    case 'recall':
    case 'guess':
    case 'root':
    case 'storm':
    case 'infect':
    case 'push':
    case 'reap':
      return [hex(action.hex)];
    case 'summon':
      return [control('act-summon'), hex(action.hex)];
    case 'strike':
    case 'clash':
      return [control('hit')];
    case 'tree':
      return [control('tip')];
    case 'reveal':
      return [control(`pile-${action.pile}`)];
    case 'lay':
      return [control('hand-stack')];
    case 'card':
    case 'charm':
      return [control(`card-${action.card}`)];
    case 'nest':
      return [control(`nest-${action.offer}`), hex(action.hex)];
    case 'quest':
      return [control(`card-${action.quest}`), control('hand-stack')];
    case 'arrow':
      return [control(`way-${action.way}`)];
    case 'choose':
      return [
        control(`choice-choose-${action.option}`),
        control(action.option.replace('side_', 'square-')),
        ...gridRow(action.option),
      ];
    case 'done':
      return [control('choice-done'), control('stop')];
    default:
      return [control(`choice-${Object.values(action).join('-')}`)];
  }
}

/** What the words of a lesson can name; whatever is named is lit. */
const things = {
  score: () => [part('north'), part('south')],
  rival: ({ state, learner }) => [
    hex(state.seats[opponent(learner)].legendHex),
    ...hexesOf(state, opponent(learner)).map(hex),
  ],
  rivalLegend: ({ state, learner }) => [hex(state.seats[opponent(learner)].legendHex)],
  legend: ({ state, learner }) => [hex(state.seats[learner].legendHex)],
  people: ({ state, learner }) => hexesOf(state, learner).map(hex),
  home: ({ state, learner }) => [hex(state.seats[learner].home)],
  tree: () => [part('tree')],
  tray: () => [part('tray')],
  jars: ({ learner }) => jars.map((jar) => control(`jar-${learner}-${jar}`)),
  rows: () => ['move', 'spawn', 'strengthen'].map((row) => control(`choice-ability-${row}`)),
  brambles: () => [hex(brambles)],
  townsfolk: ({ state }) => townsfolkHexes(state).map(hex),
  buildings: ({ state }) => buildingHexes(state).map(hex),
  storms: ({ state }) => allHexes.filter((each) => hasStorm(state, each)).map(hex),
  mountains: ({ state }) => allHexes.filter((each) => layoutOf(state).kinds[each] === 'mountain').map(hex),
  fighters: () => [part('attacker'), part('defender')],
  odds: () => [part('odds')],
  undo: () => [control('undo')],
  board: () => [part('board')],
  rivals: () => [part('north'), part('south')],
  piles: () => ['tactics', 'upgrades', 'goblins'].map((pile) => control(`pile-${pile}`)),
  card: () => [part('solo')],
  sides: () => ['protectors', 'family'].map((side) => control(`choice-choose-${side}`)),
  roots: ({ state }) => touchedBy(state.hester?.roots ?? []).map(hex),
  fires: ({ state }) => allHexes.filter((each) => (state.hester?.flames[each] ?? 0) > 0).map(hex),
  snakes: ({ state }) => allHexes.filter((each) => state.hester?.infected.some((all) => all[each] > 0)).map(hex),
  legends: ({ state }) => state.seats.map(({ legendHex }) => hex(legendHex)),
  hand: ({ state, learner }) => [...(state.seats[learner]?.hand ?? []).map(cardLight), control('hand-stack')],
  places: (moment) => actionsOf(moment, 'put').map((action) => hex(action.hex)),
  who: () => legendTokens.map((token) => control(`choice-choose-${token}`)),
  hoods: ({ state }) => hoodHexes(state).map(hex),
  dolls: ({ state }) => dollsOf(state).map((doll) => hex(doll.hex)),
  openDoll: ({ state }) => dollsOf(state).flatMap((doll) => (doll.up ? [hex(doll.hex)] : [])),
  emptyNests: ({ state }) => (state.fair?.nests ?? []).flatMap((nest) => (nest.offer ? [] : [hex(nest.hex)])),
  offers: ({ state }) => offeringNests(state.fair).map(hex),
  power: () => [control('choice-power')],
  fairBoard: () => [part('fair')],
  charms: ({ state }) => [...(state.fair?.hand ?? []).map(cardLight), control('hand-stack')],
  quests: ({ state }) => [...(state.fair?.quests ?? []).map(cardLight), control('hand-stack')],
} as const satisfies Readonly<Record<string, (moment: Moment) => Light[]>>;

export type Thing = keyof typeof things;
export const isThing = (name: string): name is Thing => Object.hasOwn(things, name);

export const lightsOfThing = (thing: Thing, moment: Moment): Light[] => things[thing](moment);
