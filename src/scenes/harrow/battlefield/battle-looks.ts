import type { LayoutId } from '../../../app/harrow/layout-ids.ts';

/** How close the camera goes at the funnel, and at the roots, where the tray must be seen too. */
export interface CloseUp {
  readonly top: number;
  readonly bottom: number;
}

/** How the battlefield looks, beyond what follows from its places. */
interface BattleLook {
  /** Sizes of the numbers on the tray, and of points that are sent to a portrait. */
  readonly tally: number;
  readonly points: number;
  /** Radius of the disc under Hester's number, in cubes. */
  readonly disc: number;
  /** A lantern stands on the prompt. */
  readonly hasLantern: boolean;
  /** The camera follows a fall where the tree is small. */
  readonly closeUp: CloseUp | undefined;
}

const large: BattleLook = { tally: 36, points: 40, disc: 1.12, hasLantern: true, closeUp: undefined };

export const battleLooks: Readonly<Record<LayoutId, BattleLook>> = {
  desktop: large,
  tablet: large,
  upright: { tally: 24, points: 30, disc: 1.3, hasLantern: false, closeUp: undefined },
  'upright-tablet': { tally: 26, points: 32, disc: 1.3, hasLantern: false, closeUp: undefined },
  phone: { tally: 26, points: 28, disc: 1, hasLantern: false, closeUp: { top: 1.7, bottom: 1.14 } },
};
