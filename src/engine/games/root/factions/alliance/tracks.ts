/** RT-DATA-6: by tokens on the map already. */
export const sympathyCosts: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
export const sympathyPoints: readonly number[] = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];

/** RT-8.2.3.I. */
export const supporterLimit = 5;

/** RT-8.4.2.II.a. */
export const martialLaw = 3;
