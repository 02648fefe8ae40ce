import type { Layout } from '../../../app/harrow/layout.ts';
import { features } from '../../../engine/games/harrow/content/chapters/features.ts';
import { upgradeIds } from '../../../engine/games/harrow/state/cards.ts';
import type { FactionId } from '../../../engine/games/harrow/state/players.ts';
import { abilities } from '../../../engine/games/harrow/state/tokens.ts';
import type { HarrowState } from '../../../engine/games/harrow/state.ts';
import { suitOf } from '../../../session/harrow/hand-card.ts';
import { cubeColour, factionsOf } from '../../../session/harrow/seats.ts';
import { boardPlaces } from '../../../ui/harrow/boards/faction-board-places.ts';
import type { Need } from '../../stage-scene.ts';
import { haintPlateNeeds } from '../haint-plate.ts';
import { plankKey } from '../map/rail/frames.ts';
import { boardLooks } from './board-looks.ts';

const tokenRadius = 24;
const litRadius = 21;
const pathRadius = 32;
const portraitWidth = 196;
const cardHeight = 170;

/** Scales of everything that lies on the boards of a layout. */
export function boardSizes(layout: Layout) {
  const places = boardPlaces[layout.id];
  const { rows, track, legend, portrait, advanced } = places;
  const look = boardLooks[layout.id];
  const card = advanced.pile.height / cardHeight;
  return {
    rowToken: (rows.r - 0.5) / tokenRadius,
    rowLit: rows.r / litRadius,
    rowCard: rows.r / 26,
    trackToken: (track.r - 0.5) / tokenRadius,
    trackLit: track.r / litRadius,
    trackCard: track.r / 26,
    scroll: (legend.r - 1) / tokenRadius,
    scrollLit: legend.r / litRadius,
    path: (legend.r - 2.5) / pathRadius,
    drawn: (track.tokens.r - 1) / tokenRadius,
    drawnLit: track.tokens.r / litRadius,
    contents: look.contentsR / tokenRadius,
    armed: look.armedR / tokenRadius,
    jar: look.jar,
    portrait: portrait[2] / portraitWidth,
    lantern: look.lantern,
    haint: look.haint,
    cube: look.cube,
    wild: look.wildR / tokenRadius,
    shelfPath: look.pathR / pathRadius,
    storm: look.storm,
    /** Pieces of a legend's own. */
    nail: portrait[2] / 430,
    round: portrait[2] / 380,
    stored: portrait[2] / 250,
    card,
    smallPlate: 0.9,
  };
}

/** The picture of a board: only the Family's looks different on its advanced side (HC-TRK-4, HC-TRK-11). */
export function sheetKey(layout: Layout, of: string, advanced = false): string {
  return `boards-${of}${advanced && of === 'family' ? '-advanced' : ''}${layout.ending}`;
}

/** What the cards, the upgrade tokens and the legends' own pieces need on top. */
function advancedNeeds(layout: Layout, s: HarrowState): Need[] {
  const size = boardSizes(layout);
  const { scale } = boardPlaces[layout.id].advanced.wheel;
  const wheel: Need[] = scale === undefined ? [['plate-s', size.smallPlate]] : haintPlateNeeds(scale, factionsOf(s));
  return [
    ...upgradeIds.flatMap((token): Need[] =>
      [size.trackToken, size.drawn, size.contents, size.armed].map((scale): Need => [`token-${token}`, scale]),
    ),
    ['mark-card', size.rowCard],
    ['mark-card', size.trackCard],
    ['jar-attack-family', size.jar],
    ['nail', size.nail],
    ['goad', size.round],
    ['rage', size.round],
    ['cube-blue', size.stored],
    ...factionsOf(s).map((faction): Need => [`card-back-${suitOf(faction)}`, size.card]),
    ...wheel,
  ];
}

/** Those whose boards have rows of abilities; the Family's has a track. */
const rowFactions = (s: HarrowState): readonly FactionId[] => factionsOf(s).filter((faction) => faction !== 'family');

export function boardNeeds(layout: Layout, s: HarrowState): Need[] {
  const size = boardSizes(layout);
  const { board } = features[s.config.mode];
  const advanced = board === 'advanced';
  return [
    [`boards-backdrop-${layout.id}`],
    [plankKey(layout.boardsPrompt)],
    ...s.seats
      .filter(({ faction }) => faction !== 'kammi')
      .flatMap(({ faction, legend }): Need[] => [
        [sheetKey(layout, faction, advanced)],
        [sheetKey(layout, `active-${faction}`)],
        [`portrait-${legend}`, size.portrait],
        [`haint-${faction}`, size.haint],
        [`token-legend-${faction}`, size.scroll],
      ]),
    ...abilities.flatMap((ability): Need[] => [
      [`token-${ability}`, size.rowToken],
      [`token-${ability}`, size.trackToken],
      [`token-${ability}`, size.drawn],
      [`token-${ability}`, size.contents],
      ...rowFactions(s).map((faction): Need => [`token-${ability}-${faction}`, size.rowToken]),
    ]),
    ['token-move-family', size.trackToken],
    ['token-legend', size.scroll],
    ['token-wild', size.wild],
    ...[size.rowLit, size.trackLit, size.scrollLit, size.drawnLit].map((lit): Need => ['boards-slot-lit', lit]),
    ['path', size.path],
    ['path', size.shelfPath],
    ['storm-piece', size.storm],
    ...s.seats.map((_, seat): Need => [`cube-${cubeColour(s, seat)}`, size.cube]),
    ['lantern-lit', size.lantern],
    ...(advanced ? advancedNeeds(layout, s) : []),
  ];
}
