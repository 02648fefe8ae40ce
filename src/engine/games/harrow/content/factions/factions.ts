import type { FactionId } from '../../state/players.ts';
import type { Faction } from './faction.ts';
import { family } from './family.ts';
import { kammi } from './kammi.ts';
import { protectors } from './protectors.ts';

export const factions = { protectors, family, kammi } as const satisfies Record<FactionId, Faction>;
