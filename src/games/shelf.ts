import type { OpenGame } from './kit.ts';

/** The games by their ids; each is loaded when it is taken from the shelf. */
export const shelf: Readonly<Record<'harrow', (open: OpenGame) => Promise<void>>> = {
  harrow: async (open) => open((await import('./harrow.ts')).harrowKit),
};
