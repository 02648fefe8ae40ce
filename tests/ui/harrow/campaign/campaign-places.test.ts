import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layoutIds, layouts, type Rect } from '../../../../src/app/harrow/layout.ts';
import { nightIds } from '../../../../src/session/harrow/campaign/nights.ts';
import type { NightStatus } from '../../../../src/session/harrow/campaign/progress.ts';
import { burrowPlaces, plankSize } from '../../../../src/ui/harrow/campaign/campaign-places.ts';

type Spot = readonly [number, number];
interface Drawn {
  readonly w: number;
  readonly h: number;
}
interface Burrow extends Drawn {
  readonly number: Spot;
  readonly plank: Drawn & { readonly y: number };
}
type Box = Drawn & { readonly x: number; readonly y: number };
interface Backdrop extends Drawn {
  readonly burrowScale: number;
  readonly slots: { readonly burrows: readonly Spot[] } & Readonly<Record<'title' | 'story' | 'progress', Box>>;
}

const manifest = JSON.parse(
  readFileSync(new URL('../../../../assets/art/harrow/manifest.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, unknown>>;

/** Margins of a picture round its plank. */
const plankMargin = [14, 16] as const;

const pictureOf = (night: number, status: NightStatus): Burrow => {
  const name = status === 'locked' ? 'burrow-locked' : `burrow-${night + 1}${status === 'open' ? '-open' : ''}`;
  return manifest[name] as Burrow;
};

const rounded = ([x, y]: Spot): Spot => [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
const rectOf = ({ x, y, w, h }: Box): Rect => [x, y, w, h];

describe.each(layoutIds)('the nights under the oak on a %s', (id) => {
  const places = burrowPlaces(id);
  const backdrop = manifest[`campaign-${id}`] as Backdrop;

  test('the backdrop fills the stage, its burrows and papers are where they are drawn', () => {
    const { width, height } = layouts[id];
    expect([backdrop.w, backdrop.h]).toEqual([width, height]);
    expect(places.scale).toBe(backdrop.burrowScale);
    expect(nightIds.map((night) => places.nights[night].centre)).toEqual(backdrop.slots.burrows);
    for (const paper of ['title', 'story', 'progress'] as const) {
      expect([paper, places[paper]]).toEqual([paper, rectOf(backdrop.slots[paper])]);
    }
  });

  test.each(['won', 'open', 'locked'] as const)(
    'numbers and planks of %s burrows hang where they are drawn',
    (status) => {
      nightIds.forEach((night, i) => {
        const { number, plank } = pictureOf(i, status);
        const { centre, ...place } = places.nights[night];
        const at = ([x, y]: Spot): Spot => rounded([centre[0] + x * places.scale, centre[1] + y * places.scale]);
        expect([night, rounded(place.number(status))]).toEqual([night, at(number)]);
        expect([night, rounded(place.plank(status))]).toEqual([night, at([0, plank.y])]);
      });
    },
  );

  test.each(['won', 'open', 'locked'] as const)('planks of %s nights are as large as they are drawn', (status) => {
    const size = plankSize(places.small, status);
    const { w, h } = manifest[`burrow-plank-${status}${places.small ? '-s' : ''}`] as Drawn;
    expect([w - plankMargin[0], h - plankMargin[1]]).toEqual(size);
    if (!places.small) expect(size).toEqual([pictureOf(0, status).plank.w, pictureOf(0, status).plank.h]);
  });

  test('the night that waits is in the picture with its number and its plank', () => {
    for (const night of nightIds) {
      const [x, y, w, h] = places.nights[night].target('open');
      expect([night, x >= 0, x + w <= places.story[0], y + h <= places.progress[1]]).toEqual([night, true, true, true]);
      const [nx] = places.nights[night].number('open');
      expect([night, nx - 18 * places.plate > 24 * places.plate]).toEqual([night, true]);
    }
  });

  test('no burrow lies under the papers or under another one', () => {
    const targets = nightIds.map((night) => places.nights[night].target('won'));
    const papers = [places.story, places.progress];
    const overlap = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean =>
      ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
    targets.forEach((target, i) => {
      for (const other of [...papers, ...targets.slice(i + 1)])
        expect([target, overlap(target, other)]).toEqual([target, false]);
    });
  });
});
