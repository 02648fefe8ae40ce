import type { FrameKind } from '../flow.ts';
import type { FramePlays, Play } from '../play.ts';
import { allianceFrames, alliancePlay } from './alliance/play.ts';
import { eyrieFrames, eyriePlay } from './eyrie/play.ts';
import type { FactionId } from './ids.ts';
import { marquiseFrames, marquisePlay } from './marquise/play.ts';
import { vagabondFrames, vagabondPlay } from './vagabond/play.ts';

export const plays: Readonly<Record<FactionId, Play>> = {
  mc: marquisePlay,
  ed: eyriePlay,
  wa: alliancePlay,
  vb: vagabondPlay,
};

/** What is under way only because of a faction. */
export const factionFrames = {
  ...marquiseFrames,
  ...eyrieFrames,
  ...allianceFrames,
  ...vagabondFrames,
} satisfies Partial<FramePlays<FrameKind>>;
