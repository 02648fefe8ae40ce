import { comb } from '../../ink/cuts.ts';
import { D, line, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { type Box, type Picture, picture } from '../../picture.ts';
import { SCORCH } from '../../shell/paper.ts';
import { C } from '../inks.ts';
import { type SuitDress, suitDress, suits } from './suits.ts';

const box: Box = { x: -8, y: -11, w: 16, h: 22 };

/** A small card with the suit's mark, for counters and the slots of the boards. */
function smallCard({ ink, mark }: SuitDress): string {
  seed(430);
  const edge = wob(rect(-6.8, -9.8, 13.6, 19.6), 0.3, 0.2, 2);
  return (
    FS(D(edge), C.paper, C.ink, 1.8) +
    clip(edge, F(comb(line(-6, 9.6, 6, 9.6, 3), 270, 3, 8, 0.9), SCORCH, 'opacity=".6"')) +
    mark(0, -0.2, 11.6, ink, C.paper)
  );
}

export const cardMarks = (): Picture[] =>
  suits.map((suit) => picture(`card-mark-${suit}`, box, () => smallCard(suitDress[suit])));
