import { mix } from '../../ink/colour.ts';
import { comb, gouge, hatch } from '../../ink/cuts.ts';
import { circ, D, line, pp } from '../../ink/geometry.ts';
import { seed } from '../../ink/random.ts';
import { clip, F, FS, S } from '../../ink/svg.ts';
import { cutLines, disc, ground, horn } from '../../shell/bust.ts';
import { C, lighter, pale, seatInk } from '../inks.ts';

/** The Eyrie: a sea eagle in profile, his collar a wall of feathers. */
export function eyrie(): string {
  seed(902);
  const mass = pp(
    'M150 34 C124 12 86 22 70 52 C58 60 44 66 34 80 C26 90 25 102 31 112 C37 104 46 101 54 104 C62 110 72 112 82 110 C88 130 82 152 64 176 C52 196 46 222 44 246 L208 246 L208 118 C198 76 176 50 150 34',
  );
  const beak = pp(
    'M72 56 C54 60 36 70 29 84 C24 96 26 106 31 113 C36 104 46 100 56 103 C64 108 74 108 84 104 Q92 76 72 56',
  );
  const hood = pp(
    'M72 52 C88 20 126 12 152 36 C176 54 188 84 186 116 C170 128 160 146 140 148 C124 150 104 142 86 112 Q96 80 72 52',
  );
  const crest: string[] = [];
  for (let i = 0; i < 7; i++)
    crest.push(
      horn(
        pp(
          `M${132 + i * 8} ${36 + i * 12} C${156 + i * 8} ${16 + i * 10} ${176 + i * 5} ${14 + i * 14} ${204 + i * 2} ${2 + i * 19}`,
        ),
        19,
        0.95,
        1.1,
      ),
    );
  let feathers = '';
  let feathersLit = '';
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 9; i++) {
      const x = 60 + i * 18 + (row % 2) * 9 - row * 3;
      const y = 166 + row * 15 - (x - 60) * 0.2;
      if (y > 250 || x > 204) continue;
      const scale = pp(`M${x - 8} ${y - 6} Q${x - 7} ${y + 12} ${x} ${y + 15} Q${x + 7} ${y + 12} ${x + 8} ${y - 6}`);
      feathers += S(D(scale, false), i < 5 ? lighter(seatInk.ed, 0.45) : lighter(seatInk.ed, 0.1), 2.2);
      if (i < 5) feathersLit += gouge(line(x - 2, y - 2, x - 1, y + 10, 4), 2.6);
    }
  }
  let ruffs = '';
  for (let i = 0; i < 11; i++)
    ruffs += horn(
      pp(
        `M${74 + i * 11} ${134 + Math.sin(i * 0.5) * 8} Q${62 + i * 12} ${160 + (i % 2) * 6} ${54 + i * 14} ${178 + (i % 3) * 5 - i * 2}`,
      ),
      17,
      0.86,
      1,
    );
  const black = pp(
    'M120 14 C160 22 190 76 188 120 C170 130 158 148 138 150 Q116 146 112 128 Q132 120 128 96 Q146 84 130 58 Q128 36 120 14',
  );
  return (
    ground(seatInk.ed, 0.5, -8, { x: 84, y: 92, clear: 62, reach: 108 }) +
    disc(84, 96, 82, mix(seatInk.ed, C.moon, 0.3)) +
    disc(83, 95, 68, mix(seatInk.ed, C.moon, 0.62), 2.5) +
    disc(82, 94, 54, pale, 2) +
    F(crest.join(''), C.ink) +
    FS(D(mass), mix(seatInk.ed, C.ink, 0.72), C.ink, 5) +
    clip(mass, feathers + F(feathersLit, lighter(seatInk.ed, 0.5))) +
    FS(ruffs, pale, C.ink, 3) +
    F(hatch(pp('M120 130 L210 100 L210 200 L130 200'), 60, 6, 3.4, { from: 0.05 }), C.ink) +
    FS(D(hood), pale, C.ink, 4.5) +
    clip(
      hood,
      F(D(black), C.ink) +
        F(
          comb(pp('M120 14 Q128 36 130 58 Q146 84 128 96'), 176, 20, 18, 3.2, { spread: 26 }) +
            comb(pp('M128 96 Q132 120 112 128'), 170, 16, 9, 3, { spread: 26 }) +
            comb(pp('M88 112 Q104 140 138 148'), -70, 12, 12, 2.8),
          C.ink,
        ) +
        F(
          cutLines(['M150 50 Q170 76 170 108', 'M140 62 Q154 84 150 116', 'M160 48 Q180 74 180 104'], 3.2),
          lighter(seatInk.ed, 0.5),
        ),
    ) +
    FS(D(beak), C.gold, C.ink, 4.5) +
    clip(
      beak,
      F(hatch(pp('M30 116 L40 92 L90 88 L90 116'), 8, 5.4, 2.6, { from: 0.1 }), C.ink) +
        F(gouge(pp('M66 62 C50 66 38 74 33 88'), 5), C.core),
    ) +
    F(D(pp('M56 76 Q64 70 70 76 Q64 82 56 76')) + cutLines(['M44 98 Q60 92 84 98'], 4), C.ink) +
    F(D(pp('M84 76 Q96 66 110 78 Q98 88 84 76')), C.lit) +
    F(D(circ(97, 77, 5.4)), C.ink) +
    F(D(circ(95, 75, 1.7)), C.white) +
    F(gouge(pp('M70 60 Q92 58 120 78'), 10, { b: 0.3 }), C.ink) +
    FS(D(circ(92, 214, 17, 30)), C.gold, C.ink, 4) +
    S(D(circ(92, 214, 12.5, 30)), mix(C.gold, C.ink, 0.5), 2) +
    F('M92 202L97 211L106 214L97 217L92 226L87 217L78 214L87 211Z', seatInk.ed) +
    F(
      [
        [62, 186],
        [70, 196],
        [112, 206],
        [124, 198],
        [138, 190],
      ]
        .map(([x, y]) => D(circ(x, y, 4.4)))
        .join(''),
      C.gold,
    )
  );
}
