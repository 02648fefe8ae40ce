import { alliance } from './alliance/traits.ts';
import { eyrie } from './eyrie/traits.ts';
import type { FactionId } from './ids.ts';
import { marquise } from './marquise/traits.ts';
import type { Traits } from './traits.ts';
import { vagabond } from './vagabond/traits.ts';

const factions: Readonly<Record<FactionId, Traits>> = { mc: marquise, ed: eyrie, wa: alliance, vb: vagabond };

export const traitsOf = ({ faction }: { readonly faction: FactionId }): Traits => factions[faction];
