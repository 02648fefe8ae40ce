import { type ItemId, itemIds } from '../../../../src/engine/games/root/state/items.ts';
import { mix } from '../../ink/colour.ts';
import { comb } from '../../ink/cuts.ts';
import { D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import type { Picture } from '../../picture.ts';
import { piece } from '../../shell/piece.ts';
import { C, suitInk } from '../inks.ts';
import { itemSigns } from '../signs/items.ts';
import { put } from '../signs/sign.ts';

const itemStates = ['ready', 'exhausted', 'damaged'] as const;
type ItemState = (typeof itemStates)[number];

/** Paper when ready, its wooden back when exhausted, red and split when damaged. */
const dress: Readonly<Record<ItemState, { readonly face: string; readonly ink: string }>> = {
  ready: { face: mix(C.paper, suitInk.rabbit, 0.12), ink: C.ink },
  exhausted: { face: mix(C.bark, C.paper, 0.12), ink: mix(C.road, C.paper, 0.1) },
  damaged: { face: mix(C.red, C.ink, 0.35), ink: mix(C.paper, C.red, 0.08) },
};

const crack = 'M-46 18L-18 8L-10 22L10 -6L22 6L46 -16';

/** A tile about its middle, its side 88 of 100 units. */
export function item(kind: ItemId, state: ItemState): string {
  seed(940);
  const { face, ink } = dress[state];
  const edge = wob(rect(-44, -44, 88, 88), 2, 0.06, 6);
  return (
    F(D(edge.map((p): Point => [p[0] + 6, p[1] + 9])), C.ink, 'opacity=".5"') +
    FS(D(edge), face, C.ink, 8) +
    clip(edge, F(comb(line(-44, 44, 44, 44, 3), 270, 14, 14, 5, { spread: 20 }), C.ink, 'opacity=".5"')) +
    (state === 'exhausted' ? S(D(wob(rect(-34, -34, 68, 68), 1, 0.06, 6)), mix(C.road, C.bark, 0.5), 3) : '') +
    put(itemSigns[kind], 0, 0, 70, ink, face) +
    (state === 'damaged' ? S(crack, C.ink, 13) + S(crack, C.paper, 5) : '')
  );
}

export const itemTiles = (): Picture[] =>
  itemIds.flatMap((kind) =>
    itemStates.map((state) => {
      const key = state === 'ready' ? `item-${kind}` : `item-${kind}-${state}`;
      return piece(key, { x: -50, y: -50, w: 106, h: 112 }, () => item(kind, state));
    }),
  );
