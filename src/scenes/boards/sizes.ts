import { abilities, factionIds, legendIds } from '../../engine/games/harrow/state.ts';
import type { Layout } from '../../ui/layout.ts';
import { boardPlaces } from '../../ui/screens/boards/places.ts';
import { plankKey } from '../map/rails.ts';
import type { Need } from '../stage-scene.ts';

const tokenRadius = 24;
const litRadius = 21;
const pathRadius = 32;
const portraitWidth = 196;

/** Scales of everything that lies on the boards of a layout. */
export function boardSizes(layout: Layout) {
  const places = boardPlaces[layout.id];
  const { rows, track, legend, portrait } = places;
  const phone = layout.id === 'phone';
  const small = layout.id !== 'desktop';
  return {
    rowToken: (rows.r - 0.5) / tokenRadius,
    rowLit: rows.r / litRadius,
    trackToken: (track.r - 0.5) / tokenRadius,
    trackLit: track.r / litRadius,
    scroll: (legend.r - 1) / tokenRadius,
    scrollLit: legend.r / litRadius,
    path: (legend.r - 2.5) / pathRadius,
    drawn: (track.tokens.r - 1) / tokenRadius,
    drawnLit: track.tokens.r / litRadius,
    contents: (small ? 11 : 12.5) / tokenRadius,
    portrait: portrait[2] / portraitWidth,
    lantern: phone ? 0.3 : 0.5,
    haint: small ? 0.38 : 0.47,
    cube: small ? 0.84 : 1,
    wild: (small ? 15 : 17) / tokenRadius,
    shelfPath: (small ? 16 : 19) / pathRadius,
    storm: small ? 0.38 : 0.46,
    /** Width of the place of an icon on the shelf. */
    iconRoom: layout.id === 'tablet' ? 40 : 54,
  };
}

export const boardSuffix = (layout: Layout): string => (layout.id === 'desktop' ? '' : `-${layout.id}`);

export function boardNeeds(layout: Layout): Need[] {
  const size = boardSizes(layout);
  const suffix = boardSuffix(layout);
  return [
    [`boards-backdrop-${layout.id}`],
    [plankKey(layout.boardsPrompt)],
    ...factionIds.flatMap((faction): Need[] => [
      [`boards-${faction}${suffix}`],
      [`boards-active-${faction}${suffix}`],
      [`haint-${faction}`, size.haint],
      [`token-legend-${faction}`, size.scroll],
    ]),
    ...abilities.flatMap((ability): Need[] => [
      [`token-${ability}`, size.rowToken],
      [`token-${ability}`, size.trackToken],
      [`token-${ability}`, size.drawn],
      [`token-${ability}`, size.contents],
      [`token-${ability}-protectors`, size.rowToken],
    ]),
    ['token-move-family', size.trackToken],
    ['token-legend', size.scroll],
    ['token-wild', size.wild],
    ...[size.rowLit, size.trackLit, size.scrollLit, size.drawnLit].map((lit): Need => ['boards-slot-lit', lit]),
    ['path', size.path],
    ['path', size.shelfPath],
    ['storm-piece', size.storm],
    ['cube-red', size.cube],
    ['cube-blue', size.cube],
    ['lantern-lit', size.lantern],
    ...legendIds.map((legend): Need => [`portrait-${legend}`, size.portrait]),
  ];
}
