import { mix } from '../../ink/colour.ts';
import { engrave } from '../../ink/cuts.ts';
import { circ, D, line, rect, wob } from '../../ink/geometry.ts';
import { noise, seed } from '../../ink/random.ts';
import { F, S } from '../../ink/svg.ts';
import { C } from '../inks.ts';

/** The wooden table the boards lie on: wide planks, a little lamp light in the middle. */
export function table(w: number, h: number): string {
  const plankHeight = 150;
  const planks = Array.from({ length: Math.ceil((h + 10) / plankHeight) }, (_, i) => {
    seed(i + 70);
    const y = i * plankHeight - 10;
    const tone = (px: number, py: number): number => 0.14 + 0.34 * noise(px * 0.006 + i * 9, py * 0.2);
    const grain = engrave(rect(0, y, w, plankHeight - 2), 0, 6, tone, { wave: 9, wl: 160, step: 16 });
    const joint = D(wob(line(0, y + plankHeight - 1, w, y + plankHeight - 1, 40), 1, 0.05, 8, false), false);
    return F(grain, mix(C.bog, C.ink, 0.42)) + S(joint, C.ink, 5);
  });
  seed(79);
  const light = (k: number): string => D(wob(circ(w / 2, h * 0.46, w * 0.44 * k, 60, h * 0.46 * k), 8, 0.01));
  return (
    F(D(rect(0, 0, w, h)), mix(C.bog, C.ink, 0.72)) +
    planks.join('') +
    F(light(1), C.ember, 'opacity=".07"') +
    F(light(0.72), C.ember, 'opacity=".08"')
  );
}
