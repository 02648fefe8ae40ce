import type { LayoutId } from '../../../app/harrow/layout-ids.ts';

interface ControlPlaces {
  /** Upper left corner of the language plate. */
  readonly languages: readonly [number, number];
  /** Middle of the settings button. */
  readonly settings: readonly [number, number];
}

export const controlPlaces: Readonly<Record<LayoutId, ControlPlaces>> = {
  desktop: { languages: [842, 8], settings: [420, 30] },
  tablet: { languages: [24, 630], settings: [968, 652] },
  upright: { languages: [338, 192], settings: [364, 25] },
  'upright-tablet': { languages: [532, 190], settings: [558, 25] },
  phone: { languages: [30, 270], settings: [118, 292] },
};
