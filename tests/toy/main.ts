import '../../src/ui/styles/shell.css';
import { startGame } from '../../src/games/start-page.ts';

void startGame('toy', async () => {
  const [{ openGame }, { toyKit }] = await Promise.all([import('../../src/games/open-game.ts'), import('./toy.ts')]);
  return openGame(toyKit, 'title');
});
