import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { type FrameOf, topFrame } from '../../../engine/games/harrow/flow.ts';
import { healthyAt } from '../../../engine/games/harrow/rules/hester/infection.ts';
import { touchedBy } from '../../../engine/games/harrow/rules/hester/roots.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import type { Condition } from './moment.ts';

const isAsked =
  (why: FrameOf<'pile'>['why']): Condition =>
  ({ state }) => {
    const frame = topFrame(state);
    return frame?.kind === 'pile' && frame.why === why;
  };

const begins = isAsked('townsfolk');

const isTold =
  (...types: readonly HarrowEvent['type'][]): Condition =>
  ({ told }) =>
    told !== undefined && types.includes(told.type);

const inField =
  (...fields: readonly string[]): Condition =>
  ({ told }) =>
    told?.type === 'soloField' && fields.includes(told.field);

/** Hester may act; before or after the tree. */
const acts =
  (fallen: boolean, also: Condition = () => true): Condition =>
  (moment) => {
    const frame = topFrame(moment.state);
    return frame?.kind === 'hester' && frame.fallen === fallen && also(moment);
  };

const canUse =
  (act: string): Condition =>
  ({ interaction }) =>
    interaction?.choices.some(
      (choice) => choice.kind === 'act' && choice.action.type === 'use' && choice.action.act === act,
    ) ?? false;

const hasNoActionLeft: Condition = ({ state }) => {
  const frame = topFrame(state);
  return frame?.kind === 'hester' && frame.used.length >= (state.hester?.actions ?? 0);
};

const isInfected = (s: HarrowState, seat: number): boolean => s.hester?.infected[seat].some((n) => n > 0) ?? false;

/** HC-INF-5: a legend on a root hex without a healthy haint. */
const isLegendOnRoots = (s: HarrowState): boolean => {
  const hexes = touchedBy(s.hester?.roots ?? []);
  return s.seats.some(({ legendHex }, seat) => hexes.includes(legendHex) && healthyAt(s, seat, legendHex) === 0);
};

const burns: Condition = ({ state }) => state.hester?.flames.some((n) => n > 0) ?? false;

/** The first night: the lessons in the order in which they are told; each waits for its moment. */
export const night1Lessons = {
  wake: begins,
  sixSquares: begins,
  twoRivals: begins,
  rivalPoints: begins,
  howYouLose: begins,
  goals: begins,
  soloCard: isAsked('card'),
  whoseSide: ({ state }) => {
    const frame = topFrame(state);
    return frame?.kind === 'effect' && frame.by === 'solo_side';
  },
  fields: isTold('soloTokensLaid'),
  fieldSpawn: inField('cube', 'spawn'),
  fieldMove: inField('move'),
  theirAttack: isTold('soloAttack'),
  treeDecides: ({ state }) => {
    const frame = topFrame(state);
    return frame?.kind === 'tree' && frame.to !== undefined;
  },
  firstRoot: ({ state }) => topFrame(state)?.kind === 'roots' && state.hester?.tip === undefined,
  growing: ({ state }) => topFrame(state)?.kind === 'roots' && state.hester?.tip !== undefined,
  rootCubes: acts(false),
  actions: acts(false),
  playCard: acts(false),
  // Before the only flame is spent: infecting and summoning cost one too.
  treeAtEnd: acts(false),
  moveInfected: acts(false, canUse('move')),
  bonfire: acts(false, ({ state }) => isInfected(state, 0) && isInfected(state, 1)),
  oneMoreAction: acts(false, ({ state }) => (state.hester?.actions ?? 0) > 1),
  eat: acts(false, ({ state }) => state.hester?.hex !== undefined),
  infect: acts(true, canUse('infect')),
  throughLegend: acts(true, (moment) => canUse('infect')(moment) && isLegendOnRoots(moment.state)),
  summon: acts(true, (moment) => burns(moment) && moment.state.hester?.hex === undefined),
  endOfTurn: (moment) => acts(true)(moment) || acts(false, hasNoActionLeft)(moment),
} as const satisfies Readonly<Record<string, Condition>>;

/** Told while the automatic factions act; all others while the player is asked. */
export const duringTheirTurn: readonly (keyof typeof night1Lessons)[] = [
  'fields',
  'fieldSpawn',
  'fieldMove',
  'theirAttack',
];
