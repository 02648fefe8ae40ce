import './ui/styles/shell.css';
import { openGame } from './games/open-game.ts';
import { shelf } from './games/shelf.ts';

void shelf.harrow(openGame);
