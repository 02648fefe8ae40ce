import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layoutIds } from '../../../../src/app/harrow/layout.ts';
import { hesterPlaces } from '../../../../src/ui/harrow/map/hester-rail-places.ts';
import { cardRect, soloPlaces } from '../../../../src/ui/harrow/map/solo-rail-places.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../../../assets/art/harrow/manifest.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Size and anchor of the picture: not places on it. */
const frame = ['w', 'h', 'ax', 'ay'];

describe.each(layoutIds)('the solo board on a %s', (id) => {
  const { small, ...places } = soloPlaces(id);
  const entry = manifest[`solo-board${id === 'desktop' ? '' : `-${id}`}`];

  test('card, piles and fields lie where they are drawn, and nothing drawn is left out', () => {
    for (const [name, place] of Object.entries(places)) expect([name, place]).toEqual([name, entry[name]]);
    const drawn = Object.keys(entry).filter((name) => !frame.includes(name));
    expect(drawn.filter((name) => !(name in places))).toEqual([]);
  });

  test('the card lies on the board', () => {
    const [left, top, width, height] = hesterPlaces[id].solo.board;
    const [x, y, w, h] = cardRect(soloPlaces(id), [left, top]);
    expect(x).toBeGreaterThanOrEqual(left);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(x + w).toBeLessThanOrEqual(left + width);
    expect(y + h).toBeLessThanOrEqual(top + height);
  });

  test('small pictures are for the phone', () => expect(small).toBe(id === 'phone'));
});
