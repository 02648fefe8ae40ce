import '@fontsource/grenze-gotisch/600.css';
import '@fontsource/grenze-gotisch/800.css';
import '@fontsource/grenze/500.css';
import '@fontsource/grenze/600.css';
import '@fontsource/grenze/700.css';
import '@fontsource/alegreya/500.css';
import '@fontsource/alegreya/500-italic.css';
import '@fontsource/alegreya/700.css';
import './ui/styles/shell.css';
import { openGame } from './games/open-game.ts';
import { shelf } from './games/shelf.ts';

void shelf.harrow(openGame);
