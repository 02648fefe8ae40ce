import { mix } from '../../ink/colour.ts';
import { comb, flow, gouge } from '../../ink/cuts.ts';
import { circ, cr, D, pp, tr } from '../../ink/geometry.ts';
import { noise, rr, seed } from '../../ink/random.ts';
import { clip, F, FS, G } from '../../ink/svg.ts';
import { cutLines, disc, ground, horn, skin } from '../../shell/bust.ts';
import { C } from '../inks.ts';

const dusk = mix(C.fam, C.moon, 0.55);

const mare = pp(
  'M114 54 L104 20 Q124 28 131 48 L142 22 Q152 44 150 62 C178 88 198 150 204 248 L74 248 C92 222 104 200 102 180 C94 174 84 172 76 178 C70 190 56 194 47 189 C45 196 34 194 30 186 C22 178 22 164 30 154 C38 138 50 122 60 104 C72 80 90 60 114 54',
);

/** Tongues of ink blown back from the neck. */
function mane(): string {
  let d = '';
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const x = 126 + t * 66;
    const y = 44 + t * t * 150;
    const reach = rr(40, 66);
    const lift = rr(-18, 4);
    const tongue = `M${x - 12} ${y + 6} C${x + reach * 0.3} ${y - 18} ${x + reach * 0.6} ${y + lift} ${x + reach} ${y - rr(4, 26)}`;
    d += horn(pp(tongue), 26, 0.98, 1);
  }
  return F(d, C.ink);
}

function neckAndHead(fine: boolean): string {
  const shape = FS(D(mare), C.ink, C.ink, 5);
  if (!fine) {
    return shape + F(cutLines(['M112 60 C88 68 70 90 60 112', 'M106 186 C104 206 96 226 84 244'], 6), C.moon);
  }
  const maneLight = flow(pp('M132 52 C152 66 168 104 178 150'), pp('M150 48 C176 70 192 110 200 150'), 7, (u, t) =>
    noise(u * 7, t * 6) > 0.3 ? 2.6 : 0,
  );
  const edge =
    comb(pp('M110 58 C88 66 72 86 62 108 C52 126 42 140 34 154'), 30, 16, 26, 3, { spread: 24 }) +
    comb(pp('M64 176 Q78 166 96 170'), -60, 14, 8, 2.6, { spread: 20 }) +
    comb(pp('M104 176 C106 200 96 222 82 244'), 10, 16, 17, 2.8, { spread: 18 });
  const cheekAndEars =
    cutLines(['M70 130 C84 134 96 146 104 164', 'M108 30 Q116 36 120 48'], 4) +
    cutLines(['M80 122 C96 128 108 140 114 156', 'M143 34 Q146 46 144 56'], 2.8);
  return shape + F(maneLight, dusk) + clip(mare, F(edge, C.moon) + F(cheekAndEars, dusk));
}

/** A white eye that weeps, a hot nostril, bared teeth. */
function features(): string {
  const gaps = ['M41 178 L42 187', 'M49 179 L50 188', 'M57 180 L57 186'];
  return (
    F(D(pp('M80 100 Q92 86 108 96 Q100 108 88 106')) + cutLines(['M88 106 Q84 118 86 130'], 4), C.white) +
    F(D(circ(95, 98, 3.4, 14)), C.ink) +
    F(cutLines(['M76 94 Q92 78 112 92'], 3.4), C.moon) +
    F(D(pp('M34 162 Q40 154 46 160 Q42 168 36 168')), C.ember) +
    FS(D(pp('M33 178 L66 180 L62 187 L54 184 L50 190 L45 185 L40 190 L36 184')), C.eggshell, C.ink, 2) +
    F(cutLines(gaps, 2), C.ink)
  );
}

const sleeperPlace = { x: 146, y: 190, turn: 0.16 } as const;
const sleeperFace = cr(pp('M0 -42 -22 -32 -28 -6 -20 22 0 38 20 22 28 -6 22 -32'));

/** The sleeper inside the mare: half a face with a closed eye, drawn upright around its own middle. */
function sleeper(fine: boolean): string {
  const { x, y, turn } = sleeperPlace;
  const lean = (content: string): string => G(x, y, 1, content, (turn * 180) / Math.PI);
  const outline = tr(sleeperFace, x, y, 1, turn);
  const shade = pp('M3 -50 L40 -50 L40 50 L-2 50 Q6 30 2 24 Q6 20 2 14 L8 8 Q4 -4 3 -10 Q7 -24 3 -50');
  const cuts =
    comb(pp('M3 -40 Q6 -24 3 -10'), 186, 11, 7, 2.4) +
    comb(pp('M-26 -18 Q-26 6 -16 24'), -4, 10, 9, 2.2) +
    comb(pp('M2 24 Q5 30 0 38'), 188, 9, 5, 2.2);
  const lids = ['M-21 -8 Q-12 0 -4 -7', 'M-9 18 Q-1 15 7 18', 'M-22 -18 Q-12 -24 -3 -18'];
  return (
    FS(D(outline), mix(skin, C.moon, 0.5), C.ink, 4) +
    clip(outline, lean(F(D(shade) + (fine ? cuts : ''), C.ink))) +
    lean(F(cutLines(lids, 4), C.ink) + F(gouge(pp('M8 -8 Q15 -1 22 -8'), 2.6), C.moon))
  );
}

export function kaine(fine: boolean): string {
  seed(136);
  return (
    ground(C.fam, 0.55, -8, { x: 84, y: 88, clear: 64, reach: 110 }) +
    disc(86, 90, 84, mix(C.fam, C.moon, 0.28)) +
    disc(86, 88, 70, mix(C.fam, C.moon, 0.6), 2.5) +
    disc(85, 86, 56, C.moon, 2) +
    mane() +
    neckAndHead(fine) +
    features() +
    sleeper(fine)
  );
}
