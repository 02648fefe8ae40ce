import { topFrame } from '../../../engine/games/harrow/flow.ts';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import type { Jar } from '../../../engine/games/harrow/state/tokens.ts';
import type { Interaction } from '../interaction/interaction.ts';
import { onOffer } from '../interaction/spot-offers.ts';
import type { Condition, Moment } from './moment.ts';

/** A person is asked, and it is for this. */
const isAsked =
  (fits: (asked: Interaction, moment: Moment) => boolean): Condition =>
  (moment) =>
    moment.interaction !== undefined && fits(moment.interaction, moment);

const plays = ({ state }: Moment, { seat }: Interaction, faction: FactionId): boolean =>
  state.seats[seat].faction === faction;

/** The jar of this turn. */
function jarOf({ state }: Moment): Jar | undefined {
  const [frame] = state.flow;
  return frame?.kind === 'turn' ? frame.jar : undefined;
}

const breaksJar = isAsked((asked) => onOffer(asked, 'jar').length > 0);

/** HC-RND-2: the third turn of both sides, after which the round ends. */
const breaksLastJar: Condition = (moment) => breaksJar(moment) && moment.state.turn >= 4;

const endsTurn = (faction?: FactionId): Condition =>
  isAsked((asked, moment) => {
    const isOver = asked.frame === 'turn' && onOffer(asked, 'jar').length === 0;
    return isOver && (faction === undefined || plays(moment, asked, faction));
  });

const usesLegend = (faction: FactionId): Condition =>
  isAsked((asked, moment) => asked.frame === 'legend' && plays(moment, asked, faction));

const spendsPoints = (fits: (asked: Interaction, moment: Moment) => boolean): Condition =>
  isAsked((asked, moment) => asked.frame === 'points' && fits(asked, moment));

/** Chapter 1: the lessons in the order in which they are told; each waits for its moment, on whichever side it comes. */
export const ch1Lessons = {
  'ch1.aim': breaksJar,
  'ch1.jars': breaksJar,
  'ch1.roundEnd': breaksLastJar,
  // Only the Protectors choose a row; the Family's tokens are out of the bag as soon as the jar is broken.
  'ch1.rows': isAsked(({ frame }) => frame === 'ability'),
  'ch1.bag': spendsPoints((asked, moment) => plays(moment, asked, 'family') && jarOf(moment) === 'ability'),
  'ch1.wild': spendsPoints((_, moment) => jarOf(moment) === 'wild'),
  'ch1.emmy': usesLegend('protectors'),
  'ch1.levi': usesLegend('family'),
  'ch1.attack': ({ state, interaction }) => {
    const frame = topFrame(state);
    return interaction !== undefined && frame?.kind === 'attack' && frame.attack;
  },
  'ch1.move': spendsPoints(({ selection }) => selection.mode === 'move'),
  'ch1.spawn': spendsPoints(({ selection }) => selection.mode === 'spawn'),
  'ch1.strengthen': spendsPoints(({ choices }) =>
    choices.some((choice) => choice.kind === 'act' && choice.action.type === 'strengthen'),
  ),
  // Nobody is asked: whoever is attacked may be the person.
  'ch1.tree': ({ state }) => topFrame(state)?.kind === 'tree',
  'ch1.success': isAsked(({ frame }) => frame === 'strike'),
  'ch1.clash': isAsked(({ frame }) => frame === 'clash'),
  'ch1.undo': endsTurn(),
  'ch1.protectorsEnd': endsTurn('protectors'),
  'ch1.familyEnd': endsTurn('family'),
} as const satisfies Readonly<Record<string, Condition>>;
