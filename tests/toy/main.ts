import '../../src/ui/styles/shell.css';
import { startPage } from '../../src/games/start-page.ts';

void startPage('toy', async () => {
  const [{ openGame }, { toyKit }] = await Promise.all([import('../../src/games/open-game.ts'), import('./toy.ts')]);
  return openGame(toyKit);
});
