import { layoutA } from './a.ts';
import { layoutB } from './b.ts';
import type { Layout } from './layout.ts';

export const mapIds = ['a', 'b'] as const;
export type MapId = (typeof mapIds)[number];

export const maps = { a: layoutA, b: layoutB } as const satisfies Record<MapId, Layout>;
