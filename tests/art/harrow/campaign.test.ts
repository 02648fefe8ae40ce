import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { campaign } from '../../../tools/art/harrow/campaign/campaign.ts';
import { type Picture, svgFile } from '../../../tools/art/picture.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
interface CampaignFacts {
  readonly cut: number;
  readonly burrowScale: number;
  readonly slots: {
    readonly burrows: readonly (readonly [number, number])[];
    readonly title: Box;
    readonly story: Box;
    readonly progress: Box;
  };
}
interface BurrowFacts {
  readonly r: number;
  readonly plank: { readonly y: number; readonly w: number; readonly h: number };
}

const byKey = new Map(campaign().map((picture) => [picture.key, picture]));
const drawn = (key: string): Picture => {
  const picture = byKey.get(key);
  if (!picture) throw new Error(`no picture ${key}`);
  return picture;
};
const factsOf = (size: string): CampaignFacts => drawn(`campaign-${size}`).facts as unknown as CampaignFacts;
const burrowFacts = (key: string): BurrowFacts => drawn(key).facts as unknown as BurrowFacts;

/** A won burrow with the plank that hangs from it. */
function wonPlace(size: string, [x, y]: readonly [number, number]): Box {
  const { burrowScale } = factsOf(size);
  const { r, plank } = burrowFacts('burrow-1');
  const { w, h } = size === 'phone' ? drawn('burrow-plank-won-s') : drawn('burrow-plank-won');
  const half = Math.max(r * 1.18 * burrowScale, (w - 14) / 2);
  const top = y - r * 0.86 * burrowScale;
  return { x: x - half, y: top, w: 2 * half, h: y + plank.y * burrowScale + h - 16 - top };
}

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe.each(['desktop', 'tablet', 'phone'])('the campaign on a %s', (size) => {
  const { w, h } = drawn(`campaign-${size}`);
  const { cut, burrowScale, slots } = factsOf(size);

  it('keeps six burrows with their planks in the picture, clear of each other and of the bar below', () => {
    expect(slots.burrows).toHaveLength(6);
    const places = slots.burrows.map((centre) => wonPlace(size, centre));
    for (const [i, place] of places.entries()) {
      expect(place.x, `burrow ${i + 1}`).toBeGreaterThanOrEqual(0);
      expect(place.x + place.w, `burrow ${i + 1}`).toBeLessThanOrEqual(cut);
      expect(place.y + place.h, `burrow ${i + 1}`).toBeLessThanOrEqual(slots.progress.y);
      for (const [j, other] of places.slice(0, i).entries())
        expect(apart(place, other), `burrows ${j + 1} and ${i + 1}`).toBe(true);
    }
  });

  it('has room for an open burrow in every place', () => {
    const { r } = burrowFacts('burrow-1-open');
    const half = r * 1.18 * burrowScale;
    for (const [x, y] of slots.burrows) {
      expect(x - half).toBeGreaterThanOrEqual(0);
      expect(x + half).toBeLessThanOrEqual(cut);
      expect(y - r * 0.86 * burrowScale).toBeGreaterThan(slots.title.y + slots.title.h);
      expect(y + r * 0.86 * burrowScale).toBeLessThan(slots.progress.y);
    }
  });

  it('makes every burrow a target of 44 px at least', () => {
    expect(2 * 0.86 * burrowFacts('burrow-locked').r * burrowScale).toBeGreaterThanOrEqual(44);
  });

  it('keeps the story beside the picture and on the screen', () => {
    expect(slots.story.x).toBeGreaterThanOrEqual(cut);
    expect(slots.story.x + slots.story.w).toBeLessThanOrEqual(w);
    expect(slots.story.y + slots.story.h).toBeLessThanOrEqual(h);
    expect(apart(slots.story, slots.progress)).toBe(true);
  });

  it('leads the burning way from each burrow to the next', () => {
    for (const [i, [x, y]] of slots.burrows.entries()) {
      const part = drawn(`campaign-walked-${size}-${i + 1}`);
      const covers = ([px, py]: readonly [number, number]): boolean =>
        px >= x - part.ax && px <= x - part.ax + part.w && py >= y - part.ay && py <= y - part.ay + part.h;
      expect(covers([x, y])).toBe(true);
      if (i > 0) expect(covers(slots.burrows[i - 1])).toBe(true);
    }
  });

  it('is committed as it is drawn now and not too heavy to load', () => {
    const file = svgFile(drawn(`campaign-${size}`));
    expect(file.length).toBeLessThan(1_200_000);
    expect(file).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
    const committed = readFileSync(new URL(`../../../assets/art/harrow/campaign-${size}.svg`, import.meta.url), 'utf8');
    expect(committed === file).toBe(true);
  });
});
