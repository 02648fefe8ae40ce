import { type BattleTower, battleTowers } from '../../../../src/app/root/battle-tower-places.ts';
import { type WoodId, woodIds } from '../../../../src/app/root/wood-places.ts';
import { diceTree } from '../../../../src/tower/dice-tree.ts';
import { mix } from '../../ink/colour.ts';
import { comb, engrave } from '../../ink/cuts.ts';
import { D, line, type Point, type Poly, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { clip, F, FS, outline, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { fallenLeaves } from '../../shell/leaf.ts';
import { type Detail, FULL, SMALL } from '../../shell/tree/detail.ts';
import { funnelBack, funnelFront } from '../../shell/tree/funnel.ts';
import { bareHollow } from '../../shell/tree/hollow.ts';
import { trunk } from '../../shell/tree/trunk.ts';
import { GRAIN, WOOD } from '../../shell/wood.ts';
import { C } from '../inks.ts';
import { stageSizes } from '../table/table.ts';
import { brackets } from './bracket.ts';
import { dusk } from './dusk.ts';
import { evening } from './evening.ts';
import { cloud, land } from './land.ts';
import { clump, leafStamps } from './leaves.ts';

// The old tree in the last hour of an autumn day. The places of the panels at the sides stay calm.

const detailOf = ({ k }: BattleTower): Detail => (k < 0.6 ? SMALL : FULL);

const inTower = ({ ox, oy, k }: BattleTower, content: string): string =>
  `<g transform="translate(${ox} ${oy}) scale(${k})">${content}</g>`;

/** Leaves over the boughs, in tower units. */
function crown(detail: Detail): string {
  const clumps = [
    [-270, -40, 150, 40],
    [-96, -64, 120, 44],
    [630, -40, 150, 40],
    [456, -64, 120, 44],
    [-186, 84, 66, 26],
    [-128, 74, 40, 20],
    [540, 86, 66, 26],
    [486, 74, 40, 20],
  ];
  const k = detail === FULL ? 0.46 : 0.6;
  return leafStamps() + clumps.map(([x, y, rx, ry], i) => clump({ x, y, rx, ry, seed: 1050 + i, k })).join('');
}

/** The floor, the posts and the slants on which dice come to rest, cut from one piece of wood as the dice meet them. */
function tray(): string {
  seed(1070);
  const boards = diceTree.parts.filter(({ kind }) => kind === 'board');
  const shapes = boards.map(({ points }) =>
    Array.from({ length: points.length / 2 }, (_, i): Point => [points[i * 2], points[i * 2 + 1]]),
  );
  const [floor, left, right] = shapes;
  const top = Math.min(...floor.map(([, y]) => y));
  const back: Poly = [
    [left[1][0] + 6, 560],
    [right[0][0] - 6, 560],
    [right[4][0], top],
    [left[2][0], top],
  ];
  const tone = (x: number, y: number): number =>
    0.1 + 0.42 * Math.max(0, 1 - Math.hypot((x - 180) * 0.5, y - 640) / 190) + 0.16 * noise(x * 0.02, y * 0.3);
  const bed = engrave(back, 0, 7, tone, { wave: 5, wl: 80, step: 12 });
  const joints = [60, 300].map((x) => D(line(x, 562, x + (x - 180) * 0.14, top, 3), false)).join('');
  const wood = shapes.map((shape) => {
    const edge = wob(shape, 1, 0.05, 8);
    return (
      FS(D(edge), WOOD, C.ink, 4) +
      clip(
        edge,
        F(
          engrave(shape, 0, 6, (x, y) => 0.14 + 0.3 * noise(x * 0.012, y * 0.4), { wave: 4, wl: 60, step: 12 }),
          GRAIN,
        ),
      )
    );
  });
  return (
    F(D(back), mix(WOOD, C.ink, 0.25)) +
    clip(back, F(bed, mix(C.amber, C.bog, 0.35)) + S(joints, C.ink, 3)) +
    outline(back, 3.4, C.ink, 0.6) +
    wood.join('') +
    F(comb(line(-85, top + 1, 445, top + 1, 4), 90, 7, 90, 2.4, { spread: 20 }), C.ink, 'opacity=".7"') +
    S(D(line(-84, top, 444, top, 1), false), mix(C.amber, C.paper, 0.3), 2)
  );
}

/** The country before the low sun. */
function country(id: WoodId): string {
  const [w, h] = stageSizes[id];
  const { ox, oy, k } = battleTowers[id];
  const at = (u: number, v: number): Point => [ox + k * u, oy + k * v];
  const [sx, sy] = at(-118, 400);
  const foot = oy + k * 592;
  const sky = dusk(w, h, { x: sx, y: sy, r: 84 * k }, k < 0.6 ? 5.4 : 6.5);
  seed(1015);
  const clouds = (
    [
      [-230, 250, 210, 12],
      [-20, 330, 170, 9],
      [520, 190, 240, 13],
      [470, 330, 180, 10],
    ] as const
  ).map(([u, v, cw, ch]) => cloud(...at(u, v), cw * k, ch * k));
  return sky + clouds.join('') + land(w, h, foot, k / 0.84, ox + 180 * k);
}

function backdrop(id: WoodId): string {
  const tower = battleTowers[id];
  const { ox, oy, k } = tower;
  const detail = detailOf(tower);
  const size = k / 0.84;
  const at = (u: number, v: number): Point => [ox + k * u, oy + k * v];
  return (
    country(id) +
    inTower(tower, trunk(detail, evening) + funnelBack(detail) + bareHollow(detail, evening) + brackets() + tray()) +
    fallenLeaves(
      [
        [...at(-150, 640), 0.42 * size],
        [...at(20, 618), 0.36 * size],
        [...at(330, 628), 0.4 * size],
        [...at(420, 596), 0.34 * size],
        [...at(480, 640), 0.44 * size],
      ],
      1076,
    )
  );
}

/** What hangs before the dice: the funnel and the crown. */
const front = (id: WoodId): string => {
  const tower = battleTowers[id];
  const detail = detailOf(tower);
  return inTower(tower, crown(detail) + funnelFront(detail));
};

export const battlefields = (): Picture[] =>
  woodIds.flatMap((id) => {
    const [w, h] = stageSizes[id];
    return [
      picture(`evening-${id}`, { x: 0, y: 0, w, h }, () => country(id)),
      picture(`battle-${id}`, { x: 0, y: 0, w, h }, () => backdrop(id), { tower: battleTowers[id] }),
      picture(`battle-front-${id}`, { x: 0, y: 0, w, h }, () => front(id), { tower: battleTowers[id] }),
    ];
  });
