import { actionsLeft } from '../../../engine/games/root/factions/marquise/play.ts';
import { buildingPoints, marquiseBuildings } from '../../../engine/games/root/factions/marquise/tracks.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { best } from '../../lessons/moment.ts';
import {
  actionsOf,
  asked,
  both,
  type Condition,
  can,
  did,
  first,
  inStep,
  type Lessons,
  leave,
  type Moment,
  not,
  sideAs,
} from './moment.ts';
import { bestBattle, cheapest, conqueringMove, craftMost } from './ways.ts';

const acts = inStep('craft', 'act');

const hasActions: Condition = ({ state }) => actionsLeft(state) > 0;

/** So many of a kind are on the map. */
const out = (moment: Moment, piece: (typeof marquiseBuildings)[number]): number =>
  sum(sideAs(moment, 'mc')?.on[piece] ?? []);

/** RT-6.3.4: she begins with three. */
const hasBuilt: Condition = (moment) => sum(marquiseBuildings.map((piece) => out(moment, piece))) > 3;

/** A second sawmill first: it pays for all the others; then what scores most. */
const build = (moment: Moment) =>
  best(actionsOf(moment, 'build'), ({ piece = 'sawmill' }) =>
    piece === 'sawmill' && out(moment, piece) < 3 ? 9 : buildingPoints[piece][out(moment, piece)],
  );

/** For whoever plays the Marquise. */
export const marquiseLessons = {
  'mc.keep': { when: can('keep'), deed: first('keep') },
  'mc.buildings': { when: can('place'), deed: first('place') },
  'mc.goal': { when: acts },
  'mc.craft': { when: both(acts, can('craft')), deed: craftMost, skip: did('crafted') },
  'mc.wood': { when: both(acts, can('build')) },
  'mc.build': { when: both(acts, can('build')), deed: build, skip: hasBuilt },
  'mc.recruit': { when: both(acts, can('recruit')), deed: first('recruit') },
  'mc.battle': { when: both(acts, (moment) => bestBattle(moment) !== undefined), deed: bestBattle },
  'mc.march': { when: both(acts, can('march')), deed: first('march'), skip: did('moved') },
  'mc.step': { when: asked('march', can('move')), deed: conqueringMove },
  'mc.overwork': {
    when: both(acts, can('overwork'), not(can('build'))),
    deed: (moment) => cheapest(actionsOf(moment, 'overwork')),
  },
  'mc.bird': { when: both(inStep('act'), not(hasActions), can('extra')) },
  'mc.end': { when: both(inStep('act'), not(hasActions)), deed: leave },
  'mc.hospital': {
    when: asked('hospital'),
    deed: (moment) => cheapest(actionsOf(moment, 'hospital')) ?? leave(moment),
  },
} as const satisfies Lessons;
