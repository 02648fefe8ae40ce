import { F } from '../../ink/svg.ts';

const head =
  'M-49 -42Q-22 -38 -13 -27Q0 -34 13 -27Q22 -38 49 -42Q47 -10 23 -2Q27 10 24 22Q16 42 0 44Q-16 42 -24 22Q-27 10 -23 -2Q-47 -10 -49 -42Z';
const eyes = 'M-17 -8L-4 0Q-8 9 -14 5Q-18 1 -17 -8ZM17 -8L4 0Q8 9 14 5Q18 1 17 -8Z';
const grin = 'M-17 18L-11 22L-7 18L-2 23L3 18L8 22L16 16Q12 33 0 34Q-12 33 -17 18Z';

/** The mark of Kammi and her goblins: big ears and too many teeth, in a 100-unit box (see symbols.ts). */
export const goblin = (ink: string, ground: string): string => F(head, ink) + F(eyes + grin, ground);
