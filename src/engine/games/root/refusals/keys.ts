/** Every reason why something is refused, with the rule it comes from. The sentences come with the screens. */
export const refusalRules = {
  gameOver: 'RT-3.1-1',
  diceFirst: 'RT-4.3.2-1',
  decideFirst: 'RT-1.4.2',
  notNow: 'RT-1.4.1-1',

  notInHand: 'RT-1.2.1',
  wrongSuit: 'RT-2.1.1-1',
  notABird: 'RT-2.1.1.II',
  noAmbush: 'RT-4.3.1-1',

  notAdjacent: 'RT-2.2.1',
  noWarriorsThere: 'RT-4.2-1',
  notRuled: 'RT-4.2.1',
  noAttacker: 'RT-4.3-1',
  nobodyToFight: 'RT-4.3-1',
  partner: 'RT-G.1.27',

  neverCrafted: 'RT-2.1.5',
  tooFewCraftingPieces: 'RT-4.1.1-3',
  itemGone: 'RT-4.1.2-3',
  craftedAlready: 'RT-4.1.4',

  noSlot: 'RT-2.2.3',
  keepThere: 'RT-6.2.2-1',
  noneLeft: 'RT-1.5.1',

  tooFewPoints: 'RT-3.3.1-1',
  dominanceActive: 'RT-3.3.2',
  noCoalition: 'RT-9.2.8-1',
  wrongPartner: 'RT-9.2.8-2',
  notAvailable: 'RT-3.3.4',
  usedAlready: 'RT-4.1.3',

  noActionsLeft: 'RT-6.5-2',
  recruitedAlready: 'RT-6.5.3',
  noRecruiter: 'RT-6.5.3',
  noSawmill: 'RT-6.5.5',
  siteNotRuled: 'RT-6.5.4.I',
  noWood: 'RT-6.5.4.II',
  notByTheKeep: 'RT-6.3.4',

  twoBirds: 'RT-7.4.2',
  otherColumn: 'RT-7.5.2-1',
  cardDoesNotFit: 'RT-7.5.2-2',
  noRoost: 'RT-7.5.2.I',
  roostThere: 'RT-7.5.2.IV',
  stillPossible: 'RT-OQ-9',
  fewerWarriorsElsewhere: 'RT-7.4.3',

  notSympathetic: 'RT-8.4.1.I',
  baseStands: 'RT-8.4.1.I',
  tooFewSupporters: 'RT-8.4.2.II',
  sympathyThere: 'RT-8.2.5.I',
  notNextToSympathy: 'RT-8.4.2.I',
  noBase: 'RT-8.5.3',

  inForest: 'RT-OQ-114',
  intoForest: 'RT-9.5.1',
  itemNotReady: 'RT-9.2.5',
  hostileWarriors: 'RT-9.2.9.III.b',
  noRuin: 'RT-9.5.3',
  nobodyThere: 'RT-9.5.4',
  questElsewhere: 'RT-9.5.5',
  warriorsFirst: 'RT-9.5.6',
  notDamaged: 'RT-9.5.7',
  otherCharacter: 'RT-9.5.9',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalKey = keyof typeof refusalRules;

export interface Refusal {
  readonly key: RefusalKey;
  readonly rule: string;
}

export const refuse = (key: RefusalKey): Refusal => ({ key, rule: refusalRules[key] });
