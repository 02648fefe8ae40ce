/** The game that the address of the page asks for (`?game=harrow`). */
export const gameIn = (address: string): string | null => new URL(address).searchParams.get('game');

/** This page with a game, or with the shelf. */
export function addressOf(game: string | undefined): string {
  const address = new URL(window.location.href);
  if (game === undefined) address.searchParams.delete('game');
  else address.searchParams.set('game', game);
  return address.href;
}
