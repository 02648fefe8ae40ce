/** HC-PH2-2 */
export const pointsToEnd = 7;
