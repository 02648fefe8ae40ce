import { mix } from '../../ink/colour.ts';
import { G } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { C } from '../inks.ts';
import type { LandLight } from '../title/morning.ts';
import { morningCounty } from '../title/morning-land.ts';
import { burningCounty, burningFrame } from './burning-county.ts';
import { figure } from './figure.ts';
import { oak, oakGround } from './oak.ts';
import { backRoots, frontRoots, rootFires } from './roots.ts';
import { nightSky } from './sky.ts';
import { armSnake, snakes } from './snakes.ts';
import { HORIZON, type Night, nights } from './view.ts';

// The night that does not end, behind the end of a game that Hester wins: the county of the two mornings, her roots over
// it. Papers lie left and right and the words above; she stands in the gap between them.

const emberLight: LandLight = {
  dusk: mix(C.prot, C.ink, 0.75),
  far: mix(mix(C.prot, C.night, 0.5), C.ink, 0.5),
  near: mix(C.brambles, C.ink, 0.6),
  mist: mix(C.prot, C.ember, 0.3),
  rows: mix(C.brambles, C.prot, 0.5),
  soil: mix(mix(C.bog, C.prot, 0.3), C.ink, 0.66),
  shine: mix(C.ember, C.prot, 0.3),
  glint: C.ember,
};

function draw(night: Night): string {
  const { w, h, k, drop } = night;
  const placed = (content: string): string => G(w / 2, drop * k, k, content);
  return (
    placed(nightSky(night)) +
    morningCounty({ w, h, k, horizon: (HORIZON + drop) * k, ...emberLight }) +
    placed(
      burningCounty(night) +
        oakGround() +
        backRoots(night) +
        oak(night) +
        frontRoots(night) +
        figure(night) +
        armSnake() +
        burningFrame(night) +
        rootFires(night) +
        snakes(),
    )
  );
}

export const hesterNights = (): readonly Picture[] =>
  Object.entries(nights).map(([size, night]) =>
    picture(`end-hester-${size}`, { x: 0, y: 0, w: night.w, h: night.h }, () => draw(night)),
  );
