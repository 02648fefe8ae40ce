import { trackNumber, trackPair, trackSlot } from '../../../../src/ui/harrow/boards/faction-sheet-places.ts';
import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { D, line, type Point, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G } from '../../ink/svg.ts';
import { band, hole } from '../../shell/carving.ts';
import { C } from '../inks.ts';
import type { BoardLayout } from './layout.ts';
import { BAG_PATCH, bag, trackRope } from './ornament.ts';

/** HC-TRK-10: of the twelve spaces only these (counted from 0) have a number above them. */
const numberedSpaces = [0, 2, 6, 10];

const slots = ({ places }: BoardLayout): Point[] => Array.from({ length: 12 }, (_, space) => trackSlot(places, space));

const numbers = ({ places }: BoardLayout): Point[] => numberedSpaces.map((space) => trackNumber(places, space));

/** Their numbers stand a little above the middle. */
const plates = (layout: BoardLayout): Point[] => numbers(layout).map(([x, y]) => [x, y + 1]);

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
  const { track } = layout.places;
  const spaces = slots(layout);
  const [upper, lower] = track.lines;
  const last = track.columns[5];
  const turn: readonly Point[] = [
    [last + track.r * 1.72, upper + 8],
    [last + track.r * 2.36, (upper + lower) / 2],
    [last + track.r * 1.72, lower - 8],
  ];
  const carved = band(track.band, C.fam, 750, [[layout.bag[0] - 4, layout.bag[1] - 56, 120]]);
  seed(751);
  return (
    carved +
    trackRope([...spaces.slice(0, 6), ...turn, ...spaces.slice(6)]) +
    spaces.map(([x, y]) => hole(x, y, track.r)).join('')
  );
}

const placedBag = ({ bag: [x, y], bagScale }: BoardLayout): string => G(x, y, bagScale, bag());

/** The basic side: four spaces have a number on a plate. */
export const familyTrack = (layout: BoardLayout): string =>
  ropedTrack(layout) + plates(layout).map(plate).join('') + placedBag(layout);

/** The advanced side: two numbers stand over every space, written on the band itself. */
export const familyAdvancedTrack = (layout: BoardLayout): string => ropedTrack(layout) + placedBag(layout);

function trackFacts(layout: BoardLayout) {
  const { track } = layout.places;
  const [x, y] = layout.bag;
  return {
    slots: { track: slots(layout) },
    bag: [x + BAG_PATCH[0] * layout.bagScale, y + BAG_PATCH[1] * layout.bagScale],
    contents: track.contents,
    drawn: track.drawn,
    r: track.r,
  };
}

export const familyFacts = (layout: BoardLayout) => ({
  ...trackFacts(layout),
  numbers: numbers(layout),
});

/** HC-TRK-11: how many to draw, and how many of them to return, over each of the twelve spaces. */
export function familyAdvancedFacts(layout: BoardLayout) {
  const pairs = slots(layout).map((_, space) => trackPair(layout.places, space));
  return {
    ...trackFacts(layout),
    draw: pairs.map(({ draw }) => draw),
    return: pairs.map(({ giveBack }) => giveBack),
  };
}
