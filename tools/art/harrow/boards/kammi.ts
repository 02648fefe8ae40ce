import { rowTop } from '../../../../src/ui/harrow/boards/faction-sheet-places.ts';
import { gridRows, nameStrip } from '../../../../src/ui/harrow/boards/kammi-sheet-places.ts';
import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import type { Area } from '../../shell/carving.ts';
import { band, hole } from '../../shell/carving.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { dollShadow } from '../pieces/doll.ts';
import { abilityRows } from './ability-rows.ts';
import { actionGrid, litRow, slideArrow } from './action-grid.ts';
import { type KammiLayout, kammiLayouts } from './kammi-layout.ts';
import { legendTrack, portraitFrame } from './legend.ts';
import { activeRim, sheet } from './sheet.ts';

// Kammi's board: rows and action grid, her two legend tokens, the goblin, the dolls and the cards. Tokens, portraits, dolls
// and words are laid on it.

/** The violet strip under a portrait: number and name are written on it. */
function strip([x, y, w, h]: Area): string {
  return (
    FS(D(wob(rect(x, y, w, h), 0.8, 0.06, 5)), C.kammi, C.ink, 3) +
    S(`M${x + 3} ${y + 3}h${w - 6}`, mix(C.kammi, C.paper, 0.4), 1.1)
  );
}

/** Two lines part the rows from the legends, one the legends from the goblin. */
function dividers({ places, phone }: KammiLayout): string {
  if (phone) return '';
  const { grid, rows, goblin, legends, legend } = places;
  const foot = rowTop(places, 'strengthen') + rows.band[3];
  const y = (foot + legends.portraits[0][1]) / 2;
  const [left, right] = [rows.band[0] + 6, rows.band[0] + rows.band[2] - 6];
  const post = goblin.portrait[0] - 13;
  seed(876);
  const cut = (way: readonly Point[], w: number): string => S(D(wob(way, 0.8, 0.05, 6, false), false), C.ink, w);
  return (
    cut(line(left, y - 2, right, y - 2, 60), 2) +
    cut(line(left, y + 2, right, y + 2, 60), 1) +
    cut(line(post, grid.wood[1] + grid.wood[3] + 14, post, legend.y + legend.r, 30), 1.2)
  );
}

/** The bed of cards: shallow and hatched. */
function cardBed([x, y, w, h]: Area): string {
  const edge = wob(rect(x, y, w, h), 0.8, 0.07, 5);
  return (
    FS(D(edge), C.socket, C.ink, 2.4) +
    clip(edge, F(hatch(rect(x, y, w, h), 45, 9, 1.9), mix(C.bog, C.ink, 0.6))) +
    S(D(edge), mix(C.bog, C.paper, 0.2), 1.2)
  );
}

function board(layout: KammiLayout): string {
  const { places, phone } = layout;
  const { legends, goblin, dolls, cards, shelf } = places;
  const wood = { nails: false, gap: 4.5 };
  const paper = sheet('kammi', layout) + abilityRows(layout, C.kammi) + actionGrid(layout) + dividers(layout);
  seed(877);
  const portraits = ([0, 1] as const).map(
    (token) => portraitFrame(legends.portraits[token], C.kammi) + strip(nameStrip(places, token)),
  );
  const beds = [cards.played, cards.deck, cards.hand].map(cardBed);
  return (
    paper +
    portraits.join('') +
    legendTrack('kammi', places, layout.legend, 782) +
    portraitFrame(goblin.portrait, C.kammi) +
    hole(goblin.power[0], goblin.power[1], goblin.powerR) +
    band(dolls.band, C.kammi, 783) +
    dolls.feet.map(([x, y]) => dollShadow(x, y, dolls.scale)).join('') +
    plank(...cards.wood, { seed: 878, nails: !phone, gap: phone ? 4.6 : undefined }) +
    beds.join('') +
    plank(...shelf, { seed: 792, ...wood })
  );
}

/** Room for shadow and corners round the board. */
const boxOf = ({ w, h }: KammiLayout) => ({ x: -20, y: -20, w: w + 40, h: h + 40 });
const suffix = ({ id }: KammiLayout): string => (id === 'desktop' ? '' : `-${id}`);

const arrowBox = { x: -18, y: -14, w: 37, h: 28 };

export const kammiBoards = (): readonly Picture[] => [
  ...kammiLayouts.flatMap((layout) => {
    const [, , w, h] = layout.places.grid.bed;
    return [
      picture(`boards-kammi${suffix(layout)}`, boxOf(layout), () => board(layout)),
      picture(`boards-active-kammi${suffix(layout)}`, boxOf(layout), () => activeRim('kammi', layout)),
      ...gridRows.map((row) =>
        picture(`grid-row-lit-${row + 1}${suffix(layout)}`, { x: -6, y: -6, w: w + 12, h: h + 12 }, () =>
          litRow(layout, row),
        ),
      ),
    ];
  }),
  picture('grid-arrow', arrowBox, () => slideArrow(C.lit)),
  picture('grid-arrow-dim', arrowBox, () => slideArrow(mix(C.mountain, C.paper, 0.2))),
];
