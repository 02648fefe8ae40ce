import Matter from 'matter-js';
import type { Geometry, TreePart } from './geometry.ts';

/** The bodies of a tree. It never moves, so one set of them serves every fall. */
export interface Tree {
  /** Twice the reach, squared: things farther apart than this do not touch. */
  readonly pairReach: number;
  /** The parts that a thing with its middle here can touch, in the tree's order. */
  partsNear(x: number, y: number): readonly Matter.Body[];
}

const grown = new WeakMap<Geometry, Tree>();

/** The tree of a geometry, made when it is first asked for. */
export function treeOf(geometry: Geometry): Tree {
  const known = grown.get(geometry);
  if (known) return known;
  const tree = grow(geometry);
  grown.set(geometry, tree);
  return tree;
}

export function corners(points: readonly number[]): Matter.Vector[] {
  return Array.from({ length: points.length / 2 }, (_, i) => ({ x: points[2 * i], y: points[2 * i + 1] }));
}

function partBody({ points, surface }: TreePart, index: number): Matter.Body {
  const vertices = corners(points);
  const body = Matter.Body.create({ position: Matter.Vertices.centre(vertices), vertices, isStatic: true });
  // Being static overwrites these, so they are set afterwards.
  body.friction = surface.friction;
  body.frictionStatic = surface.frictionStatic;
  body.restitution = surface.restitution;
  body.id = index + 1;
  return body;
}

/** Which part of its geometry a body is. */
export function partIndex(body: Matter.Body): number {
  return body.id - 1;
}

const CELL = 4;
const NONE: readonly Matter.Body[] = [];

/** With a grid over the tree whose cells are filled where things go. */
function grow({ parts, reach }: Geometry): Tree {
  const bodies = parts.map(partBody);
  const left = Math.min(...bodies.map(({ bounds }) => bounds.min.x)) - reach;
  const top = Math.min(...bodies.map(({ bounds }) => bounds.min.y)) - reach;
  const columns = Math.ceil((Math.max(...bodies.map(({ bounds }) => bounds.max.x)) + reach - left) / CELL);
  const rows = Math.ceil((Math.max(...bodies.map(({ bounds }) => bounds.max.y)) + reach - top) / CELL);
  const cells: (readonly Matter.Body[] | undefined)[] = new Array(columns * rows).fill(undefined);
  return {
    pairReach: 4 * reach * reach,
    partsNear(x, y) {
      const column = Math.floor((x - left) / CELL);
      const row = Math.floor((y - top) / CELL);
      if (!(column >= 0 && column < columns && row >= 0 && row < rows)) return NONE;
      const cell = row * columns + column;
      const near = cells[cell];
      if (near) return near;
      const [middleX, middleY] = [left + (column + 0.5) * CELL, top + (row + 0.5) * CELL];
      const found = bodies.filter((part) => isWithin(part, middleX, middleY, reach + CELL * 0.7075));
      cells[cell] = found;
      return found;
    },
  };
}

function isWithin({ bounds, vertices }: Matter.Body, x: number, y: number, reach: number): boolean {
  if (x < bounds.min.x - reach || x > bounds.max.x + reach || y < bounds.min.y - reach || y > bounds.max.y + reach) {
    return false;
  }
  if (Matter.Vertices.contains(vertices, { x, y })) return true;
  return vertices.some((from, i) => {
    const to = vertices[(i + 1) % vertices.length];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const t = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
    const [gapX, gapY] = [from.x + t * dx - x, from.y + t * dy - y];
    return gapX * gapX + gapY * gapY <= reach * reach;
  });
}
