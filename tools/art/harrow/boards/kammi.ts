import { gridRows, nameStrip } from '../../../../src/ui/harrow/boards/kammi-sheet-places.ts';
import { mix } from '../../ink/colour.ts';
import { hatch } from '../../ink/cuts.ts';
import { D, line, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { plank } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { dollShadow } from '../pieces/doll.ts';
import { abilityRows } from './ability-rows.ts';
import { actionGrid, litRow, slideArrow } from './action-grid.ts';
import { band, hole } from './carving.ts';
import { type KammiLayout, kammiLayouts } from './kammi-layout.ts';
import type { Area } from './layout.ts';
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

/** Two thin lines that part what is above from what is below, and the legends from the goblin. */
function dividers({ places, phone }: KammiLayout): string {
  if (phone) return '';
  const { grid, rows, goblin } = places;
  const y =
    rows.band[1] +
    2 * rows.step +
    rows.band[3] +
    (places.legends.portraits[0][1] - rows.band[1] - 2 * rows.step - rows.band[3]) / 2;
  seed(876);
  const cut = (at: number, w: number): string =>
    S(D(wob(line(rows.band[0] + 6, y + at, grid.wood[0] - 16, y + at, 60), 0.8, 0.05, 6, false), false), C.ink, w);
  const post = goblin.portrait[0] - 13;
  const foot = places.legend.y + places.legend.r;
  return (
    cut(-2, 2) +
    cut(2, 1) +
    S(D(wob(line(post, grid.wood[1] + grid.wood[3] + 14, post, foot, 30), 0.8, 0.05, 6, false), false), C.ink, 1.2)
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
