import { type LayoutId, layoutIds } from '../../../../src/app/harrow/layout-ids.ts';
import { mix } from '../../ink/colour.ts';
import { engrave, rays } from '../../ink/cuts.ts';
import { circ, D, line, type Point, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { F, G, S } from '../../ink/svg.ts';
import { type Picture, picture } from '../../picture.ts';
import { bough, drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { dress } from '../pieces/factions.ts';
import { jar } from '../pieces/jar.ts';
import { child } from './figures.ts';
import { foreground, landscape } from './landscape.ts';
import { MOUTH_FOOT, mouthFrames, mouthLight } from './mouth.ts';
import { BARK, BARK_LIT, oak } from './oak.ts';
import { crow } from './silhouettes.ts';
import { type HangingJar, type View, views } from './view.ts';

/** The long limb from the trunk to the left edge; title above, menu below. Points from the trunk's axis. */
const limbPoints: readonly Point[] = [
  [-86, 412],
  [-90, 366],
  [-122, 324],
  [-212, 306],
  [-312, 318],
  [-432, 330],
  [-562, 312],
  [-702, 324],
  [-822, 306],
  [-942, 314],
  [-1072, 322],
  [-1260, 308],
];

function limbSpine(view: View): Point[] {
  const spine = limbPoints.map(([dx, y]): Point => [view.oak + dx, y]);
  const beyond = spine.findIndex(([x]) => x < -20);
  return spine.slice(0, beyond + 1);
}

/** Drawn behind the trunk with its ink line, then again over it without: so limb and trunk grow together. */
function longLimb(view: View, ink: number): string {
  seed(61);
  const look = {
    colour: BARK,
    lit: BARK_LIT,
    light: [-0.3, -0.95] as Point,
    ink,
    thinStart: true,
    detail: view.detail,
  };
  return bough(limbSpine(view), 54, 13, look);
}

/** Where twigs leave the limb: distance from the axis, y, angle, length, width. */
const limbTwigs: readonly (readonly [number, number, number, number, number])[] = [
  [-392, 318, 2.4, 70, 6],
  [-292, 306, -2.4, 70, 6],
  [-462, 312, -2.5, 46, 5],
  [-802, 300, 2.8, 90, 6],
  [-852, 300, 3.4, 90, 7],
  [-212, 308, 2, 80, 6],
];

function hangingJar({ x, from, foot, scale, name, faction }: HangingJar): string {
  seed(62 + Math.round(x));
  const { glow, rays: ray } = dress[faction];
  const cord = D(wob(line(x, from, x + 2, foot - 132 * scale, 8), 1.2, 0.05, 6, false), false);
  const middle = foot - 50 * scale;
  return (
    S(cord, C.ink, 3.4) +
    S(cord, mix(C.bog, C.paper, 0.3), 1.2) +
    F(D(wob(circ(x + 2, middle, 96 * scale), 4, 0.05)), glow, 'opacity=".22"') +
    F(rays(x + 2, middle, 64 * scale, 100 * scale, 30, 6 * scale), ray) +
    G(x + 2, foot, scale, jar(name, faction))
  );
}

function title(view: View): string {
  seed(60);
  const thin = limbTwigs
    .filter(([dx]) => view.oak + dx > 0)
    .flatMap(([dx, y, angle, len, w]) => twigs(view.oak + dx, y, angle, len, w, 2));
  const scene =
    landscape(view) +
    longLimb(view, 4.4) +
    G(view.oak, 0, 1, oak({ detail: view.detail })) +
    foreground(view) +
    G(view.oak - 74, 704, 1.14, child()) +
    drawTwigs(thin, C.ink) +
    longLimb(view, 0) +
    G(view.crow, 303, 0.9, crow()) +
    view.jars.map(hangingJar).join('');
  return G(0, view.drop * view.k, view.k, scene);
}

function titlePicture(size: LayoutId): Picture {
  const view = views[size];
  const { w, h, k, drop } = view;
  const onLimb = limbSpine(view).map(([x, y]) => [Math.round(x * k), Math.round((y + drop) * k)]);
  return picture(`title-${size}`, { x: 0, y: 0, w, h }, () => title(view), {
    mouth: { x: view.oak * k, y: (MOUTH_FOOT + drop) * k, scale: k },
    limb: onLimb,
  });
}

/** Ember engraving that rises from the foot of the letters: a background for the title, clipped to its text. */
function letterFire(): string {
  seed(70);
  const [w, h] = [600, 140];
  const rise = (from: number, over: number, most: number) => (_: number, y: number) =>
    Math.max(0, Math.min(most, (y - from) / over));
  const ember = engrave(rect(0, 0, w, h), 0, 4.6, rise(h * 0.4, h * 0.42, 0.95), { wave: 3, wl: 50, step: 8 });
  const red = engrave(rect(0, 0, w, h), 0, 4.6, rise(h * 0.7, h * 0.3, 0.8), { wave: 3, wl: 50, step: 8 });
  return F(D(rect(0, 0, w, h)), C.paper) + F(ember, C.ember) + F(red, mix(C.prot, C.ink, 0.2));
}

export const titles = (): readonly Picture[] => [
  ...layoutIds.map(titlePicture),
  ...mouthFrames.map((frame) =>
    picture(`title-mouth-${frame}`, { x: -100, y: -290, w: 200, h: 300 }, () =>
      G(0, -MOUTH_FOOT, 1, mouthLight(frame)),
    ),
  ),
  picture('pattern-title', { x: 0, y: 0, w: 600, h: 140 }, letterFire),
];
