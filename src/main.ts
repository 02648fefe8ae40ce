import './ui/styles/shell.css';
import type { Wish } from './app/shelf.ts';
import { addressOf, gameIn } from './games/address.ts';
import { firstGame, type GameId, isGame, shelf } from './games/shelf.ts';
import { startGame, startPage } from './games/start-page.ts';
import { noteOnShelf, wasPlaying } from './games/way-back.ts';

/** The game on the page; undefined: the shelf. */
let shown: GameId | undefined;

const asked = (): GameId | undefined => {
  const game = gameIn(window.location.href);
  return isGame(game) ? game : undefined;
};

function openBox(id: GameId, wish: Wish, opened: () => void): Promise<void> {
  shown = id;
  // What draws is fetched beside the game: where it cannot run or be fetched, there is still somebody to say so.
  return startGame(id, () => {
    const opening = import('./games/open-game.ts');
    return shelf[id](async (kit) => {
      const stop = await (await opening).openGame(kit, wish, addressOf(undefined));
      opened();
      return stop;
    });
  });
}

function openShelf(): Promise<void> {
  return startPage(async () => {
    const { openShelf: open } = await import('./games/open-shelf.ts');
    await open((id, wish, left) => {
      window.history.pushState(noteOnShelf, '', addressOf(id));
      void openBox(id, wish, left);
    });
  });
}

// Whoever goes back or forth between the shelf and a game finds the page as if it had just been opened.
window.addEventListener('popstate', (event) => {
  if (asked() === shown) return;
  event.stopImmediatePropagation();
  window.location.reload();
});

const game = asked();
if (game === undefined && wasPlaying(window.history)) {
  // In the days of one game its address named none: whoever was playing it there is back in it.
  window.history.replaceState(window.history.state, '', addressOf(firstGame));
  void openBox(firstGame, 'title', () => undefined);
} else if (game === undefined) void openShelf();
else void openBox(game, 'title', () => undefined);
