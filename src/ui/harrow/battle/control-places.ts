import type { LayoutId } from '../../../app/harrow/layout.ts';

interface ControlPlaces {
  /** Upper left corner of the language plates. */
  readonly languages: readonly [number, number];
  /** When there is room for one plate only; Hester brings the counts of six colours. */
  readonly onePlate: 'always' | 'withHester' | 'never';
  /** Middle of the settings button. */
  readonly settings: readonly [number, number];
}

export const controlPlaces: Readonly<Record<LayoutId, ControlPlaces>> = {
  desktop: { languages: [842, 8], onePlate: 'withHester', settings: [420, 30] },
  tablet: { languages: [24, 630], onePlate: 'never', settings: [968, 652] },
  upright: { languages: [338, 192], onePlate: 'always', settings: [364, 25] },
  phone: { languages: [30, 270], onePlate: 'always', settings: [118, 292] },
};
