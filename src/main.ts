import './ui/styles/shell.css';
import { askedGame, shelf } from './games/shelf.ts';
import { startPage } from './games/start-page.ts';

const game = askedGame(window.location.href);

// What draws is fetched beside the game: where it cannot run or be fetched, there is still somebody to say so.
void startPage(game, () => {
  const opening = import('./games/open-game.ts');
  return shelf[game](async (kit) => (await opening).openGame(kit));
});
