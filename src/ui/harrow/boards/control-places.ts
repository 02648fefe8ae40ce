import type { LayoutId } from '../../../app/harrow/layout-ids.ts';
import type { XY } from '../../../app/stage.ts';

/** Upper left corner of the language plates and middle of the settings button. */
interface ControlPlaces {
  readonly languages: XY;
  readonly settings: XY;
}

interface BoardControls {
  readonly plain: ControlPlaces;
  /** Kammi's ribbon is in the middle of the upper edge. */
  readonly besideKammi: ControlPlaces;
  /** On a phone they lie beside Hester's cards: her actions have the upper edge. */
  readonly besideHester: ControlPlaces;
}

const desktop: ControlPlaces = { languages: [642, 1], settings: [718, 23] };
const tablet: ControlPlaces = { languages: [514, 1], settings: [590, 23] };

const upright: ControlPlaces = { languages: [298, 4], settings: [364, 26] };

const uprightTablet: ControlPlaces = { languages: [490, 4], settings: [558, 26] };

export const controlPlaces: Readonly<Record<LayoutId, BoardControls>> = {
  desktop: { plain: desktop, besideKammi: { languages: [880, 1], settings: [956, 23] }, besideHester: desktop },
  tablet: { plain: tablet, besideKammi: { languages: [724, 1], settings: [800, 23] }, besideHester: tablet },
  upright: { plain: upright, besideKammi: upright, besideHester: upright },
  'upright-tablet': { plain: uprightTablet, besideKammi: uprightTablet, besideHester: uprightTablet },
  phone: {
    plain: { languages: [716, 14], settings: [786, 36] },
    besideKammi: { languages: [462, 0], settings: [536, 22] },
    besideHester: { languages: [775, 132], settings: [797, 224] },
  },
};
