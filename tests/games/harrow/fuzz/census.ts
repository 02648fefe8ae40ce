import { type HarrowState, tokenKinds } from '../../../../src/engine/games/harrow/state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Counts every component of chapter 1 wherever it lies, without help from the engine's own checks (HC-COMP-1). */
export function census(s: HarrowState): Record<string, number | readonly number[]> {
  const [red, blue] = s.seats;
  const sorting = s.flow.flatMap((frame) => (frame.kind === 'sort' ? [frame.tokens] : []));
  return {
    redCubes: red.cubesLeft + red.cubes + s.tree.inside[0] + sum(s.redCubes),
    blueCubes: blue.cubesLeft + blue.cubes + s.tree.inside[1],
    haints: s.seats.map((seat) => seat.haintsLeft + sum(seat.haints)),
    wild: s.wildSupply + red.wild + blue.wild,
    paths: red.pathsLeft + sum(s.paths) + (3 - red.scrolls),
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
