/** RT-6.5.4: what can be built, with the prices and points of RT-DATA-6 by how many stand already. */
export const marquiseBuildings = ['sawmill', 'workshop', 'recruiter'] as const;
export type MarquiseBuilding = (typeof marquiseBuildings)[number];

export const woodCosts: readonly number[] = [0, 1, 2, 3, 3, 4];

export const buildingPoints: Readonly<Record<MarquiseBuilding, readonly number[]>> = {
  sawmill: [0, 1, 2, 3, 4, 5],
  workshop: [0, 2, 2, 3, 4, 5],
  recruiter: [0, 1, 2, 3, 3, 4],
};

/** Card symbols uncovered by so many recruiters on the map. */
export const recruiterCards: readonly number[] = [0, 0, 0, 1, 1, 2, 2];
