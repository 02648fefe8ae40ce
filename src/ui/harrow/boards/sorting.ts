import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import type { ActionOf } from '../../../engine/games/harrow/action.ts';
import { frameOf } from '../../../engine/games/harrow/flow.ts';
import { type BagToken, bagTokens } from '../../../engine/games/harrow/state/tokens.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { sum } from '../../../engine/kit/sum.ts';
import { offerAt } from '../../../session/harrow/interaction/spot-offers.ts';
import { tokenSpot } from '../../../session/harrow/spots.ts';

/** The Family's clean-up: the token the question is about, and what can be done with it (HC-TOK-4 to 6). */
export interface Sorting {
  readonly seat: Seat;
  readonly token: BagToken;
  /** Undefined while pieces move or somebody else decides. */
  readonly bag: ActionOf<'sort'> | undefined;
  readonly board: ActionOf<'sort'> | undefined;
  /** Tokens still to be sorted. */
  readonly left: number;
}

export function sortingOf(app: HarrowApp): Sorting | undefined {
  const s = app.match?.session.state;
  const frame = s && frameOf(s, 'sort');
  if (!s || !frame) return undefined;
  const present = bagTokens.filter((_, i) => frame.tokens[i] > 0);
  const token = present.find((each) => offerAt(app.interaction, tokenSpot(each)).source === 'held') ?? present[0];
  if (token === undefined) return undefined;
  const offered = (app.interaction?.choices ?? []).flatMap((choice) =>
    choice.kind === 'act' && choice.action.type === 'sort' && choice.action.token === token ? [choice.action] : [],
  );
  return {
    seat: frame.seat,
    token,
    bag: offered.find(({ to }) => to === 'bag'),
    board: offered.find(({ to }) => to === 'board'),
    left: sum(frame.tokens),
  };
}

/** The Family gives drawn tokens back: a click on one returns it (HC-TRK-12). */
export interface Returning {
  readonly left: number;
  /** Empty while pieces move or somebody else decides. */
  readonly offered: readonly ActionOf<'return'>[];
}

export function returningOf(app: HarrowApp): Returning | undefined {
  const s = app.match?.session.state;
  const frame = s && frameOf(s, 'return');
  if (!frame) return undefined;
  const offered = (app.interaction?.choices ?? []).flatMap((choice) =>
    choice.kind === 'act' && choice.action.type === 'return' ? [choice.action] : [],
  );
  return { left: frame.left, offered };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Drops every token that is left into the bag, each one seen to fall. Stops when the person does something else. */
export async function bagAll(app: HarrowApp): Promise<void> {
  const session = app.match?.session;
  for (;;) {
    const action = sortingOf(app)?.bag;
    if (!action || app.screen !== 'boards' || app.match?.session !== session) return;
    const done = session?.log.length;
    app.act(action);
    if (session?.log.length === done) return;
    while (app.busy) await nextFrame();
  }
}
