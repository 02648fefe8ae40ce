import type { Rect } from '../stage.ts';
import type { LayoutId } from './layout-ids.ts';

/** Places of the battlefield. */
export interface BattlePlaces {
  readonly attacker: Rect;
  readonly defender: Rect;
  readonly steps: Rect | undefined;
  readonly odds: Rect;
  readonly prompt: Rect;
  /** Where the oak can speak, the best place first. */
  readonly lessons: readonly Rect[];
}

export const battlePlaces: Readonly<Record<LayoutId, BattlePlaces>> = {
  desktop: {
    attacker: [16, 60, 280, 352],
    defender: [984, 60, 280, 352],
    steps: [16, 426, 280, 212],
    odds: [984, 426, 280, 212],
    prompt: [16, 652, 1248, 60],
    lessons: [[312, 60, 656, 230]],
  },
  tablet: {
    attacker: [12, 56, 220, 330],
    defender: [792, 56, 220, 330],
    steps: [12, 398, 220, 200],
    odds: [792, 398, 220, 200],
    prompt: [12, 704, 1000, 56],
    lessons: [[242, 48, 540, 260]],
  },
  phone: {
    attacker: [6, 40, 148, 200],
    defender: [690, 40, 148, 200],
    steps: undefined,
    odds: [682, 244, 156, 94],
    prompt: [6, 343, 832, 44],
    lessons: [[158, 36, 528, 150]],
  },
  upright: {
    attacker: [4, 50, 188, 132],
    defender: [198, 50, 188, 132],
    steps: undefined,
    odds: [4, 650, 382, 60],
    prompt: [3, 712, 384, 129],
    lessons: [[4, 188, 382, 190]],
  },
  'upright-tablet': {
    attacker: [6, 50, 283, 132],
    defender: [296, 50, 283, 132],
    steps: undefined,
    odds: [6, 632, 573, 60],
    prompt: [6, 698, 573, 78],
    lessons: [[96, 188, 393, 190]],
  },
};
