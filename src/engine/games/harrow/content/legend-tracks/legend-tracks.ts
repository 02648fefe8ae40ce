import type { FactionId, TrackSide } from '../../state/players.ts';
import type { HarrowState } from '../../state.ts';
import { gridCubes } from './grid-cubes.ts';
import { paths } from './paths.ts';
import { pullingStorms } from './pulling-storms.ts';
import { pushingStorms } from './pushing-storms.ts';
import { replay } from './replay.ts';
import { townsfolkTrack } from './townsfolk.ts';
import type { LegendTrack } from './track.ts';

const legendTracks: Readonly<Record<FactionId, Readonly<Record<TrackSide, LegendTrack>>>> = {
  protectors: { a: paths, b: townsfolkTrack },
  family: { a: pullingStorms, b: pushingStorms },
  kammi: { a: replay, b: gridCubes },
};

export function trackOf(s: HarrowState, seat: number): LegendTrack {
  const { faction, track } = s.seats[seat];
  return legendTracks[faction][track];
}
