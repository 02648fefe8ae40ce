/** Every reason why a click is refused, with the rule it comes from. The sentences are in the locales (`refusal`). */
export const refusalRules = {
  gameOver: 'HC-PH2-2',
  treeFirst: 'HC-ATK-10',
  decideFirst: 'HC-RND-3',
  notNow: 'HC-RND-3',

  jarNotYours: 'HC-RND-3',
  jarBroken: 'HC-RND-3',
  jarUsed: 'HC-RND-3',
  jarFirst: 'HC-RND-3',

  noUnitThere: 'HC-MOVE-1',
  notYourUnits: 'HC-MOVE-1',
  notAdjacent: 'HC-MOVE-1',
  sameHex: 'HC-MOVE-1',
  tooDear: 'HC-MOVE-7',
  notFree: 'HC-MOVE-11',
  noWayOut: 'HC-MOVE-9',
  noMovePoints: 'HC-ABL-1',

  enemyThere: 'HC-BASE-1',
  buildingThere: 'HC-BASE-1',
  townsfolkThere: 'HC-BASE-2',
  hexFull: 'HC-BASE-3',
  tooManyUnits: 'HC-BASE-3',

  spawnElsewhere: 'HC-SPWN-1',
  noHaintsLeft: 'HC-SPWN-5',

  outOfRange: 'HC-ATK-3',
  noEnemyThere: 'HC-ATK-2',
  nobodyInRange: 'HC-ATK-2',
  attackMade: 'HC-ATK-4',
  attackFixed: 'HC-ATK-4',
  legendProtected: 'HC-ATK-5',
  pushOneHex: 'HC-ATK-22',
  noHaintThere: 'HC-ATK-22',

  noPathsLeft: 'HC-PATH-2',
  noPathThere: 'HC-PATH-3',
  pathJustLaid: 'HC-PATH-3',
  legendOutOfRange: 'HC-LEG-3',

  stormThere: 'HC-STORM-5',
  stormOnBrambles: 'HC-BASE-4',
  stormNeedsUnit: 'HC-STORM-1',
  noStormsLeft: 'HC-STORM-5',
  noTokenThere: 'HC-STORM-2',
  notCloser: 'HC-STORM-2',

  cubeThere: 'HC-LGD-EMM-1',
  noHaintForCube: 'HC-LGD-EMM-1',

  leviNoHaint: 'HC-LGD-LEV-1',
  leviTerrain: 'HC-LGD-LEV-1',
  leviMoved: 'HC-LGD-LEV-2',
  pathBlocksLevi: 'HC-LGD-LEV-4',

  noTownsfolkThere: 'HC-RES-1',
  townsfolkWalked: 'HC-RES-6',
  noFooting: 'HC-RES-2',
  noWalkThere: 'HC-RES-2',
  notOnBrambles: 'HC-RES-3',
  homeNotHeld: 'HC-RES-4',
} as const;

export type RefusalKey = keyof typeof refusalRules;
export const refusalKeys = Object.keys(refusalRules) as RefusalKey[];

export interface Refusal {
  readonly key: RefusalKey;
  readonly rule: string;
  /** Numbers in the sentence; `count` is the one its grammar depends on. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export function refuse(key: RefusalKey, params?: Refusal['params'], rule: string = refusalRules[key]): Refusal {
  return params === undefined ? { key, rule } : { key, rule, params };
}
