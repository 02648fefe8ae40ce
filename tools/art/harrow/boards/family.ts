import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { D, line, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G } from '../../ink/svg.ts';
import { C } from '../inks.ts';
import { band, hole } from './carving.ts';
import type { BoardLayout } from './layout.ts';
import { BAG_PATCH, bag, trackRope } from './ornament.ts';

/** HC-TRK-10: of the twelve spaces only these (counted from 0) have a number above them. */
const numberedSpaces = [0, 2, 6, 10];

const slots = ({ track }: BoardLayout): Point[] =>
  Array.from({ length: 12 }, (_, i) =>
    i < 6 ? [track.columns[i], track.lines[0]] : [track.columns[11 - i], track.lines[1]],
  );

const plates = (layout: BoardLayout): Point[] => {
  const spaces = slots(layout);
  return numberedSpaces.map((i) => [spaces[i][0], spaces[i][1] - layout.track.r - 14]);
};

/** The plate over a numbered space, pointing down to it. */
function plate([x, y]: Point): string {
  const shape: readonly Point[] = [
    [x - 15, y - 11],
    [x + 15, y - 11],
    [x + 15, y + 8],
    [x + 5, y + 9],
    [x, y + 15],
    [x - 5, y + 9],
    [x - 15, y + 8],
  ];
  const teeth = comb(line(x - 14, y + 8, x + 14, y + 8, 3), 270, 5, 8, 1.8);
  return FS(D(wob(shape, 0.6, 0.1, 4)), C.ember, C.ink, 3) + F(teeth, mix(C.ember, C.ink, 0.6));
}

/** The twelve spaces tied to a rope that turns back. */
function ropedTrack(layout: BoardLayout): string {
  const { track } = layout;
  const spaces = slots(layout);
  const [upper, lower] = track.lines;
  const last = track.columns[5];
  const turn: readonly Point[] = [
    [last + track.r * 1.72, upper + 8],
    [last + track.r * 2.36, (upper + lower) / 2],
    [last + track.r * 1.72, lower - 8],
  ];
  const carved = band(track.area, C.fam, 750, [[track.bag[0] - 4, track.bag[1] - 56, 120]]);
  seed(751);
  return (
    carved +
    trackRope([...spaces.slice(0, 6), ...turn, ...spaces.slice(6)]) +
    spaces.map(([x, y]) => hole(x, y, track.r)).join('')
  );
}

const placedBag = ({ track }: BoardLayout): string => G(track.bag[0], track.bag[1], track.bagScale, bag());

/** The basic side: four spaces have a number on a plate. */
export const familyTrack = (layout: BoardLayout): string =>
  ropedTrack(layout) + plates(layout).map(plate).join('') + placedBag(layout);

/** The advanced side: two numbers stand over every space, written on the band itself. */
export const familyAdvancedTrack = (layout: BoardLayout): string => ropedTrack(layout) + placedBag(layout);

function trackFacts(layout: BoardLayout) {
  const { track } = layout;
  return {
    slots: { track: slots(layout) },
    bag: [track.bag[0] + BAG_PATCH[0] * track.bagScale, track.bag[1] + BAG_PATCH[1] * track.bagScale],
    contents: track.contents,
    drawn: track.drawn,
    r: track.r,
  };
}

export const familyFacts = (layout: BoardLayout) => ({
  ...trackFacts(layout),
  numbers: plates(layout).map(([x, y]) => [x, y - 1]),
});

/** HC-TRK-11: how many to draw, and how many of them to return, over each of the twelve spaces. */
export function familyAdvancedFacts(layout: BoardLayout) {
  const { r } = layout.track;
  const over = (dx: number, dy: number) => slots(layout).map(([x, y]) => [x + dx, y - r - 11 + dy]);
  return { ...trackFacts(layout), draw: over(-8, 0), return: over(13, 0) };
}
