import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { abilities } from '../../src/engine/games/harrow/state.ts';
import { layoutIds, layouts } from '../../src/ui/layout.ts';
import {
  boardPlaces,
  legendSlot,
  rowDiamond,
  rowNumber,
  rowSlot,
  shelfItem,
  trackNumber,
  trackSlot,
} from '../../src/ui/screens/boards/places.ts';

// The words and tokens are laid on pictures: both must agree on where the spaces are.
const manifest = JSON.parse(readFileSync('assets/art/manifest.json', 'utf8'));
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

  it.each(['protectors', 'family'] as const)('agrees with the legend’s half of the %s’ picture', (faction) => {
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
  });

  it('keeps the boards on the stage and above the prompt', () => {
    const [w, h] = places.size;
    for (const [x, y] of Object.values(places.origins)) {
      expect(x + w).toBeLessThanOrEqual(layout.width);
      expect(y + h).toBeLessThanOrEqual(layout.boardsPrompt[1]);
    }
  });

  it('divides the whole shelf among the possessions', () => {
    const items = [0, 1, 2, 3].map((i) => shelfItem(places, i));
    const [x, , w] = places.shelf;
    expect(items[0][0]).toBe(x);
    items.slice(1).forEach((item, i) => {
      expect(item[0]).toBeCloseTo(items[i][0] + items[i][2]);
    });
    expect(items[3][0] + items[3][2]).toBeCloseTo(x + w);
  });
});
