export type Direction = 'left' | 'right' | 'up' | 'down';

const vectors: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function centre(element: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Of several elements the nearest that lies in this direction: straight ahead counts as nearer than aside. */
export function nearest(
  from: HTMLElement,
  elements: readonly HTMLElement[],
  direction: Direction,
): HTMLElement | undefined {
  const [dx, dy] = vectors[direction];
  const [x, y] = centre(from);
  const ahead = elements
    .filter((element) => element !== from)
    .map((element) => {
      const [ex, ey] = centre(element);
      const along = (ex - x) * dx + (ey - y) * dy;
      return { element, along, cost: along + 2 * Math.abs((ex - x) * dy + (ey - y) * dx) };
    })
    .filter(({ along }) => along > 1)
    .toSorted((a, b) => a.cost - b.cost);
  return ahead[0]?.element;
}
