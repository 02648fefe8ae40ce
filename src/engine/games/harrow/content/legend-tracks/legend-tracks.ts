import type { FactionId, TrackSide } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { paths } from './paths.ts';
import { pullingStorms } from './pulling-storms.ts';
import { pushingStorms } from './pushing-storms.ts';
import { townsfolkTrack } from './townsfolk.ts';
import type { LegendTrack } from './track.ts';

const legendTracks: Readonly<Record<FactionId, Readonly<Record<TrackSide, LegendTrack>>>> = {
  protectors: { a: paths, b: townsfolkTrack },
  family: { a: pullingStorms, b: pushingStorms },
};

export function trackOf(s: HarrowState, seat: number): LegendTrack {
  const { faction, track } = s.seats[seat];
  return legendTracks[faction][track];
}
