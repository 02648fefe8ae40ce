import '../../src/ui/styles/shell.css';
import { openGame } from '../../src/games/open-game.ts';
import { toyKit } from './toy.ts';

void openGame(toyKit);
