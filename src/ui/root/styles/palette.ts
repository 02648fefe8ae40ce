/** What Root is printed with besides: factions and suits by their ids, and the woodland in the last hour of sun. */
export const rootPalette = {
  /** Marquise, Eyrie, Alliance, Vagabond. */
  mc: '#c2571f',
  ed: '#2f63a0',
  wa: '#4f8a3c',
  vb: '#6f7378',
  fox: '#b4482c',
  rabbit: '#d8a93c',
  mouse: '#8d6788',
  bird: '#4f8186',
} as const;
