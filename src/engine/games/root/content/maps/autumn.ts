import { type MapPlan, woodland } from './woodland.ts';

/** RT-DATA-3. */
const plan: MapPlan = {
  clearings: [
    { suit: 'fox', slots: 1, ruin: false, paths: [5, 9, 10], river: [], forests: 'ab', at: [12, 14] },
    { suit: 'mouse', slots: 2, ruin: false, paths: [5, 6, 10], river: [], forests: 'ac', at: [88, 24] },
    { suit: 'rabbit', slots: 1, ruin: false, paths: [6, 7, 11], river: [], forests: 'ef', at: [83, 90] },
    { suit: 'rabbit', slots: 1, ruin: false, paths: [8, 9, 12], river: [7], forests: 'dg', at: [12, 84] },
    { suit: 'rabbit', slots: 2, ruin: false, paths: [1, 2], river: [10], forests: 'a', at: [55, 9] },
    { suit: 'fox', slots: 2, ruin: true, paths: [2, 3, 11], river: [], forests: 'cf', at: [90, 54] },
    { suit: 'mouse', slots: 2, ruin: false, paths: [3, 8, 12], river: [4, 11], forests: 'eg', at: [58, 79] },
    { suit: 'fox', slots: 2, ruin: false, paths: [4, 7], river: [], forests: 'g', at: [37, 92] },
    { suit: 'mouse', slots: 2, ruin: false, paths: [1, 4, 12], river: [], forests: 'bd', at: [10, 42] },
    { suit: 'rabbit', slots: 2, ruin: true, paths: [1, 2, 12], river: [5, 11], forests: 'abc', at: [43, 30] },
    { suit: 'mouse', slots: 3, ruin: true, paths: [3, 6, 12], river: [7, 10], forests: 'cef', at: [63, 50] },
    { suit: 'fox', slots: 2, ruin: true, paths: [4, 7, 9, 10, 11], river: [], forests: 'bcdeg', at: [31, 57] },
  ],
  forests: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  corners: [
    [1, 3],
    [2, 4],
  ],
};

export const autumn = woodland(plan);
