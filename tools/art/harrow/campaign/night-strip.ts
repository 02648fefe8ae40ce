import { mix } from '../../ink/colour.ts';
import { flow } from '../../ink/cuts.ts';
import { D, type Point, pp } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { F, FS, G } from '../../ink/svg.ts';
import { bough, drawTwigs, twigs } from '../../shell/tree/bough.ts';
import { C } from '../inks.ts';
import { BARK, BARK_LIT, oak } from '../title/oak.ts';
import { barn, bat, church, fir, house, mill, moon } from '../title/silhouettes.ts';
import { night } from '../tree/sky.ts';
import type { CampaignLayout } from './layouts.ts';

/** Where the title's oak has its ground. */
const OAK_GROUND = 606;

/** The strip of night above the ground: moon, firs and the county against it. */
export function nightStrip({ cut, ground, moon: at, county, oak: { x: trunk }, detail }: CampaignLayout): string {
  seed(900);
  const [mx, my, mr] = at;
  const lights = [
    { x: mx, y: my, r: mr * 8, power: 0.8 },
    { x: trunk, y: ground - 20, r: ground * 1.3, power: 0.16 },
  ];
  const sky = night(0, 0, cut + 8, ground + 30, lights, {
    gap: 5.8 / Math.sqrt(detail),
    ambient: 0.12,
    line: mix(C.night, C.moon, 0.5),
    wave: 5,
    step: 11,
  });
  const disc = moon(mx, my, mr);
  seed(901);
  let woods = '';
  for (let x = 0; x < cut; x += rr(9, 17)) woods += fir(x, ground + 6, rr(16, 36));
  const { scale } = county;
  const near = [-70, -54, 34, 116, 134].map((dx, i) => fir(county.church + dx, ground + 6, 40 + ((i * 17) % 24)));
  const far = [-80, -62, 62, 78].map((dx, i) => fir(county.barn + dx, ground + 6, 38 + ((i * 13) % 22)));
  return (
    sky +
    disc +
    F(bat(mx - 146, my - 18, 0.7) + bat(mx - 106, my + 4, 0.5), C.ink) +
    F(woods, mix(C.night, C.moon, 0.12)) +
    G(county.church, ground + 3, scale, church(C.ink, C.ray)) +
    G(county.house, ground + 2, scale, house(C.ink, C.ray)) +
    G(county.barn, ground + 4, scale, barn(C.ink, C.ray)) +
    G(county.mill, ground + 2, scale, mill(C.ink)) +
    G(county.farm, ground + 3, scale, house(C.ink, C.ray)) +
    F(near.join('') + far.join(''), C.ink)
  );
}

const boughs: readonly (readonly Point[])[] = [
  [
    [-14, -230],
    [-70, -318],
    [-190, -352],
    [-330, -384],
    [-470, -372],
    [-620, -392],
  ],
  [
    [16, -230],
    [80, -312],
    [200, -346],
    [340, -376],
    [480, -352],
    [640, -384],
  ],
];
/** Where twigs leave them: x, y, angle, length, width. */
const boughTwigs: readonly (readonly [number, number, number, number, number])[] = [
  [-330, -380, 2.6, 190, 15],
  [-200, -350, 2.3, 150, 13],
  [-600, -390, 3, 150, 12],
  [-470, -372, 3.6, 170, 13],
  [210, -346, 0.8, 150, 13],
  [350, -372, 0.4, 200, 15],
  [480, -352, 0.9, 150, 12],
  [620, -384, 0.1, 150, 12],
];

/** The two low boughs that are seen of the crown, in the oak's box. */
function crown(detail: number): string {
  seed(902);
  const up = (pts: readonly Point[]): Point[] => pts.map(([x, y]): Point => [x, y + OAK_GROUND]);
  const thin = boughTwigs.flatMap(([x, y, angle, len, w]) => twigs(x, y + OAK_GROUND, angle, len, w, 2));
  const look = { colour: BARK, lit: BARK_LIT, ink: 9, detail };
  return drawTwigs(thin, C.ink) + boughs.map((spine) => bough(up(spine), 96, 24, look)).join('');
}

/** What the trunk stands on: the wood runs on below the grass, and the roots come from under it. */
function foot(): string {
  seed(903);
  const edge = pp(
    'M-250 596 C-190 622 -150 630 -116 652 C-84 664 -50 640 -10 654 C30 668 70 640 110 656 C150 640 200 624 256 596',
  );
  const top = pp('M-250 590 C-180 600 -130 604 -60 604 Q0 604 64 604 C134 604 190 600 256 590');
  const cuts = flow(top, edge, 7, (u, t) => 7 * (1 - u * 0.5) * (noise(u * 9, t * 9) > 0.34 ? 1 : 0.3));
  const embers = flow(top.slice(12, -12), edge.slice(12, -12), 4, (u, t) => (u < 0.7 ? 6 : 0) * Math.sin(Math.PI * t));
  return (
    FS(D([...top, ...[...edge].reverse()]), BARK, C.ink, 9) +
    F(cuts, mix(BARK, BARK_LIT, 0.45)) +
    F(embers, mix(C.ember, C.ink, 0.3))
  );
}

/** The oak of the title, with its face, on the grass. */
export function oakAbove({ ground, oak: { x, scale }, detail }: CampaignLayout): string {
  const share = 0.42 * detail;
  return G(x, ground - OAK_GROUND * scale, scale, crown(share) + foot() + oak({ detail: share }));
}
