/** What can be clicked has a text id that its game makes and reads: `hex:12`, `card:t_rally`. */
export type SpotId = `${string}:${string}`;
