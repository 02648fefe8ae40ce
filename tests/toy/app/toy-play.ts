import type { Play, Run } from '../../../src/app/play.ts';
import { throwDie } from '../session/throw-die.ts';
import type { ToyAppTypes } from './toy-app.ts';

const nothing = () => {};

/** The toy's part in the running of the game: whose hand is on show, and what a click on a card means. */
export function createToyPlay(run: Run<ToyAppTypes>): Play<ToyAppTypes> {
  const { table, notices, hands } = run;
  return {
    own: {
      get hand() {
        const viewer = run.viewer();
        return viewer === 'table' ? [] : (table.shown?.session.state.hands[viewer] ?? []);
      },
    },
    click(spot) {
      const card = Number(spot.slice('card:'.length));
      const pending = table.match?.session.pending();
      if (table.busy) run.app.skip();
      else if (pending?.kind === 'decision') run.app.act({ type: 'lay', card });
      else {
        hands.audio.play('refuse');
        notices.show({ kind: 'refusal', key: 'alreadyLaid', rule: 'TOY-1', params: {} });
      }
    },
    screenFor: () => 'table',
    screenAfter: () => 'table',
    onwards: () => undefined,
    over: () => 'end',
    isTold: () => false,
    isStepping: false,
    hasWord: () => false,
    questionOf: () => undefined,
    forced: () => undefined,
    throwFor: (_, request, isSeen) => throwDie(request, isSeen),
    besideSave: () => ({}),
    takeIn: () => undefined,
    letGo: nothing,
    resetView: nothing,
    done: nothing,
    shown: nothing,
    arrived: nothing,
  };
}
