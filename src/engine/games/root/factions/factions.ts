import { alliance } from './alliance/traits.ts';
import { byFaction } from './by-faction.ts';
import { eyrie } from './eyrie/traits.ts';
import type { FactionId } from './ids.ts';
import { marquise } from './marquise/traits.ts';
import type { Traits } from './traits.ts';
import { vagabond } from './vagabond/traits.ts';

const factions: Readonly<Record<FactionId, Traits>> = { mc: marquise, ed: eyrie, wa: alliance, vb: vagabond };

const traits = byFaction((faction) => factions[faction]);

export const traitsOf = ({ faction }: { readonly faction: FactionId }): Traits => traits(faction);
