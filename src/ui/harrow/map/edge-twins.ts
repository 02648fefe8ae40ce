import type { HarrowApp } from '../../../app/harrow/harrow-app.ts';
import { frameOf } from '../../../engine/games/harrow/flow.ts';
import { type Arrow, arrowWays } from '../../../engine/games/harrow/state/fair.ts';
import { t } from '../../../i18n/harrow/text.ts';
import { isOpen } from '../../../session/harrow/interaction/spot-offers.ts';
import { edgeSpot, waySpot } from '../../../session/harrow/spots.ts';
import type { SpotId } from '../../../session/spot.ts';
import type { Twin } from '../../twins.ts';
import { wayName } from '../words/fair-terms.ts';
import { arrowPlace } from './search-places.ts';

/** The least a finger can hit, and the size of an arrow's button where hexes have a side of 49. */
const finger = 44;
const size = 54;

function edgeTwin(app: HarrowApp, arrow: Arrow, spot: SpotId, control: string, name: string): Twin {
  const { layout } = app.stage;
  const { x, y } = arrowPlace(layout, arrow);
  const { view } = app;
  const side = Math.max(finger, (size * layout.map.hexSide * view.scale) / 49);
  return {
    spot,
    control,
    place: [x * view.scale + view.x - side / 2, y * view.scale + view.y - side / 2, side, side],
    name,
    look: 'edge-arrow',
    more: { title: name },
  };
}

/** Beyond the edge of the county: where the next arrow could lie, and arrows that can be pointed out or taken back. */
export function edgeTwins(app: HarrowApp): Twin[] {
  const s = app.match?.session.state;
  const { interaction } = app;
  if (!s?.fair || !interaction) return [];
  const hex = frameOf(s, 'arrow')?.hex;
  const ways = hex === undefined ? [] : arrowWays.filter((way) => isOpen(interaction, waySpot(way)));
  return [
    ...ways.map((way) => {
      const name = t('fair:rail.way', { way: wayName(way) });
      return edgeTwin(app, { hex: hex ?? 0, way, turned: false }, waySpot(way), `way-${way}`, name);
    }),
    ...s.fair.arrows.flatMap((arrow, i) => {
      if (!isOpen(interaction, edgeSpot(i))) return [];
      const name = t(arrow.turned ? 'fair:rail.arrowTurned' : 'fair:rail.arrow', { n: i + 1, way: wayName(arrow.way) });
      return [edgeTwin(app, arrow, edgeSpot(i), `edge-${i}`, name)];
    }),
  ];
}
