import type { Poly } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { G } from '../../ink/svg.ts';
import { viper } from '../pieces/snake.ts';

const scale = 0.62;

function snake(spine: Poly, w: number, turn: number, head: number): string {
  const { body } = viper(
    spine.map(([x, y]) => [x / scale, y / scale] as const),
    { w, turn, head, tail: 0.2 },
  );
  return G(0, 0, scale, body);
}

/** Round her left arm, and up beside the hand. */
export function armSnake(): string {
  seed(891);
  return snake(
    [
      [58, 520],
      [78, 500],
      [100, 488],
      [112, 470],
      [98, 456],
      [86, 440],
      [98, 424],
      [118, 414],
      [122, 396],
      [108, 380],
      [106, 362],
    ],
    13,
    -20,
    0.9,
  );
}

/** One creeps along a limb, two cross the roots. */
export function snakes(): string {
  seed(892);
  return (
    snake(
      [
        [-474, 100],
        [-450, 88],
        [-428, 92],
        [-408, 106],
        [-386, 118],
        [-368, 104],
        [-376, 84],
        [-364, 66],
      ],
      12,
      -4,
      0.84,
    ) +
    snake(
      [
        [40, 712],
        [64, 700],
        [88, 708],
        [112, 690],
        [132, 676],
        [152, 684],
        [158, 668],
      ],
      13,
      -14,
      0.9,
    ) +
    snake(
      [
        [-404, 690],
        [-380, 676],
        [-360, 684],
        [-340, 668],
        [-318, 664],
        [-306, 646],
      ],
      12,
      -20,
      0.84,
    )
  );
}
