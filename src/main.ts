import './ui/styles/shell.css';
import { openGame } from './games/open-game.ts';
import { askedGame, shelf } from './games/shelf.ts';

void shelf[askedGame(window.location.href)](openGame);
