/** What the Marquise has beside pieces and cards. */
export interface MarquiseState {
  /** Actions done in this Daylight, and those bought with birds (RT-6.5). */
  actions: number;
  extra: number;
  recruited: boolean;
}

export const newMarquise = (): MarquiseState => ({ actions: 0, extra: 0, recruited: false });
