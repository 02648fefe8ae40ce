import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HarrowApp } from '../../../../src/app/harrow/harrow-app.ts';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import type { LayoutId } from '../../../../src/app/harrow/layout-ids.ts';
import { nothingYet, type Remembered } from '../../../../src/app/harrow/remembered.ts';
import type { HarrowAction } from '../../../../src/engine/games/harrow/action.ts';
import { topFrame } from '../../../../src/engine/games/harrow/flow.ts';
import { harrow } from '../../../../src/engine/games/harrow/harrow.ts';
import type { Seat } from '../../../../src/engine/kernel/game.ts';
import { interactionOf } from '../../../../src/session/harrow/interaction/interaction.ts';
import { nothing, type Selection } from '../../../../src/session/harrow/interaction/selection.ts';
import { createSession } from '../../../../src/session/session.ts';
import { showBoard, shownSeats } from '../../../../src/ui/harrow/boards/shown-board.ts';
import { bagAll, sortingOf } from '../../../../src/ui/harrow/boards/sorting.ts';

/** A game in which the Family has drawn its tokens and ended its turn. */
function familySorts() {
  const session = createSession(harrow, { mode: 'ch1', map: 'a', north: 'protectors' }, 3);
  const play = (want: (action: HarrowAction) => boolean) => {
    const action = session.legal().find(want);
    if (!action || !session.submit(action))
      throw new Error(`not now: ${session.legal().map(harrow.format).join(', ')}`);
  };
  play((a) => a.type === 'jar' && a.jar === 'wild' && !a.attack);
  play((a) => a.type === 'done');
  while (topFrame(session.state)?.seat === 0) play((a) => a.type === 'end' || a.type === 'done');
  play((a) => a.type === 'jar' && a.jar === 'ability' && !a.attack);
  play((a) => a.type === 'done');
  play((a) => a.type === 'end');
  return session;
}

/** As much of the app as the boards screen asks for. Every action takes a frame, as motion does. */
function appWith(session: ReturnType<typeof familySorts>, layout: LayoutId = 'desktop') {
  let selection: Selection = nothing;
  let busy = false;
  const app = {
    stage: { layout: layouts[layout], scale: 1, x: 0, y: 0 },
    screen: 'boards',
    match: { session, controllers: ['human', 'human'] },
    get busy() {
      return busy;
    },
    get interaction() {
      return busy ? undefined : interactionOf(session.state, session.legal(), selection);
    },
    select(next: Selection) {
      selection = next;
    },
    remembered: nothingYet,
    remember(part: Partial<Remembered>) {
      app.remembered = { ...app.remembered, ...part };
    },
    act(action: HarrowAction) {
      if (busy || !session.submit(action)) return;
      busy = true;
      requestAnimationFrame(() => {
        busy = false;
      });
    },
  };
  return app as unknown as HarrowApp & { screen: string };
}

const bagged = ({ match }: HarrowApp): number => {
  return (match?.session.state.seats[1].bag ?? []).reduce((sum, n) => sum + n, 0);
};

describe('sorting the Family’s tokens', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('asks about the first kind until another one is chosen', () => {
    const session = familySorts();
    const app = appWith(session);
    const frame = topFrame(session.state);
    if (frame?.kind !== 'sort') throw new Error('the Family should be sorting');
    const kinds = (['move', 'spawn', 'strengthen'] as const).filter((_, i) => frame.tokens[i] > 0);
    expect(kinds.length).toBeGreaterThan(1);
    expect(sortingOf(app)).toMatchObject({ token: kinds[0], left: 3 });
    app.select({ token: kinds[1] });
    expect(sortingOf(app)).toMatchObject({
      token: kinds[1],
      bag: { type: 'sort', token: kinds[1], to: 'bag' },
      board: { type: 'sort', token: kinds[1], to: 'board' },
    });
  });

  it('drops all that is left into the bag, one after the other', async () => {
    const session = familySorts();
    const app = appWith(session);
    const before = bagged(app);
    await bagAll(app);
    expect(bagged(app)).toBe(before + 3);
    expect(topFrame(session.state)?.kind).not.toBe('sort');
    expect(sortingOf(app)).toBeUndefined();
  });

  it('stops as soon as the person leaves the boards', async () => {
    const session = familySorts();
    const app = appWith(session);
    const before = bagged(app);
    const dropping = bagAll(app);
    app.screen = 'map';
    await dropping;
    expect(bagged(app)).toBe(before + 1);
  });
});

describe('the board on a small screen', () => {
  const shown = (app: HarrowApp): readonly Seat[] => shownSeats(app, app.match?.session.state ?? familySorts().state);

  it('is the acting one until another is picked, and again in the next turn', () => {
    const session = familySorts();
    const app = appWith(session, 'phone');
    expect(shown(app)).toEqual([1]);
    showBoard(app, session.state, 0);
    expect(shown(app)).toEqual([0]);
    showBoard(app, session.state, 1);
    expect(shown(app)).toEqual([1]);
    for (let action = sortingOf(app)?.bag; action; action = sortingOf(app)?.bag) session.submit(action);
    expect(topFrame(session.state)).toMatchObject({ kind: 'turn', seat: 0 });
    expect(shown(app)).toEqual([0]);
  });

  it('shows both where there is room', () => {
    expect(shown(appWith(familySorts(), 'tablet'))).toEqual([0, 1]);
  });
});
