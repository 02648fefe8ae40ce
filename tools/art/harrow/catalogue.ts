import type { Catalogue } from '../picture.ts';
import { lanterns } from '../shell/lantern.ts';
import { boards } from './boards/boards.ts';
import { hesterBoards } from './boards/hester.ts';
import { hesterSquares } from './boards/hester-square.ts';
import { kammiBoards } from './boards/kammi.ts';
import { campaign } from './campaign/campaign.ts';
import { cards } from './cards/cards.ts';
import { fairSheets } from './county/fair-sheet.ts';
import { hesterSheets } from './county/hester-sheet.ts';
import { kammiSheets } from './county/kammi-sheet.ts';
import { sheets } from './county/sheet.ts';
import { tables } from './county/table.ts';
import { hesterNights } from './hester-night/night.ts';
import { abilityTokens } from './pieces/ability-token.ts';
import { bonusTiles } from './pieces/bonus-tile.ts';
import { brokenJars } from './pieces/broken-jar.ts';
import { buildings } from './pieces/building.ts';
import { cubes } from './pieces/cube.ts';
import { dice } from './pieces/die.ts';
import { dolls } from './pieces/doll.ts';
import { edgeArrows } from './pieces/edge-arrow.ts';
import { fairTokens } from './pieces/fair-tokens.ts';
import { fires } from './pieces/fire.ts';
import { flames } from './pieces/flame.ts';
import { haints } from './pieces/haint.ts';
import { haintWheel } from './pieces/haint-wheel.ts';
import { infectedHaints } from './pieces/infected-haint.ts';
import { jars } from './pieces/jar.ts';
import { kammiPieces } from './pieces/kammi-pieces.ts';
import { legendPieces } from './pieces/legend-pieces.ts';
import { factionMarks } from './pieces/marks.ts';
import { nests } from './pieces/nest.ts';
import { pathTokens } from './pieces/path-token.ts';
import { roots } from './pieces/root.ts';
import { snakes } from './pieces/snake.ts';
import { townsfolk } from './pieces/townsfolk.ts';
import { turnTokens } from './pieces/turn-tokens.ts';
import { upgradeTokens } from './pieces/upgrade-token.ts';
import { fairQueen } from './portraits/fair-queen.ts';
import { hesterPieces } from './portraits/hester-pieces.ts';
import { kammiLegends } from './portraits/hidden-legends.ts';
import { legendPictures } from './portraits/legends.ts';
import { harrowOnShelf } from './shelf.ts';
import { hexMarks } from './terrain/hex-marks.ts';
import { homes } from './terrain/home.ts';
import { searchMarks } from './terrain/search-marks.ts';
import { storms } from './terrain/storm.ts';
import { terrainTiles } from './terrain/tiles.ts';
import { dawns } from './title/dawn.ts';
import { titles } from './title/title.ts';
import { battlefields } from './tree/battlefield.ts';
import { fairSides, movedSides } from './tree/later-sides.ts';
import { treeThumbs } from './tree/thumb.ts';
import { controls } from './ui/controls.ts';
import { cupboardPictures } from './ui/cupboard.ts';
import { curtains } from './ui/curtain.ts';
import { fairBoards } from './ui/fair-board.ts';
import { locationCards } from './ui/location-card.ts';
import { objectiveStrips } from './ui/objectives.ts';
import { panels } from './ui/panels.ts';
import { soloBoards } from './ui/solo-board.ts';
import { soloPieces } from './ui/solo-pieces.ts';

/** Every family of Harrow's pictures. */
export const harrowPictures: Catalogue = [
  terrainTiles,
  storms,
  homes,
  hexMarks,
  searchMarks,
  legendPictures,
  hesterPieces,
  kammiLegends,
  fairQueen,
  factionMarks,
  haints,
  infectedHaints,
  snakes,
  roots,
  fires,
  flames,
  townsfolk,
  buildings,
  lanterns,
  pathTokens,
  abilityTokens,
  upgradeTokens,
  bonusTiles,
  legendPieces,
  dolls,
  kammiPieces,
  nests,
  edgeArrows,
  fairTokens,
  turnTokens,
  haintWheel,
  cubes,
  dice,
  jars,
  brokenJars,
  cards,
  controls,
  panels,
  cupboardPictures,
  objectiveStrips,
  fairBoards,
  locationCards,
  soloBoards,
  soloPieces,
  boards,
  hesterBoards,
  hesterSquares,
  kammiBoards,
  titles,
  campaign,
  dawns,
  hesterNights,
  curtains,
  tables,
  sheets,
  hesterSheets,
  kammiSheets,
  fairSheets,
  treeThumbs,
  battlefields,
  movedSides,
  fairSides,
  harrowOnShelf,
];
