import { farCorners, hexCount } from '../../county.ts';
import { type HarrowState, seatOf, type TokenKind, tokenKinds } from '../../state.ts';
import { hasIcon, type Terrain, terrainOf } from '../maps/layout.ts';
import { maps } from '../maps/maps.ts';
import type { Chapter } from './chapter.ts';

/** HC-SET-3 */
const tokenOfTerrain: Readonly<Record<Terrain, TokenKind>> = {
  bog: 'move',
  wetlands: 'spawn',
  plains: 'strengthen',
  forest: 'scroll',
};

function layTokens(s: HarrowState): void {
  const layout = maps[s.config.map];
  for (let hex = 0; hex < hexCount; hex++) {
    const terrain = terrainOf(layout, hex);
    if (terrain === undefined || !hasIcon(layout, hex)) continue;
    const kind = tokenKinds.indexOf(tokenOfTerrain[terrain]);
    s.tokens[hex * tokenKinds.length + kind]++;
    s.box[kind]--;
  }
}

/** HC-SET-1 to 16: Emmy against Levi. */
export const ch1: Chapter = {
  id: 'ch1',
  seats: [
    { faction: 'protectors', legend: 'emmy' },
    { faction: 'family', legend: 'levi' },
  ],
  lantern: 0,
  prepare(s) {
    layTokens(s);
    const protectors = s.seats[seatOf(s, 'protectors')];
    const family = s.seats[seatOf(s, 'family')];
    for (const hex of farCorners(protectors.home)) s.townsfolk[hex]++;
    for (const hex of farCorners(family.home)) s.buildings[hex]++;
    protectors.pathsLeft = 1;
    family.stormsLeft = 15;
    family.bag = [4, 2, 2];
    for (let kind = 0; kind < family.bag.length; kind++) s.box[kind] -= family.bag[kind];
  },
};
