import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layouts } from '../../../../src/app/harrow/layout.ts';
import { layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import type { Rect } from '../../../../src/app/stage.ts';
import { county } from '../../../../src/engine/games/harrow/county.ts';
import { hesterSeat } from '../../../../src/engine/games/harrow/state/players.ts';
import { toPixel } from '../../../../src/engine/kit/hex.ts';
import type { ArtManifest } from '../../../../src/scenes/gallery.ts';
import { trayColours, trayCube, traySlot } from '../../../../src/scenes/harrow/map/rail/map-tray.ts';
import { plateCentre } from '../../../../src/scenes/harrow/map/rail/plate.ts';
import { pressedSquare, railBoards, railStrips } from '../../../../src/ui/harrow/map/hester-rail-board-places.ts';
import { hesterRailPlaces } from '../../../../src/ui/harrow/map/hester-rail-places.ts';
import { boardOf, plaqueRail, treeRail } from '../../../../src/ui/harrow/map/table-sides.ts';
import { position } from '../../../games/harrow/position.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../../../assets/art/harrow/manifest.json', import.meta.url), 'utf8'),
) as ArtManifest;

/** Margins of the pictures round the board, the panels and the solo board. */
const margins = { board: [40, 40], panel: [14, 16] } as const;

const overlap = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

const inside = ([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean =>
  ax >= bx && ay >= by && ax + aw <= bx + bw && ay + ah <= by + bh;

const threeSeats = position({ mode: 'ch5' });

describe.each(layoutIds)('Hester on a %s', (id) => {
  const layout = layouts[id];
  const places = hesterRailPlaces[id];
  const suffix = id === 'desktop' ? '' : `-${id}`;
  const sized = (key: string, [, , w, h]: Rect, [mw, mh]: readonly [number, number]) => {
    const entry = manifest[key];
    expect([key, entry?.w, entry?.h]).toEqual([key, w + mw, h + mh]);
  };

  test('the pictures fill their places', () => {
    sized(`board-hester${suffix}`, places.board, margins.board);
    sized(`strip-hester${suffix}`, places.strip, margins.board);
    sized(`solo-board${suffix}`, places.solo.board, margins.panel);
    sized(`panel-${places.tree[2]}x${places.tree[3]}`, places.tree, margins.panel);
    sized(`tree-thumb-low${suffix}`, places.treePicture, [0, 0]);
    for (const plaque of [places.solo.north, places.solo.south]) {
      sized(`panel-${plaque[2]}x${plaque[3]}`, plaque, margins.panel);
    }
  });

  test('her squares can be pressed where they are large enough for a finger', () => {
    expect(pressedSquare(railBoards[id])).toEqual(
      { desktop: [60, 56], tablet: [52, 49], phone: undefined, upright: [48, 45], 'upright-tablet': [48, 45] }[id],
    );
  });

  test('everything on her board and on the strip lies on them', () => {
    for (const [spaces, [, , w, h]] of [
      [railBoards[id], places.board],
      [railStrips[id], places.strip],
    ] as const) {
      const { squares, fires, available, hand, portrait, groove } = spaces;
      const places = [...squares.left, ...squares.right, ...fires, available.from, hand];
      for (const [x, y] of places) expect(inside([x, y, 0, 0], [0, 0, w, h])).toBe(true);
      for (const area of [portrait, ...(groove ? [groove] : [])]) expect(inside(area, [0, 0, w, h])).toBe(true);
    }
  });

  test('board, tree and hand do not overlap; the strip leaves room for the hand of others', () => {
    expect(overlap(places.board, places.tree)).toBe(false);
    expect(overlap(places.strip, places.tree)).toBe(false);
    expect(overlap(places.strip, layout.map.hand)).toBe(false);
    expect(overlap(places.strip, layout.map.header)).toBe(false);
    expect(inside(places.hand, places.board)).toBe(true);
    expect(inside(places.treePicture, places.tree)).toBe(true);
    expect(inside(places.tray, places.tree)).toBe(true);
    expect(places.hand[2]).toBeGreaterThanOrEqual(44);
    expect(places.hand[3]).toBeGreaterThanOrEqual(44);
  });

  test('the strip covers no hex and no button', () => {
    const { centre, hexSide, buttons, waiting, waitingScale } = layout.map;
    for (const hex of county) {
      const { x, y } = toPixel(hex, hexSide);
      const box = [centre[0] + x - hexSide, centre[1] + y - hexSide * 0.866, hexSide * 2, hexSide * 1.732] as const;
      expect(overlap(places.strip, box)).toBe(false);
    }
    for (const place of Object.values(buttons)) {
      if (place) expect(overlap(places.strip, [place[0] - 22, place[1] - 22, 44, 44])).toBe(false);
    }
    for (const [x, y] of Object.values(waiting)) {
      // The strip of objectives with its words below it.
      const box = [x - 12, y, 158 * waitingScale + 24, 44 * waitingScale + 18] as const;
      expect(overlap(places.strip, box)).toBe(false);
    }
  });

  test('the solo board lies between two plaques, or under both', () => {
    const { north, south } = plaqueRail(layout, { solo: position({ mode: 'solo' }).solo });
    const { board } = places.solo;
    expect(overlap(north, board) || overlap(south, board)).toBe(false);
    expect(north[1] + north[3]).toBeLessThanOrEqual(board[1]);
    if (south[1] !== north[1]) expect(board[1] + board[3]).toBeLessThanOrEqual(south[1]);
    const s = position({ mode: 'solo' });
    for (const [seat, plaque] of [north, south].entries()) {
      const [x, y] = plateCentre(layout, s, seat, plaque);
      expect(inside([x - 20, y - 20, 40, 40], plaque)).toBe(true);
    }
  });

  test('the battleground has three parts, Hester’s in the middle, and every cube lies on it', () => {
    const [x, y, w, h] = treeRail(layout, threeSeats).tray;
    const columns = [0, hesterSeat, 1].map((seat) => traySlot(layout, threeSeats, seat, 0)[0]);
    expect(columns).toEqual(columns.toSorted((a, b) => a - b));
    const half = trayCube(layout, threeSeats) * 16;
    for (const [part, seat] of [0, hesterSeat, 1].entries()) {
      if (id === 'phone') continue;
      const own = [x + (part * w) / 3, y, w / 3, h] as const;
      for (let i = 0; i < 6; i++) {
        const [cx, cy] = traySlot(layout, threeSeats, seat, i);
        expect(inside([cx - half, cy - half, 2 * half, 1.4 * half], own)).toBe(true);
      }
    }
  });
});

test('without Hester the battleground keeps its two parts', () => {
  const s = position({ mode: 'ch3' });
  const [x, , w] = layouts.desktop.map.tray;
  expect(traySlot(layouts.desktop, s, 0, 0)[0]).toBeLessThan(x + w / 2);
  expect(traySlot(layouts.desktop, s, 1, 0)[0]).toBeGreaterThan(x + w / 2);
});

test('her cubes lie on the battleground by their terrain', () => {
  const s = position({ mode: 'ch5' });
  if (s.hester) s.hester.cubes = [1, 0, 2, 1];
  expect(trayColours(s, hesterSeat)).toEqual(['bog', 'plains', 'plains', 'forest']);
});

test('her board lies on the table in her own turns and all through a solo game', () => {
  const s = position({ mode: 'ch5' });
  expect(boardOf({ ...s, active: 0 })).toBeUndefined();
  expect(boardOf({ ...s, active: hesterSeat })).toBe('hester');
  expect(boardOf({ ...position({ mode: 'solo' }), active: 0 })).toBe('hester');
  expect(boardOf(position({ mode: 'ch3' }))).toBeUndefined();
});
