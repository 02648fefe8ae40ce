import type { SoloEvent } from '../../engine/games/harrow/events/solo.ts';
import type { HarrowEvent } from '../../engine/games/harrow/events.ts';

export function isSoloStep(event: HarrowEvent): event is SoloEvent {
  return event.type.startsWith('solo');
}

/** What the fights and the points of every game come to: in the solo game nobody decides them. */
const unasked = [
  'majority',
  'attackSucceeded',
  'attackFailed',
  'killed',
  'legendHit',
  'legendPushed',
  'legendStayed',
  'flameDoused',
  'fireOut',
  'hesterLeft',
  'pairReturned',
  'spoonTurned',
  'plateFilled',
  'plateEmptied',
  'townsfolkRescued',
  'buildingDestroyed',
  'scored',
  'sacrificeTaken',
  'snakeBack',
] as const satisfies readonly HarrowEvent['type'][];

export type AutomaticEvent = SoloEvent | Extract<HarrowEvent, { type: (typeof unasked)[number] }>;

/** Is it a step of the automatic factions, or what it brought? For events of a solo game; `isHers`: of an action in Hester's own turn. */
export function isAutomatic(event: HarrowEvent, isHers = false): event is AutomaticEvent {
  // What she does brings these about as well.
  if (isHers && (event.type === 'sacrificeTaken' || event.type === 'snakeBack')) return false;
  // Hester leaves the map of her own will too.
  if (event.type === 'hesterLeft') return event.why === 'killed';
  return isSoloStep(event) || (unasked as readonly string[]).includes(event.type);
}

/** What another sentence tells, or nobody needs to wait for. */
const silent: ReadonlySet<HarrowEvent['type']> = new Set([
  'turnBegan',
  'paid',
  'tokenSorted',
  'tokenReturned',
  'tokensDrawn',
  'abilityChosen',
  'majority',
  'cubesDiscarded',
  'cardDrawn',
]);

/** Is it a step of a bot's turn that a player may want to look at before the next? */
export function isBotsStep(event: HarrowEvent): boolean {
  return !silent.has(event.type);
}

/** What is told to everybody between two rounds: who held the brambles, the score, who has the lantern now. */
export function isRoundNews(event: HarrowEvent): boolean {
  if (event.type === 'scored') return event.why === 'brambles';
  return event.type === 'roundEnded' || (event.type === 'roundBegan' && event.round > 1);
}
