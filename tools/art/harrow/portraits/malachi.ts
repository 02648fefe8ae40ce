import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, line, mirror, type Point, pp } from '../../ink/geometry.ts';
import { rnd, rr, seed } from '../../ink/random.ts';
import { clip, F, FS } from '../../ink/svg.ts';
import { bothHalves, cutLines, disc, glow, ground, horn } from '../../shell/bust.ts';
import { C } from '../inks.ts';

const furLight = mix(C.prot, C.paper, 0.3);

/** The left antler: its beam, then the tines. */
const antler = [
  { path: pp('M84 84 C64 74 36 72 26 44 C22 30 24 18 20 6'), w: 15 },
  { path: pp('M29 52 C16 46 10 36 6 24'), w: 9 },
  { path: pp('M36 66 C40 50 50 42 48 24'), w: 10 },
  { path: pp('M56 76 C58 64 70 56 72 38'), w: 9 },
  { path: pp('M27 40 C34 32 38 24 38 10'), w: 8 },
] as const;

const skull = bothHalves(pp('M100 72 Q78 66 68 82 Q62 98 72 114 Q80 124 82 142 Q84 170 90 186 Q94 196 100 197'));
const skullShade = pp('M104 60 L150 60 L150 210 L104 210 Q112 180 108 150 Q120 132 106 112 Q112 92 104 60');
// What the light from behind catches on the dark side: brow and muzzle.
const skullEdge =
  D(pp('M129 84 Q138 96 130 113 Q126 114 126 108 Q132 97 129 84')) +
  D(pp('M114 146 Q116 168 111 188 Q118 172 118 146'));
const socket = pp('M73 92 Q84 84 94 98 Q94 110 84 110 Q74 106 73 92');
const nostril = pp('M97 158 Q90 168 92 182 Q96 186 98 176');

function antlers(fine: boolean): string {
  // Drawn in towards the brow at standee size, to stay inside the arch.
  const shape = fine
    ? antler
    : antler.map(({ path, w }) => ({
        path: path.map(([x, y]): Point => [90 - (90 - x) * 0.8, 84 - (84 - y) * 0.88]),
        w,
      }));
  const mass = shape.map(({ path, w }) => horn(path, w, 0.88, 1.4) + horn(mirror(path, 100), w, 0.88, 1.4)).join('');
  const light = shape
    .map(({ path, w }) => {
      const lifted = path.map(([x, y]): Point => [x - w * 0.08, y - w * 0.1]);
      return fine
        ? gouge(lifted, w * 0.22) + gouge(mirror(path, 100), w * 0.18)
        : gouge(lifted, w * 0.5) + gouge(mirror(lifted, 100), w * 0.4);
    })
    .join('');
  return FS(mass, C.ink, C.ink, 3.5) + F(light, C.paper);
}

/** How far the mantle falls at t (0..1 from shoulder to shoulder). */
const drop = (t: number): number => (Math.abs(t - 0.5) * 2) ** 1.65;

function mantle(fine: boolean): string {
  const spikes = Array.from({ length: 27 }, (_, i): Point => {
    const t = i / 26;
    return [2 + 196 * t, 116 + drop(t) * 92 + (i % 2 ? 16 : -9) * rr(0.7, 1.2)];
  });
  const mass = FS(D([[-4, 244], ...spikes, [204, 244]]), C.ink, C.ink, 4);
  if (!fine) return mass + F(comb(pp('M20 206 Q46 152 84 160'), 75, 30, 9, 6), furLight);
  let tufts = '';
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 22; i++) {
      const t = (i + 0.5 * (row % 2) + 0.3 * rnd()) / 22;
      const x = 4 + 192 * t;
      const y = 132 + drop(t) * 88 + row * 19;
      if (y > 236) continue;
      const tuft = line(x, y, x + (t - 0.5) * 22, y + rr(14, 24), 4, rr(-3, 3));
      tufts += gouge(tuft, 3.2 * (t < 0.55 ? 1 : 0.55), { a: 0.8 });
    }
  }
  return mass + F(tufts, furLight);
}

function goatSkull(fine: boolean): string {
  const cuts =
    comb(pp('M106 80 Q110 96 107 112'), 185, 16, 11, 3) +
    comb(pp('M108 150 Q112 172 106 196'), 188, 14, 15, 2.8) +
    hatch(pp('M78 128 L90 124 L92 150 L84 152'), 20, 5, 2.2);
  const teeth =
    F(cutLines(['M86 190 Q94 200 100 200 Q106 200 114 190'], 5), C.ink) +
    F('M90 192l3 8l3 -6zM104 194l3 6l3 -8z', C.bone);
  return (
    FS(D(skull), C.bone, C.ink, 5) +
    clip(skull, F(D(skullShade), C.ink) + F(skullEdge, C.bone) + (fine ? F(cuts, C.ink) : '')) +
    F(D(nostril) + D(mirror(nostril, 100)) + cutLines(['M88 74 Q92 86 89 94 Q94 104 91 120'], 2.6), C.ink) +
    (fine ? teeth : '')
  );
}

/** Two coals in the sockets. */
function eyes(fine: boolean): string {
  const r = fine ? 6 : 7.5;
  return (
    FS(D(socket) + D(mirror(socket, 100)), C.ink, C.ink, 3) +
    F(D(circ(85, 99, r)) + D(circ(115, 99, r)), C.ember) +
    F(D(circ(85, 99, r * 0.45, 14)) + D(circ(115, 99, r * 0.45, 14)), C.core) +
    F(cutLines(['M70 86 Q84 80 97 94', 'M130 86 Q116 80 103 94'], 6), C.ink)
  );
}

export function malachi(fine: boolean): string {
  seed(102);
  const ear = pp('M66 92 Q40 86 34 104 Q50 112 68 106');
  return (
    ground(C.prot, 0.45, 90, { x: 100, y: 120, clear: 76, reach: 100 }) +
    glow(100, 104, 70, C.ember, 46, 40) +
    disc(100, 104, 46, C.ray) +
    antlers(fine) +
    mantle(fine) +
    FS(D(ear) + D(mirror(ear, 100)), C.ink, C.ink, 3) +
    F(cutLines(['M40 102 Q52 96 64 100'], 5), C.prot) +
    goatSkull(fine) +
    eyes(fine)
  );
}
