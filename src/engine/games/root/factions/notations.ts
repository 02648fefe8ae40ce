import { allianceNotation } from './alliance/notation.ts';
import { eyrieNotation } from './eyrie/notation.ts';
import type { FactionId } from './ids.ts';
import { marquiseNotation } from './marquise/notation.ts';
import type { SideNotation } from './side-notation.ts';
import { vagabondNotation } from './vagabond/notation.ts';

export const sideNotations: Readonly<Record<FactionId, SideNotation>> = {
  mc: marquiseNotation,
  ed: eyrieNotation,
  wa: allianceNotation,
  vb: vagabondNotation,
};

/** RT-NO-5: how a faction is set up where a position does not say it, in actions. */
export const defaultSetUps: Readonly<Record<FactionId, readonly string[]>> = {
  mc: ['keep c1', 'place sawmill c1', 'place workshop c5', 'place recruiter c9'],
  ed: ['corner c3', 'leader builder'],
  wa: [],
  vb: ['character thief', 'start fa'],
};
