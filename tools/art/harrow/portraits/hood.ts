import { mix } from '../../ink/colour.ts';
import { comb, engrave, gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, pp, rect, wob } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { bustHeight, bustWidth, ground, halo } from '../../shell/bust.ts';
import { GOBLIN, HAZE } from '../cards/goblin-skin.ts';
import { C } from '../inks.ts';

/** The cloth of the sack that Kammi and her goblin hide under. */
export const sacking = mix(C.bog, C.paper, 0.58);

/** Its empty corner falls to the right: with two corners it would be a bear. */
const sack = pp(
  'M60 188 C44 156 42 104 56 72 C66 48 82 36 98 33 C108 14 136 4 170 22 C160 26 154 34 156 46 C148 46 143 50 141 57 C156 88 158 146 140 188',
);
const shade = pp('M112 8 L190 8 L180 200 L112 200 Q128 160 118 124 Q128 80 112 8');
const cloak = pp('M-6 250 C4 212 36 196 66 184 L134 184 C164 196 196 212 206 250');
const noose = 'M60 180Q100 200 141 180';

function weave(deg: number, fine: boolean): string {
  const threads = engrave(rect(30, 0, 150, 200), deg, fine ? 7 : 12, () => 0.2, {
    wave: 2,
    wl: 30,
    step: fine ? 8 : 28,
  });
  return F(threads, mix(sacking, C.ink, 0.5));
}

function cloth(fine: boolean): string {
  const folds =
    gouge(pp('M100 36 Q120 26 150 28'), 4) +
    gouge(pp('M96 40 Q84 52 78 66'), 3.4) +
    gouge(pp('M102 42 Q100 56 104 68'), 3.4);
  const edge = comb(pp('M52 80 Q46 116 54 156'), 0, 15, 14, 3);
  return (
    FS(D(sack), sacking, C.ink, 5) +
    clip(
      sack,
      weave(42, fine) +
        weave(-48, fine) +
        F(hatch(shade, 68, fine ? 6 : 9, fine ? 3.6 : 5.4), C.ink) +
        F(folds, C.ink) +
        (fine ? F(edge, mix(sacking, C.ink, 0.55)) : ''),
    )
  );
}

/** Two holes cut in haste, one torn down the cheek; the mouth is sewn shut. */
const face = (): string =>
  F(
    D(wob(pp('M62 96 Q76 78 94 94 Q92 110 78 112 Q66 110 62 96'), 1.2, 0.1)) +
      D(wob(pp('M110 92 L140 82 L138 104 L130 112 L128 128 L122 112 L114 106'), 1, 0.1)),
    C.ink,
  ) +
  F(D(pp('M72 97 Q79 91 87 98 Q79 103 72 97')) + D(pp('M117 98 Q125 91 132 96 Q125 103 117 98')), C.lit) +
  F(D(circ(80, 97, 2.6)) + D(circ(125, 97, 2.4)), C.ink) +
  F(gouge(pp('M66 156 Q98 142 134 152'), 5, { a: 0.6, b: 0.6 }), C.ink) +
  S('M74 144L76 164M88 140L90 159M103 138L104 156M118 140L120 158', C.ink, 4.4);

function shoulders(fine: boolean): string {
  const folds = F(hatch(pp('M100 180 L210 180 L210 250 L110 250'), 66, 6.5, 3.6), C.ink);
  const light = fine ? F(comb(pp('M6 226 C20 206 44 200 64 192'), 70, 24, 12, 3.4), GOBLIN) : '';
  return FS(D(cloak), mix(C.kammi, C.ink, 0.5), C.ink, 4) + clip(cloak, folds + light);
}

/** The same face for both of Kammi's legends: a sack over the head, tied with a noose (HC-KAM-5). */
export function hood(fine: boolean): string {
  seed(147);
  const haze = { disc: HAZE, ray: HAZE, from: 74, to: 128, count: 40, w: 6 };
  return (
    ground(C.kammi, 0.42, 30, { x: 100, y: 104, clear: 66, reach: 110 }) +
    halo({ x: bustWidth / 2, y: bustHeight * 0.43, r: 78, ...haze }) +
    shoulders(fine) +
    cloth(fine) +
    face() +
    S(noose, C.ink, 13) +
    S(noose, mix(C.plains, C.paper, 0.3), 6.4) +
    S('M68 181l6 7M82 186l6 6M98 189l6 4M114 188l6 1M128 183l6 -2', C.ink, 2.4)
  );
}
