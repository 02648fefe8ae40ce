import { type Terrain, terrains } from '../../engine/games/harrow/content/maps/layout.ts';
import { frameOf } from '../../engine/games/harrow/flow.ts';
import type { HarrowState } from '../../engine/games/harrow/state.ts';

export interface CubesToGive {
  readonly left: number;
  /** What there is, by colour. */
  readonly held: ReadonlyMap<Terrain, number>;
  /** Those of which there are most. */
  readonly plenty: readonly Terrain[];
}

/** HC-HEST-31, HC-HMOV-2: where several cubes are to be given. */
export function cubesToGive(s: HarrowState): CubesToGive | undefined {
  const frame = frameOf(s, 'pay');
  if (!frame || !s.hester || frame.left < 2) return undefined;
  const { cubes } = s.hester;
  const held = new Map(terrains.flatMap((terrain, i) => (cubes[i] > 0 ? [[terrain, cubes[i]] as const] : [])));
  const rest = [...cubes];
  const plenty = Array.from({ length: frame.left }, () => {
    const most = rest.indexOf(Math.max(...rest));
    rest[most]--;
    return terrains[most];
  });
  return { left: frame.left, held, plenty };
}

/** One more of the colour; where no more of it can go, none. */
export function choosing(chosen: readonly Terrain[], terrain: Terrain, { left, held }: CubesToGive): Terrain[] {
  const others = chosen.filter((each) => each !== terrain);
  const now = chosen.length - others.length;
  const most = Math.min(held.get(terrain) ?? 0, left - others.length);
  return [...others, ...new Array<Terrain>(now < most ? now + 1 : 0).fill(terrain)];
}
