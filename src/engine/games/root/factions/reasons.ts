import type { Reasons } from '../refusals/reasons.ts';
import { allianceReasons } from './alliance/reasons.ts';
import { eyrieReasons } from './eyrie/reasons.ts';
import type { FactionId } from './ids.ts';
import { marquiseReasons } from './marquise/reasons.ts';
import { vagabondReasons } from './vagabond/reasons.ts';

const reasons: Readonly<Record<FactionId, Reasons>> = {
  mc: marquiseReasons,
  ed: eyrieReasons,
  wa: allianceReasons,
  vb: vagabondReasons,
};

export const reasonsOfFaction = ({ faction }: { readonly faction: FactionId }): Reasons => reasons[faction];
