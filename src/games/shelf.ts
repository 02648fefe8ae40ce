import type { OpenGame } from './kit.ts';

/** The games by their ids; each is loaded when it is taken from the shelf. */
export const shelf = {
  harrow: async (open) => open((await import('./harrow.ts')).harrowKit),
  root: async (open) => open((await import('./root.ts')).rootKit),
} as const satisfies Readonly<Record<string, (open: OpenGame) => Promise<() => void>>>;

export type GameId = keyof typeof shelf;

/** The game that the address of the page asks for (`?game=harrow`); Harrow County if it asks for none that is here. */
export function askedGame(address: string): GameId {
  const asked = new URL(address).searchParams.get('game');
  return (Object.keys(shelf) as GameId[]).find((id) => id === asked) ?? 'harrow';
}
