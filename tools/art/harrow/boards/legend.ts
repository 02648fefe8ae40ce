import { legendSlot } from '../../../../src/ui/harrow/boards/faction-sheet-places.ts';
import { mix } from '../../ink/colour.ts';
import { circ, D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, FS, G, S } from '../../ink/svg.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { dress, type Faction } from '../pieces/factions.ts';
import { symbol } from '../pieces/symbols.ts';
import { band, hole, link } from './carving.ts';
import type { BoardLayout } from './layout.ts';
import { skyline } from './ornament.ts';

function divider([x, y, w, h]: BoardLayout['divider']): string {
  const along = (at: number): readonly Point[] =>
    w > h ? line(x, y + at, x + w, y + at, 60) : line(x + at, y, x + at, y + h, 40);
  const cut = (at: number): string => D(wob(along(at), 1, 0.05, 6, false), false);
  return S(cut(0), C.ink, 2.4) + S(cut(Math.min(w, h)), C.ink, 1);
}

const slots = ({ places }: BoardLayout): Point[] => places.legend.columns.map((_, space) => legendSlot(places, space));

/** The legend's half of a board: room for portrait and words, the legend track (HC-TRK-29), the shelf for possessions. */
export function legendHalf(faction: Faction, layout: BoardLayout): string {
  const { skyline: sky, places } = layout;
  const { portrait, power, shelf, legend } = places;
  const { ink } = dress[faction];
  const own = faction === 'protectors' ? 0 : 1;
  seed(770 + own);
  const [px, py, pw, ph] = portrait;
  const spaces = slots(layout);
  const frame =
    F(D(rect(px + 6, py + 8, pw, ph)), C.shadow, 'opacity=".5"') +
    FS(D(wob(rect(px, py, pw, ph), 1.2, 0.05, 6)), mix(ink, C.ink, 0.8), C.ink, 3);
  const links = spaces.slice(1).map((space, i) => link(spaces[i], space, legend.r, ink));
  return (
    G(sky[0], sky[1], sky[2], skyline(faction), 0, 'opacity=".3"') +
    divider(layout.divider) +
    frame +
    FS(D(circ(power[0], power[1], 15)), ink, C.ink, 2.6) +
    symbol('hand', power[0], power[1], 21, C.paper, ink) +
    band(layout.legend, ink, 780 + own) +
    links.join('') +
    spaces.map(([x, y]) => hole(x, y, legend.r)).join('') +
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
    legendSlots: slots(layout),
    legendR: legend.r,
    captions: legend.columns.map((x) => [x, legend.captionY]),
    shelf,
  };
}
