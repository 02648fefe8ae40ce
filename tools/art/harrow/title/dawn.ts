import { type Picture, picture } from '../../picture.ts';
import { stageSize } from '../stage-size.ts';
import { fullMoon, type Morning, moonset, sunrise, witching } from './morning.ts';
import { morningFrame } from './morning-frame.ts';
import { morningCounty } from './morning-land.ts';
import { hangedDolls, risingMoths } from './morning-signs.ts';
import { flock, morningClouds, morningSky, rain } from './morning-sky.ts';

// The morning after, behind the end of a game. The middle is kept calm: the result lies there.

const draw = (m: Morning): string =>
  morningSky(m) + morningClouds(m) + morningCounty(m) + flock(m) + (m.rain ? rain(m) : '') + morningFrame(m);

const sizes = {
  desktop: { ...stageSize('desktop'), k: 1, horizon: 470 },
  tablet: { ...stageSize('tablet'), k: 1, horizon: 510 },
  upright: { ...stageSize('upright'), k: 0.62, horizon: 236 },
  'upright-tablet': { ...stageSize('upright-tablet'), k: 0.8, horizon: 250 },
  phone: { ...stageSize('phone'), k: 0.62, horizon: 248 },
} as const;

export const dawns = (): readonly Picture[] =>
  Object.entries(sizes).flatMap(([size, view]) => {
    const box = { x: 0, y: 0, w: view.w, h: view.h };
    return [
      picture(`end-${size}`, box, () => draw({ ...view, ...sunrise })),
      picture(`end-family-${size}`, box, () => draw({ ...view, ...moonset })),
      picture(`end-kammi-${size}`, box, () => draw({ ...view, ...witching }) + hangedDolls({ ...view, ...witching })),
      picture(`end-fair-${size}`, box, () => draw({ ...view, ...fullMoon }) + risingMoths({ ...view, ...fullMoon })),
    ];
  });
