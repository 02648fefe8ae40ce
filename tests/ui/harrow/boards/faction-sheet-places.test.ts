import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import type { Rect } from '../../../../src/app/stage.ts';
import { abilities } from '../../../../src/engine/games/harrow/state/tokens.ts';
import type { FamilyTrack } from '../../../../src/ui/harrow/boards/board-view.ts';
import { boardPlaces } from '../../../../src/ui/harrow/boards/faction-board-places.ts';
import {
  drawnArea,
  legendSlot,
  pieceLedge,
  rowDiamond,
  rowNumber,
  rowSlot,
  shelfItem,
  trackNumber,
  trackPair,
  trackSlot,
} from '../../../../src/ui/harrow/boards/faction-sheet-places.ts';

// The words and tokens are laid on pictures: both must agree on where the spaces are.
const manifest = JSON.parse(readFileSync('assets/art/harrow/manifest.json', 'utf8'));
const picture = (faction: string, id: string) => manifest[`boards-${faction}${id === 'desktop' ? '' : `-${id}`}`];

describe.each(layoutIds)('places of the boards, %s', (id) => {
  const places = boardPlaces[id];
  const layout = layouts[id];

  it('agrees with the picture of the Protectors’ board', () => {
    const art = picture('protectors', id);
    for (const ability of abilities) {
      expect(art.slots[ability].map((_: unknown, i: number) => rowSlot(places, ability, i))).toEqual(
        art.slots[ability],
      );
      expect(art.numbers[ability].map((_: unknown, i: number) => rowNumber(places, ability, i))).toEqual(
        art.numbers[ability],
      );
      expect(rowDiamond(places, ability)).toEqual(art.values[ability]);
    }
    expect(places.rows.r).toBe(art.r);
    expect(places.rows.label[0]).toBe(art.labels.move[0]);
    expect(places.rows.band[1] + places.rows.label[1]).toBe(art.labels.move[1]);
  });

  it('agrees with the picture of the Family’s board', () => {
    const art = picture('family', id);
    expect(art.slots.track.map((_: unknown, i: number) => trackSlot(places, i))).toEqual(art.slots.track);
    expect([0, 2, 6, 10].map((space) => trackNumber(places, space))).toEqual(art.numbers);
    expect(places.track).toMatchObject({ r: art.r, bag: art.bag, contents: art.contents, drawn: art.drawn });
  });

  it('agrees with the picture of the Family’s advanced board (HC-TRK-11)', () => {
    const art = picture('family-advanced', id);
    const pairs = art.slots.track.map((_: unknown, i: number) => trackPair(places, i));
    expect(pairs.map(({ draw }: ReturnType<typeof trackPair>) => draw)).toEqual(art.draw);
    expect(pairs.map(({ giveBack }: ReturnType<typeof trackPair>) => giveBack)).toEqual(art.return);
    expect(art.slots.track.map((_: unknown, i: number) => trackSlot(places, i))).toEqual(art.slots.track);
    expect(places.track).toMatchObject({ r: art.r, bag: art.bag, contents: art.contents, drawn: art.drawn });
  });

  it.each(['protectors', 'family', 'family-advanced'] as const)(
    'agrees with the legend’s half of the %s’ picture',
    (faction) => {
      const art = picture(faction, id);
      expect(art.legendSlots.map((_: unknown, i: number) => legendSlot(places, i))).toEqual(art.legendSlots);
      expect(places).toMatchObject({
        title: art.title,
        portrait: art.portrait,
        name: art.name,
        power: art.power,
        text: art.text,
        shelf: art.shelf,
      });
      expect(places.legend.r).toBe(art.legendR);
      expect(places.legend.captionY).toBe(art.captions[0][1]);
      expect(places.size).toEqual([art.w - 2 * art.ax, art.h - 2 * art.ay]);
    },
  );

  it('keeps the boards on the stage and above the prompt', () => {
    const [w, h] = places.size;
    for (const [x, y] of places.origins) {
      expect(x + w).toBeLessThanOrEqual(layout.width);
      expect(y + h).toBeLessThanOrEqual(layout.boardsPrompt[1]);
    }
  });

  it.each([3, 4])('divides the whole shelf among %i possessions', (count) => {
    const items = Array.from({ length: count }, (_, i) => shelfItem(places, i, count, false));
    const [x, , w] = places.shelf;
    expect(items[0][0]).toBe(x);
    items.slice(1).forEach((item, i) => {
      expect(item[0]).toBeCloseTo(items[i][0] + items[i][2]);
    });
    const last = items[count - 1];
    expect(last[0] + last[2]).toBeCloseTo(x + w);
  });

  it('keeps what only the advanced game has apart and on the board', () => {
    const { played, hand, deck, wheel, armed } = places.advanced;
    const shelf = [0, 1, 2, 3].map((i) => shelfItem(places, i, 4, true));
    const rects = [played, hand, deck, wheel.rect, armed, ...shelf];
    const overlaps = (a: Rect, b: Rect) =>
      a[0] < b[0] + b[2] - 0.01 && b[0] < a[0] + a[2] - 0.01 && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
    rects.forEach((rect, i) => {
      expect(rect[0]).toBeGreaterThanOrEqual(0);
      expect(rect[0] + rect[2]).toBeLessThanOrEqual(places.size[0]);
      for (const other of rects.slice(i + 1)) expect(overlaps(rect, other), `${rect} and ${other}`).toBe(false);
    });
  });

  it('keeps hand, pile and lantern clear of the knots at the corners and of the ribbon', () => {
    const { played, hand, deck, tag, lantern } = places.advanced;
    const [w] = places.size;
    const knot = 30;
    const ribbon = 105;
    // On an upright board they lie under the shelf.
    if (!tag || tag[1] > ribbon) return;
    expect(tag[0]).toBeLessThanOrEqual(hand[0]);
    expect(tag[0] + tag[2]).toBeGreaterThanOrEqual(deck[0] + deck[2]);
    expect(tag[0] + tag[2]).toBeLessThanOrEqual(w - knot);
    expect(tag[0]).toBeGreaterThan(places.title[0] + ribbon);
    expect(lantern[0] - 22).toBeGreaterThanOrEqual(played[0] + played[2]);
    expect(lantern[0] + 22).toBeLessThanOrEqual(places.title[0] - ribbon + 8);
  });

  it('gives many kinds of tokens the room of the bag’s contents only while they are picked', () => {
    const { drawn, contents } = places.track;
    const kinds = (n: number) => Array.from({ length: 12 }, (_, i) => (i < n ? 1 : 0));
    const area = (n: number, picking: 'sort' | undefined) =>
      drawnArea(places, { drawn: kinds(n), picking } as unknown as FamilyTrack);
    expect(area(3, 'sort')).toBe(drawn);
    expect(area(7, undefined)).toBe(drawn);
    expect(area(7, 'sort')).toEqual([contents[0], drawn[1], drawn[0] + drawn[2] - contents[0], drawn[3]]);
  });

  it('keeps a legend’s own pieces on the portrait', () => {
    const [x, y, w, h] = places.portrait;
    for (const pieces of [1, 2, 3]) {
      const ledge = pieceLedge(places, pieces);
      expect(ledge[0]).toBeGreaterThan(x);
      expect(ledge[0] + ledge[2]).toBeLessThan(x + w);
      expect(ledge[1] + ledge[3]).toBeLessThan(y + h);
    }
  });
});
