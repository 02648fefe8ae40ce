import { bagTokens, tokenKinds } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../../src/engine/games/harrow/state.ts';
import { sum } from '../../../../src/engine/kit/sum.ts';

/** Counts every component wherever it lies, without help from the engine's own checks (HC-COMP-1). */
export function census(s: HarrowState): Record<string, number | readonly number[]> {
  const [red, blue] = s.seats;
  const sorting = s.flow.flatMap((frame) => (frame.kind === 'sort' ? [frame.tokens] : []));
  return {
    redCubes: red.cubesLeft + red.cubes + s.tree.inside[0] + sum(s.redCubes) + s.effects.banished[0],
    blueCubes: blue.cubesLeft + blue.cubes + s.tree.inside[1] + blue.stored + s.effects.banished[1],
    haints: s.seats.map((seat, i) => seat.haintsLeft + sum(seat.haints) + red.plate[i] + blue.plate[i]),
    wild: s.wildSupply + red.wild + blue.wild,
    // on the townsfolk side the path tokens are not in the game
    paths: red.track === 'a' ? red.pathsLeft + sum(s.paths) + (3 - red.scrolls) : 4,
    storms: blue.stormsLeft + sum(s.storms),
    tokens: tokenKinds.map((token, kind) => {
      const onMap = s.tokens.filter((_, at) => at % tokenKinds.length === kind);
      if (token === 'scroll') return sum(onMap) + s.box[kind] + red.scrolls + blue.scrolls;
      const fixed = blue.board.filter((each) => each === token).length;
      const moving = blue.drawn[kind] + sum(sorting.map((tokens) => tokens[kind]));
      return sum(onMap) + s.box[kind] + red.rows[kind] + blue.bag[kind] + fixed + moving;
    }),
  };
}

export const fullCensus = {
  redCubes: 20,
  blueCubes: 15,
  haints: [15, 15],
  wild: 15,
  paths: 4,
  storms: 15,
  tokens: [20, 15, 15, 10],
} as const;

/** Where cards, upgrade tokens and bonus tiles are; every name must be there once. */
export function papers(s: HarrowState): { cards: string[]; upgrades: string[]; tiles: string[]; objectives: number[] } {
  const [, blue] = s.seats;
  const loose = s.flow.flatMap((frame) => (frame.kind === 'sort' ? [frame.tokens] : []));
  const counted = [blue.bag, blue.drawn, ...loose].flatMap((counts) =>
    counts.flatMap((n, kind) => new Array<string>(n).fill(bagTokens[kind])),
  );
  const held = [...counted, ...blue.board, ...blue.armed].filter((token) => token.startsWith('u_'));
  return {
    cards: s.seats.flatMap(({ hand, deck, spent }) => [...hand, ...deck, ...spent]).sort(),
    upgrades: held.sort(),
    tiles: [...s.slots.flat().map(({ tile }) => tile), ...s.tileStack, ...s.tilesUsed].sort(),
    objectives: [s.waiting.townsfolk, s.waiting.buildings].map((waiting) => waiting.filter(Boolean).length),
  };
}
