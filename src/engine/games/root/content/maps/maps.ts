import { autumn } from './autumn.ts';
import type { Woodland } from './woodland.ts';

export const mapIds = ['autumn'] as const;
export type MapId = (typeof mapIds)[number];

export const maps: Readonly<Record<MapId, Woodland>> = { autumn };
