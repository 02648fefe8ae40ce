import { actionsOf, asked, first, inStage, inStep, isDiceDue, type Lessons, leave, type Moment } from './moment.ts';
import { cheapest } from './ways.ts';

/** What happens to everybody, whatever they play. */
export const everybodysLessons = {
  'all.ambush': { when: inStage('ambush'), deed: (moment: Moment) => first('ambush')(moment) ?? leave(moment) },
  'all.foil': { when: inStage('foil'), deed: (moment: Moment) => first('foil')(moment) ?? leave(moment) },
  'all.dice': { when: isDiceDue },
  'all.losses': { when: asked('losses'), deed: first('lose') },
  'all.outrage': { when: asked('outrage'), deed: (moment: Moment) => cheapest(actionsOf(moment, 'outrage')) },
  'all.discard': { when: inStep('discard'), deed: (moment: Moment) => cheapest(actionsOf(moment, 'discard')) },
} as const satisfies Lessons;
