import assert from 'node:assert/strict';
import type { ActionOf, ActionType, HarrowAction } from '../../../src/engine/games/harrow/action.ts';
import { topFrame } from '../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../src/engine/games/harrow/harrow.ts';
import { hesterSeat } from '../../../src/engine/games/harrow/state/players.ts';
import type { HarrowState } from '../../../src/engine/games/harrow/state.ts';
import { cloneJson } from '../../../src/engine/kernel/clone.ts';
import { hashOf } from '../../../src/engine/kernel/hash.ts';
import { forcedStep } from '../../../src/session/harrow/forced.ts';
import { dropTree } from '../../../src/session/harrow/tree-drop.ts';
import { openApp } from '../app-page.ts';
import type { BrowserTest } from '../browser-test.ts';
import { settled } from '../controls.ts';
import type { HarrowGameTest } from './game-test.ts';
import { soloGames } from './games.ts';
import { clickAction, cubesFrom, stateOf } from './player.ts';
import { saveText } from './positions.ts';

declare const gameTest: HarrowGameTest;

/** Is it such an action, given everything that is legal beside it? */
type Kind = (action: HarrowAction, legal: readonly HarrowAction[], s: HarrowState) => boolean;

function of<T extends ActionType>(
  type: T,
  also: (action: ActionOf<T>, legal: readonly HarrowAction[], s: HarrowState) => boolean = () => true,
): Kind {
  return (action, legal, s) => action.type === type && also(action as ActionOf<T>, legal, s);
}

/** The same deed for the other price is legal too. */
function hasOtherPrice(action: HarrowAction, legal: readonly HarrowAction[]): boolean {
  const [own, other] = [harrow.format(action), legal.map(harrow.format)];
  return own.includes('any') && other.includes(own.replace('any', 'terrain'));
}

const pays = (why: 'cost' | 'limit'): Kind =>
  of('pay', (_action, _legal, s) => {
    const frame = topFrame(s);
    return frame?.kind === 'pay' && frame.why === why;
  });

/** Everything Hester and the solo game can do, in all the ways it is clicked. */
const kinds = {
  root: of('root'),
  'third root': of('use', ({ act }) => act === 'root'),
  'move action': of('use', ({ act }) => act === 'move'),
  'infect action': of('use', ({ act }) => act === 'infect'),
  spawn: of('spawn'),
  lay: of('lay', ({ over }) => over === undefined),
  'lay over another': of('lay', ({ over }) => over !== undefined),
  call: of('call'),
  'haint creeps for cubes of the terrain': of('creep', ({ unit, by }) => unit === 'haint' && by === 'terrain'),
  'haint creeps for any cubes, with a choice': of(
    'creep',
    (step, legal) => step.unit === 'haint' && hasOtherPrice(step, legal),
  ),
  'Hester walks': of('creep', ({ unit }) => unit === 'hester'),
  'fill a square': of('choose', ({ option }) => option === 'side_1'),
  'pay the price': pays('cost'),
  'pay what is too much': pays('limit'),
  shake: of('shake'),
  infect: of('infect', ({ at, by }) => at === undefined && by === 'terrain'),
  'infect for any cubes, with a choice': of(
    'infect',
    (deed, legal) => deed.at === undefined && hasOtherPrice(deed, legal),
  ),
  "infect a legend's haint": of('infect', ({ at }) => at !== undefined),
  'summon with one of several colours': of('summon', ({ hex, terrain }, legal) =>
    legal.some((other) => other.type === 'summon' && other.hex === hex && other.terrain !== terrain),
  ),
  'put what a card wants': of('put', ({ what }) => what === 'root' || what === 'snake' || what === 'sacrifice'),
  'shift what a card wants': of('shift', ({ what }) => what !== 'all'),
  reveal: of('reveal'),
  'choose a side': of('choose', ({ option }) => option === 'family'),
  'exchange the card': of('choose', ({ option }) => option === 'discard'),
  'place townsfolk': of('put', ({ what }) => what === 'townsfolk'),
  'place a building': of('put', ({ what }) => what === 'building'),
  'place a haint': of('put', ({ what }) => what === 'haint'),
  'move a group': of('shift', ({ what }) => what === 'all'),
  'attack units': of('attack', ({ on }) => on === undefined),
  'attack Hester': of('attack', ({ on }) => on === 'hester'),
  push: of('push'),
  reap: of('reap'),
  end: of('end'),
} as const satisfies Record<string, Kind>;

interface Occasion {
  readonly kind: string;
  readonly save: string;
  readonly action: HarrowAction;
}

/** A position for each kind of action; of those it is the last, which is seldom where the pointer is already. */
function occasions(): Occasion[] {
  const missing = new Map<string, Kind>(Object.entries(kinds));
  const found: Occasion[] = [];
  for (const session of soloGames()) {
    const { state } = session;
    const legal = session.pending().kind === 'decision' ? session.legal() : [];
    for (const [kind, fits] of missing) {
      const action = legal.findLast((each) => fits(each, legal, state));
      if (!action) continue;
      found.push({ kind, save: saveText(session), action });
      missing.delete(kind);
    }
    if (missing.size === 0) return found;
  }
  throw new Error(`never on offer: ${[...missing.keys()].join(', ')}`);
}

const forcedAt = (s: HarrowState): HarrowAction | undefined =>
  harrow.pending(s).kind === 'decision' ? forcedStep(s, harrow.legal(s)) : undefined;

/** What comes of an action; a rival's attack is decided by the tree at once, and what leaves no choice is done. */
function outcomeOf(before: HarrowState, action: HarrowAction): HarrowState {
  const after = cloneJson(before);
  const all = action.type === 'pay' ? cubesFrom(before, action).map((terrain) => ({ ...action, terrain })) : [action];
  for (const each of all) harrow.apply(after, each, () => undefined);
  const pending = harrow.pending(after);
  if (pending.kind === 'chance' && pending.request.roller !== hesterSeat) {
    harrow.apply(after, dropTree(after, pending.request, false).action, () => undefined);
  }
  for (let next = forcedAt(after); next; next = forcedAt(after)) harrow.apply(after, next, () => undefined);
  return after;
}

export const everyClickTests: readonly BrowserTest[] = [
  {
    name: 'everything Hester and the solo game can do is done by clicks',
    async run({ browser, url }) {
      const { page, errors, close } = await openApp(browser, url, { language: 'en', speed: 'instant', curtain: false });
      const faults: string[] = [];
      for (const { kind, save, action } of occasions()) {
        await page.evaluate((text) => gameTest.app.importSave(new File([text], 's.json')), save);
        await settled(page);
        const before = await stateOf(page);
        const after = outcomeOf(before, action);
        const fault = await clickAction(page, before, action)
          .then(() => settled(page))
          .then(async () => (hashOf(await stateOf(page)) === hashOf(after) ? undefined : 'did something else'))
          .catch((error: Error) => error.message);
        if (fault) faults.push(`${kind}: "${harrow.format(action)}" ${fault}`);
      }
      assert.equal(faults.length, 0, `not clicked:\n${faults.join('\n')}`);
      assert.deepEqual(errors, []);
      await close();
    },
  },
];
