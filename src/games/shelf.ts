import type { Box } from '../app/shelf.ts';
import type { OpenGame } from './kit.ts';

/** The games by their ids; each is loaded when it is taken from the shelf. */
export const shelf = {
  harrow: async (open) => open((await import('./harrow.ts')).harrowKit),
  root: async (open) => open((await import('./root.ts')).rootKit),
} as const satisfies Readonly<Record<string, (open: OpenGame) => Promise<() => void>>>;

export type GameId = keyof typeof shelf;

export const isGame = (id: string | null): id is GameId => id !== null && Object.hasOwn(shelf, id);

/** As they stand, from left to right. */
export const boxes: readonly Box<GameId>[] = [
  {
    id: 'harrow',
    players: '1–4',
    count: 'round',
    end: 'winner',
    makers: [
      ['design', 'Jay Cormier, Shad Miller'],
      ['illustration', 'Tyler Crook'],
      ['graphics', 'Alexandra Bilic, Sebastian Koziner'],
      ['story', 'Cullen Bunn'],
      ['rulebook', 'Eric Slauson'],
      ['publisher', 'Off the Page Games'],
    ],
  },
  {
    id: 'root',
    players: '1–4',
    count: 'turn',
    end: 'winner',
    makers: [
      ['design', 'Cole Wehrle'],
      ['illustration', 'Kyle Ferrin'],
      ['publisher', 'Leder Games'],
    ],
  },
];

/** The only one there was before there was a shelf. */
export const firstGame: GameId = 'harrow';
