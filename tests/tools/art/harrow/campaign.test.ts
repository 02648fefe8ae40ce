import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { burrowPlaces, burrowShape, burrows } from '../../../../src/ui/harrow/campaign/campaign-places.ts';
import { campaign } from '../../../../tools/art/harrow/campaign/campaign.ts';
import { campaignLayouts } from '../../../../tools/art/harrow/campaign/layouts.ts';
import { type Picture, svgFile } from '../../../../tools/art/picture.ts';

const byKey = new Map(campaign().map((picture) => [picture.key, picture]));
const drawn = (key: string): Picture => {
  const picture = byKey.get(key);
  if (!picture) throw new Error(`no picture ${key}`);
  return picture;
};

describe.each(campaignLayouts)('the campaign on a $id', ({ id: size, cut, k, w, h }) => {
  const { nights, title, story, progress, scale } = burrowPlaces(size);
  const places = Object.values(nights);
  const edge = cut * k;

  it('keeps six burrows with their planks in the picture, above the bar below', () => {
    expect(places).toHaveLength(6);
    for (const { target } of places) {
      const [x, y, width, height] = target('won');
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(edge);
      expect(y + height).toBeLessThanOrEqual(progress[1]);
    }
  });

  it('has room for an open burrow in every place', () => {
    for (const { centre, target } of places) {
      const [x, , width] = target('open');
      expect(centre[1] - burrowShape.high * burrows.open.r * scale).toBeGreaterThan(title[1] + title[3]);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(edge);
    }
  });

  it('makes every burrow a target of 44 px at least', () => {
    expect(2 * burrowShape.high * burrows.locked.r * scale).toBeGreaterThanOrEqual(44);
  });

  it('keeps the story beside the picture or over its foot, and on the screen', () => {
    const [x, y, width, height] = story;
    if (x < Math.round(edge)) expect(y).toBeGreaterThan(h / 3);
    expect(x + width).toBeLessThanOrEqual(w);
    expect(y + height).toBeLessThanOrEqual(h);
  });

  it('leads the burning way from each burrow to the next', () => {
    for (const [i, { centre }] of places.entries()) {
      const [x, y] = centre;
      const part = drawn(`campaign-walked-${size}-${i + 1}`);
      const covers = ([px, py]: readonly [number, number]): boolean =>
        px >= x - part.ax && px <= x - part.ax + part.w && py >= y - part.ay && py <= y - part.ay + part.h;
      expect(covers([x, y])).toBe(true);
      if (i > 0) expect(covers(places[i - 1].centre)).toBe(true);
    }
  });

  it('is committed as it is drawn now and not too heavy to load', () => {
    const file = svgFile(drawn(`campaign-${size}`));
    expect(file.length).toBeLessThan(1_200_000);
    expect(file).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
    const committed = readFileSync(
      new URL(`../../../../assets/art/harrow/campaign-${size}.svg`, import.meta.url),
      'utf8',
    );
    expect(committed === file).toBe(true);
  });
});
