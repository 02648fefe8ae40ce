import type { BoardPlaces } from '../../../../src/ui/harrow/boards/faction-board-places.ts';
import { legendSlot } from '../../../../src/ui/harrow/boards/faction-sheet-places.ts';
import { mix } from '../../ink/colour.ts';
import { circ, D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import type { Area } from '../../shell/carving.ts';
import { band, hole, link } from '../../shell/carving.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { dress, type Faction, type FirstFaction } from '../pieces/factions.ts';
import { symbol } from '../pieces/symbols.ts';
import type { BoardLayout } from './layout.ts';
import { skyline } from './ornament.ts';

function divider([x, y, w, h]: BoardLayout['divider']): string {
  const along = (at: number): readonly Point[] =>
    w > h ? line(x, y + at, x + w, y + at, 60) : line(x + at, y, x + at, y + h, 40);
  const cut = (at: number): string => D(wob(along(at), 1, 0.05, 6, false), false);
  return S(cut(0), C.ink, 2.4) + S(cut(Math.min(w, h)), C.ink, 1);
}

type TrackPlaces = Pick<BoardPlaces, 'legend'>;

const slots = (places: TrackPlaces): Point[] => places.legend.columns.map((_, space) => legendSlot(places, space));

/** The four spaces of a legend ability track (HC-TRK-29) on their band. */
export function legendTrack(faction: Faction, places: TrackPlaces, area: Area, seedOf: number): string {
  const { ink } = dress[faction];
  const { r } = places.legend;
  const spaces = slots(places);
  const links = spaces.slice(1).map((space, i) => link(spaces[i], space, r, ink));
  return band(area, ink, seedOf) + links.join('') + spaces.map(([x, y]) => hole(x, y, r)).join('');
}

/** The dark hollow a portrait is laid in. */
export const portraitFrame = ([x, y, w, h]: Area, ink: string): string =>
  F(D(rect(x + 6, y + 8, w, h)), C.shadow, 'opacity=".5"') +
  FS(D(wob(rect(x, y, w, h), 1.2, 0.05, 6)), mix(ink, C.ink, 0.8), C.ink, 3);

/** The legend's half of a board: room for portrait and words, the legend track (HC-TRK-29), the shelf for possessions. */
export function legendHalf(faction: FirstFaction, layout: BoardLayout): string {
  const { skyline: sky, places } = layout;
  const { portrait, power, shelf } = places;
  const { ink } = dress[faction];
  const own = faction === 'protectors' ? 0 : 1;
  seed(770 + own);
  const frame = portraitFrame(portrait, ink);
  const track = legendTrack(faction, places, layout.legend, 780 + own);
  return (
    G(sky[0], sky[1], sky[2], skyline(faction), 0, 'opacity=".3"') +
    divider(layout.divider) +
    frame +
    FS(D(circ(power[0], power[1], 15)), ink, C.ink, 2.6) +
    symbol('hand', power[0], power[1], 21, C.paper, ink) +
    track +
    plank(shelf[0], shelf[1], shelf[2], shelf[3], { seed: 790 + own, nails: false, gap: 4.5 })
  );
}

export function legendFacts(layout: BoardLayout) {
  const { places, ribbon } = layout;
  const { portrait, name, power, text, shelf, legend } = places;
  return {
    title: [ribbon[0] + ribbon[2] / 2, ribbon[1] + ribbon[3] / 2],
    portrait,
    name,
    power,
    text,
    legendSlots: slots(places),
    legendR: legend.r,
    captions: legend.columns.map((x) => [x, legend.captionY]),
    shelf,
  };
}
