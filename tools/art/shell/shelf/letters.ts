import { C } from '../../ink/colour.ts';
import { engrave } from '../../ink/cuts.ts';
import { D, rect } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';

const gold = '#e0a347';

/** Gold that rises in the letters, and embers at their foot: a background for the name of the shelf, clipped to its text. */
function letterGold(): string {
  seed(1650);
  const [w, h] = [600, 140];
  const rise = (from: number, over: number, most: number) => (_: number, y: number) =>
    Math.max(0, Math.min(most, (y - from) / over));
  const lines = (tone: (x: number, y: number) => number): string =>
    engrave(rect(0, 0, w, h), 0, 4.6, tone, { wave: 3, wl: 50, step: 8 });
  return (
    F(D(rect(0, 0, w, h)), C.paper) +
    F(lines(rise(h * 0.3, h * 0.36, 0.95)), gold) +
    F(lines(rise(h * 0.56, h * 0.34, 0.8)), C.ember)
  );
}

export const shelfLetters = (): Picture[] => [picture('pattern-letters', { x: 0, y: 0, w: 600, h: 140 }, letterGold)];
