import { palette } from '../../styles/palette.ts';

/** What Harrow County is printed with besides. */
export const harrowPalette = {
  protectors: palette.red,
  family: '#2f5d8c',
  kammi: '#6d3f86',
  wetlands: '#3c7f7a',
  plains: '#c9a33b',
  forest: '#4b6b3a',
  mountain: '#6d6a66',
  brambles: '#3b2a33',
  storm: '#4a5568',
  /** The factions' colours as words and edges on paper, carved into a board, as numbers of a fight, and as words on wood. */
  protectorsDark: '#8c2822',
  familyDark: '#274a6e',
  hesterDark: '#b5641f',
  protectorsCarved: '#8f1f1b',
  familyCarved: '#214a75',
  protectorsScore: '#a02a24',
  hesterScore: '#a8521a',
  protectorsPale: '#f0a79a',
  familyPale: '#a9c8e8',
  goblinsPale: '#d3b2ec',
  protectorsDim: '#e08a7d',
  familyDim: '#9cbcdc',
  /** Lesser words on wood, from the brightest to the dimmest. */
  cream: '#f3e8cf',
  clay: '#e3cdb4',
  sand: '#d9c9aa',
  ash: '#b9ad96',
  /** Lesser words on paper, from the darkest to the palest. */
  walnut: '#4a3c2e',
  chestnut: '#5a4632',
  mud: '#5b4f3f',
  taupe: '#6d604e',
  driftwood: '#7d6f5b',
  copper: '#8a4012',
  past: '#8b7d68',
  rope: '#8f7656',
} as const;
