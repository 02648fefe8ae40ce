import type { ActionOf } from '../../../engine/games/harrow/action.ts';
import { isBetweenTokens } from '../../../engine/games/harrow/content/kammi/grid.ts';
import type { HarrowEvent } from '../../../engine/games/harrow/events.ts';
import { topFrame } from '../../../engine/games/harrow/flow.ts';
import { best } from '../../lessons/moment.ts';
import { isFoundOut } from '../kammi.ts';
import { chooses, choosesJar, inRound, inTurn, offers, spends } from './asking.ts';
import { dollsOf, hasOpenDoll, stepOntoDoll, stepToDolls } from './doll-ways.ts';
import {
  actionsOf,
  asked,
  both,
  type Condition,
  can,
  did,
  first,
  type Lessons,
  type Moment,
  not,
  suffered,
} from './moment.ts';
import { jarOf } from './ways.ts';

const hasHappened =
  (fits: (event: HarrowEvent) => boolean): Condition =>
  ({ past }) =>
    past.some(fits);

const isDecoy = (event: HarrowEvent): boolean => event.type === 'dollRevealed' && event.face === 'decoy';

/** Between the two tokens of a row one card may be played (HC-KAM-22). */
const isBetween: Condition = ({ state }) => {
  const frame = topFrame(state);
  return frame?.kind === 'effect' && isBetweenTokens(frame);
};

/** A row whose tokens let her walk and do something else: HC-KAM-21. */
function usefulRow({ state, legal }: Moment): ActionOf<'choose'> | undefined {
  const rows = legal.filter((action): action is ActionOf<'choose'> => action.type === 'choose');
  const { kammi } = state;
  return best(rows, ({ option }) => {
    const [left] = kammi?.grid[Number(option.replace('row_', '')) - 1] ?? [];
    return left === undefined || left === kammi?.waiting ? 0 : left === 'spawn' ? 2 : 1;
  });
}

const atLegend = (moment: Moment) => {
  const { legendHex, secondHex } = moment.state.seats[moment.learner];
  return best(actionsOf(moment, 'spawn'), ({ hex }) => (hex === legendHex || hex === secondHex ? 1 : 0));
};

/**
 * For whoever plays Kammi: her lessons in the order in which they matter. None depends on who of her two is who, so that
 * nobody who looks on learns it (HC-KAM-50).
 */
export const kammiLessons = {
  'kammi.tokens': { when: chooses('kammi_set_up', 1), deed: first('put') },
  'kammi.self': { when: chooses('kammi_set_up', 3) },
  'kammi.haints': { when: chooses('kammi_set_up', 4), deed: first('shift') },
  'kammi.jar': {
    when: both(inRound(1), inTurn(1), offers('ability')),
    deed: (moment) => jarOf(moment, 'ability'),
  },
  'kammi.grid': { onBoards: true, when: chooses('kammi_grid', 1), deed: usefulRow },
  'kammi.pair': { when: chooses('kammi_grid', 2), deed: first('choose') },
  'kammi.between': { when: asked('effect', both(isBetween, can('card'))) },
  'kammi.aim': { when: both(spends(), can('move'), not(did('moved'))), deed: stepToDolls },
  'kammi.spawn': { when: both(spends(), can('spawn')), deed: atLegend, skip: did('spawned') },
  'kammi.card': { when: both(choosesJar, can('card')), skip: did('cardPlayed') },
  'kammi.look': { when: both(spends(), can('move')), deed: stepOntoDoll, skip: did('dollTaken') },
  'kammi.carry': { when: chooses('carry_doll') },
  'kammi.decoy': {
    when: both(
      asked('turn'),
      hasHappened(isDecoy),
      not(hasOpenDoll),
      not(did('dollTaken')),
      ({ state }) => dollsOf(state).length > 0,
    ),
    numbers: ({ state }) => ({ count: dollsOf(state).length }),
  },
  'kammi.real': { when: both(asked('turn'), hasOpenDoll) },
  'kammi.hit': { when: both(asked('turn'), suffered('legendHit')) },
  'kammi.bluff': {
    when: both(choosesJar, inTurn(2), ({ state }) => !isFoundOut(state)),
  },
  'kammi.power': { when: asked('legend', can('power')), skip: did('powerUsed') },
} as const satisfies Lessons;
