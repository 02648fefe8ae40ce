import type { AutomaticEvent } from '../../../session/harrow/told-events.ts';

/** The rules the automatic factions act by; their names are in the locales (`solo:rule`). */
export const soloRules = [
  'HC-SOLO-21',
  'HC-SOLO-22',
  'HC-SOLO-23',
  'HC-SOLO-24',
  'HC-SOLO-25',
  'HC-SOLO-26',
  'HC-SOLO-27',
  'HC-SOLO-28',
  'HC-SOLO-29',
  'HC-SOLO-30',
  'HC-SOLO-31',
  'HC-SOLO-32',
  'HC-SOLO-33',
  'HC-SOLO-35',
  'HC-SOLO-36',
  'HC-SOLO-37',
  'HC-SOLO-40',
  'HC-SOLO-41',
  'HC-SOLO-42',
  'HC-SOLO-43',
  'HC-SOLO-44',
  'HC-SOLO-45',
  'HC-SOLO-47',
  'HC-SOLO-51',
  'HC-FIRE-23',
  'HC-INF-6',
  'HC-HCD-9',
] as const;
export type SoloRule = (typeof soloRules)[number];

const scoringRules = {
  kill: 'HC-SOLO-45',
  hit: 'HC-SOLO-45',
  fire: 'HC-SOLO-45',
  rescue: 'HC-SOLO-37',
  destroy: 'HC-SOLO-37',
  brambles: 'HC-SOLO-47',
  // Kammi's doll is not in the solo game.
  doll: 'HC-SOLO-45',
} as const;

/** The rule that made them do so. */
export function soloRule(event: AutomaticEvent): SoloRule {
  switch (event.type) {
    case 'soloRevealed':
      return event.why === 'card' ? 'HC-SOLO-24' : event.why === 'spawn' ? 'HC-SOLO-32' : 'HC-SOLO-21';
    case 'soloHexesBarred':
      return event.why === 'spawn' ? 'HC-SOLO-32' : 'HC-SOLO-22';
    case 'soloCubesLost':
      return event.why === 'card' || event.why === 'spawn' ? 'HC-SOLO-27' : 'HC-SOLO-23';
    case 'soloObjective':
      return 'HC-SOLO-21';
    case 'soloExchanged':
      return 'HC-SOLO-25';
    case 'soloSide':
      return 'HC-SOLO-26';
    case 'soloTokensLaid':
      return 'HC-SOLO-28';
    case 'soloField':
      return 'HC-SOLO-29';
    case 'soloCubes':
      return 'HC-SOLO-30';
    case 'soloSpawn':
    case 'soloNoHaints':
      return 'HC-SOLO-31';
    case 'soloGroupMoved':
      if (event.joins) return 'HC-SOLO-36';
      if (event.why === 'around') return 'HC-SOLO-35';
      return event.gone ? 'HC-SOLO-37' : 'HC-SOLO-33';
    case 'soloGroupBlocked':
      return event.why === 'cutOff' ? 'HC-SOLO-35' : 'HC-SOLO-36';
    case 'townsfolkRescued':
    case 'buildingDestroyed':
      return 'HC-SOLO-37';
    case 'soloAttack':
      return event.symbol ? 'HC-SOLO-41' : 'HC-SOLO-42';
    case 'soloNoAttack':
      return 'HC-SOLO-40';
    case 'majority':
      return 'HC-SOLO-43';
    case 'attackSucceeded':
    case 'attackFailed':
    case 'killed':
    case 'legendHit':
    case 'soloForced':
    case 'legendPushed':
    case 'legendStayed':
    case 'flameDoused':
    case 'hesterLeft':
      return 'HC-SOLO-44';
    case 'fireOut':
    case 'plateFilled':
    case 'plateEmptied':
    case 'spoonTurned':
      return 'HC-SOLO-45';
    case 'pairReturned':
      return event.why === 'fireOut' ? 'HC-FIRE-23' : 'HC-SOLO-45';
    case 'scored':
      return scoringRules[event.why];
    case 'sacrificeTaken':
      return 'HC-HCD-9';
    case 'snakeBack':
      return 'HC-INF-6';
    case 'soloLost':
      return 'HC-SOLO-51';
  }
}
