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
  jarWaiting: 'HC-RND-4',
  actFirst: 'HC-RND-4',

  noUnitThere: 'HC-MOVE-1',
  notYourUnits: 'HC-MOVE-1',
  notAdjacent: 'HC-MOVE-1',
  sameHex: 'HC-MOVE-1',
  tooDear: 'HC-MOVE-7',
  notFree: 'HC-MOVE-11',
  noWayOut: 'HC-MOVE-9',
  noMovePoints: 'HC-ABL-1',
  nailed: 'HC-LGD-BER-3',
  legendOnly: 'HC-TAC-13',

  enemyThere: 'HC-BASE-1',
  buildingThere: 'HC-BASE-1',
  townsfolkThere: 'HC-BASE-2',
  hexFull: 'HC-BASE-3',
  tooManyUnits: 'HC-BASE-3',

  spawnElsewhere: 'HC-SPWN-1',
  noHaintsLeft: 'HC-SPWN-5',
  nowhereToSpawn: 'HC-SPWN-4',

  outOfRange: 'HC-ATK-3',
  noEnemyThere: 'HC-ATK-2',
  nobodyInRange: 'HC-ATK-2',
  attackMade: 'HC-ATK-4',
  attackFixed: 'HC-ATK-4',
  legendProtected: 'HC-ATK-5',
  pushOneHex: 'HC-ATK-22',
  noHaintThere: 'HC-ATK-22',
  rageAttacks: 'HC-LGD-MAL-1',

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
  movedAlready: 'HC-LGD-LEV-2',
  pathBlocksLevi: 'HC-LGD-LEV-4',

  noTownsfolkThere: 'HC-RES-1',
  townsfolkWalked: 'HC-RES-6',
  noFooting: 'HC-RES-2',
  noWalkThere: 'HC-RES-2',
  notOnBrambles: 'HC-RES-3',
  homeNotHeld: 'HC-RES-4',

  noOwnHaint: 'HC-TAC-7',
  nobodyThere: 'HC-LGD-BER-2',
  unitThere: 'HC-PLC-3',
  objectiveThere: 'HC-PLC-3',
  tokenThere: 'HC-UPG-3',
  notCloserToLegend: 'HC-TAC-1',
  notFarther: 'HC-TRK-33',
  onlyTerrain: 'HC-LGD-BER-1',
  legendTerrain: 'HC-LGD-PRI-1',

  notInLine: 'HC-TAC-3',
  hexNotEmpty: 'HC-TAC-5',
  noUnitToJoin: 'HC-TAC-7',
  leapOverStorm: 'HC-TAC-9',
  sameHaint: 'HC-TAC-10',
  notBack: 'HC-TAC-10',

  noStormBeside: 'HC-UPG-2',
  noStormThere: 'HC-UPG-2',
  nothingToPull: 'HC-UPG-6',

  nailsOut: 'HC-LGD-BER-2',
  nailAdjacent: 'HC-LGD-BER-2',
  nailedAlready: 'HC-LGD-BER-2',
  ownLegendHex: 'HC-LGD-MAL-1',
  goadsOut: 'HC-LGD-PRI-1',
  goadThere: 'HC-LGD-PRI-1',
  goadJustLaid: 'HC-LGD-PRI-1',
  noGoadThere: 'HC-LGD-PRI-5',
  nobodyToScout: 'HC-LGD-SKB-1',
  riseNear: 'HC-LGD-COR-1',
  haintTerrain: 'HC-LGD-KAI-1',
  laidThere: 'HC-LGD-MIL-2',

  pathThere: 'HC-PATH-7',
  townsfolkStays: 'HC-TRK-31',
  tokenOfTownsfolk: 'HC-TRK-31',
  besideTownsfolk: 'HC-TRK-31',
  stormBeside: 'HC-TRK-33',
  objectiveTerrain: 'HC-PLC-3',

  cardNotYourTurn: 'HC-CARD-1',
  cardMidAction: 'HC-CARD-1',
  cardPlayed: 'HC-CARD-1',
  cardAfterAction: 'HC-TAC-12',
  nobodyToLure: 'HC-TAC-1',
  noTokenInLine: 'HC-TAC-3',
  noTownsfolkToJoin: 'HC-TAC-4',
  noEmptyHex: 'HC-TAC-5',
  notBesideLegend: 'HC-TAC-6',
  nobodyToTransfer: 'HC-TAC-7',
  noStormToLeap: 'HC-TAC-9',
  nobodyToScare: 'HC-TAC-10',
  noCubesLeft: 'HC-TAC-11',
  noWildTokens: 'HC-TAC-12',
  noCubesToBanish: 'HC-TAC-16',
  legendCannotMove: 'HC-TAC-13',
  cardDoesNothing: 'HC-CARD-1',

  returnFirst: 'HC-TRK-12',
  upgradeOnlyDrawn: 'HC-CARD-2',
  upgradePlayed: 'HC-CARD-2',
  upgradeNeedsMove: 'HC-CARD-2',
  upgradeNeedsSpawn: 'HC-CARD-2',
  upgradeNeedsStrengthen: 'HC-CARD-2',

  cardCalled: 'HC-HCRD-1',
  cardLaid: 'HC-HACT-2',
  treeFallen: 'HC-HACT-8',
  noActionsLeft: 'HC-HACT-1',

  noTileThere: 'HC-BON-1',
  tileUsed: 'HC-BON-2',
  tileNoJar: 'HC-BON-2',
  tileOtherJar: 'HC-BON-4',
  tileMidAction: 'HC-BON-2',
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
